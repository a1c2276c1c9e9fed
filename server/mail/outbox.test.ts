import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import { goodContact } from '../../enquiries/contact/contact.examples.ts'
import type { Settings } from '../settings.ts'
import type { StartOptions } from '../start-server.ts'
import { openStore } from '../store/store.ts'
import { embedded } from '../testing/databases.ts'
import { type Relay, type RelayOptions, startRelay } from '../testing/relay.ts'
import { freePort, startTestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { createOutbox } from './outbox.ts'
import { retryDelay } from './retry.ts'
import { SendFailure, type Transport } from './transport.ts'

const desk = 'desk@workshop.example.nz'
const addresses = { mailFrom: 'web@workshop.example.nz', workshopEmail: desk }
const ends: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function relayWith(options?: RelayOptions): Promise<Relay> {
  const relay = await startRelay(options)
  ends.push(relay.close)
  return relay
}

async function serverWith(settings: Partial<Settings>, options?: StartOptions) {
  const server = await startTestServer({ ...addresses, ...settings }, options)
  ends.push(server.remove)
  return server
}

test('a booking brings the workshop all answers, and the visitor a confirmation, each to one recipient', async () => {
  const relay = await relayWith()
  const server = await serverWith({ smtpUrl: relay.url })
  const { id } = await (await server.post('/dev/booking', goodBooking)).json()
  await until(() => relay.taken.length === 2)

  const toDesk = relay.taken.find(({ to }) => to[0] === desk)
  expect(toDesk).toMatchObject({ from: addresses.mailFrom, to: [desk] })
  expect(toDesk?.email).toMatchObject({
    from: { name: 'Cloverlea Auto Workshop', address: addresses.mailFrom },
    to: [{ address: desk }],
    replyTo: [{ name: goodBooking.name, address: goodBooking.email }],
  })
  expect(toDesk?.email.subject).toContain(goodBooking.plate)
  for (const answer of Object.values(goodBooking)) {
    expect(toDesk?.email.text).toContain(answer)
    expect(toDesk?.email.html).toContain(answer)
  }
  expect(toDesk?.email.text).toContain(id)

  const toVisitor = relay.taken.find(({ to }) => to[0] === goodBooking.email)
  expect(toVisitor?.to).toEqual([goodBooking.email])
  expect(toVisitor?.email.replyTo).toEqual([{ name: 'Cloverlea Auto Workshop', address: desk }])
  expect(toVisitor?.raw).toContain('Auto-Submitted: auto-replied')
  for (const confirmed of [goodBooking.plate, goodBooking.service, goodBooking.phone]) expect(toVisitor?.email.text).toContain(confirmed)
  for (const unchecked of [goodBooking.name, goodBooking.message.slice(0, 20)]) expect(toVisitor?.raw).not.toContain(unchecked)
  await until(async () => (await server.store.health()).due === 0)
})

test('a press that comes twice brings one pair of mails', async () => {
  const relay = await relayWith()
  const server = await serverWith({ smtpUrl: relay.url })
  const answers = await Promise.all(Array.from({ length: 10 }, () => server.post('/dev/contact', goodContact)))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  await until(() => relay.taken.length === 2)
  await wait(100)
  expect(relay.taken).toHaveLength(2)
})

test('a relay that is busy gets the same mail again, under the same Message-ID', async () => {
  const seen: string[] = []
  const relay = await relayWith({ refuse: (_to, tries) => (tries <= 4 ? 451 : undefined) })
  const server = await serverWith({ smtpUrl: relay.url })
  await server.post('/dev/booking', goodBooking)
  await until(() => relay.taken.length === 2)
  expect(relay.tries()).toBeGreaterThan(5)
  for (const { email } of relay.taken) seen.push(email.messageId ?? '')
  expect(new Set(seen).size).toBe(2)
  for (const id of seen) expect(id).toMatch(/^<[\da-f-]{36}@workshop\.example\.nz>$/)
})

test('a refusal for good is kept as failed and said in the log, without the address, while the other mail goes', async () => {
  const relay = await relayWith({ refuse: (to) => (to === desk ? undefined : 550) })
  const server = await serverWith({ smtpUrl: relay.url })
  await server.post('/dev/booking', goodBooking)
  await until(async () => (await server.store.health()).failed === 1)
  await until(() => relay.taken.length === 1)
  const tries = relay.tries()
  await wait(150)
  expect(relay.tries()).toBe(tries)
  const line = server.logged.find((one) => one.includes('somebody must look after'))
  expect(line).toContain('550')
  expect(server.logged.join()).not.toContain(goodBooking.email)
  const health = await (await fetch(`${server.url}/healthz`)).json()
  expect(health).toMatchObject({ status: 'ok', mail: { failed: 1 } })
})

test('a refusal of our own account is not the mail’s fault: it is tried again', async () => {
  const relay = await relayWith({ refuse: (_to, tries) => (tries <= 2 ? 530 : undefined) })
  const server = await serverWith({ smtpUrl: relay.url })
  await server.post('/dev/booking', goodBooking)
  await until(() => relay.taken.length === 2)
})

test('while the relay is down the visitor is served, and the mails leave once it is up', async () => {
  const port = await freePort()
  const server = await serverWith({ smtpUrl: `smtp://127.0.0.1:${port}` })
  const before = performance.now()
  expect((await server.post('/dev/booking', goodBooking)).status).toBe(201)
  expect(performance.now() - before).toBeLessThan(1000)
  await until(() => server.logged.some((line) => line.includes('tried again')))
  const relay = await relayWith({ port })
  await until(() => relay.taken.length === 2)
})

test('a relay that takes the connection and says nothing holds up no visitor, and nothing is lost by it', async () => {
  const port = await freePort()
  const silent = createServer().listen(port, '127.0.0.1')
  const server = await serverWith({ smtpUrl: `smtp://127.0.0.1:${port}` }, { outbox: { deadline: 300 } })
  for (let number = 0; number < 20; number++) {
    expect((await server.post('/dev/booking', { ...goodBooking, message: `No. ${number}` })).status).toBe(201)
  }
  await until(() => server.logged.some((line) => line.includes('tried again')))
  silent.close()
  const relay = await relayWith({ port })
  await until(() => relay.taken.length === 40)
})

test('after hours without a relay everything leaves within five minutes of its return', async () => {
  let clock = Date.now()
  const port = await freePort()
  const server = await serverWith({ smtpUrl: `smtp://127.0.0.1:${port}` }, { now: () => clock, outbox: { delay: retryDelay } })
  const mails = 20
  for (let number = 0; number < mails / 2; number++) await server.post('/dev/booking', { ...goodBooking, message: `No. ${number}` })
  const tries = () => server.logged.filter((line) => line.includes('tried again')).length
  for (let round = 1; round <= 10; round++) {
    await until(() => tries() >= mails * round)
    clock += 30 * 60_000
  }
  await until(() => tries() >= mails * 11)
  const relay = await relayWith({ port })
  clock += 5 * 60_000
  await until(() => relay.taken.length === mails)
})

test('mails that wait for long are said in the log, with the age of the oldest', async () => {
  let clock = Date.now()
  const smtpUrl = `smtp://127.0.0.1:${await freePort()}`
  const server = await serverWith({ smtpUrl }, { now: () => clock, outbox: { reportEvery: 20, delay: retryDelay } })
  await server.post('/dev/booking', goodBooking)
  await wait(100)
  expect(server.logged.join()).not.toContain('for long')
  clock += 11 * 60_000
  await until(() => server.logged.some((line) => line.includes('for long')))
  const line = JSON.parse(server.logged.find((line) => line.includes('for long')) ?? '{}')
  expect(line).toMatchObject({ level: 'error', due: 2, oldestDueSeconds: 660, failed: 0 })
})

test('mails that could not leave for 72 hours are given up, and seen', async () => {
  let clock = Date.now()
  const server = await serverWith({ smtpUrl: `smtp://127.0.0.1:${await freePort()}` }, { now: () => clock })
  await server.post('/dev/booking', goodBooking)
  await until(() => server.logged.filter((line) => line.includes('tried again')).length >= 2)
  expect(await server.store.health()).toMatchObject({ due: 2, failed: 0 })
  clock += 72 * 3_600_000
  await until(async () => (await server.store.health()).failed === 2)
})

test('after a restart in the middle the rest leaves, once', async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const port = await freePort()
  const settings = { ...addresses, dataDir, smtpUrl: `smtp://127.0.0.1:${port}` }
  const first = await startTestServer(settings)
  await first.post('/dev/booking', goodBooking)
  await first.stop()
  const relay = await relayWith({ port })
  const second = await startTestServer(settings)
  ends.push(second.stop)
  await until(() => relay.taken.length === 2)
  await until(async () => (await second.store.health()).due === 0)
})

