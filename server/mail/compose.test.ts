import { expect, test } from 'vitest'
import { goodBooking, goodBookings } from '../../enquiries/booking/booking.examples.ts'
import { goodContact } from '../../enquiries/contact/contact.examples.ts'
import { addressLine, business } from '../../workshop/business.ts'
import { type ClosedDays, closedDays } from '../../workshop/closed-days.ts'
import { escapeHtml } from '../escape-html.ts'
import type { StoredEnquiry } from '../store/types.ts'
import { composeMail } from './compose.ts'

const addresses = { mailFrom: 'web@example.nz', workshopEmail: 'desk@example.nz' }
// Evening in UTC is the next morning in New Zealand.
const receivedAt = Date.UTC(2026, 0, 14, 20, 5)

async function mail(
  kind: 'notification' | 'confirmation' | 'ready',
  stored: Pick<StoredEnquiry, 'kind' | 'answers'> & Partial<StoredEnquiry>,
  { deskUrl, content }: { deskUrl?: string; content?: object } = {},
) {
  const enquiry = { id: 'the-id', reference: 'K7M-4QXR', receivedAt, signals: [], ...stored }
  const recipient = kind === 'notification' ? 'workshop' : 'visitor'
  const due = {
    id: 'mail',
    kind,
    recipient,
    attempt: 1,
    unanswered: 0,
    messageId: '<m@example.nz>',
    createdAt: enquiry.receivedAt,
  } as const
  const context = { addresses, store: { listQuarantine: async () => [] }, deskUrl }
  const composed = await composeMail({ ...due, enquiry, content }, context)
  return { ...composed, text: String(composed?.text), html: String(composed?.html) }
}

test.for(goodBookings)('both emails can be written when $because', async ({ answers }) => {
  expect((await mail('notification', { kind: 'booking', answers })).text).toContain(answers.plate)
  expect((await mail('confirmation', { kind: 'booking', answers })).text).toContain(answers.plate)
})

test('the notification has the time of the enquiry, in New Zealand time', async () => {
  expect((await mail('notification', { kind: 'contact', answers: goodContact })).text).toMatch(/Thursday,? 15 January 2026 at 9\.05am/)
})

