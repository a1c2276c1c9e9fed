import { expect, test } from 'vitest'
import type { AppointmentState } from '../../domain/appointments/appointment.ts'
import { goodBooking, goodBookings } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { addressLine, type Facts, type SpecialDays } from '../../workshop/facts.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import type { StoredEnquiry } from '../database/types.ts'
import { escapeHtml } from '../escape-html.ts'
import { composeMail } from './compose.ts'
import type { DueMail } from './mail.ts'

const { business } = firstFacts
const addresses = { mailFrom: 'web@example.nz', workshopEmail: 'desk@example.nz' }
// Evening in UTC is the next morning in New Zealand.
const receivedAt = Date.UTC(2026, 0, 14, 20, 5)

async function mail(
  kind: 'notification' | 'confirmation' | 'ready' | 'reminder' | 'reply' | 'invitation' | 'cancellation' | 'other-address',
  stored: Pick<StoredEnquiry, 'kind' | 'answers'> & Partial<StoredEnquiry>,
  {
    deskUrl,
    content,
    now = receivedAt,
    facts = firstFacts,
    ...about
  }: { deskUrl?: string; content?: object; now?: number; facts?: Facts } & Partial<DueMail> = {},
) {
  const enquiry = { id: 'the-id', reference: 'K7M-4QXR', receivedAt, source: 'website', signals: [], ...stored } as const
  const recipient = kind === 'notification' ? 'workshop' : 'visitor'
  const due = {
    id: 'mail',
    kind,
    recipient,
    attempt: 1,
    unanswered: 0,
    messageId: '<m@example.nz>',
    createdAt: enquiry.receivedAt,
    to: kind === 'other-address' ? 'former@example.nz' : enquiry.answers.email,
    earlier: [],
    ...about,
  } as const
  const context = { addresses, facts, listQuarantine: async () => [], now, deskUrl }
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
    expect(output).toContain(addressLine(business))
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
    source: 'website',
    signals: ['flood'],
  } as const
  const due = {
    id: 'mail',
    kind: 'quarantine-report',
    recipient: 'workshop',
    attempt: 1,
    unanswered: 0,
    messageId: '<m@example.nz>',
    earlier: [],
  } as const
  const content = { since: 0, until: receivedAt }
  const held = Array.from({ length: 300 }, () => ({ ...one, signals: [...one.signals] }))
  const context = { addresses, facts: firstFacts, listQuarantine: async () => held, now: receivedAt }
  const report = await composeMail({ ...due, createdAt: receivedAt, content }, context)
  expect(Buffer.byteLength(String(report?.html))).toBeLessThan(clip)
  const shown = String(report?.text).match(/release K7M-4QXR/g)?.length ?? 0
  expect(shown).toBeGreaterThan(5)
  expect(report?.text).toContain(`There are ${300 - shown} more. To see them all: sudo workshop-command quarantine list`)
  expect(report?.text).not.toContain('at the desk')
  const deskUrl = 'https://www.example.nz/desk'
  const withDesk = await composeMail({ ...due, createdAt: receivedAt, content }, { ...context, deskUrl })
  expect(withDesk?.text).toContain(`An owner can release it at the desk, under Workshop. Open the list at the desk: ${deskUrl}/mail`)
  expect(withDesk?.html).toContain(`href="${deskUrl}/mail"`)
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
  const { from, reason } = firstFacts.specialDays.at(-1) as SpecialDays
  // It waited in quarantine.
  const now = Date.parse(`${from}T00:00Z`)
  const called = await mail('confirmation', { kind: 'booking', answers: goodBooking, receivedAt: now - 12 * 86_400_000 }, { now })
  expect(called.text).toMatch(
    new RegExp(`What happens next:\\n1\\. We’re closed for ${reason} until \\w+day \\d+ \\w+, and will call you then\\.`),
  )
  expect(called.text).not.toContain('call you back')
  // Nobody would answer.
  expect(called.text).not.toMatch(/urgent|Call us/)
  const written = await mail('confirmation', { kind: 'contact', answers: { ...goodContact, phone: '' } }, { now })
  expect(written.text).toMatch(new RegExp(`We’re closed for ${reason} until \\w+day \\d+ \\w+, and will write back to you then\\.`))
})

