import { describe, expect, onTestFinished, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { isSample } from '../../domain/enquiries/sample.ts'
import { readEnquiryHistory } from '../alarms/enquiry-history.ts'
import { openStore } from '../database/store.ts'
import { readSettings } from '../settings.ts'
import { databases } from '../testing/databases.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf, saveEnquiry } from '../testing/store.ts'
import { deskCommand } from './desk.ts'

/** In New Zealand: a working morning, before opening, a Saturday night, and Easter. */
const moments = ['2027-03-09T11:00+13:00', '2027-03-10T06:30+13:00', '2027-03-13T23:00+13:00', '2027-03-27T12:00+13:00']

describe.each(databases)('$name', ({ missing, create }) => {
  async function open(now: () => number) {
    const testDb = await create()
    const store = await openStore({ ...testDb, mailDomain: 'example.nz', now })
    onTestFinished(async () => {
      await store.close()
      await testDb.remove()
    })
    const said: string[] = []
    const context = { store, settings: readSettings({}), print: (line: string) => void said.push(line) }
    return { store, desk: deskOf(store), said, run: (...args: string[]) => deskCommand(args, context) }
  }

  test.skipIf(missing).for(moments)('samples fill the desk at %s, email nobody, and raise no alarm', async (moment) => {
    const { store, desk, run } = await open(() => Date.parse(moment))
    const { id: staff } = await addStaff(store, { role: 'owner' })
    expect(await run('sample')).toBe(0)
    const { counts, callBacks, lines } = await desk.inbox({ state: 'waiting' })
    expect(counts).toEqual({ new: 5, answered: 2, booked: 4, done: 1, declined: 0 })
    expect(callBacks.map(({ lastCall }) => lastCall?.outcome)).toContain('no-answer')
    const states = (await store.db.selectFrom('appointment').select('state').execute()).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['collected', 'here', 'no-show', 'ready', 'set', 'set'])
    const card = await desk.enquiry(lines[0]?.id ?? '')
    if (!card) throw new Error('There is no such sample.')
    const stamp = { id: crypto.randomUUID(), enquiry: card.id, version: card.version, staff }
    expect(await desk.reply(stamp, { text: 'Kia ora, just trying.' })).toMatchObject({ outcome: 'done' })
    expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect(await readEnquiryHistory(store)).toEqual({ first: undefined, last: undefined, sameSpan: [] })
    const made = await store.db.selectFrom('enquiry').select(['name', 'email', 'message', 'received_at']).execute()
    for (const { name, email, message, received_at } of made) {
      expect(name).toMatch(/ Sample$/)
      expect(email ?? '@example.com').toMatch(/@example\.com$/)
      expect(message).toContain('sample')
      expect(received_at).toBeLessThanOrEqual(store.now())
    }
  })

  test.skipIf(missing)('samples are added once, and removing them leaves everything else', async () => {
    const { store, desk, said, run } = await open(Date.now)
    expect([await run('sample'), said.at(-1)]).toEqual([1, expect.stringContaining('Nobody can use the desk yet.')])
    const { id: staff } = await addStaff(store, { role: 'owner' })
    const { id } = await saveEnquiry(store, { kind: 'booking', answers: goodBooking })
    expect(await desk.note({ id: crypto.randomUUID(), enquiry: id, version: 0, staff }, { text: 'Real' })).toMatchObject({
      outcome: 'done',
    })
    const before = await desk.enquiry(id)
    expect([await run('sample'), said.at(-1)]).toEqual([0, expect.stringContaining('Added 12 sample enquiries')])
    expect([await run('sample'), said.at(-1)]).toEqual([1, expect.stringContaining('There are 12 sample enquiries already.')])
    expect([await run('remove-samples'), said.at(-1)]).toEqual([0, expect.stringContaining('Removed 12 sample enquiries')])
    for (const table of ['enquiry', 'action', 'appointment', 'outbox', 'find_text'] as const) {
      const column = table === 'enquiry' ? 'id' : 'enquiry_id'
      const rows = await store.db
        .selectFrom(table)
        .select(`${column} as enquiry` as 'id as enquiry')
        .execute()
      expect(
        rows.filter(({ enquiry }) => isSample(String(enquiry))),
        table,
      ).toEqual([])
    }
    expect(await desk.enquiry(id)).toEqual(before)
    expect([await run('remove-samples'), said.at(-1)]).toEqual([0, 'There are no sample enquiries.'])
    expect(await run('sample')).toBe(0)
  })

  test.skipIf(missing)('other words print the usage', async () => {
    const { said, run } = await open(Date.now)
    for (const args of [['samples'], ['sample', 'x'], ['remove-samples', '--owner']])
      expect([await run(...args), said.at(-1)]).toEqual([2, expect.stringContaining('npm run desk -- sample')])
  })
})
