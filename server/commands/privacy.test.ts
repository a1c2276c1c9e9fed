import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { bookedAnyway, exampleNow, goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { openStore } from '../database/store.ts'
import { claimDueMails, mailsOf, markSent } from '../mail/stored-mails.ts'
import { deleteExpired } from '../privacy/delete-expired.ts'
import { readSettings } from '../settings.ts'
import { embedded } from '../testing/databases.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf, healthOf, saveEnquiry } from '../testing/store.ts'
import { startTestServer } from '../testing/test-server.ts'
import { until } from '../testing/until.ts'
import { privacyCommand } from './privacy.ts'

const script = join(import.meta.dirname, './privacy.ts')

test("a person's data can be found, exported and erased: from tables, outbox, mail files, and the bytes of the database file", async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const server = await startTestServer({ dataDir })
  const canary = {
    ...goodBooking,
    name: 'Fantail Bird',
    email: 'fantail@bird.example.nz',
    plate: 'FANTAIL',
    message: `${'Fantail sings. '.repeat(200)}End.`,
  }
  await server.post('/dev/booking', canary)
  await server.post('/dev/contact', { ...goodContact, email: 'Fantail@Bird.example.nz', message: 'Fantail writes' })
  await server.post('/dev/contact', goodContact)
  await until(async () => (await healthOf(server.store)).due === 0)
  const { id: enquiry } = await saveEnquiry(server.store, { kind: 'booking', answers: { ...canary, message: 'Fantail waits' } })
  const { id: staff } = await addStaff(server.store)
  const changed = { plate: 'KLM482', name: 'Hana', phone: '021 555 0142', email: 'hana@example.co.nz' }
  const desk = deskOf(server.store)
  expect((await desk.changeDetails({ id: randomUUID(), enquiry, version: 0, staff }, changed)).outcome).toBe('done')

  // While the server is running.
  const store = await openStore({ dataDir, mailDomain: 'example.nz', mustExist: true })
  onTestFinished(store.close)
  const run = async (...args: string[]) => {
    const output: string[] = []
    const code = await privacyCommand(args, {
      store,
      settings: readSettings({ DATA_DIR: dataDir }),
      print: (line) => void output.push(line),
    })
    return { code, output: output.join('\n') }
  }
  expect((await run('find', 'email=fantail@bird.example.nz')).output).toContain('3 enquiries.')
  expect((await run('find', 'plate=fantail')).output).toContain('2 enquiries.')
  const exported = JSON.parse((await run('export', 'email=fantail@bird.example.nz')).output)
  expect(exported).toMatchObject([{ answers: canary }, { answers: { message: 'Fantail writes' } }, {}])
  expect((await run('erase', 'email=fantail@bird.example.nz')).code).toBe(1)
  expect((await run('erase', 'everybody', '--yes')).code).toBe(2)
  expect((await run('find', 'email=fantail@bird.example.nz')).output).toContain('3 enquiries.')
  // As an operator does.
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const erased = await promisify(execFile)(process.execPath, [script, 'erase', 'email=fantail@bird.example.nz', '--yes'], { env })
  expect(erased.stdout).toContain('Deleted: 3')
  expect((await run('find', 'email=fantail@bird.example.nz')).output).toContain('0 enquiries.')

  const filesWith = async (words: string) => {
    const names = await readdir(dataDir, { recursive: true, withFileTypes: true })
    const files = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
    const contents = await Promise.all(files.map((file) => readFile(file, 'latin1')))
    return files.filter((_, index) => contents[index]?.toLowerCase().includes(words.toLowerCase()))
  }
  // While the server still has its write-ahead log open.
  expect(await filesWith('fantail')).toEqual([])
  expect(await filesWith(goodContact.message)).toContain(join(dataDir, 'workshop.sqlite'))
  await server.stop()
  expect(await filesWith('fantail')).toEqual([])
})

test('the list of a person’s enquiries counts their unsent emails', async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const store = await openStore({ dataDir, mailDomain: 'example.nz', now: () => exampleNow })
  onTestFinished(store.close)
  await saveEnquiry(store, { kind: 'contact', answers: goodContact })
  const output: string[] = []
  const context = { store, settings: readSettings({ DATA_DIR: dataDir }), print: (line: string) => void output.push(line) }
  const find = async () => {
    expect(await privacyCommand(['find', `email=${goodContact.email}`], context)).toBe(0)
    return output.splice(0)[0]
  }
  expect(await find()).toContain('  (2 emails not sent yet)')
  const [first, second] = await claimDueMails(store, 2, 60_000)
  if (first) await markSent(store, first)
  expect(await find()).toContain('  (1 email not sent yet)')
  if (second) await markSent(store, second)
  expect(await find()).not.toContain('not sent yet')
})

