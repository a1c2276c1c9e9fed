import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import type { BookingAnswers } from '../../domain/enquiries/booking/booking.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { listQuarantine, releaseFromQuarantine } from '../enquiries/quarantine.ts'
import { type Relay, startRelay } from '../testing/relay.ts'
import { healthOf } from '../testing/store.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'

const desk = 'desk@workshop.example.nz'
const attacks = [
  '\r\nBcc: victim@evil.example',
  '\nBcc: victim@evil.example\n\nBody',
  '\u2028Bcc: victim@evil.example',
  '%0d%0aBcc: victim@evil.example',
  '"<victim@evil.example>, "',
  ', victim@evil.example',
  '=?utf-8?Q?=0D=0ABcc:_victim@evil.example?=',
]

let relay: Relay
let server: TestServer

beforeAll(async () => {
  relay = await startRelay()
  server = await startTestServer({ mailFrom: 'web@workshop.example.nz', workshopEmail: desk, smtpUrl: relay.url })
})

afterAll(async () => {
  await server.remove()
  await relay.close()
})

const forms = [
  { path: '/dev/booking', good: goodBooking as BookingAnswers & Record<string, string> },
  { path: '/dev/contact', good: goodContact as Record<string, string> },
]

test.for(forms)('no answer posted to $path becomes a header or another recipient', async ({ path, good }) => {
  let accepted = 0
  for (const field of Object.keys(good)) {
    for (const [index, attack] of attacks.entries()) {
      const response = await server.post(path, { ...good, message: `${field} ${index}`, [field]: `${good[field]}${attack}` })
      expect([200, 201, 422]).toContain(response.status)
      if (response.status === 201) accepted++
    }
  }
  expect(accepted).toBeGreaterThan(attacks.length)
  await until(async () => (await healthOf(server.store)).due === 0)

  for (const { from, to, email, raw } of relay.received) {
    expect(from).toBe('web@workshop.example.nz')
    expect(to).toHaveLength(1)
    expect([desk, good.email]).toContain(to[0])
    expect(email.to?.map(({ address }) => address)).toEqual(to)
    expect(email.replyTo?.map(({ address }) => address)).toEqual([to[0] === desk ? good.email : desk])
    expect(email.cc ?? email.bcc).toBeUndefined()
    expect(email.headers.map(({ key }) => key).sort()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'references',
      'reply-to',
      'subject',
      'to',
    ])
    if (to[0] !== desk) expect(raw).not.toContain('victim')
  }
  expect(await healthOf(server.store)).toMatchObject({ due: 0, failed: 0 })
  relay.received.length = 0
})

test('names and subjects are shown as typed, in any script, even if they look like encoded words', async () => {
  const typed = [
    'Mārama Tūhoe',
    'ليلى الأحمد',
    'מרים כהן',
    'Ana 👩🏽\u200d🔧 ❤\ufe0f',
    'Tom "Tommy" O\'Brien, the 2nd',
    '=?utf-8?Q?Evil=40evil.example?=',
    '=?UTF-8?B?RXZpbA==?= Müller',
    `=?utf-8?Q?${'=41'.repeat(40)}?=`,
    'a =?utf-8?Q?b?= =?utf-8?Q?c?=',
    '=?=?utf-8?Q?=0D=0ABcc:_victim@evil.example?=?=',
  ]
  for (const text of typed) {
    const response = await server.post('/dev/contact', { ...goodContact, name: text, subject: text, message: text })
    expect(response.status).toBe(201)
  }
  await allMailsSent()
  const toWorkshop = relay.received.filter(({ to }) => to[0] === desk)
  expect(toWorkshop.map(({ email }) => withoutReference(email.subject)).sort()).toEqual(typed.map((text) => `Enquiry: ${text}`).sort())
  expect(toWorkshop.map(({ email }) => email.replyTo?.[0]?.name?.trimEnd()).sort()).toEqual([...typed].sort())
  for (const { email, raw } of toWorkshop) {
    expect(email.replyTo?.map(({ address }) => address)).toEqual([goodContact.email])
    const head = raw.split('\r\n\r\n', 1)[0] ?? ''
    expect(head.split('\r\n').filter((line) => line.length > 78)).toEqual([])
    expect(head).not.toMatch(/^bcc/im)
    // Some clients decode even inside quotation marks.
    expect(head).not.toMatch(/=\?utf-8\?Q\?Evil=40/i)
  }
  relay.received.length = 0
})

test('bidi control characters reach neither a subject nor a name', async () => {
  const turned = 'Hana \u202emoc.live\u202c \u2066x\u2069\u200f'
  expect((await server.post('/dev/contact', { ...goodContact, name: turned, subject: turned })).status).toBe(201)
  await allMailsSent()
  const mail = relay.received.find(({ to }) => to[0] === desk)?.email
  expect([withoutReference(mail?.subject), mail?.replyTo?.[0]?.name]).toEqual(['Enquiry: Hana moc.live x', 'Hana moc.live x'])
})

/** Expects the enquiry's reference at the end of a subject, and returns what comes before it. */
function withoutReference(subject = ''): string {
  expect(subject).toMatch(/ \([\dA-Z]{3}-[\dA-Z]{4}\)$/)
  return subject.slice(0, -' (K7M-4QXR)'.length)
}

/** Releases quarantined enquiries too. */
async function allMailsSent(): Promise<void> {
  for (const { id } of await listQuarantine(server.store)) await releaseFromQuarantine(server.store, id)
  await until(async () => (await healthOf(server.store)).due === 0)
}

test('emails to and about an address with a macron use its ASCII form, and show it as typed', async () => {
  relay.received.length = 0
  await server.post('/dev/booking', { ...goodBooking, email: 'hana@tūhoe.nz', message: 'Macrons' })
  await until(async () => (await healthOf(server.store)).due === 0)
  expect(relay.received.flatMap(({ email }) => email.to?.map(({ address }) => address)).sort()).toEqual([desk, 'hana@xn--thoe-v7a.nz'])
  const [toDesk] = relay.received.filter(({ to }) => to[0] === desk)
  expect(toDesk?.email.replyTo?.map(({ address }) => address)).toEqual(['hana@xn--thoe-v7a.nz'])
  expect(toDesk?.email.html).toContain('href="mailto:hana@xn--thoe-v7a.nz?')
  expect(toDesk?.email.html).toContain('>hana@tūhoe.nz<')
  for (const { raw } of relay.received) expect(raw.split('\r\n\r\n')[0]).toMatch(/^[ -~\r\n\t]*$/)
})
