import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { bookedAnyway } from '../../domain/appointments/appointment-form.examples.ts'
import type { Desk } from '../../domain/desk.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { addDays, instantOf } from '../../domain/opening-hours/dates.ts'
import { timeOf } from '../../domain/opening-hours/open-minutes.ts'
import type { Store } from '../database/store.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk } from '../testing/open-test-desk.ts'
import { saveEnquiry } from '../testing/store.ts'

const [monday, tuesday, wednesday] = ['2027-03-01', '2027-03-02', '2027-03-03']
const day = 86_400_000

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('the suggested time of an appointment', () => {
    let store: Store
    let desk: Desk
    let staff: string
    let clock: number

    beforeEach(async () => {
      // After closing time.
      clock = instantOf(`${monday}T19:00`)
      const opened = await openTestDesk(create, () => clock, { bays: 1 })
      ;({ store, desk } = opened)
      staff = opened.mere.id
      return opened.close
    })

    async function arrive(service: string = 'Inspection and WoF Services'): Promise<string> {
      return (await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, service, message: randomUUID() } })).id
    }

    const appointmentOf = (starts: string, ready: string) => {
      const [date = '', time = ''] = starts.split('T')
      const [readyDate = '', readyTime = ''] = ready.split('T')
      return { date, time, minutes: '60', readyDate, readyTime }
    }

    /** Tries to book a car in, for '2027-03-02T08:30'. */
    async function book(starts: string, ready: string, minutes = '60') {
      const stamp = { id: randomUUID(), enquiry: await arrive(), version: 0, staff }
      return { stamp, result: await desk.book(stamp, { ...appointmentOf(starts, ready), minutes }) }
    }

    async function hold(starts: string, ready: string) {
      const { stamp, result } = await book(starts, ready)
      const held = result.outcome === 'done' ? result : await desk.book(stamp, bookedAnyway(appointmentOf(starts, ready)))
      expect(held.outcome).toBe('done')
      return stamp.enquiry
    }

    const suggested = async (service?: string) => await desk.bookingTime(await arrive(service))

    test('is the next opening while nobody is booked, for as long as the service usually takes', async () => {
      expect(await suggested()).toEqual({ date: tuesday, time: '08:00', minutes: 60 })
      expect(await suggested('Bodywork and Collision Repairs')).toEqual({ date: tuesday, time: '08:00', minutes: 480 })
      // Friday evening: we're closed on Saturdays.
      clock = Date.parse('2027-03-05T07:00:00Z')
      expect(await suggested()).toMatchObject({ date: '2027-03-07', time: '08:00' })
      for (const enquiry of ['', 'x', 'x'.repeat(100_000), randomUUID()]) expect(await desk.bookingTime(enquiry)).toBeUndefined()
    })

    test('is today while a bay is free long enough before we close, a few minutes from now at the earliest', async () => {
      const at = async (time: string, service?: string) => {
        clock = instantOf(`${monday}T${time}`)
        const { date, time: suggestion } = (await suggested(service)) ?? {}
        return `${date} ${suggestion}`
      }
      expect(await at('07:00')).toBe(`${monday} 08:00`)
      expect(await at('09:05')).toBe(`${monday} 09:15`)
      expect(await at('09:05:01')).toBe(`${monday} 09:30`)
      expect(await at('09:05', 'Bodywork and Collision Repairs')).toBe(`${monday} 09:15`)
      expect(await at('10:00', 'Bodywork and Collision Repairs')).toBe(`${tuesday} 08:00`)
      expect(await at('16:50')).toBe(`${monday} 17:00`)
      expect(await at('16:51')).toBe(`${tuesday} 08:00`)
      clock = instantOf(`${monday}T08:00`)
      await hold(`${monday}T08:00`, `${monday}T12:00`)
      expect(await at('09:05')).toBe(`${monday} 12:00`)
      const { result } = await book(`${monday}T12:00`, `${monday}T13:00`)
      expect(result.outcome).toBe('done')
    })

    test('is the first quarter hour at which a bay is free long enough before we close', async () => {
      await hold(`${tuesday}T08:00`, `${tuesday}T10:10`)
      expect(await suggested()).toMatchObject({ date: tuesday, time: '10:15' })
      await hold(`${tuesday}T12:00`, `${tuesday}T16:00`)
      // Three hours fit neither before noon nor after four.
      expect(await suggested('Repair Services')).toMatchObject({ date: wednesday, time: '08:00' })
      await hold(`${tuesday}T10:10`, `${tuesday}T12:00`)
      expect(await suggested('Maintenance Services')).toMatchObject({ date: tuesday, time: '16:00' })
      const late = await hold(`${tuesday}T16:00`, '2027-03-07T09:00')
      expect(await suggested()).toMatchObject({ date: '2027-03-07', time: '09:00' })
      await desk.cancelAppointment({ id: randomUUID(), enquiry: late, version: 1, staff })
      expect(await suggested()).toMatchObject({ date: tuesday, time: '16:00' })
    })

    test('is after the next open day while a car that should have left is still here, and a booking before then says so', async () => {
      const late = await hold(`${tuesday}T08:00`, `${tuesday}T10:00`)
      const mark = async (state: string, version: number) =>
        await desk.setAppointmentState({ id: randomUUID(), enquiry: late, version, staff }, { state })
      clock = instantOf(`${tuesday}T08:00`)
      await mark('here', 1)
      expect(await suggested()).toMatchObject({ date: tuesday, time: '10:00' })
      // It is overdue from now on.
      clock = instantOf(`${tuesday}T10:00`)
      expect(await suggested()).toMatchObject({ date: '2027-03-04', time: '08:00' })
      const { stamp, result } = await book(`${wednesday}T09:00`, `${wednesday}T10:00`)
      const holder = { date: tuesday, time: '08:00', readyDate: tuesday, readyTime: '10:00', isOverdue: true }
      expect(result).toMatchObject({ outcome: 'full', holders: [holder], free: { date: '2027-03-04', time: '08:00' } })
      expect((await book('2027-03-04T09:00', '2027-03-04T10:00')).result.outcome).toBe('done')
      expect((await mark('ready', 2)).outcome).toBe('done')
      // Friday evening. We're closed on Saturdays.
      clock = instantOf('2027-03-05T19:00')
      expect(await suggested()).toMatchObject({ date: '2027-03-08', time: '08:00' })
      clock = instantOf(`${tuesday}T11:00`)
      const collected = await mark('collected', 3)
      expect(await suggested()).toMatchObject({ date: tuesday, time: '11:15' })
      if (collected.outcome !== 'done') throw new Error(collected.outcome)
      expect((await desk.undo(collected.action, { id: randomUUID(), staff })).outcome).toBe('done')
      expect(await suggested()).toMatchObject({ date: '2027-03-04' })
      expect((await desk.book(stamp, bookedAnyway(appointmentOf(`${wednesday}T09:00`, `${wednesday}T10:00`)))).outcome).toBe('done')
    })

    test('is not delayed by a car that should have come and that nobody marked', async () => {
      await hold(`${tuesday}T08:00`, `${tuesday}T10:00`)
      clock = instantOf(`${tuesday}T12:00`)
      expect(await suggested()).toMatchObject({ date: tuesday, time: '12:15' })
    })

    test('is the next opening after all when every bay is taken for months', async () => {
      for (let from = '2027-03-02'; from < '2027-06-10'; from = addDays(from, 20)) await hold(`${from}T08:00`, `${addDays(from, 20)}T08:00`)
      expect(await suggested()).toEqual({ date: tuesday, time: '08:00', minutes: 60 })
      expect((await book(`${tuesday}T09:00`, `${tuesday}T10:00`)).result).toMatchObject({ outcome: 'full', free: undefined })
    })

    test('is offered when all bays are taken: later that day, or on the next day with a free bay', async () => {
      await hold(`${tuesday}T08:00`, `${tuesday}T10:10`)
      await hold(`${tuesday}T16:00`, `${wednesday}T09:00`)
      const free = async (...given: Parameters<typeof book>) => (await book(...given)).result
      expect(await free(`${tuesday}T09:00`, `${tuesday}T10:00`)).toMatchObject({ outcome: 'full', free: { date: tuesday, time: '10:15' } })
      expect(await free(`${tuesday}T16:30`, `${tuesday}T17:30`)).toMatchObject({ free: { date: wednesday, time: '09:00' } })
      // The customer wants it back in the evening, so it needs a bay for the whole day.
      expect(await free(`${tuesday}T09:00`, `${tuesday}T17:00`)).toMatchObject({ free: { date: wednesday, time: '09:00' } })
      expect(await free(`${tuesday}T08:30`, `${wednesday}T17:00`, '600')).toMatchObject({ free: { date: '2027-03-04', time: '08:00' } })
      expect(await free(`${tuesday}T07:00`, `${tuesday}T08:30`)).toMatchObject({
        outcome: 'closed',
        free: { date: tuesday, time: '10:15' },
      })
      expect(await free('2027-03-06T09:00', '2027-03-07T09:00')).not.toHaveProperty('free.date')
    })

    test('is booked with one press after a refusal, for as long as the car was to stay', async () => {
      await hold(`${tuesday}T08:00`, `${tuesday}T10:10`)
      const enquiry = await arrive()
      const stamp = () => ({ id: randomUUID(), enquiry, version: 0, staff })
      const sent = appointmentOf(`${tuesday}T09:00`, `${tuesday}T12:30`)
      const refused = await desk.book(stamp(), sent)
      const instead = refused.outcome === 'full' ? refused.free?.instead : undefined
      expect(instead).toBe(`${tuesday}T10:15/${tuesday}T13:45 60`)
      // Somebody else booked it first.
      const other = await hold(`${tuesday}T13:00`, `${tuesday}T14:00`)
      expect(await desk.book(stamp(), { ...sent, instead })).toMatchObject({ outcome: 'full', free: { date: tuesday, time: '14:00' } })
      await desk.cancelAppointment({ id: randomUUID(), enquiry: other, version: 1, staff })
      expect((await desk.book(stamp(), { ...sent, instead })).outcome).toBe('done')
      const agreed = { date: tuesday, time: '10:15', readyDate: tuesday, readyTime: '13:45', minutes: 60 }
      expect((await desk.enquiry(enquiry))?.appointment).toMatchObject(agreed)
    })

    test('counts the bay of the appointment that is changed as free, and is not offered for a car that is here', async () => {
      const enquiry = await hold(`${tuesday}T08:00`, `${tuesday}T10:00`)
      await hold(`${tuesday}T10:00`, `${tuesday}T12:00`)
      const stamp = () => ({ id: randomUUID(), enquiry, staff })
      const onto = appointmentOf(`${tuesday}T09:00`, `${tuesday}T11:00`)
      expect(await desk.changeAppointment({ ...stamp(), version: 1 }, onto)).toMatchObject({ free: { date: tuesday, time: '12:00' } })
      clock += day
      await desk.setAppointmentState({ ...stamp(), version: 1 }, { state: 'here' })
      const longer = appointmentOf(`${tuesday}T08:00`, `${tuesday}T11:00`)
      expect(await desk.changeAppointment({ ...stamp(), version: 2 }, longer)).toMatchObject({ outcome: 'full', free: undefined })
    })

    test('can be booked, and nothing earlier can, whatever is booked already', async () => {
      const appointments = fc.array(fc.tuple(fc.nat(2), fc.nat(39), fc.integer({ min: 1, max: 60 })), { maxLength: 6 })
      const service = fc.constantFrom('Inspection and WoF Services', 'Repair Services', 'Bodywork and Collision Repairs')
      const property = fc.asyncProperty(appointments, service, async (booked, wanted) => {
        const held: string[] = []
        for (const [on, quarter, length] of booked) {
          const starts = `${addDays(tuesday, on)}T${timeOf(480 + quarter * 15)}`
          const ready = Temporal.PlainDateTime.from(starts)
            .add({ minutes: length * 10 })
            .toString()
            .slice(0, 16)
          held.push(await hold(starts, ready))
        }
        const enquiry = await arrive(wanted)
        const found = await desk.bookingTime(enquiry)
        if (!found) throw new Error('There is no suggestion.')
        const minutes = String(found.minutes)
        const attempt = { date: found.date, minutes, readyDate: '', readyTime: '' }
        const stamp = { enquiry, version: 0, staff }
        // Stepping back to opening time; earlier days are full by the same rule.
        for (let at = Number(found.time.slice(0, 2)) * 60 + Number(found.time.slice(3)) - 15; at >= 480; at -= 15)
          expect((await desk.book({ id: randomUUID(), ...stamp }, { ...attempt, time: timeOf(at) })).outcome).toBe('full')
        expect((await desk.book({ id: randomUUID(), ...stamp }, { ...attempt, time: found.time })).outcome).toBe('done')
        for (const each of [...held, enquiry])
          expect((await desk.cancelAppointment({ id: randomUUID(), enquiry: each, version: 1, staff })).outcome).toBe('done')
      })
      await fc.assert(property, { numRuns: 15 })
    })

    test('with a drop-off window, is when a bay is free from its start until the work is done that begins at its end', async () => {
      const opened = await openTestDesk(create, () => clock, { bays: 1, dropOffWindow: 60 })
      onTestFinished(opened.close)
      ;({ store, desk } = opened)
      staff = opened.mere.id
      const { stamp, result } = await book(`${tuesday}T08:00`, '')
      expect(result.outcome).toBe('done')
      expect((await desk.enquiry(stamp.enquiry))?.appointment).toMatchObject({ readyDate: tuesday, readyTime: '10:00' })
      expect(await suggested()).toMatchObject({ date: tuesday, time: '10:00' })
      const free = { date: tuesday, time: '10:00', instead: `${tuesday}T10:00/${tuesday}T12:00 60` }
      expect((await book(`${tuesday}T09:00`, '')).result).toMatchObject({ outcome: 'full', free })
      // Ten hours of work don't fit into any day. They begin when we open.
      expect((await book(`${tuesday}T09:00`, '', '600')).result).toMatchObject({ free: { date: wednesday, time: '08:00' } })
      clock = instantOf(`${tuesday}T15:45`)
      expect(await suggested()).toMatchObject({ date: tuesday, time: '16:00' })
      // A car that may come as we close is done the next day.
      clock = instantOf(`${tuesday}T17:00`)
      expect(await suggested()).toMatchObject({ date: wednesday, time: '08:00' })
    })
  })
})
