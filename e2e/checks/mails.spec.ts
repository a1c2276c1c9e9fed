import { goodReply } from '../../domain/actions/reply.examples.ts'
import type { AppointmentContent } from '../../domain/appointments/appointment-mails.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import type { StoredEnquiry } from '../../server/database/types.ts'
import { composeMail } from '../../server/mail/compose.ts'
import type { DueMail } from '../../server/mail/mail.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { accessibilityProblems } from '../accessibility-problems.ts'
import { expect, test } from '../workshop-fixture.ts'

const receivedAt = Date.UTC(2026, 10, 22, 20, 5)
const booking: StoredEnquiry = {
  id: 'id',
  reference: 'K7M-4QXR',
  kind: 'booking',
  answers: goodBooking,
  receivedAt,
  source: 'website',
  signals: [],
}
const contact: StoredEnquiry = { ...booking, kind: 'contact', answers: { ...goodContact, phone: '' }, signals: ['markup'] }
/** The longest answers that pass validation, in words without a break opportunity. */
const long: StoredEnquiry = {
  ...booking,
  answers: {
    ...goodBooking,
    name: 'W'.repeat(200),
    email: `${'w'.repeat(64)}@${'w'.repeat(60)}.example.co.nz`,
    phone: `+${'0'.repeat(39)}`,
    plate: 'WWWWWWWW',
    message: `<table width="2000"><tr><td>${'W'.repeat(4900)}`,
  },
}
const quarantined: StoredEnquiry[] = [long, booking].map((one) => ({ ...one, signals: ['flood'] }))

const invited: AppointmentContent = {
  id: 'appointment',
  sequence: 0,
  date: '2027-04-07',
  time: '08:30',
  minutes: 120,
  readyDate: '2027-04-08',
  readyTime: '16:00',
  startsAt: Date.parse('2027-04-06T20:30:00Z'),
  readyAt: Date.parse('2027-04-08T04:00:00Z'),
}

const mails: readonly (readonly [string, Partial<DueMail>])[] = [
  ['notification', { kind: 'notification', recipient: 'workshop', enquiry: booking }],
  ['notification of a flagged enquiry', { kind: 'notification', recipient: 'workshop', enquiry: contact }],
  ['notification of long words', { kind: 'notification', recipient: 'workshop', enquiry: long }],
  ['confirmation', { kind: 'confirmation', recipient: 'visitor', enquiry: booking }],
  ['confirmation of long words', { kind: 'confirmation', recipient: 'visitor', enquiry: long }],
  ['confirmation of a contact enquiry', { kind: 'confirmation', recipient: 'visitor', enquiry: contact }],
  [
    'reply',
    {
      kind: 'reply',
      recipient: 'visitor',
      enquiry: booking,
      content: { text: `${goodReply.text}\nhttps://www.example.co.nz/find-us, 06 555 0100`, by: 'Mere' },
    },
  ],
  ['reply of long words', { kind: 'reply', recipient: 'visitor', enquiry: long, content: { text: 'W'.repeat(5000), by: 'W'.repeat(200) } }],
  ['invitation', { kind: 'invitation', recipient: 'visitor', enquiry: booking, content: invited }],
  ['invitation of long words', { kind: 'invitation', recipient: 'visitor', enquiry: long, content: invited }],
  ['update', { kind: 'update', recipient: 'visitor', enquiry: booking, content: { ...invited, sequence: 1 } }],
  ['cancellation', { kind: 'cancellation', recipient: 'visitor', enquiry: booking, content: { ...invited, sequence: 2 } }],
  ['cancellation of long words', { kind: 'cancellation', recipient: 'visitor', enquiry: long, content: invited }],
  [
    'other address',
    { kind: 'other-address', recipient: 'visitor', to: 'former@example.nz', enquiry: booking, content: { ...invited, sequence: 1 } },
  ],
  [
    'reminder',
    { kind: 'reminder', recipient: 'visitor', enquiry: booking, appointment: { date: '2026-11-24', time: '08:30', state: 'set' } },
  ],
  [
    'reminder of long words',
    { kind: 'reminder', recipient: 'visitor', enquiry: long, appointment: { date: '2026-11-24', time: '08:30', state: 'set' } },
  ],
  ['ready', { kind: 'ready', recipient: 'visitor', enquiry: booking }],
  ['quarantine report', { kind: 'quarantine-report', recipient: 'workshop', content: { since: 0, until: receivedAt } }],
  [
    'alert',
    { kind: 'alert', recipient: 'workshop', content: { alarm: 'flood', facts: { from: 'network', count: 61, since: receivedAt } } },
  ],
]

async function htmlOf(mail: Partial<DueMail>): Promise<string> {
  const due = { id: 'mail', attempt: 1, unanswered: 0, messageId: '<m@example.nz>', createdAt: receivedAt, earlier: [], content: undefined }
  const context = {
    addresses: { mailFrom: 'web@example.nz', workshopEmail: 'desk@example.nz' },
    facts: firstFacts,
    listQuarantine: async () => quarantined,
    now: receivedAt,
    deskUrl: 'https://www.example.co.nz/desk',
  }
  return String((await composeMail({ ...due, to: mail.enquiry?.answers.email, ...mail } as DueMail, context))?.html)
}

/** Those that look like one another are checked nightly. */
const often = ['notification', 'notification of long words', 'confirmation', 'reply', 'invitation of long words', 'quarantine report']

for (const [name, mail] of mails) {
  const tag = often.includes(name) ? [] : '@nightly'
  test(`the ${name} fits a phone, is easy to read and tap in light and dark, and fetches nothing`, { tag }, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.setViewportSize({ width: 360, height: 800 })
    await page.setContent(await htmlOf(mail))
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'The reader has to scroll sideways.').toBe(360)
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => ({ text: link.textContent, height: link.getBoundingClientRect().height })))
    expect(
      links.filter(({ height }) => height < 44),
      'A thumb misses them.',
    ).toEqual([])
    // A mail client shows the email inside its own page, which has the landmarks.
    expect(await accessibilityProblems(page, { except: ['landmark-one-main', 'region'] }), 'light').toEqual([])
    // The dark style sheet changes colours only.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await accessibilityProblems(page, { only: ['color-contrast', 'link-in-text-block'] }), 'dark').toEqual([])
    expect(fetched, 'A remote resource would work as a tracking pixel.').toEqual([])
  })
}