test('the notification of a flagged enquiry starts with the flags in subject and text, and lists no other signals', async () => {
  const signals = ['several links', 'flood', 'markup', 'offer']
  const { subject, text } = await mail('notification', { kind: 'contact', answers: goodContact, signals })
  expect(subject).toBe(`[Check: several links, markup] Enquiry: ${goodContact.subject} (K7M-4QXR)`)
  expect(text).toMatch(
    /^Check before you reply\. The message links to three or more websites\. The message contains HTML or forum code\. The sender hasn’t/,
  )
  const released = await mail('notification', { kind: 'contact', answers: goodContact, signals: ['flood'] })
  expect(released.subject).toBe(`Enquiry: ${goodContact.subject} (K7M-4QXR)`)
  expect(released.text).not.toContain('Check before')
})

test.for([
  ['network', 'Messages from everybody else still reach you'],
  ['everywhere', 'there may be customers among them'],
] as const)('the alert about a flood says how many enquiries came since when, and how to list them: from %s', async ([from, words]) => {
  const content = { alarm: 'flood', facts: { from, count: 61, since: receivedAt } }
  const due = {
    id: 'mail',
    kind: 'alert',
    recipient: 'workshop',
    attempt: 1,
    unanswered: 0,
    messageId: '<m@example.nz>',
    earlier: [],
  } as const
  const context = { addresses, facts: firstFacts, listQuarantine: async () => [], now: receivedAt }
  const composed = await composeMail({ ...due, createdAt: receivedAt, content }, context)
  expect(composed?.to).toEqual({ name: '', address: addresses.workshopEmail })
  for (const part of ['61 messages', '9.05am', words, 'sudo workshop-command quarantine list']) expect(composed?.text).toContain(part)
})

test('the email that a car is ready says so when closed days come next', async () => {
  const { from, reason } = firstFacts.specialDays.at(-1) as SpecialDays
  const day = 24 * 3_600_000
  const sentDaysBefore = (days: number) =>
    mail('ready', { kind: 'booking', answers: { ...goodBooking, plate: '' } }, { now: Date.parse(`${from}T00:00Z`) - days * day })
  const pickUp = 'Pick it up whenever it suits you during our opening hours, Sun - Fri, 8.00am - 6.00pm.'
  expect((await sentDaysBefore(1)).text).toMatch(
    new RegExp(`${pickUp} After today we’re closed for ${reason} until \\w+day \\d+ \\w+\\.\n`),
  )
  expect((await sentDaysBefore(15)).text).toContain(`${pickUp}\n`)
})

const appointment = { id: 'v', date: '2026-01-16', time: '08:30', startsAt: Date.UTC(2026, 0, 15, 19, 30) }
const invited = {
  ...appointment,
  sequence: 0,
  minutes: 60,
  readyDate: appointment.date,
  readyTime: '16:00',
  readyAt: Date.UTC(2026, 0, 16, 3),
}

test('emails from the desk greet by first name, and without one go straight to the point', async () => {
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
      ['Hana Tūhoe', `Kia ora Hana, ${first}${opening}`],
      ['claim at http://prize.example', `${first.toUpperCase()}${opening}`],
      ['', `${first.toUpperCase()}${opening}`],
    ] as const) {
      const enquiry = { kind: 'booking', answers: { ...goodBooking, name } } as const
      const { text, html, icalEvent } = await mail(kind as 'ready', enquiry, {
        content: invited,
        appointment: { ...appointment, state: 'set' },
      })
      expect(text.split('\n')[0], kind).toBe(expected)
      expect(html).toContain(`>${escapeHtml(expected)}</h1>`)
      expect(JSON.stringify([text, html, icalEvent])).not.toContain('prize')
    }
  }
})

test('every email about an enquiry has its reference in the subject and refers to it, so that mail programs join no two enquiries', async () => {
  const subjects = await Promise.all(
    (['notification', 'confirmation', 'ready', 'reminder', 'reply', 'invitation', 'cancellation', 'other-address'] as const).map(
      async (kind) => {
        const content = kind === 'reply' ? { text: 'Kia ora', by: 'Mere' } : invited
        const sent = await mail(kind, { kind: 'booking', answers: goodBooking }, { content, appointment: { ...appointment, state: 'set' } })
        expect(sent.references, kind).toEqual(['<the-id@example.nz>'])
        return String(sent.subject)
      },
    ),
  )
  expect(subjects.filter((subject) => !subject.endsWith(' (K7M-4QXR)'))).toEqual([])
  const earlier = [
    { kind: 'confirmation', messageId: '<1@example.nz>' },
    { kind: 'invitation', messageId: '<2@example.nz>' },
  ]
  const reply = await mail('reply', { kind: 'booking', answers: goodBooking }, { content: { text: 'Kia ora', by: 'Mere' }, earlier })
  expect(reply).toMatchObject({
    subject: `Re: ${(await mail('confirmation', { kind: 'booking', answers: goodBooking })).subject}`,
    references: ['<the-id@example.nz>', '<1@example.nz>', '<2@example.nz>'],
    inReplyTo: '<2@example.nz>',
  })
})

