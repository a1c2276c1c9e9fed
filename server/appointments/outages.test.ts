import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookedAnyway } from '../../domain/appointments/appointment-form.examples.ts'
import { dayNoteErrors, maxDayNotes } from '../../domain/appointments/day-note.ts'
import { outageErrors } from '../../domain/appointments/outage.ts'
import type { Desk } from '../../domain/desk.ts'
import { addDays, instantOf } from '../../domain/opening-hours/dates.ts'
import type { Store } from '../database/store.ts'
import { deleteExpired } from '../privacy/delete-expired.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'
import { addStaff } from '../testing/staff.ts'

const [monday, tuesday, wednesday, thursday] = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04']
const morning = { date: tuesday, time: '08:00', untilDate: tuesday, untilTime: '12:00', reason: 'Hoist broken' }

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('a day', () => {
    let store: Store
    let desk: Desk
    let arrive: TestDesk['arrive']
    let staff: string
    let clock: number

    beforeEach(async () => {
      clock = instantOf(`${monday}T19:00`)
      const opened = await openTestDesk(create, () => clock, { bays: 2 })
      ;({ store, desk, arrive } = opened)
      staff = opened.mere.id
      return opened.close
    })

    const stamp = () => ({ id: randomUUID(), staff })

    async function takeOut(sent: Partial<typeof morning> = {}): Promise<string> {
      const form = stamp()
      expect(await desk.addOutage(form, { ...morning, ...sent })).toEqual({ outcome: 'done' })
      return form.id
    }

    async function book(time: string, anyway = false, plate = 'KLM482') {
      const appointment = { date: tuesday, time, minutes: '60', readyDate: '', readyTime: '' }
      const ready = `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`
      const sent = anyway ? bookedAnyway({ ...appointment, readyDate: tuesday, readyTime: ready }) : appointment
      return await desk.book({ id: randomUUID(), enquiry: await arrive({ plate }), version: 0, staff }, sent)
    }

    const shown = async (date: string) => (await desk.day(date)).outages.map(({ reason, by, bay }) => [reason, by, bay])

    test('has one bay less while it is out of use: for bookings, the suggested time and overbooked hours', async () => {
      expect((await book('09:00')).outcome).toBe('done')
      const id = await takeOut()
      const refused = await book('09:30', false, 'TWO2')
      expect(refused).toMatchObject({ outcome: 'full', free: { date: tuesday, time: '10:00' } })
      expect(refused).toMatchObject({ holders: [{ plate: 'KLM482' }, { outage: { reason: 'Hoist broken' } }] })
      expect((await book('10:00')).outcome).toBe('done')
      expect((await book('11:00', false, 'THREE3')).outcome).toBe('done')
      expect(await desk.bookingTime(await arrive())).toMatchObject({ date: tuesday, time: '08:00' })
      expect((await book('08:00')).outcome).toBe('done')
      // All bays are taken from eight to twelve now.
      expect(await desk.bookingTime(await arrive())).toMatchObject({ date: tuesday, time: '12:00' })
      expect((await book('09:30', true, 'FOUR4')).outcome).toBe('done')
      const { overbooked } = await desk.day(tuesday)
      expect(overbooked).toEqual([{ from: 570, to: 630, cars: 2, bays: 1 }])
      expect(await desk.removeOutage(id, staff)).toEqual({ outcome: 'done' })
      expect((await desk.day(tuesday)).overbooked).toEqual([])
      expect((await book('11:00', false, 'FIVE5')).outcome).toBe('done')
    })

    test('can have all its bays out of use, and then no car fits', async () => {
      await takeOut()
      await takeOut({ reason: 'No power' })
      expect(await desk.addOutage(stamp(), morning)).toEqual({ outcome: 'refused', fieldErrors: { date: outageErrors.full } })
      expect(await desk.addOutage(stamp(), { ...morning, time: '12:00', untilTime: '13:00' })).toEqual({ outcome: 'done' })
      expect(await book('09:00')).toMatchObject({ outcome: 'full', holders: [{}, {}], free: { time: '12:00' } })
      expect((await book('09:00', true)).outcome).toBe('done')
      expect((await desk.day(tuesday)).overbooked).toEqual([{ from: 540, to: 600, cars: 1, bays: 0 }])
    })

    test('never has more bays out of use than there are, however many people take one out at once', async () => {
      const longer = { ...morning, date: monday, time: '', untilDate: wednesday, untilTime: '' }
      clock = instantOf(`${monday}T07:00`)
      const results = await Promise.all([morning, longer, morning, longer].map((sent) => desk.addOutage(stamp(), sent)))
      expect(results.filter(({ outcome }) => outcome === 'done')).toHaveLength(2)
      expect((await desk.day(tuesday)).outages).toHaveLength(2)
    })

    test('can have all its bays out of use, and a cancellation can still be undone', async () => {
      const enquiry = await arrive({ email: '' })
      const act = async () => ({ ...stamp(), enquiry, version: (await desk.enquiry(enquiry))?.version ?? 0 })
      const appointment = { date: tuesday, time: '09:00', minutes: '60', readyDate: '', readyTime: '' }
      expect((await desk.book(await act(), appointment)).outcome).toBe('done')
      const cancelled = await desk.cancelAppointment(await act())
      if (cancelled.outcome !== 'done') throw new Error(cancelled.outcome)
      for (const reason of ['Hoist broken', 'No power']) await takeOut({ reason })
      expect((await desk.undo(cancelled.action, await act())).outcome).toBe('done')
      expect((await desk.enquiry(enquiry))?.appointment).toMatchObject({ state: 'set', time: '09:00' })
    })

    test('shows an outage on each of its days, in the last bay that is free, with who said so', async () => {
      await takeOut({ date: tuesday, time: '', untilDate: wednesday, untilTime: '' })
      expect((await book('09:00')).outcome).toBe('done')
      const line = ['Hoist broken', 'Mere Tautahi', 2]
      const days = await desk.days(monday, 4)
      expect(days.map(({ outages }) => outages.length)).toEqual([0, 1, 1, 0])
      expect(await shown(tuesday)).toEqual([line])
      expect((await desk.day(tuesday)).cars.map(({ bay }) => bay)).toEqual([1])
      // Until midnight.
      expect((await desk.day(wednesday)).outages[0]).toMatchObject({ startsAt: instantOf(tuesday), endsAt: instantOf(thursday) })
    })

    test('refuses outages that make no sense, and takes one that began this morning', async () => {
      clock = instantOf(`${tuesday}T10:00`)
      const problems: [Partial<typeof morning>, object][] = [
        [{ reason: ' ' }, { reason: 'Reason is required.' }],
        [{ reason: 'x'.repeat(101) }, { reason: 'Reason must be 100 characters or fewer.' }],
        [{ date: monday }, { date: outageErrors.past }],
        [{ untilDate: '2028-03-03' }, { untilDate: outageErrors.far }],
        [{ untilDate: '9999-12-31', untilTime: '' }, { untilDate: outageErrors.far }],
        [{ date: wednesday }, { untilDate: outageErrors.backwards }],
        [{ time: '12:00' }, { untilTime: outageErrors.backwards }],
        [{ untilTime: '09:00' }, { untilTime: outageErrors.past }],
        [{ date: '2027-02-29' }, { date: 'That date doesn’t exist.' }],
        [{ date: '2027-09-26', time: '02:30', untilDate: '2027-09-26' }, { time: expect.stringContaining('the clocks go forward') }],
      ]
      for (const [sent, fieldErrors] of problems)
        expect(await desk.addOutage(stamp(), { ...morning, ...sent })).toEqual({ outcome: 'refused', fieldErrors })
      for (const sent of [undefined, null, 'x', { reason: ['x'] }]) expect((await desk.addOutage(stamp(), sent)).outcome).toBe('refused')
      await takeOut()
    })

    test('keeps up to five notes, for everybody to see and to remove', async () => {
      const add = async (text: unknown, form = stamp(), date = tuesday) => await desk.addDayNote(form, date, { text })
      const texts = async (date: string) => (await desk.days(date, 1)).flatMap(({ notes }) => notes.map(({ text, by }) => `${text}, ${by}`))
      expect(await add('Sam away\n')).toEqual({ outcome: 'done' })
      expect(await texts(tuesday)).toEqual(['Sam away, Mere Tautahi'])
      expect(await texts(wednesday)).toEqual([])
      expect(await add('')).toEqual({ outcome: 'refused', fieldErrors: { text: 'Note is required.' } })
      expect((await add('x'.repeat(201))).outcome).toBe('refused')
      for (let count = 1; count < maxDayNotes; count++) await add(`No. ${count}`)
      expect(await add('One more')).toEqual({ outcome: 'refused', fieldErrors: { text: dayNoteErrors.full } })
      const [first] = (await desk.day(tuesday)).notes
      const colleague = await addStaff(store, { name: 'Tane', email: 'tane@example.nz' })
      for (let press = 0; press < 2; press++) expect(await desk.removeDayNote(first?.id ?? '', colleague.id)).toEqual({ outcome: 'done' })
      expect(await add('One more')).toEqual({ outcome: 'done' })
      for (const date of ['', '2027-02-29', 'x'.repeat(9999)]) expect(await add('x', stamp(), date)).toEqual({ outcome: 'missing' })
    })

    test('is changed once by a form that is sent twice, and by nobody whose account is disabled', async () => {
      const [note, outage] = [stamp(), stamp()]
      for (let press = 0; press < 2; press++) {
        expect(await desk.addDayNote(note, tuesday, { text: 'Sam away' })).toEqual({ outcome: 'done' })
        expect(await desk.addOutage(outage, morning)).toEqual({ outcome: 'done' })
      }
      // A repeat succeeds even after it is over.
      clock = instantOf(`${wednesday}T09:00`)
      expect(await desk.addOutage(outage, morning)).toEqual({ outcome: 'done' })
      const day = await desk.day(tuesday)
      expect([day.notes.length, day.outages.length]).toEqual([1, 1])
      await store.db.updateTable('staff').set({ disabled_at: 1 }).where('id', '=', staff).execute()
      const later = { ...morning, date: thursday, untilDate: thursday }
      for (const result of [
        await desk.addDayNote(stamp(), tuesday, { text: 'x' }),
        await desk.addOutage(stamp(), later),
        await desk.removeDayNote(note.id, staff),
        await desk.removeOutage(outage.id, staff),
      ])
        expect(result).toEqual({ outcome: 'missing' })
    })

    test('is corrected by a form that is sent again with other answers, because its first answer was lost', async () => {
      const [note, outage] = [stamp(), stamp()]
      await desk.addDayNote(note, tuesday, { text: 'Sam away' })
      await desk.addDayNote(note, tuesday, { text: 'Kim away' })
      await desk.addOutage(outage, morning)
      expect(await desk.addOutage(outage, { ...morning, reason: 'No power' })).toEqual({ outcome: 'done' })
      const { notes, outages } = await desk.day(tuesday)
      expect([notes.map(({ text }) => text), outages.map(({ reason }) => reason)]).toEqual([['Kim away'], ['No power']])
    })

    test('tells open pages when somebody changes it', async () => {
      const tokens = new Set([await desk.changeToken()])
      const [note, outage] = [stamp(), stamp()]
      for (const change of [
        () => desk.addDayNote(note, tuesday, { text: 'Sam away' }),
        () => desk.addOutage(outage, morning),
        () => desk.removeDayNote(note.id, staff),
        () => desk.removeOutage(outage.id, staff),
      ]) {
        const before = await desk.changeToken()
        await change()
        expect(await desk.changeToken()).not.toBe(before)
      }
      expect(tokens).toContain(await desk.changeToken())
    })

    test('loses its notes and outages after a year', async () => {
      await desk.addDayNote(stamp(), tuesday, { text: 'Sam away' })
      await takeOut()
      const left = async (after: number) => {
        clock = instantOf(`${addDays(tuesday, after)}T13:00`)
        await deleteExpired(store)
        const { notes, outages } = await desk.day(tuesday)
        return [notes.length, outages.length]
      }
      expect(await left(364)).toEqual([1, 1])
      expect(await left(366)).toEqual([0, 0])
    })
  })
})
