import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { addDays, wallClockAt } from '../../domain/opening-hours/dates.ts'
import { openDayFrom } from '../../domain/opening-hours/opening.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { openStore } from '../database/store.ts'
import { embedded } from '../testing/databases.ts'
import { startRelay } from '../testing/relay.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf, saveEnquiry } from '../testing/store.ts'
import { until } from '../testing/until.ts'
import { claimDueMails, mailsOf, markSent } from './stored-mails.ts'

const subjects = /^(?:Your appointment on|Cancelled)/

test('a server that is killed while it sends an invitation leaves the cancellation waiting until another has sent it', async () => {
  const testDb = await embedded()
  onTestFinished(testDb.remove)
  // It takes the email, and its answer never comes.
  const silent = await startRelay({ answerDelay: 600_000 })
  const env = { DATA_DIR: testDb.dataDir, SMTP_URL: silent.url, MAIL_FROM: 'web@example.nz', WORKSHOP_EMAIL: 'desk@example.nz' }
  const store = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => clock })
  onTestFinished(store.close)
  // Behind the server's clock, so that nothing is held by then.
  const clock = Date.now() - 20_000
  const desk = deskOf(store)
  const { id: staff } = await addStaff(store, { name: 'Mere Tautahi' })
  const { id: enquiry } = await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, message: randomUUID() } })
  for (const mail of await claimDueMails(store, 10, 1)) await markSent(store, mail)
  const date = openDayFrom(addDays(wallClockAt(new Date(clock)).date, 9), firstFacts)
  const stamp = async () => ({ id: randomUUID(), enquiry, version: (await desk.enquiry(enquiry))?.version ?? 0, staff })
  expect(await desk.book(await stamp(), { ...goodAppointment, date, readyDate: date })).toMatchObject({ outcome: 'done' })

  const killed = await startServerProcess(env, { lease: 3000 })
  await until(() => silent.tries() === 1)
  expect(await desk.cancelAppointment(await stamp())).toMatchObject({ outcome: 'done' })
  await killed.end('SIGKILL')
  await silent.close()

  const relay = await startRelay({ port: silent.port })
  onTestFinished(relay.close)
  const next = await startServerProcess(env, { lease: 3000 })
  onTestFinished(async () => void (await next.end('SIGTERM')))
  await until(async () => (await mailsOf(store, enquiry)).every(({ state }) => state !== 'due'))
  const sent = relay.received.map(({ email }) => subjects.exec(email.subject ?? '')?.[0])
  expect(sent).toEqual(['Your appointment on', 'Cancelled'])
})
