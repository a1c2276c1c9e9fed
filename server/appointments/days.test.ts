import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BayAppointment } from '../../domain/appointments/appointment.ts'
import { bookedAnyway, exampleNow } from '../../domain/appointments/appointment-form.examples.ts'
import type { Desk } from '../../domain/desk.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { instantOf } from '../../domain/opening-hours/dates.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import type { Store } from '../database/store.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk } from '../testing/open-test-desk.ts'
import { saveEnquiry } from '../testing/store.ts'
import { overbookedOn } from './days.ts'

const tuesday = '2027-03-09'

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('days', () => {
    let store: Store
    let desk: Desk
    let staff: string
    let clock: number

    beforeEach(async () => {
      clock = exampleNow
      const opened = await openTestDesk(create, () => clock)
      ;({ store, desk } = opened)
      staff = opened.mere.id
      return opened.close
    })

    /** Books a car in, for '2027-03-09T08:30'. */
    async function book(starts: string, ready: string, plate = 'KLM482'): Promise<string> {
      const { id } = await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, plate, message: randomUUID() } })
      const [date = '', time = ''] = starts.split('T')
      const [readyDate = '', readyTime = ''] = ready.split('T')
      const appointment = bookedAnyway({ date, time, minutes: '60', readyDate, readyTime })
      expect((await desk.book({ id: randomUUID(), enquiry: id, version: 0, staff }, appointment)).outcome).toBe('done')
      return id
    }

    async function set(enquiry: string, ...states: string[]): Promise<void> {
      for (const state of states) {
        const version = (await desk.enquiry(enquiry))?.version ?? 0
        expect((await desk.setAppointmentState({ id: randomUUID(), enquiry, version, staff }, { state })).outcome).toBe('done')
      }
    }

    const platesOn = async (date: string) =>
      (await desk.days(date, 1)).flatMap(({ cars }) => cars.map(({ plate, bay }) => `${plate} ${bay}`))

    test('a car that stays for several days is on each of them, in the same bay', async () => {
      await book(`${tuesday}T08:00`, `${tuesday}T09:00`, 'FIRST')
      await book(`${tuesday}T08:30`, '2027-03-11T10:00', 'STAYS')
      await book('2027-03-10T08:00', '2027-03-10T12:00', 'NEXT')
      expect(await platesOn('2027-03-08')).toEqual([])
      expect(await platesOn(tuesday)).toEqual(['FIRST 1', 'STAYS 2'])
      expect(await platesOn('2027-03-10')).toEqual(['STAYS 2', 'NEXT 1'])
      expect(await platesOn('2027-03-11')).toEqual(['STAYS 2'])
      expect(await platesOn('2027-03-12')).toEqual([])
      const week = await desk.days('2027-03-07', 7)
      expect(week.map(({ cars }) => cars.map(({ plate, bay }) => `${plate} ${bay}`))).toEqual([
        [],
        [],
        ['FIRST 1', 'STAYS 2'],
        ['STAYS 2', 'NEXT 1'],
        ['STAYS 2'],
        [],
        [],
      ])
    })

    test('a job has what its card and the sheet need', async () => {
      const id = await book(`${tuesday}T08:30`, `${tuesday}T10:00`)
      const [day] = await desk.days(tuesday, 1)
      expect(day).toMatchObject({
        date: tuesday,
        closed: undefined,
        overbooked: [],
        cars: [{ enquiry: id, version: 1, plate: 'KLM482', name: goodBooking.name, phone: goodBooking.phone, hasEmail: true }],
      })
      expect(day?.cars[0]).toMatchObject({
        about: goodBooking.service,
        bay: 1,
        isGone: false,
        appointment: { time: '08:30', state: 'set' },
      })
    })

    test('a day includes customers’ messages and staff notes, cut to fit; a week has neither', async () => {
      const id = await book(`${tuesday}T08:30`, `${tuesday}T10:00`)
      const stampNow = async () => ({ id: randomUUID(), enquiry: id, version: (await desk.enquiry(id))?.version ?? 0, staff })
      const note = async (sent: object) => {
        const stamp = await stampNow()
        expect((await desk.note(stamp, sent)).outcome).toBe('done')
        return stamp.id
      }
      await note({ text: 'The first of four' })
      await note({ text: 'Keys are\nunder the mat' })
      await desk.call(await stampNow(), { outcome: 'no-answer' })
      await desk.call(await stampNow(), { outcome: 'reached', said: 'she waits here' })
      const wrong = await note({ text: 'For another car' })
      expect((await desk.undo(wrong, { id: randomUUID(), staff })).outcome).toBe('done')
      await note({ text: `${'long '.repeat(60)}` })
      const [appointment] = (await desk.day(tuesday)).cars
      expect(appointment?.message).toMatch(/^[\da-f-]{36}$/)
      expect(appointment?.notes).toEqual(['Keys are under the mat', 'Called: she waits here', expect.stringMatching(/^long .{270,280}…$/)])
      expect(Object.keys((await desk.days(tuesday, 1))[0]?.cars[0] ?? {})).not.toContain('notes')
      expect(await desk.day('2027-03-12')).toEqual((await desk.days('2027-03-12', 1))[0])
    })

    test('a car without a free bay is marked, and the overbooked hours are listed', async () => {
      for (const [index, ready] of ['10:00', '11:00', '12:00', '12:00', '12:00'].entries())
        await book(`${tuesday}T${index < 3 ? '07:00' : '09:30'}`, `${tuesday}T${ready}`, `CAR${index}`)
      const [day] = await desk.days(tuesday, 1)
      expect(day?.cars.map(({ bay }) => bay)).toEqual([1, 2, 3, undefined, undefined])
      expect(day?.overbooked).toEqual([
        { from: 570, to: 600, cars: 5, bays: 3 },
        { from: 600, to: 660, cars: 4, bays: 3 },
      ])
    })

    test('a car that has left or never came is shown where it was and holds no bay; a cancelled one isn’t shown', async () => {
      const [here, left, noShow, cancelled] = [
        await book(`${tuesday}T08:00`, `${tuesday}T16:00`, 'HERE'),
        await book(`${tuesday}T08:00`, `${tuesday}T16:00`, 'LEFT'),
        await book(`${tuesday}T08:00`, `${tuesday}T16:00`, 'NOSHOW'),
        await book(`${tuesday}T08:00`, `${tuesday}T16:00`, 'GONE'),
      ]
      expect((await desk.days(tuesday, 1))[0]?.overbooked).toHaveLength(1)
      const booked = (await desk.enquiry(cancelled))?.timeline.at(-1)
      await desk.undo(booked?.id ?? '', { id: randomUUID(), staff })
      clock = Date.parse('2027-03-08T20:00:00Z')
      await set(here, 'here')
      await set(left, 'here', 'collected')
      await set(noShow, 'no-show')
      const [day] = await desk.days(tuesday, 1)
      expect(day?.cars.map(({ plate, isGone, bay }) => [plate, isGone, bay]).sort()).toEqual([
        ['HERE', false, 1],
        ['LEFT', true, 2],
        ['NOSHOW', true, 3],
      ])
      expect(day?.overbooked).toEqual([])
    })

    test('a car that was collected early is gone from the days after, and never from the day for which it was booked', async () => {
      const [left, stays] = [
        await book(`${tuesday}T08:00`, '2027-03-12T16:00', 'LEFT'),
        await book(`${tuesday}T08:30`, '2027-03-12T16:00', 'STAYS'),
      ]
      const noShow = await book('2027-03-10T08:00', '2027-03-12T16:00', 'NOSHOW')
      // Half past eleven at night on Wednesday, when it is still Wednesday morning in UTC.
      clock = Date.parse('2027-03-10T10:30:00Z')
      await set(left, 'here', 'collected')
      await set(stays, 'here')
      await set(noShow, 'no-show')
      const early = await book('2027-03-11T08:00', '2027-03-12T16:00', 'EARLY')
      await set(early, 'here', 'collected')
      const days = await desk.days('2027-03-09', 4)
      expect(days.map(({ cars }) => cars.map(({ plate }) => plate))).toEqual([
        ['LEFT', 'STAYS'],
        ['LEFT', 'STAYS', 'NOSHOW'],
        ['STAYS', 'EARLY'],
        ['STAYS'],
      ])
      expect((await desk.day('2027-03-11')).cars.map(({ plate }) => plate)).toEqual(['STAYS', 'EARLY'])
    })

    test('a car that should have left is on every day with its bay until it leaves, over a closed day too, and then until it was collected', async () => {
      // Thursday. The workshop is closed on Saturdays.
      const [late, ready] = [
        await book('2027-03-11T08:00', '2027-03-11T16:00', 'LATE'),
        await book('2027-03-11T08:30', '2027-03-11T16:00', 'READY'),
      ]
      clock = instantOf('2027-03-11T09:00')
      await set(late, 'here')
      await set(ready, 'here', 'ready')
      expect(await platesOn('2027-03-12')).toEqual([])
      clock = instantOf('2027-03-12T19:00')
      await book('2027-03-14T08:00', '2027-03-14T10:00', 'NEXT')
      expect(await platesOn('2027-03-12')).toEqual(['LATE 1', 'READY 2'])
      expect(await platesOn('2027-03-13')).toEqual(['LATE 1', 'READY 2'])
      expect(await platesOn('2027-03-14')).toEqual(['LATE 1', 'READY 2', 'NEXT 3'])
      expect(await platesOn('2027-03-15')).toEqual([])
      clock = instantOf('2027-05-02T09:00')
      expect(await platesOn('2027-05-02')).toEqual(['LATE 1', 'READY 2'])
      await set(late, 'collected')
      const [today, tomorrow] = await desk.days('2027-05-02', 2)
      expect(today?.cars.map(({ plate, isGone }) => [plate, isGone])).toEqual([
        ['LATE', true],
        ['READY', false],
      ])
      expect(tomorrow?.cars.map(({ plate }) => plate)).toEqual(['READY'])
      const collected = (await desk.enquiry(late))?.timeline.at(-1)?.id ?? ''
      expect((await desk.undo(collected, { id: randomUUID(), staff })).outcome).toBe('done')
      expect(await platesOn('2027-05-03')).toEqual(['LATE 1', 'READY 2'])
      await desk.setState({ id: randomUUID(), enquiry: ready, version: 3, staff }, { state: 'done' })
      expect(await platesOn('2027-05-02')).toEqual(['LATE 1'])
    })

    test('a car that nobody marked is asked about on later days, today only, until somebody answers', async () => {
      const cars = { CAME: await book(`${tuesday}T08:00`, `${tuesday}T10:00`, 'CAME') }
      const [missed, left, staying] = [
        await book(`${tuesday}T08:00`, `${tuesday}T10:00`, 'MISSED'),
        await book(`${tuesday}T08:00`, `${tuesday}T10:00`, 'LEFT'),
        await book(`${tuesday}T11:00`, '2027-03-11T10:00', 'STAYS'),
      ]
      const asked = async (date: string) => (await desk.day(date)).unmarked.map(({ plate, bay }) => [plate, bay])
      clock = instantOf(`${tuesday}T23:59`)
      expect(await asked(tuesday)).toEqual([])
      expect((await desk.setAppointmentState({ id: randomUUID(), enquiry: left, version: 1, staff }, { state: 'collected' })).outcome).toBe(
        'refused',
      )
      clock = instantOf('2027-03-10T00:00')
      expect(await asked(tuesday)).toEqual([])
      expect(await asked('2027-03-11')).toEqual([])
      const all = [
        ['CAME', undefined],
        ['MISSED', undefined],
        ['LEFT', undefined],
      ].sort()
      expect((await asked('2027-03-10')).sort()).toEqual(all)
      expect(await platesOn('2027-03-10')).toEqual(['STAYS 1'])
      clock = instantOf('2027-04-20T09:00')
      expect((await asked('2027-04-20')).sort()).toEqual([...all, ['STAYS', undefined]].sort())
      await set(cars.CAME, 'here')
      await set(missed, 'no-show')
      await set(left, 'collected')
      expect(await asked('2027-04-20')).toEqual([['STAYS', undefined]])
      expect(await platesOn('2027-04-20')).toEqual(expect.arrayContaining([expect.stringMatching(/^CAME \d/)]))
      expect((await desk.enquiry(left))?.state).toBe('done')
      await desk.setState({ id: randomUUID(), enquiry: staying, version: 1, staff }, { state: 'declined' })
      expect(await asked('2027-04-20')).toEqual([])
    })

    test('a day begins and ends at midnight in New Zealand, even when the clocks change', async () => {
      // The clocks go back on Sunday 4 April 2027: that day has 25 hours.
      await book('2027-04-03T23:30', '2027-04-04T00:30', 'NIGHT')
      await book('2027-04-04T23:30', '2027-04-05T00:30', 'LATE')
      expect(await platesOn('2027-04-03')).toEqual(['NIGHT 1'])
      expect(await platesOn('2027-04-04')).toEqual(['NIGHT 1', 'LATE 1'])
      expect(await platesOn('2027-04-05')).toEqual(['LATE 1'])
    })

    test('closed days say why', async () => {
      const days = await desk.days('2027-03-25', 3)
      expect(days.map(({ closed }) => closed)).toEqual([undefined, 'Easter', 'Easter'])
      expect((await desk.days('2027-03-20', 1))[0]?.closed).toBe('')
    })
  })
})

test('hours are overbooked only while we are open', () => {
  const appointment = (date: string, time: string, readyDate: string, readyTime: string) =>
    ({ isGone: false, appointment: { date, time }, leavesAt: instantOf(`${readyDate}T${readyTime}`) }) as unknown as BayAppointment
  const overnight = [appointment('2027-03-08', '17:00', tuesday, '08:30'), appointment('2027-03-08', '17:30', tuesday, '20:00')]
  const on = (date: string, ...cars: BayAppointment[]) => overbookedOn(date, { cars, outages: [] }, 1, firstFacts)
  expect(on(tuesday, ...overnight)).toEqual([{ from: 480, to: 510, cars: 2, bays: 1 }])
  expect(on('2027-03-08', ...overnight)).toEqual([{ from: 1050, to: 1080, cars: 2, bays: 1 }])
  const evening = appointment(tuesday, '18:00', tuesday, '19:00')
  expect(on(tuesday, evening, evening)).toEqual([])
})