test('the export has what staff did and booked', async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const store = await openStore({ dataDir, mailDomain: 'example.nz', now: () => exampleNow })
  onTestFinished(store.close)
  const { id } = await saveEnquiry(store, { kind: 'booking', answers: goodBooking })
  await saveEnquiry(store, { kind: 'contact', answers: goodContact })
  const { id: staff } = await addStaff(store, { name: 'Mere Tautahi' })
  const desk = deskOf(store)
  await desk.note({ id: randomUUID(), enquiry: id, version: 0, staff }, { text: 'Wants the old pads back.' })
  await desk.book({ id: randomUUID(), enquiry: id, version: 1, staff }, goodAppointment)
  const output: string[] = []
  const context = { store, settings: readSettings({ DATA_DIR: dataDir }), print: (line: string) => void output.push(line) }
  expect(await privacyCommand(['export', `email=${goodBooking.email.toUpperCase()}`], context)).toBe(0)
  expect(JSON.parse(output.join(''))).toMatchObject([
    {
      id,
      actions: [{ kind: 'note', text: 'Wants the old pads back.' }, { kind: 'book' }],
      appointments: [{ date: '2027-03-09', time: '08:30' }],
      mails: [{ kind: 'notification' }, { kind: 'confirmation' }, { kind: 'invitation', state: 'due' }, { kind: 'reminder', state: 'due' }],
    },
  ])
  expect(output.join('')).not.toContain('Mere')
  expect(await privacyCommand(['erase', `email=${goodBooking.email}`, '--yes'], context)).toBe(0)
  expect(await mailsOf(store, id)).toEqual([])
})

test('erase names the appointments that it would delete and those that it has deleted, unless they are over', async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  let clock = exampleNow
  const store = await openStore({ dataDir, mailDomain: 'example.nz', now: () => clock })
  onTestFinished(store.close)
  const { id: staff } = await addStaff(store, { name: 'Mere Tautahi' })
  const desk = deskOf(store)
  const stamp = async (enquiry: string) => ({ id: randomUUID(), enquiry, version: (await desk.enquiry(enquiry))?.version ?? 0, staff })
  const book = async (plate: string) => {
    const { id } = await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, plate, message: plate } })
    expect((await desk.book(await stamp(id), bookedAnyway(goodAppointment))).outcome).toBe('done')
    return id
  }
  await book('COMING')
  const [here, cancelled, collected, closed] = [await book('HERE1'), await book('OFF1'), await book('GONE1'), await book('DONE1')]
  await desk.cancelAppointment(await stamp(cancelled))
  clock += 8 * 86_400_000
  for (const state of ['here', 'collected']) await desk.setAppointmentState(await stamp(collected), { state })
  await desk.setAppointmentState(await stamp(here), { state: 'here' })
  await desk.setState(await stamp(closed), { state: 'declined' })
  const output: string[] = []
  const context = { store, settings: readSettings({ DATA_DIR: dataDir }), print: (line: string) => void output.push(line) }
  const erase = async (...more: string[]) => {
    await privacyCommand(['erase', `email=${goodBooking.email}`, ...more], context)
    return output.splice(0)
  }
  const appointments = '\n  9 Mar 2027, 8.30am, COMING: still to come\n  9 Mar 2027, 8.30am, HERE1: the car is still here'
  expect((await erase()).slice(-2)).toEqual([
    `These 2 appointments would go too, and the customer isn't told: ring them first.${appointments}`,
    'Nothing has been deleted. To delete these, run the same command with --yes.',
  ])
  const done = await erase('--yes')
  expect(done).toContain('  9 Mar 2027, 8.30am, COMING: still to come')
  expect(done.at(-1)).toBe(`These 2 appointments went too, and the customer hasn't been told.${appointments}`)
})

test('erase reports what another reader keeps in the write-ahead log, and the next cleanup removes it', async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const store = await openStore({ dataDir, mailDomain: 'example.nz' })
  onTestFinished(store.close)
  await saveEnquiry(store, { kind: 'contact', answers: { ...goodContact, message: 'Fantail writes' } })
  const reader = new DatabaseSync(join(dataDir, 'workshop.sqlite'))
  reader.exec('begin; select * from enquiry')

  const output: string[] = []
  const context = { store, settings: readSettings({ DATA_DIR: dataDir }), print: (line: string) => void output.push(line) }
  expect(await privacyCommand(['erase', `email=${goodContact.email}`, '--yes'], context)).toBe(1)
  expect(output.at(-1)).toContain('workshop.sqlite-wal')
  expect(await readFile(join(dataDir, 'workshop.sqlite-wal'), 'latin1')).toContain('Fantail')
  reader.close()
  await deleteExpired(store)
  expect(await readFile(join(dataDir, 'workshop.sqlite-wal'), 'latin1')).toBe('')
  expect(await readFile(join(dataDir, 'workshop.sqlite'), 'latin1')).not.toContain('Fantail')
})
