import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { observe } from '../../domain/enquiries/observe.ts'
import { quarantineCommand } from '../commands/quarantine.ts'
import { lastRun } from '../database/task-runs.ts'
import { findEnquiry } from '../enquiries/find-enquiry.ts'
import { listMails, mailsOf } from '../mail/stored-mails.ts'
import { eraseEnquiries } from '../privacy/delete-expired.ts'
import { findPerson } from '../privacy/personal-data.ts'
import { embedded } from '../testing/databases.ts'
import { freePort } from '../testing/free-port.ts'
import { startRelay } from '../testing/relay.ts'
import { healthOf, saveEnquiry } from '../testing/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { pauseAfterJump } from './cleanup.ts'

const hour = 3_600_000
const day = 24 * hour
const addresses = { mailFrom: 'web@shop.example.nz', workshopEmail: 'desk@shop.example.nz' }
const spam = { ...goodContact, email: 'max@seo-offers.example', message: 'We improve your ranking.' }
const observed = observe(spam, { honeypotFilled: true })

test('the workshop gets one quarantine report a day, and released enquiries are emailed as usual', async () => {
  const relay = await startRelay()
  onTestFinished(relay.close)
  const server = await startTestServer({ smtpUrl: relay.url, ...addresses }, { tasksEvery: 30 })
  onTestFinished(server.remove)
  const { id } = await saveEnquiry(server.store, { kind: 'contact', answers: spam, observed })
  const reference = (await findEnquiry(server.store, id))?.reference

  await until(() => relay.received.length === 1)
  const [report] = relay.received
  expect(report?.to).toEqual([addresses.workshopEmail])
  for (const part of [
    spam.name,
    spam.email,
    spam.message,
    'A field that people can’t see was filled in.',
    `sudo workshop-command quarantine release ${reference}`,
  ]) {
    expect(report?.email.text).toContain(part)
  }

  const output: string[] = []
  const context = { store: server.store, print: (line: string) => void output.push(line) }
  expect(await quarantineCommand(['list'], context)).toBe(0)
  expect(output.join('\n')).toContain(spam.message)
  expect(await quarantineCommand(['release', id, 'nobody'], context)).toBe(1)
  expect(await quarantineCommand(['release'], context)).toBe(2)
  await until(() => relay.received.some(({ email }) => email.text?.includes(spam.message) && email.subject?.includes(spam.subject)))
})

test("a quarantine report waits for an unavailable relay, and its content isn't logged", async () => {
  const port = await freePort()
  const server = await startTestServer({ smtpUrl: `smtp://127.0.0.1:${port}`, ...addresses }, { tasksEvery: 30 })
  onTestFinished(server.remove)
  await saveEnquiry(server.store, { kind: 'contact', answers: spam, observed })
  await until(() => server.logged.some((line) => line.includes('not accepting mail')))
  const relay = await startRelay({ port })
  onTestFinished(relay.close)
  await until(() => relay.received.length === 1)
  expect(server.logged.join()).not.toContain('seo-offers')
})

test('a report with nothing left to report is withdrawn', async () => {
  const port = await freePort()
  const server = await startTestServer({ smtpUrl: `smtp://127.0.0.1:${port}`, ...addresses }, { tasksEvery: 30 })
  onTestFinished(server.remove)
  const { id } = await saveEnquiry(server.store, { kind: 'contact', answers: spam, observed })
  await until(async () => (await listMails(server.store, 1)).length === 1)
  await eraseEnquiries(server.store, [id])
  await until(async () => (await listMails(server.store, 1)).length === 0)
})

test('expired enquiries are deleted with their mail files', async () => {
  const testDb = await embedded()
  onTestFinished(testDb.remove)
  const { dataDir } = testDb
  const server = await startTestServer({ dataDir }, { tasksEvery: 20 })
  onTestFinished(server.stop)
  const ids = [await server.post('/dev/contact', goodContact), await server.post('/dev/booking', goodBooking)]
  const [contact, booking] = await Promise.all(ids.map(async (answer) => (await answer.json()).id as string))
  await until(async () => (await healthOf(server.store)).due === 0)
  const filesOf = async (enquiry = '') => {
    const names = await readdir(join(dataDir, 'mail'))
    return names.filter((name) => mails[enquiry]?.some((id) => name.endsWith(`${id}.eml`)))
  }
  const mails: Record<string, string[]> = {}
  for (const id of [contact, booking]) if (id) mails[id] = (await mailsOf(server.store, id)).map((mail) => mail.id)
  expect(await filesOf(contact)).toHaveLength(2)
  await server.store.db
    .updateTable('enquiry')
    .set({ received_at: Date.now() - 366 * day })
    .execute()
  await until(async () => (await findEnquiry(server.store, contact ?? '')) === undefined)
  await until(async () => (await filesOf(contact)).length === 0)
  expect(await findEnquiry(server.store, booking ?? '')).toBeDefined()
  expect(await filesOf(booking)).toHaveLength(2)
}, 120_000)

test.for([5, 1100])(
  'a clock that jumps %i days ahead deletes nothing and raises an alarm, and has no effect once it is set back',
  async (days) => {
    const testDb = await embedded()
    onTestFinished(testDb.remove)
    const { dataDir } = testDb
    const start = Date.now()
    let clock = start
    const now = () => clock
    const first = await startTestServer({ dataDir }, { now, tasksEvery: 20 })
    await first.post('/dev/contact', goodContact)
    await until(async () => (await healthOf(first.store)).due === 0)
    await until(async () => (await lastRun(first.store, 'cleanup'))?.outcome === null)
    await first.stop()

    clock += days * day
    const second = await startTestServer({ dataDir }, { now, tasksEvery: 20 })
    onTestFinished(second.stop)
    await until(() => second.logged.some((line) => line.includes('nothing is deleted for a day')))
    await until(async () => (await (await fetch(`${second.url}/healthz`)).json()).alarms.includes('clock-jumped'))
    expect(await findPerson(second.store, { phone: goodContact.phone })).toHaveLength(1)
    clock = start + hour
    await until(async () => (await lastRun(second.store, 'cleanup'))?.outcome === null)
    clock += 23 * hour
    await until(async () => (await lastRun(second.store, 'cleanup'))?.ran_at === clock)
    expect(await findPerson(second.store, { phone: goodContact.phone })).toHaveLength(1)
    expect((await readdir(join(dataDir, 'mail'))).length).toBeGreaterThanOrEqual(2)
  },
)

test('after a jump nothing is deleted until a day has passed without another', () => {
  const at = 1_800_000_000_000
  expect(pauseAfterJump({ ran_at: at - hour, outcome: null }, at)).toBeUndefined()
  expect(pauseAfterJump({ ran_at: at - 4 * day, outcome: null }, at)).toBe(`jumped ${at}`)
  const paused = `jumped ${at}`
  expect(pauseAfterJump({ ran_at: at + 22 * hour, outcome: paused }, at + 23 * hour)).toBe(paused)
  expect(pauseAfterJump({ ran_at: at + 23 * hour, outcome: paused }, at + 24 * hour)).toBeUndefined()
  expect(pauseAfterJump({ ran_at: at, outcome: paused }, at - 3 * day)).toBeUndefined()
  expect(pauseAfterJump({ ran_at: at, outcome: paused }, at + 5 * day)).toBe(`jumped ${at + 5 * day}`)
})