test('an email is dated when it is sent, however long it has waited; its text has the time at which the enquiry arrived', async () => {
  const now = receivedAt + 12 * 86_400_000
  for (const kind of ['notification', 'confirmation'] as const) {
    const { date, text, messageId } = await mail(kind, { kind: 'booking', answers: goodBooking }, { now })
    expect(date).toEqual(new Date(now))
    expect(text).toMatch(/Received Thursday,? 15 January 2026 at 9\.05am/)
    expect(messageId).toBe('<m@example.nz>')
  }
})

test('an invitation begins with the day and time of the appointment, names the service, and mentions no other time', async () => {
  const { text, html } = await mail('invitation', { kind: 'booking', answers: goodBooking }, { content: invited })
  expect(text).toMatch(/^[^\n]+\n\nYour appointment\nDay: Friday 16 January 2026\nTime: 8\.30am, New Zealand Daylight Time\n/)
  expect(text).toContain(`Service: ${goodBooking.service}\n`)
  expect(text).toContain('Reference: K7M-4QXR')
  expect(html.indexOf('8.30am')).toBeLessThan(html.indexOf('4.00pm'))
  expect(text + html).not.toMatch(/Booked \w+day|15 Jan|9\.05am/)
})

test('with drop-off windows, the emails and the calendar file say between when the car is dropped off', async () => {
  const facts = { ...firstFacts, dropOffWindow: 60 }
  const enquiry = { kind: 'booking', answers: goodBooking } as const
  const invitation = await mail('invitation', enquiry, { content: invited, facts })
  expect(invitation.text).toContain('\nTime: between 8.30am and 9.30am, New Zealand Daylight Time\n')
  const { content } = invitation.icalEvent as { content: string }
  expect(content.replaceAll('\r\n ', '')).toContain(`Drop off your car\\, ${goodBooking.plate}\\, between 8.30am and 9.30am.`)
  // An hour of work after the window, in UTC.
  expect(content).toContain('DTEND:20260115T213000Z')
  const reminder = await mail('reminder', enquiry, { appointment: { ...appointment, time: '08:30', state: 'set' }, facts })
  expect(reminder.text).toContain('see you tomorrow between 8.30am and 9.30am.')
  expect(reminder).toMatchObject({ subject: expect.stringContaining('tomorrow, between 8.30am and 9.30am') })
})

test('the confirmation of a job that came by phone doesn’t ask who sent it', async () => {
  const [website, desk] = await Promise.all(
    (['website', 'desk'] as const).map((source) => mail('confirmation', { kind: 'booking', answers: goodBooking, source })),
  )
  expect(website?.text).toContain('Didn’t send us anything?')
  expect(desk?.text).not.toContain('Didn’t send us anything?')
  expect(desk?.text).toContain('We probably wrote down the wrong email address')
})

test('an email to an address that may be a stranger’s says nothing about the customer or the car', async () => {
  const to = 'stranger@example.nz'
  const { text, html, icalEvent, ...head } = await mail(
    'other-address',
    { kind: 'booking', answers: goodBooking },
    { content: invited, to },
  )
  expect(head.to).toEqual({ name: '', address: to })
  const { content } = icalEvent as { content: string }
  expect(content).toContain('METHOD:CANCEL')
  expect(content.replaceAll('\r\n ', '')).toContain(`MAILTO:${to}`)
  for (const answer of Object.values(goodBooking)) expect(JSON.stringify([text, html, content, head])).not.toContain(answer)
})

test('a reply has the workshop’s phone numbers', async () => {
  const { text, html } = await mail('reply', { kind: 'contact', answers: goodContact }, { content: { text: 'Kia ora', by: 'Mere' } })
  expect(text).toContain(business.landline.shown)
  expect(html).toContain(`href="tel:${business.landline.dial}"`)
})

test('a reminder says when the appointment is by then, and is not sent once it is off', async () => {
  const enquiry = { kind: 'booking', answers: goodBooking } as const
  const send = (state: AppointmentState) => mail('reminder', enquiry, { appointment: { ...appointment, time: '10:15', state } })
  expect(await send('set')).toMatchObject({ subject: expect.stringContaining('Your appointment is tomorrow, 10.15am') })
  for (const state of ['cancelled', 'here', 'collected'] as const) expect((await send(state)).subject).toBeUndefined()
})
