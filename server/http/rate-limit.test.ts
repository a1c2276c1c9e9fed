import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { listQuarantine } from '../enquiries/quarantine.ts'
import { loadSite } from '../pages/load-site.ts'
import type { Settings } from '../settings.ts'
import type { StartOptions } from '../start-server.ts'
import { embedded } from '../testing/databases.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const buildDir = join(import.meta.dirname, '..', '..', 'dist')
const servers: TestServer[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) await server.remove()
})

async function serverWith(settings: Partial<Settings> = {}, options: StartOptions = {}) {
  const server = await startTestServer({ rateLimit: true, limitPerAddress: 5, ...settings }, options)
  servers.push(server)
  const post = (number: number, remoteAddress: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/dev/booking',
      remoteAddress,
      headers,
      payload: { ...goodBooking, message: `No. ${number}` },
    })
  return { ...server, inject: post }
}

test('above the daily limit the response is 429 with Retry-After; other senders, pages and duplicates are not affected', async () => {
  const server = await serverWith()
  for (let number = 1; number <= 5; number++) expect((await server.inject(number, '192.0.2.1')).statusCode).toBe(201)
  expect(await listQuarantine(server.store)).toEqual([])
  const refused = await server.inject(6, '192.0.2.1')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
  expect(refused.headers['content-type']).toBe('application/problem+json')
  expect((await server.inject(3, '192.0.2.1')).statusCode).toBe(200)
  expect((await server.inject(7, '192.0.2.2')).statusCode).toBe(201)
  expect((await server.app.inject({ url: '/healthz', remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
})

test('a quarantined enquiry gets the same response as any other', async () => {
  const server = await serverWith()
  const person = await server.inject(1, '192.0.2.1', { 'form-age': '300' })
  const program = await server.inject(2, '192.0.2.1', { 'form-age': '299' })
  expect(await listQuarantine(server.store)).toMatchObject([{ signals: ['instant submit'] }])
  expect(program.statusCode).toBe(person.statusCode)
  expect(Object.keys(program.headers)).toEqual(Object.keys(person.headers))
  expect(Object.keys(program.json())).toEqual(Object.keys(person.json()))
})

test('a network above its hourly limit gets the same response, and its enquiries are quarantined', async () => {
  const server = await serverWith({ limitPerAddress: 100, limitPerNetwork: 3 })
  for (let number = 1; number <= 5; number++) {
    expect((await server.inject(number, `2001:db8:1:${number}::1`)).statusCode).toBe(201)
  }
  expect((await server.inject(6, '2001:db8:2:1::1')).statusCode).toBe(201)
  expect((await listQuarantine(server.store)).map(({ answers }) => answers.message)).toEqual(['No. 4', 'No. 5'])
})

test("duplicates and invalid posts don't count towards the limit", async () => {
  const server = await serverWith()
  for (let time = 0; time < 8; time++) await server.inject(1, '192.0.2.1')
  for (let time = 0; time < 8; time++) {
    const response = await server.app.inject({
      method: 'POST',
      url: '/dev/contact',
      remoteAddress: '192.0.2.1',
      payload: { ...goodContact, name: '' },
    })
    expect(response.statusCode).toBe(422)
  }
  for (let number = 2; number <= 5; number++) expect((await server.inject(number, '192.0.2.1')).statusCode).toBe(201)
  expect((await server.inject(6, '192.0.2.1')).statusCode).toBe(429)
})

test('an IPv6 /64 counts as one sender', async () => {
  const server = await serverWith()
  for (let number = 1; number <= 5; number++) await server.inject(number, `2001:db8:1:1::${number}`)
  expect((await server.inject(6, '2001:db8:1:1:ffff::1')).statusCode).toBe(429)
  expect((await server.inject(7, '2001:db8:1:2::1')).statusCode).toBe(201)
})

test('the count survives a restart', async () => {
  const { dataDir, remove } = await embedded()
  const first = await serverWith({ dataDir })
  for (let number = 1; number <= 5; number++) await first.inject(number, '192.0.2.1')
  await servers.pop()?.stop()
  const second = await serverWith({ dataDir })
  expect((await second.inject(6, '192.0.2.1')).statusCode).toBe(429)
  await servers.pop()?.stop()
  await remove()
})

test('X-Forwarded-For is trusted only from configured proxies', async () => {
  const statuses = async (trustedProxies: string[]) => {
    const server = await serverWith({ trustedProxies })
    const answers = []
    for (let number = 0; number <= 5; number++) {
      answers.push((await server.inject(number, '10.0.0.1', { 'x-forwarded-for': `198.51.100.${number}` })).statusCode)
    }
    return new Set(answers)
  }
  expect(await statuses([])).toEqual(new Set([201, 429]))
  expect(await statuses(['10.0.0.0/8'])).toEqual(new Set([201]))
})

test.skipIf(!existsSync(join(buildDir, 'manifest.json')))(
  'without JavaScript, a form over the limit comes back with every answer, and one with the honeypot filled in gets the usual success',
  async () => {
    const server = await serverWith({}, { site: () => loadSite(buildDir) })
    const send = (answers: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: '/appointment',
        remoteAddress: '192.0.2.1',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Mozilla/5.0' },
        payload: new URLSearchParams(answers).toString(),
      })
    const bot = await send({ ...goodBooking, comment: 'Nice site' })
    const person = await send({ ...goodBooking, message: 'No. 2' })
    for (const response of [bot, person]) {
      expect(response.statusCode).toBe(201)
      expect(response.body).toContain('Message sent successfully!')
    }
    expect((await listQuarantine(server.store)).map(({ answers, signals }) => [answers.message, signals])).toEqual([
      [goodBooking.message, ['hidden field']],
    ])
    for (let number = 3; number <= 5; number++) await send({ ...goodBooking, message: `No. ${number}` })
    const refused = await send({ ...goodBooking, message: 'Typed with care' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
    expect(refused.headers['content-security-policy']).toContain('sha256')
    // React writes an apostrophe as a character reference.
    for (const part of [
      'Failed to send message. Please try again.',
      'had a lot of messages from your connection today',
      'Typed with care',
      goodBooking.name,
      goodBooking.email,
    ]) {
      expect(refused.body).toContain(part)
    }
  },
)
