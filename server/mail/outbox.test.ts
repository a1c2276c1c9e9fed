import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { openStore, type Store } from '../database/store.ts'
import { findEnquiry } from '../enquiries/find-enquiry.ts'
import type { Settings } from '../settings.ts'
import type { StartOptions } from '../start-server.ts'
import { embedded } from '../testing/databases.ts'
import { freePort } from '../testing/free-port.ts'
import { type Relay, type RelayOptions, startRelay } from '../testing/relay.ts'
import { healthOf, saveEnquiry } from '../testing/store.ts'
import { fakeDesk } from '../testing/test-desk.ts'
import { startTestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { createOutbox } from './outbox.ts'
import { retryDelay } from './retry.ts'
import { retryMail } from './send-again.ts'
import { claimDueMails, enqueueMail, listMails } from './stored-mails.ts'
import { SendFailure, type Transport } from './transport.ts'

const desk = 'desk@workshop.example.nz'
const addresses = { mailFrom: 'web@workshop.example.nz', workshopEmail: desk }
const hour = 3_600_000
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

/**
 * Starts an outbox on a store with one booking, and a relay that accepts everything. `trigger`: SQL by which the database loses or refuses the
 * emails' next state.
 */
async function outboxOver(state: 'sent' | 'withdrawn', trigger: "raise(abort, 'away')" | 'raise(ignore)') {
  const { dataDir, remove } = await embedded()
  const store = await openStore({ dataDir, mailDomain: 'example.nz' })
  await saveEnquiry(store, { kind: 'booking', answers: goodBooking })
  const as = sql.raw(`create trigger away before update on outbox when new.state = '${state}' begin select ${trigger}; end`)
  await as.execute(store.db)
  const taken: string[] = []
  const transport: Transport = { send: async (mail) => void taken.push(String(mail.messageId)), close() {} }
  const outbox = createOutbox({ ...surroundings(store), transport, pollEvery: 10, lease: 50, deadline: 40 })
  const log: string[] = []
  const write = (_facts: object, message: string) => void log.push(message)
  outbox.start({ info: write, warn: write, error: write })
  ends.push(remove, store.close, () => outbox.stop())
  return { store, taken, outbox, log, comeBack: () => sql`drop trigger away`.execute(store.db) }
}

/** What an outbox is given besides its relay. */
function surroundings(store: Store) {
  return { store, addresses, health: () => healthOf(store), listQuarantine: async () => [] }
}

test('a booking sends the workshop all answers and the visitor a confirmation, each to one recipient', async () => {
  const relay = await relayWith()
  const server = await serverWith({ smtpUrl: relay.url })
  const { id } = await (await server.post('/dev/booking', goodBooking)).json()
  await until(() => relay.received.length === 2)

  const toDesk = relay.received.find(({ to }) => to[0] === desk)
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
  const { reference } = (await findEnquiry(server.store, id)) ?? {}
  for (const { email } of relay.received) expect(email.text).toContain(`Reference ${reference}`)

  const toVisitor = relay.received.find(({ to }) => to[0] === goodBooking.email)
  expect(toVisitor?.to).toEqual([goodBooking.email])
  expect(toVisitor?.email.replyTo).toEqual([{ name: 'Cloverlea Auto Workshop', address: desk }])
  expect(toVisitor?.raw).toContain('Auto-Submitted: auto-replied')
  for (const confirmed of [goodBooking.plate, goodBooking.service, goodBooking.phone]) expect(toVisitor?.email.text).toContain(confirmed)
  for (const unchecked of [goodBooking.name, goodBooking.message.slice(0, 20)]) expect(toVisitor?.raw).not.toContain(unchecked)
  await until(async () => (await healthOf(server.store)).due === 0)
})

test.for([
  ['with a desk', { publicUrl: 'https://www.example.co.nz', built: true }, 1],
  ['without a desk', { publicUrl: 'https://www.example.co.nz', built: false }, 0],
] as const)('%s, %j: of the two emails, %d links to the desk', async ([, { built, ...settings }, count]) => {
  const relay = await relayWith()
  const server = await serverWith({ smtpUrl: relay.url, ...settings }, built ? { desk: fakeDesk } : {})
  const { id } = await (await server.post('/dev/booking', goodBooking)).json()
  await until(() => relay.received.length === 2)
  const linking = relay.received.filter(({ email }) => /\/desk\b/.test(`${email.text}${email.html}`))
  expect(linking).toHaveLength(count)
  for (const { to, email } of linking) {
    expect(to).toEqual([desk])
    for (const part of [email.text, email.html]) expect(part).toContain(`https://www.example.co.nz/desk/enquiries/${id}`)
  }
})

test('a temporary refusal is retried with the same Message-ID', async () => {
  const seen: string[] = []
  const relay = await relayWith({ refuse: (_to, tries) => (tries <= 4 ? 451 : undefined) })
  const server = await serverWith({ smtpUrl: relay.url })
  await server.post('/dev/booking', goodBooking)
  await until(() => relay.received.length === 2)
  expect(relay.tries()).toBeGreaterThan(5)
  for (const { email } of relay.received) seen.push(email.messageId ?? '')
  expect(new Set(seen).size).toBe(2)
  for (const id of seen) expect(id).toMatch(/^<[\da-f-]{36}@workshop\.example\.nz>$/)
})

test('a permanently refused confirmation is marked as failed and logged without the address, and the workshop still gets its email', async () => {
  const relay = await relayWith({ refuse: (to) => (to === desk ? undefined : 550) })
  const server = await serverWith({ smtpUrl: relay.url })
  await server.post('/dev/booking', goodBooking)
  await until(async () => (await healthOf(server.store)).failed === 1)
  await server.post('/dev/contact', goodContact)
  await until(async () => (await healthOf(server.store)).failed === 2)
  await until(() => relay.received.length === 2)
  expect(relay.tries(), 'each email was tried once').toBe(4)
  const line = server.logged.find((one) => one.includes('could not be delivered'))
  expect(line).toContain('550')
  expect(server.logged.join()).not.toContain(goodBooking.email)
  const health = await (await fetch(`${server.url}/healthz`)).json()
  expect(health).toMatchObject({ status: 'ok', mail: { failed: 2 } })
})

test('a refusal of our account is temporary: both emails are retried', async () => {
  let code: number | string = ''
  let refusals = 0
  const relay = await relayWith({ refuse: () => (refusals-- > 0 ? code : undefined) })
  const server = await serverWith({ smtpUrl: relay.url })
  for (code of [
    530,
    '550 5.7.26',
    '554 5.7.1 Relay access denied',
    '550 5.7.1 Unable to relay',
    '550 relay not permitted',
    '553 5.7.1 Sender address rejected: not owned by user',
    '550 5.1.8 Sender address rejected: Domain not found',
    '554 5.7.1 Service unavailable; Client host blocked using zen.example',
  ]) {
    refusals = 4
    relay.received.length = 0
    server.logged.length = 0
    await server.post('/dev/booking', { ...goodBooking, message: String(code) })
    await until(async () => (await healthOf(server.store)).due === 0)
    expect(relay.received, String(code)).toHaveLength(2)
    const [status = '', enhanced = ''] = /^\d+(?: [\d.]+)?/.exec(String(code))?.[0].split(' ') ?? []
    expect(
      server.logged.some((line) => line.includes(status) && line.includes(enhanced)),
      String(code),
    ).toBe(true)
  }
})

test('a customer’s mailbox that refuses for good is not tried again; the email to the workshop is', async () => {
  let code = ''
  let refusals = 0
  const relay = await relayWith({ refuse: (to) => (to !== desk || refusals-- > 0 ? code : undefined) })
  const server = await serverWith({ smtpUrl: relay.url })
  for (code of ['550 5.7.1', '550 5.1.1', '554 5.7.1 relay@example.nz takes no email from you', '551 5.7.2', '550']) {
    refusals = 4
    relay.received.length = 0
    const { id } = await (await server.post('/dev/booking', { ...goodBooking, message: code })).json()
    await until(async () => (await healthOf(server.store)).due === 0)
    expect(
      relay.received.map(({ to }) => to),
      code,
    ).toEqual([[desk]])
    const pending = (await listMails(server.store, 10)).filter(({ enquiry_id }) => enquiry_id === id)
    expect(
      pending.map(({ kind, state, attempts }) => [kind, state, attempts]),
      code,
    ).toEqual([['confirmation', 'failed', 1]])
  }
})

test('an email refused after its content, because of a policy, is tried again', async () => {
  let refuses = true
  const relay = await relayWith({ refuseContent: () => (refuses ? '550 5.7.1' : undefined) })
  const server = await serverWith({ smtpUrl: relay.url })
  await server.post('/dev/booking', goodBooking)
  await until(() => relay.tries() > 4)
  refuses = false
  await until(() => relay.received.length === 2)
})

test('EHLO gives the host name of the site, and a delayed email is dated when it is sent', async () => {
  let clock = Date.now()
  let refuses = true
  const relay = await relayWith({ refuse: () => (refuses ? 451 : undefined) })
  // One attempt each, so that none is under way when the clock moves.
  const outbox = { delay: () => hour }
  const server = await serverWith({ smtpUrl: relay.url, smtpName: 'www.example.co.nz' }, { now: () => clock, outbox })
  await server.post('/dev/booking', goodBooking)
  await until(async () => (await listMails(server.store, 10)).every(({ last_error }) => last_error))
  clock += 12 * 24 * hour
  refuses = false
  await until(() => relay.received.length === 2)
  for (const { host, email } of relay.received) {
    expect(host).toBe('www.example.co.nz')
    expect(Math.abs(Date.parse(email.date ?? '') - clock)).toBeLessThan(5000)
  }
})

test('the email to the workshop is retried forever, and its refusals are logged as errors', async () => {
  let clock = Date.now()
  const relay = await relayWith({ refuse: (to, tries) => (to === desk && tries <= 30 ? '550 5.1.1' : undefined) })
  const server = await serverWith({ smtpUrl: relay.url }, { now: () => clock, outbox: { delay: () => 0 } })
  await server.post('/dev/booking', goodBooking)
  await until(() => relay.tries() >= 10)
  clock += 30 * 24 * hour
  await until(() => relay.received.some(({ to }) => to[0] === desk))
  const line = server.logged.map((text) => JSON.parse(text)).find(({ msg }) => msg.includes('retried'))
  expect(line).toMatchObject({ level: 'error', kind: 'notification', reason: expect.stringContaining('550 5.1.1') })
})

test('an email is retried only after an hour if the relay hung up after reading all of it', async () => {
  let clock = Date.now()
  const relay = await relayWith({ hangsUp: true })
  const server = await serverWith({ smtpUrl: relay.url }, { now: () => clock })
  await server.post('/dev/booking', goodBooking)
  const unanswered = () => server.logged.filter((line) => line.includes('did not respond')).length
  await until(() => unanswered() === 2)
  clock += 50 * 60_000
  // Other emails are still sent.
  await server.post('/dev/contact', goodContact)
  await until(() => unanswered() === 4)
  expect(relay.received).toHaveLength(4)
  clock += 10 * 60_000
  await until(() => unanswered() === 6)
  expect(
    relay.received
      .map(({ email }) => email.messageId)
      .slice(4)
      .sort(),
  ).toEqual(
    relay.received
      .map(({ email }) => email.messageId)
      .slice(0, 2)
      .sort(),
  )
  for (let hours = 0; hours < 24 * 5; hours += 24) {
    clock += 24 * hour
    await until(async () => (await listMails(server.store, 10)).every(({ due_at, state }) => state === 'failed' || due_at > clock))
  }
  // After five tries the confirmation is abandoned; the workshop's email is not.
  const states = (await listMails(server.store, 10)).map(({ recipient, state }) => `${recipient} ${state}`)
  expect(states.sort()).toEqual(['visitor failed', 'visitor failed', 'workshop due', 'workshop due'])
  expect(relay.received.filter(({ to }) => to[0] === goodBooking.email)).toHaveLength(5)
})

test('an email whose response comes too late counts as unanswered', async () => {
  const relay = await relayWith({ answerDelay: 600 })
  const server = await serverWith({ smtpUrl: relay.url }, { outbox: { deadline: 200 } })
  await server.post('/dev/booking', goodBooking)
  await until(() => server.logged.filter((line) => line.includes('did not respond')).length === 2)
  await until(() => relay.received.length === 2)
  expect((await listMails(server.store, 10)).every(({ due_at }) => due_at > Date.now() + hour / 2)).toBe(true)
})

test('a password is never sent over a network without TLS', async () => {
  const relay = await relayWith({ passwords: true })
  // Not a loopback address, although it connects to one.
  const server = await serverWith({ smtpUrl: `smtp://user:secret@0.0.0.0:${relay.port}` })
  await server.post('/dev/booking', goodBooking)
  await until(() => server.logged.some((line) => line.includes('not accepting mail')))
  expect(relay.received).toEqual([])
  expect(server.logged.join()).toMatch(/ETLS|STARTTLS/)
  expect(server.logged.join()).not.toContain('secret')
  const local = await serverWith({ smtpUrl: `smtp://user:secret@127.0.0.1:${relay.port}` })
  await local.post('/dev/booking', goodBooking)
  await until(() => relay.received.length === 2)
})

test('while the relay is down, there is one log line per attempt, not per email', async () => {
  const server = await serverWith({ smtpUrl: `smtp://127.0.0.1:${await freePort()}` })
  for (let number = 0; number < 50; number++) await server.post('/dev/booking', { ...goodBooking, message: `No. ${number}` })
  await until(() => server.logged.filter((line) => line.includes('not accepting mail')).length >= 3)
  // Each attempt claims one email, except for the few that were in flight when the relay went down.
  const claims = (await listMails(server.store, 1000)).reduce((sum, { attempts }) => sum + attempts, 0)
  const lines = server.logged.map((text) => JSON.parse(text)).filter(({ level }) => level !== 'info')
  expect(new Set(lines.map(({ msg }) => msg))).toEqual(new Set(['The mail relay is not accepting mail; it will be retried.']))
  expect(claims).toBeLessThanOrEqual(lines.length + 8)
})

const unrecorded = (log: readonly string[]) => log.filter((line) => line.includes('could not be recorded')).length

test('an email sent while the store was unavailable is not sent again', async () => {
  const { store, taken, outbox, log, comeBack } = await outboxOver('sent', "raise(abort, 'away')")
  await until(() => unrecorded(log) >= 2)
  await comeBack()
  await until(async () => (await healthOf(store)).due === 0)
  expect(taken).toHaveLength(2)
  expect(outbox.halted()).toBe(false)
})

test('an email that was withdrawn while the store was unavailable does not count as one that could not be sent', async () => {
  const { store, log, comeBack } = await outboxOver('withdrawn', "raise(abort, 'away')")
  // Nothing is in quarantine, so there is nothing to report.
  await enqueueMail(store, { kind: 'quarantine-report', recipient: 'workshop', content: { since: 0, until: 1 } })
  await until(() => unrecorded(log) >= 1)
  await comeBack()
  await until(async () => (await healthOf(store)).due === 0)
  expect(log.join()).not.toContain('could not be sent')
})

test('the outbox stops when the store returns an email that was already recorded as sent', async () => {
  // Like a damaged file that loses writes.
  const { taken, outbox, log } = await outboxOver('sent', 'raise(ignore)')
  await until(() => outbox.halted())
  expect(taken).toHaveLength(2)
  expect(log.join()).toContain('check the store for damage')
})

test('while the relay is down enquiries are accepted, and their emails are sent once it is up', async () => {
  const port = await freePort()
  const server = await serverWith({ smtpUrl: `smtp://127.0.0.1:${port}` })
  expect((await server.post('/dev/booking', goodBooking)).status).toBe(201)
  await until(() => server.logged.some((line) => line.includes('retried')))
  const relay = await relayWith({ port })
  await until(() => relay.received.length === 2)
})

test('a relay that accepts connections but never responds delays no visitor and loses nothing', async () => {
  const port = await freePort()
  const silent = createServer().listen(port, '127.0.0.1')
  const server = await serverWith({ smtpUrl: `smtp://127.0.0.1:${port}` }, { outbox: { deadline: 300 } })
  for (let number = 0; number < 20; number++) {
    expect((await server.post('/dev/booking', { ...goodBooking, message: `No. ${number}` })).status).toBe(201)
  }
  await until(() => server.logged.some((line) => line.includes('retried')))
  silent.close()
  const relay = await relayWith({ port })
  await until(() => relay.received.length === 40)
})

test('after a long time without a relay everything is sent', async () => {
  const port = await freePort()
  const server = await serverWith({ smtpUrl: `smtp://127.0.0.1:${port}` })
  for (let number = 0; number < 10; number++) await server.post('/dev/booking', { ...goodBooking, message: `No. ${number}` })
  await until(() => server.logged.filter((line) => line.includes('retried')).length >= 10)
  const relay = await relayWith({ port })
  await until(() => relay.received.length === 20)
})

test('emails that have waited too long are logged, with the age of the oldest', async () => {
  let clock = Date.now()
  const smtpUrl = `smtp://127.0.0.1:${await freePort()}`
  const server = await serverWith({ smtpUrl }, { now: () => clock, outbox: { reportEvery: 20, delay: retryDelay } })
  await server.post('/dev/booking', goodBooking)
  await until(async () => (await listMails(server.store, 2)).every(({ attempts }) => attempts > 0))
  expect(server.logged.join()).not.toContain('too long')
  clock += 11 * 60_000
  await until(() => server.logged.some((line) => line.includes('too long')))
  const line = JSON.parse(server.logged.find((line) => line.includes('too long')) ?? '{}')
  expect(line).toMatchObject({ level: 'error', due: 2, oldestDueSeconds: 660, failed: 0 })
})

test('a confirmation is abandoned after 72 hours and twenty tries, and can be retried; a clock jump alone abandons nothing', async () => {
  let clock = Date.now()
  let works = false
  const relay = await relayWith({ refuse: (to) => (to === desk || works ? undefined : 451) })
  const server = await serverWith({ smtpUrl: relay.url }, { now: () => clock, outbox: { delay: () => 1000 } })
  await server.post('/dev/booking', goodBooking)
  const tries = (count: number) =>
    until(async () => {
      const [mail] = await listMails(server.store, 1)
      return mail !== undefined && mail.attempts >= count && mail.due_at > clock
    })
  await tries(1)
  clock += 5 * 24 * hour
  await tries(2)
  for (let number = 3; number <= 19; number++) {
    clock += 1000
    await tries(number)
  }
  expect(await healthOf(server.store)).toMatchObject({ due: 1, failed: 0 })
  clock += 1000
  await until(async () => (await healthOf(server.store)).failed === 1)
  // Somebody fixes it and asks for another attempt.
  works = true
  const [mail] = await listMails(server.store, 1)
  expect(await retryMail(server.store, mail?.id ?? '')).toBe(true)
  await until(async () => (await healthOf(server.store)).failed === 0)
})

test('after a restart the remaining emails are sent, once', async () => {
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
  await until(() => relay.received.length === 2)
  await until(async () => (await healthOf(second.store)).due === 0)
})

test('stopping waits for emails in flight', async () => {
  const relay = await relayWith({ answerDelay: 300 })
  const server = await serverWith({ smtpUrl: relay.url })
  await server.post('/dev/booking', goodBooking)
  await until(() => relay.tries() === 2)
  await server.stop()
  expect(relay.received).toHaveLength(2)
})

test('stopping releases emails that could not be sent in time, so that they can be claimed immediately', async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const store = await openStore({ dataDir, mailDomain: 'example.nz' })
  onTestFinished(store.close)
  await saveEnquiry(store, { kind: 'booking', answers: goodBooking })
  let tries = 0
  const stuck: Transport = {
    send: (_mail, _name, signal) => {
      tries++
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new SendFailure('EABORT', 'relay'))))
    },
    close() {},
  }
  const outbox = createOutbox({ ...surroundings(store), transport: stuck })
  outbox.start({ info() {}, warn() {}, error() {} })
  await until(() => tries === 2)
  await outbox.stop(50)
  expect(await claimDueMails(store, 10, 1000)).toHaveLength(2)
})

test('without a relay each email is written to a file whose name sorts by time', async () => {
  const server = await serverWith({})
  await server.post('/dev/booking', goodBooking)
  const folder = join(server.dataDir, 'mail')
  await until(async () => (await healthOf(server.store)).due === 0)
  const names = await readdir(folder)
  expect(names).toHaveLength(2)
  for (const name of names) expect(name).toMatch(/^\d{8}T\d{9}Z-(workshop|visitor)-[\da-f-]{36}\.eml$/)
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
  expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual([desk, goodBooking.email])
})