test('a stop lets mails on their way arrive', async () => {
  const relay = await relayWith({ slow: 300 })
  const server = await serverWith({ smtpUrl: relay.url })
  await server.post('/dev/booking', goodBooking)
  await until(() => relay.tries() === 2)
  await server.stop()
  expect(relay.taken).toHaveLength(2)
})

test('a stop gives back what does not leave in time, to be claimed at once', async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const store = await openStore({ dataDir, mailDomain: 'example.nz' })
  onTestFinished(store.close)
  await store.keep({ kind: 'booking', answers: goodBooking })
  let tries = 0
  const stuck: Transport = {
    send: (_mail, _name, signal) => {
      tries++
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new SendFailure('EABORT', 'relay'))))
    },
    close() {},
  }
  const outbox = createOutbox({ store, transport: stuck, post: addresses })
  outbox.start({ info() {}, warn() {}, error() {} })
  await until(() => tries === 2)
  await outbox.stop(50)
  expect(await store.claimDueMails(10, 1000)).toHaveLength(2)
})

test('without a relay each mail is a whole file, in the order of time', async () => {
  const server = await serverWith({})
  await server.post('/dev/booking', goodBooking)
  const folder = join(server.dataDir, 'mail')
  await until(async () => (await server.store.health()).due === 0)
  const names = await readdir(folder)
  expect(names).toHaveLength(2)
  for (const name of names) expect(name).toMatch(/^\d{8}T\d{9}Z-(workshop|visitor)-[\da-f-]{36}\.eml$/)
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
  expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([desk, goodBooking.email])
})
