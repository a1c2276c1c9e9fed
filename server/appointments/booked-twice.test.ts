import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { goodNewJob } from '../../domain/actions/new-job.examples.ts'
import { exampleNow, goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import type { ActionResult, NewJobResult } from '../../domain/desk.ts'
import { instantOf } from '../../domain/opening-hours/dates.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('a car that is booked already', () => {
    let opened: TestDesk
    let desk: TestDesk['desk']
    let staff: string
    let stampFor: TestDesk['stampFor']
    let clock: number

    beforeEach(async () => {
      clock = exampleNow
      opened = await openTestDesk(create, () => clock)
      ;({
        desk,
        stampFor,
        mere: { id: staff },
      } = opened)
      return opened.close
    })

    const anywayOf = (result: ActionResult | NewJobResult) => ('anyway' in result ? result.anyway : '')

    /** Books a car in. Returns its enquiry. */
    async function booked(plate: string, appointment: object = {}): Promise<string> {
      const enquiry = await opened.arrive({ plate })
      expect((await desk.book(await stampFor(enquiry), { ...goodAppointment, ...appointment })).outcome).toBe('done')
      return enquiry
    }

    const sameCar = [{ plate: 'KLM-482', date: goodAppointment.date, time: goodAppointment.time }]

    test('is only booked again at an overlapping time if staff confirm it, however the plate was typed', async () => {
      await booked('KLM-482')
      const enquiry = await opened.arrive({ plate: 'KLM 482' })
      const stamp = await stampFor(enquiry)
      const overlapping = { ...goodAppointment, time: '15:59', readyTime: '17:00' }
      const refused = await desk.book(stamp, overlapping)
      expect(refused).toMatchObject({ outcome: 'twice', holders: [], sameCar })
      expect((await opened.cardOf(enquiry)).version).toBe(0)
      // The confirmation covers no other time.
      expect(await desk.book(stamp, { ...goodAppointment, anyway: anywayOf(refused) })).toMatchObject({ outcome: 'twice' })
      expect(await desk.book(stamp, { ...overlapping, anyway: anywayOf(refused) })).toMatchObject({ outcome: 'done' })
    })

    test('is booked for another time, or once its appointment is over, without a question', async () => {
      const first = await booked('KLM482')
      await booked('KLM482', { time: '16:00', readyTime: '17:00' })
      await booked('', {})
      await booked('', {})
      await desk.cancelAppointment(await stampFor(first))
      await booked('KLM482', { readyTime: '12:00' })
    })

    test('is not moved to the time of its other appointment unless staff confirm it; changing the reminder asks nothing', async () => {
      await booked('KLM-482')
      const other = { date: '2027-03-10', readyDate: '2027-03-10' }
      const enquiry = await booked('KLM482', other)
      const refused = await desk.changeAppointment(await stampFor(enquiry), goodAppointment)
      expect(refused).toMatchObject({ outcome: 'twice', sameCar })
      expect((await desk.changeAppointment(await stampFor(enquiry), { ...goodAppointment, anyway: anywayOf(refused) })).outcome).toBe(
        'done',
      )
      expect((await desk.changeAppointment(await stampFor(enquiry), { ...goodAppointment, noReminder: 'yes' })).outcome).toBe('done')
    })

    test('is named beside the other obstacles, and one confirmation covers them all', async () => {
      await booked('KLM-482')
      for (const plate of ['TWO222', 'THREE3']) await booked(plate)
      const enquiry = await opened.arrive({ plate: 'KLM482' })
      const early = { ...goodAppointment, time: '07:00' }
      const refused = await desk.book(await stampFor(enquiry), early)
      expect(refused).toMatchObject({ outcome: 'closed', holders: [{}, {}, {}], sameCar })
      expect(await desk.book(await stampFor(enquiry), goodAppointment)).toMatchObject({ outcome: 'full', sameCar })
      expect((await desk.book(await stampFor(enquiry), { ...early, anyway: anywayOf(refused) })).outcome).toBe('done')
    })

    test('is named when its plate is given to another enquiry with an appointment at the time', async () => {
      await booked('KLM-482')
      const enquiry = await booked('KLM428')
      const details = { ...(await opened.cardOf(enquiry)).answers, plate: 'KLM482' }
      const refused = await desk.changeDetails(await stampFor(enquiry), details)
      expect(refused).toMatchObject({ outcome: 'twice', sameCar })
      expect((await opened.cardOf(enquiry)).answers.plate).toBe('KLM428')
      expect((await desk.changeDetails(await stampFor(enquiry), { ...details, anyway: 'KLM483' })).outcome).toBe('twice')
      expect((await desk.changeDetails(await stampFor(enquiry), { ...details, anyway: anywayOf(refused) })).outcome).toBe('done')
      const waiting = await opened.arrive({ plate: 'KLM428' })
      expect((await desk.changeDetails(await stampFor(waiting), details)).outcome).toBe('done')
    })

    test('is not taken in as a new job that is here, unless staff confirm it; an overdue appointment counts', async () => {
      const enquiry = await booked('KLM-482')
      clock = instantOf(`${goodAppointment.date}T09:00`)
      const come = { ...goodNewJob, plate: 'KLM482', here: 'yes' }
      const refused = await desk.newJob({ id: randomUUID(), staff }, come)
      expect(refused).toMatchObject({ outcome: 'twice', sameCar })
      expect((await desk.inbox({ state: 'new' })).lines).toEqual([])
      expect((await desk.newJob({ id: randomUUID(), staff }, { ...come, here: '' })).outcome).toBe('done')
      await desk.setAppointmentState(await stampFor(enquiry), { state: 'here' })
      clock = instantOf('2027-03-10T09:00')
      const late = await desk.newJob({ id: randomUUID(), staff }, come)
      expect(late).toMatchObject({ outcome: 'twice', sameCar: [{ isOverdue: true }] })
      expect((await desk.newJob({ id: randomUUID(), staff }, { ...come, anyway: anywayOf(late) })).outcome).toBe('done')
    })

    test('is booked once when two people book it at the same moment', async () => {
      const [one, two] = [await opened.arrive({ plate: 'KLM482' }), await opened.arrive({ plate: 'KLM482' })]
      const stamps = [await stampFor(one), await stampFor(two)]
      const results = await Promise.all(stamps.map((stamp) => desk.book(stamp, goodAppointment)))
      expect(results.map(({ outcome }) => outcome).sort()).toEqual(['done', 'twice'])
    })
  })
})