test("both emails have the reference; the visitor's has directions, the workshop's has buttons to call and to reply", async () => {
  const toWorkshop = await mail('notification', { kind: 'booking', answers: goodBooking })
  const toVisitor = await mail('confirmation', { kind: 'booking', answers: goodBooking })
  for (const { text, html } of [toWorkshop, toVisitor]) {
    expect(text).toContain('Reference K7M-4QXR')
    expect(html).toContain('K7M-4QXR')
  }
  expect(toWorkshop.html).toContain('href="tel:+64215550142"')
  expect(toWorkshop.html).toContain('href="mailto:hana.williams@example.co.nz?subject=Your%20appointment%20request%20(K7M-4QXR)"')
  expect(toVisitor.html).toContain(`href="tel:${business.landline.dial}"`)
  for (const output of [toVisitor.text, toVisitor.html.replaceAll('&amp;', '&')]) {
    expect(output).toContain(addressLine())
    expect(output).toMatch(/https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=[^\s"]*1\+Example\+Street/)
  }
  expect(toVisitor.html).not.toContain('mailto:')
})

test('the notification links to the enquiry at the desk, if there is one; the confirmation never does', async () => {
  const deskUrl = 'https://www.example.co.nz/desk'
  const page = `${deskUrl}/enquiries/the-id`
  for (const answers of [goodBooking, { ...goodBooking, email: '', phone: '' }]) {
    const { html, text } = await mail('notification', { kind: 'booking', answers }, { deskUrl })
    expect(html).toMatch(new RegExp(`<a href="${page}"[^>]*>Open it at the desk</a>`))
    expect(text).toContain(`\nOpen it at the desk: ${page}\n`)
  }
  const confirmation = await mail('confirmation', { kind: 'booking', answers: goodBooking }, { deskUrl })
  const withoutDesk = await mail('notification', { kind: 'booking', answers: goodBooking })
  for (const { html, text } of [confirmation, withoutDesk]) expect(html + text).not.toMatch(/\/desk|at the desk/)
})

test('there is no reply button without an email address, and no call button without digits', async () => {
  const { html, text, replyTo } = await mail('notification', {
    kind: 'contact',
    answers: { ...goodContact, email: '', phone: '----------' },
  })
  expect(html).not.toMatch(/mailto:|tel:/)
  expect(text).not.toContain('Reply to this email')
  expect(replyTo).toBeUndefined()
})

test('answers are escaped, keep their line breaks, and no line can pass for another label', async () => {
  const answers = { ...goodContact, message: 'First <b>&amp;\nName: Somebody else' }
  const { html, text } = await mail('notification', { kind: 'contact', answers })
  expect(html).toContain('First &lt;b&gt;&amp;amp;<br>Name: Somebody else')
  expect(text).toContain('Message:\n    First <b>&amp;\n    Name: Somebody else')
})

const nasty = [
  '"><script>alert(1)</script>',
  "' onmouseover=alert(1) x='",
  '</td></tr></table></body>',
  '<!--[if mso]><img src=https://evil.example/x.png><![endif]-->',
  '--><style>*{display:none}</style>',
  '<a href="javascript:alert(1)">x</a>',
  '&lt;b&gt; &#60;b&#62;',
  '\u202emoc.live\u2066 \u200f',
]

test.for(nasty)('%j in any field is shown as text and adds no markup', async (attack) => {
  for (const { kind, answers } of [
    { kind: 'booking', answers: goodBooking as Record<string, string> },
    { kind: 'contact', answers: goodContact as Record<string, string> },
  ] as const) {
    const plain = (await mail('notification', { kind, answers })).html
    for (const [field, good] of Object.entries(answers)) {
      const { html, text } = await mail('notification', { kind, answers: { ...answers, [field]: good + attack } })
      expect(tagsOf(html), field).toEqual(tagsOf(plain))
      expect(html).toContain(escapeHtml(attack))
      expect(text).toContain(attack)
    }
  }
})

/** Returns every tag and comment with its attributes, without the targets of tel: and mailto: links. */
function tagsOf(html: string): string[] {
  return (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/href="(tel|mailto):[^"]*"/, 'href="$1"'))
}

test('Gmail clips neither the email of the longest enquiry nor the quarantine report of a flood', async () => {
  const answers = { ...goodBooking, name: '"'.repeat(200), message: '"'.repeat(5000) }
  const clip = 102 * 1024
  expect(Buffer.byteLength((await mail('notification', { kind: 'booking', answers })).html)).toBeLessThan(clip)
  const one = {
    id: 'id',
    reference: 'K7M-4QXR',
    kind: 'booking',
    answers,
    receivedAt,
    signals: ['flood'],
    quarantinedAt: receivedAt,
  } as const
  const due = {
    id: 'mail',
    kind: 'quarantine-report',
    recipient: 'workshop',
    attempt: 1,
    unanswered: 0,
    messageId: '<m@example.nz>',
  } as const
  const content = { since: 0, until: receivedAt }
  const held = Array.from({ length: 300 }, () => ({ ...one, signals: [...one.signals] }))
  const report = await composeMail({ ...due, createdAt: receivedAt, content }, { addresses, store: { listQuarantine: async () => held } })
  expect(Buffer.byteLength(String(report?.html))).toBeLessThan(clip)
  const shown = String(report?.text).match(/release K7M-4QXR/g)?.length ?? 0
  expect(shown).toBeGreaterThan(5)
  expect(report?.text).toContain(`There are ${300 - shown} more. To see them all: sudo workshop-command quarantine list`)
})

test('an email supports dark mode, fetches nothing, and begins with a preheader', async () => {
  const { html } = await mail('confirmation', { kind: 'booking', answers: goodBooking })
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  expect(html).not.toMatch(/<img|<link|<script|url\(|@import|@font-face|background=/i)
  expect(html).not.toMatch(/display:\s*(flex|grid)/)
  const [, preheader] = /<div aria-hidden="true"[^>]*>([^<]*)/.exec(html) ?? []
  expect(preheader).toMatch(/^We’ll call you back .* Reference K7M-4QXR/)
})

test('the confirmation says what happens next, and repeats no free text', async () => {
  const called = await mail('confirmation', { kind: 'contact', answers: goodContact })
  expect(called.text).toContain('We’ll write back or call you')
  expect(called.text).toContain('Here’s what you told us')
  expect(called.text).toContain('Sun - Fri, 8.00am - 6.00pm')
  for (const answer of [goodContact.name, goodContact.subject, goodContact.message]) {
    expect(called.text + called.html + called.subject).not.toContain(answer)
  }
  const written = await mail('confirmation', { kind: 'contact', answers: { ...goodContact, phone: '' } })
  expect(written.text).toContain('We’ll write back to you')
  expect(written.text).not.toContain('Here’s what you told us')
  expect(written.text).not.toContain('appointment')
})

test('a confirmation sent on closed days says when the workshop will call', async () => {
  // The last of the list, because past ones are left out.
  const { from, reason } = closedDays.at(-1) as ClosedDays
  const receivedAt = Date.parse(`${from}T00:00Z`)
  const called = await mail('confirmation', { kind: 'booking', answers: goodBooking, receivedAt })
  expect(called.text).toMatch(
    new RegExp(`What happens next:\\n1\\. We’re closed for ${reason} until \\w+day \\d+ \\w+, and will call you then\\.`),
  )
  expect(called.text).not.toContain('call you back')
  // Nobody would answer.
  expect(called.text).not.toMatch(/urgent|Call us/)
  const written = await mail('confirmation', { kind: 'contact', answers: { ...goodContact, phone: '' }, receivedAt })
  expect(written.text).toMatch(new RegExp(`We’re closed for ${reason} until \\w+day \\d+ \\w+, and will write back to you then\\.`))
})

test('the notification of a flagged enquiry starts with the flags in subject and text, and lists no other signals', async () => {
  const signals = ['several links', 'flood', 'markup', 'offer']
  const { subject, text } = await mail('notification', { kind: 'contact', answers: goodContact, signals })
  expect(subject).toBe(`[Check: several links, markup] Enquiry: ${goodContact.subject}`)
  expect(text).toMatch(
    /^Check before you reply\. The message links to three or more websites\. The message contains HTML or forum code\. The sender hasn’t/,
  )
  const released = await mail('notification', { kind: 'contact', answers: goodContact, signals: ['flood'] })
  expect(released.subject).toBe(`Enquiry: ${goodContact.subject}`)
  expect(released.text).not.toContain('Check before')
})

test.for([
  ['network', 'Messages from everybody else still reach you'],
  ['everywhere', 'there may be customers among them'],
] as const)('the alert about a flood says how many enquiries came since when, and how to list them: from %s', async ([from, words]) => {
  const content = { alarm: 'flood', facts: { from, count: 61, since: receivedAt } }
  const due = { id: 'mail', kind: 'alert', recipient: 'workshop', attempt: 1, unanswered: 0, messageId: '<m@example.nz>' } as const
  const composed = await composeMail({ ...due, createdAt: receivedAt, content }, { addresses, store: { listQuarantine: async () => [] } })
  expect(composed?.to).toEqual({ name: '', address: addresses.workshopEmail })
  for (const part of ['61 messages', '9.05am', words, 'sudo workshop-command quarantine list']) expect(composed?.text).toContain(part)
})

test('the email that a car is ready says so when closed days come next', async () => {
  const { from, reason } = closedDays.at(-1) as ClosedDays
  const day = 24 * 3_600_000
  const sentDaysBefore = (days: number) =>
    mail(
      'ready',
      { kind: 'booking', answers: goodBooking, receivedAt: Date.parse(`${from}T00:00Z`) - days * day },
      { content: { plate: '' } },
    )
  const pickUp = 'Pick it up whenever it suits you during our opening hours, Sun - Fri, 8.00am - 6.00pm.'
  expect((await sentDaysBefore(1)).text).toMatch(
    new RegExp(`${pickUp} After today we’re closed for ${reason} until \\w+day \\d+ \\w+\\.\n`),
  )
  expect((await sentDaysBefore(15)).text).toContain(`${pickUp}\n`)
})

test('emails from the desk greet by name, and without one go straight to the point', async () => {
  const visit = { id: 'v', sequence: 0, date: '2027-03-09', time: '08:30', minutes: 60, readyDate: '2027-03-09', readyTime: '16:00' }
  const content = { ...visit, startsAt: receivedAt, readyAt: receivedAt, plate: 'KLM482', dueAt: receivedAt }
  const openings = {
    invitation: 'our appointment is booked.',
    update: 'our appointment has a new time.',
    cancellation: 'our appointment is cancelled.',
    reminder: 'ee you tomorrow at 8.30am.',
    ready: 'our car, KLM482, is ready.',
  }
  for (const [kind, opening] of Object.entries(openings)) {
    const first = kind === 'reminder' ? 's' : 'y'
    for (const [name, expected] of [
      ['Hana <b>Tūhoe</b>', `Kia ora Hana <b>Tūhoe</b>, ${first}${opening}`],
      ['', `${first.toUpperCase()}${opening}`],
    ] as const) {
      const enquiry = {
        id: 'the-id',
        reference: 'K7M-4QXR',
        receivedAt,
        signals: [],
        kind: 'booking',
        answers: { ...goodBooking, name },
      } as const
      const due = {
        id: 'mail',
        kind,
        recipient: 'visitor',
        attempt: 1,
        unanswered: 0,
        messageId: '<m@example.nz>',
        createdAt: receivedAt,
      } as const
      const mail = await composeMail({ ...due, enquiry, content }, { addresses, store: { listQuarantine: async () => [] } })
      expect(String(mail?.text).split('\n')[0], kind).toBe(expected)
      expect(String(mail?.html)).toContain(`>${escapeHtml(expected)}</h1>`)
    }
  }
})
