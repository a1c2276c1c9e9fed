import { expect, test } from 'vitest'
import { goodBooking, goodBookings } from '../../enquiries/booking/booking.examples.ts'
import { goodContact } from '../../enquiries/contact/contact.examples.ts'
import { type ClosedDays, closedDays } from '../../workshop/closed-days.ts'
import type { KeptEnquiry } from '../store/types.ts'
import { composeMail } from './compose.ts'

const post = { mailFrom: 'web@example.nz', workshopEmail: 'desk@example.nz' }
// A summer's night in UTC is the next day in New Zealand.
const receivedAt = Date.UTC(2026, 0, 14, 20, 5)

async function mail(kind: 'notification' | 'confirmation', kept: Pick<KeptEnquiry, 'kind' | 'answers'> & Partial<KeptEnquiry>) {
  const enquiry = { id: 'the-id', reference: 'K7M-4QXR', receivedAt, signals: [], ...kept }
  const recipient = kind === 'notification' ? 'workshop' : 'visitor'
  const due = { id: 'mail', kind, recipient, attempt: 1, unanswered: 0, messageId: '<m@example.nz>', createdAt: receivedAt } as const
  const composed = await composeMail({ ...due, enquiry, content: undefined }, { post, store: { listQuarantine: async () => [] } })
  return { ...composed, text: String(composed?.text), html: String(composed?.html) }
}

test.for(goodBookings)('both mails can be written when $because', async ({ answers }) => {
  expect((await mail('notification', { kind: 'booking', answers })).text).toContain(answers.plate)
  expect((await mail('confirmation', { kind: 'booking', answers })).text).toContain(answers.plate)
})

test('the workshop reads when the enquiry came, in New Zealand time', async () => {
  expect((await mail('notification', { kind: 'contact', answers: goodContact })).text).toMatch(/Thursday,? 15 January 2026.*9:05\s?am/)
})

test('what was typed stays text: no tag works, lines stay lines, and no line passes for another label', async () => {
  const answers = { ...goodContact, message: 'First <b>&amp;\nName: Somebody else' }
  const { html, text } = await mail('notification', { kind: 'contact', answers })
  expect(html).toContain('First &lt;b&gt;&amp;amp;<br>Name: Somebody else')
  expect(text).toContain('Message:\n    First <b>&amp;\n    Name: Somebody else')
})

test('the visitor learns what happens next, and gets nothing back that the rules could not check', async () => {
  const called = await mail('confirmation', { kind: 'contact', answers: goodContact })
  expect(called.text).toContain('we’ll call you back')
  expect(called.text).toContain('Sun - Fri, 8.00am - 6.00pm')
  for (const answer of [goodContact.name, goodContact.subject, goodContact.message]) {
    expect(called.text + called.html + called.subject).not.toContain(answer)
  }
  const written = await mail('confirmation', { kind: 'contact', answers: { ...goodContact, phone: '' } })
  expect(written.text).toContain('we’ll write back to you')
  expect(written.text).not.toContain('Here’s what we noted')
})

test('a visitor who writes on closed days learns when the workshop calls', async () => {
  // The last ones: those that are over are left out.
  const { from, reason } = closedDays.at(-1) as ClosedDays
  const receivedAt = Date.parse(`${from}T00:00Z`)
  const called = await mail('confirmation', { kind: 'booking', answers: goodBooking, receivedAt })
  expect(called.text).toMatch(
    new RegExp(`What happens next: we’re closed for ${reason} until \\w+day \\d+ \\w+, and will call you then\\.`),
  )
  expect(called.text).not.toContain('call you back')
  const written = await mail('confirmation', { kind: 'contact', answers: { ...goodContact, phone: '' }, receivedAt })
  expect(written.text).toMatch(new RegExp(`we’re closed for ${reason} until \\w+day \\d+ \\w+, and will write back to you then\\.`))
})

test('a marked enquiry says so at the start of its subject and of its text, and gives no other signal away', async () => {
  const signals = ['several links', 'flood', 'markup', 'offer']
  const { subject, text } = await mail('notification', { kind: 'contact', answers: goodContact, signals })
  expect(subject).toBe(`[Check: several links, markup] Enquiry: ${goodContact.subject}`)
  expect(text).toMatch(
    /^Check before you reply\. The message links to three or more websites\. The message contains HTML or forum code\. The sender hasn't/,
  )
  const released = await mail('notification', { kind: 'contact', answers: goodContact, signals: ['flood'] })
  expect(released.subject).toBe(`Enquiry: ${goodContact.subject}`)
  expect(released.text).not.toContain('Check before')
})

test.for([
  ['network', 'Messages from everybody else still reach you'],
  ['everywhere', 'there may be customers among them'],
] as const)('the alert about a flood says how many came since when, and how to look at them: from %s', async ([from, words]) => {
  const content = { alarm: 'flood', facts: { from, count: 61, since: receivedAt } }
  const due = { id: 'mail', kind: 'alert', recipient: 'workshop', attempt: 1, unanswered: 0, messageId: '<m@example.nz>' } as const
  const composed = await composeMail({ ...due, createdAt: receivedAt, content }, { post, store: { listQuarantine: async () => [] } })
  expect(composed?.to).toEqual({ name: '', address: post.workshopEmail })
  for (const part of ['61 messages', '9:05', words, 'npm run quarantine -- list']) expect(composed?.text).toContain(part)
})
