import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import type { BookingAnswers } from '../../enquiries/booking/booking.ts'
import { goodContact } from '../../enquiries/contact/contact.examples.ts'
import { type Relay, startRelay } from '../testing/relay.ts'
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

test.for(forms)('nothing that is posted to $path becomes a header or another recipient', async ({ path, good }) => {
  let accepted = 0
  for (const field of Object.keys(good)) {
    for (const [index, attack] of attacks.entries()) {
      const answer = await server.post(path, { ...good, message: `${field} ${index}`, [field]: `${good[field]}${attack}` })
      expect([200, 201, 422]).toContain(answer.status)
      if (answer.status === 201) accepted++
    }
  }
  expect(accepted).toBeGreaterThan(attacks.length)
  await until(async () => (await server.store.health()).due === 0)

  for (const { from, to, email, raw } of relay.taken) {
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
      'reply-to',
      'subject',
      'to',
    ])
    if (to[0] !== desk) expect(raw).not.toContain('victim')
  }
  expect(await server.store.health()).toMatchObject({ due: 0, failed: 0 })
  relay.taken.length = 0
})
