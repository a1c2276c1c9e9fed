import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { goodNewJob, goodNewJobs } from '../../domain/actions/new-job.examples.ts'
import { newJobErrors } from '../../domain/actions/new-job.ts'
import { goodReply } from '../../domain/actions/reply.examples.ts'
import { exampleNow, goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import type { Desk, NewJobResult } from '../../domain/desk.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { readEnquiryHistory } from '../alarms/enquiry-history.ts'
import { openStore, type Store } from '../database/store.ts'
import { claimDueMails, mailsOf, markSent } from '../mail/stored-mails.ts'
import { findPerson } from '../privacy/personal-data.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import { openTestDesk } from '../testing/open-test-desk.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf, saveEnquiry } from '../testing/store.ts'

const minute = 60_000

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('a new job', () => {
    let testDb: TestDatabase
    let clock: number
    let store: Store
    let desk: Desk
    let mere: string

    beforeEach(async () => {
      clock = exampleNow
      const opened = await openTestDesk(create, () => clock)
      ;({ testDb, store, desk } = opened)
      mere = (await addStaff(store, { name: 'Mere Tautahi' })).id
      return opened.close
    })

    async function write(answers: object, id: string = randomUUID()) {
      const result = await desk.newJob({ id, staff: mere }, answers)
      if (result.outcome !== 'done') throw new Error(JSON.stringify(result))
      return { ...result, card: await desk.enquiry(result.enquiry) }
    }

    test('is an enquiry of the desk with the action that made it, and emails nobody', async () => {
      const { action, enquiry, card } = await write(goodNewJob)
      const { confirm: _, here: __, since: ___, ...answers } = goodNewJob
      expect(card).toMatchObject({ source: 'desk', state: 'new', version: 1, answers, quarantined: false, receivedAt: clock })
      expect(card?.timeline).toMatchObject([{ id: action, kind: 'job', by: 'Mere Tautahi', at: clock, undone: false }])
      expect(card?.timeline).toHaveLength(1)
      expect(await mailsOf(store, enquiry)).toEqual([])
      expect(await claimDueMails(store, 10, 1000)).toEqual([])
      expect((await desk.inbox({ state: 'new' })).lines).toMatchObject([{ id: enquiry, source: 'desk', plate: 'KLM482' }])
      const found = await desk.find({ q: 'klm 482' })
      expect(found.outcome === 'found' && found.lines.map(({ id }) => id)).toEqual([enquiry])
      expect(await desk.findDone(action, mere)).toMatchObject({ kind: 'job', enquiry })
    })

    test('is stored as staff meant it, however they typed it', async () => {
      for (const { because, answers, stored } of goodNewJobs) {
        const { confirm: _, here: __, since: ___, ...rest } = { ...goodNewJob, ...answers, ...stored }
        expect((await write({ ...answers, anyway: rest.plate })).card?.answers, because).toEqual(rest)
      }
    })

    test('sends the confirmation that was ticked after ten seconds, and replies follow in its thread', async () => {
      const { enquiry, action } = await write({ ...goodNewJob, email: 'hana@example.co.nz', confirm: 'yes' })
      expect(await mailsOf(store, enquiry)).toMatchObject([
        { kind: 'confirmation', recipient: 'visitor', state: 'due', due_at: clock + 10_000 },
      ])
      expect(await claimDueMails(store, 10, 1000)).toEqual([])
      clock += 10_000
      const [mail] = await claimDueMails(store, 10, 1000)
      expect(mail).toMatchObject({ kind: 'confirmation', enquiry: { id: enquiry } })
      if (mail) await markSent(store, mail)
      const card = await desk.enquiry(enquiry)
      expect(card?.timeline).toMatchObject([{ id: action, mail: { kind: 'confirmation', state: 'sent' } }])
      await desk.reply({ id: randomUUID(), enquiry, version: 1, staff: mere }, goodReply)
      clock += 10_000
      const [reply] = await claimDueMails(store, 10, 1000)
      expect(reply?.earlier).toEqual([{ kind: 'confirmation', messageId: mail?.messageId }])
    })

    test('is one job however often its form is sent, even through two servers at once', async () => {
      const other = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => clock })
      onTestFinished(other.close)
      const stamp = { id: randomUUID(), staff: mere }
      const sent = { ...goodNewJob, email: 'hana@example.co.nz', confirm: 'yes' }
      const presses = [desk, deskOf(other), desk].map((one) => one.newJob(stamp, sent))
      const results = await Promise.all(presses)
      const [first] = results as [NewJobResult & { outcome: 'done' }]
      expect(results).toEqual(Array(3).fill({ outcome: 'done', action: stamp.id, enquiry: first.enquiry }))
      clock += 60_000
      expect(await desk.newJob(stamp, sent)).toEqual(first)
      // Changed after the first answer was lost.
      expect(await desk.newJob(stamp, { ...sent, name: 'Hana W' })).toEqual({ outcome: 'saved', enquiry: first.enquiry })
      expect((await desk.inbox({})).lines).toHaveLength(1)
      expect(await mailsOf(store, first.enquiry)).toHaveLength(1)
    })

    test('that is undone in time is gone from counts, hints and Find with its confirmation, and its text is given back', async () => {
      const sent = { ...goodNewJob, email: 'hana@example.co.nz', confirm: 'yes' }
      const { action, enquiry } = await write(sent)
      const note = { id: randomUUID(), enquiry, version: 1, staff: mere }
      await desk.note(note, { text: 'Ordered the pads.' })
      expect((await desk.undo(action, { id: randomUUID(), staff: mere })).outcome).toBe('too late')
      await desk.undo(note.id, { id: randomUUID(), staff: mere })
      clock += 9000
      const { confirm: _, here: __, since: ___, ...answers } = sent
      expect(await desk.undo(action, { id: randomUUID(), staff: mere })).toEqual({ outcome: 'removed', answers })
      expect(await desk.undo(action, { id: randomUUID(), staff: mere })).toEqual({ outcome: 'missing' })
      expect(await desk.enquiry(enquiry)).toBeUndefined()
      expect((await desk.inbox({})).counts).toEqual({ new: 0, answered: 0, booked: 0, done: 0, declined: 0 })
      expect(await desk.knownPlate('KLM482')).toBeUndefined()
      expect(await desk.similarPlates('KLM428')).toEqual([])
      expect(await desk.find({ q: 'klm482' })).toMatchObject({ lines: [] })
      expect(await findPerson(store, { plate: 'KLM482' })).toEqual([])
      clock += 60_000
      expect(await claimDueMails(store, 10, 1000)).toEqual([])
      expect(await mailsOf(store, enquiry)).toEqual([])
      // Saved again by somebody who went back to the form.
      expect((await write(sent, action)).card).toMatchObject({ state: 'new' })
    })

    test('can no longer be undone once its confirmation is on its way', async () => {
      const { action, enquiry } = await write({ ...goodNewJob, email: 'hana@example.co.nz', confirm: 'yes' })
      clock += 10_000
      await claimDueMails(store, 10, 1000)
      clock -= 1000
      expect(await desk.undo(action, { id: randomUUID(), staff: mere })).toEqual({ outcome: 'too late', enquiry })
      expect(await desk.enquiry(enquiry)).toMatchObject({ state: 'new' })
    })

    test('for a car with enquiries that nobody has booked or closed is offered the latest of them', async () => {
      const arrive = async (answers: object = {}) => {
        clock += minute
        return (
          await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, message: randomUUID(), plate: 'KLM482', ...answers } })
        ).id
      }
      const stampFor = (enquiry: string) => ({ id: randomUUID(), enquiry, version: 0, staff: mere })
      const [waiting, answered, booked, closed] = [await arrive(), await arrive(), await arrive(), await arrive()]
      await arrive({ plate: 'OTHER1' })
      await desk.reply(stampFor(answered), goodReply)
      await desk.book(stampFor(booked), goodAppointment)
      await desk.setState(stampFor(closed), { state: 'declined' })
      const about = goodBooking.service
      expect((await desk.knownPlate('klm 482'))?.open).toEqual([
        { enquiry: answered, state: 'answered', about, receivedAt: exampleNow + 2 * minute },
        { enquiry: waiting, state: 'new', about, receivedAt: exampleNow + minute },
      ])
      const later = [await arrive(), await arrive(), await arrive()]
      expect((await desk.knownPlate('KLM482'))?.open.map(({ enquiry }) => enquiry)).toEqual(later.toReversed())
    })

    test('is booked like any other enquiry, and undoing the booking makes it new again', async () => {
      const { enquiry } = await write(goodNewJob)
      const stamp = { id: randomUUID(), enquiry, version: 1, staff: mere }
      expect((await desk.book(stamp, goodAppointment)).outcome).toBe('done')
      expect(await desk.enquiry(enquiry)).toMatchObject({ state: 'booked', appointment: { date: goodAppointment.date } })
      await desk.undo(stamp.id, { id: randomUUID(), staff: mere })
      expect((await desk.enquiry(enquiry))?.state).toBe('new')
    })

    test('whose car is here is one action with its appointment, from now for the usual time, and emails nobody', async () => {
      clock += 7 * minute + 40_000
      const { action, enquiry, card } = await write({ ...goodNewJob, email: 'hana@example.co.nz', here: 'yes' })
      expect(card).toMatchObject({ state: 'booked', version: 1, source: 'desk' })
      expect(card?.appointment).toEqual({
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        date: '2027-03-01',
        time: '09:07',
        minutes: 180,
        readyDate: '2027-03-01',
        readyTime: '12:07',
        startsAt: exampleNow + 7 * minute,
        readyAt: exampleNow + 187 * minute,
        state: 'here',
        since: exampleNow + 7 * minute,
        reminder: false,
      })
      const appointment = card?.appointment
      expect(card?.timeline).toMatchObject([{ id: action, kind: 'job', appointment, undoUntil: clock + 10 * minute }])
      expect(await mailsOf(store, enquiry)).toEqual([])
      const [day] = await desk.days('2027-03-01', 1)
      expect(day?.cars).toMatchObject([{ enquiry, plate: 'KLM482', bay: 1, appointment: { state: 'here' } }])
      const found = await desk.find({ q: 'klm482' })
      expect(found).toMatchObject({ lines: [{ id: enquiry, lastAppointment: { state: 'here', since: exampleNow + 7 * minute } }] })
    })

    test('whose car came earlier today is here since then, and ready when the work is done that starts now', async () => {
      clock = exampleNow + 8 * 60 * minute
      const { card } = await write({ ...goodNewJob, here: 'yes', since: '07:10' })
      expect(card?.appointment).toMatchObject({
        time: '07:10',
        startsAt: exampleNow - 110 * minute,
        since: exampleNow - 110 * minute,
        // From 5.00pm: one hour today, two tomorrow.
        readyDate: '2027-03-02',
        readyTime: '10:00',
      })
      for (const since of ['17:01', '23:59'])
        expect(await desk.newJob({ id: randomUUID(), staff: mere }, { ...goodNewJob, here: 'yes', since })).toEqual({
          outcome: 'refused',
          fieldErrors: { since: newJobErrors.later },
        })
    })

    test('whose car is here is not asked about opening hours or bays', async () => {
      // Saturday, 8.00pm.
      clock = Date.parse('2027-03-06T07:00:00Z')
      for (let car = 0; car < 4; car++) {
        const { card } = await write({ ...goodNewJob, plate: `CAR${car}`, here: 'yes' })
        expect(card?.appointment).toMatchObject({ date: '2027-03-06', time: '20:00', readyDate: '2027-03-07', readyTime: '11:00' })
      }
      const later = { ...goodAppointment, date: '2027-03-07', readyDate: '2027-03-07' }
      const { enquiry } = await write(goodNewJob)
      // The others know that the bays are taken.
      expect(await desk.book({ id: randomUUID(), enquiry, version: 1, staff: mere }, later)).toMatchObject({ outcome: 'full' })
    })

    test('whose car is here is undone with its appointment, and the next tap can be undone separately', async () => {
      const { action, enquiry } = await write({ ...goodNewJob, here: 'yes' })
      const stamp = { id: randomUUID(), enquiry, version: 1, staff: mere }
      expect((await desk.setAppointmentState(stamp, { state: 'ready' })).outcome).toBe('done')
      expect((await desk.undo(action, { id: randomUUID(), staff: mere })).outcome).toBe('too late')
      expect((await desk.undo(stamp.id, { id: randomUUID(), staff: mere })).outcome).toBe('done')
      expect(await desk.enquiry(enquiry)).toMatchObject({ state: 'booked', appointment: { state: 'here' } })
      expect((await desk.undo(action, { id: randomUUID(), staff: mere })).outcome).toBe('removed')
      expect(await desk.enquiry(enquiry)).toBeUndefined()
      expect((await desk.days('2027-03-01', 1))[0]?.cars).toEqual([])
    })

    test('whose car is here is one job and one appointment however often its form is sent, even through two servers at once', async () => {
      const other = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => clock })
      onTestFinished(other.close)
      const stamp = { id: randomUUID(), staff: mere }
      const sent = { ...goodNewJob, here: 'yes' }
      const results = await Promise.all([desk, deskOf(other), desk].map((one) => one.newJob(stamp, sent)))
      expect(new Set(results.map((result) => result.outcome === 'done' && result.enquiry)).size).toBe(1)
      expect((await desk.days('2027-03-01', 1))[0]?.cars).toHaveLength(1)
    })

    test('for a car that is here or coming says so first', async () => {
      const appointmentOf = async () => (await desk.knownPlate('klm 482'))?.appointment
      const book = async (date: string) => {
        const { enquiry } = await write({ ...goodNewJob, service: 'Diagnostic Services' })
        const stamp = { id: randomUUID(), enquiry, version: 1, staff: mere }
        expect((await desk.book(stamp, { ...goodAppointment, date, readyDate: date })).outcome).toBe('done')
        return enquiry
      }
      await write(goodNewJob)
      expect(await appointmentOf()).toBeUndefined()
      const later = await book('2027-03-11')
      const about = 'Diagnostic Services'
      expect(await appointmentOf()).toEqual({
        enquiry: later,
        about,
        state: 'set',
        date: '2027-03-11',
        time: '08:30',
        since: expect.any(Number),
      })
      const sooner = await book('2027-03-09')
      await write({ ...goodNewJob, plate: 'OTHER1', here: 'yes' })
      expect(await appointmentOf()).toMatchObject({ enquiry: sooner })
      // Nobody said whether it came.
      clock = Date.parse('2027-03-10T00:00:00Z')
      expect(await appointmentOf()).toMatchObject({ enquiry: later })
      const { enquiry: here } = await write({ ...goodNewJob, here: 'yes' })
      expect(await appointmentOf()).toMatchObject({ enquiry: here, state: 'here', since: clock })
      // It should have been ready by now, and another appointment is about to begin.
      clock += 20 * 60 * minute
      expect(await appointmentOf()).toMatchObject({ enquiry: here })
      await desk.setAppointmentState({ id: randomUUID(), enquiry: here, version: 1, staff: mere }, { state: 'collected' })
      await desk.setState({ id: randomUUID(), enquiry: later, version: 2, staff: mere }, { state: 'declined' })
      expect(await appointmentOf()).toMatchObject({ enquiry: sooner })
      await desk.cancelAppointment({ id: randomUUID(), enquiry: sooner, version: 2, staff: mere })
      expect(await appointmentOf()).toBeUndefined()
    })

    test('is refused with a message at each field, and an id that is not ours is missing', async () => {
      expect(await desk.newJob({ id: randomUUID(), staff: mere }, { ...goodNewJob, phone: '', confirm: 'yes' })).toEqual({
        outcome: 'refused',
        fieldErrors: {
          phone: 'Enter a phone number or an email address.',
          email: 'Enter their email address, or untick the confirmation.',
        },
      })
      for (const id of ['', 'x', 'x'.repeat(100_000)])
        expect(await desk.newJob({ id, staff: mere }, goodNewJob)).toEqual({ outcome: 'missing' })
      const { enquiry } = await write(goodNewJob)
      const note = { id: randomUUID(), enquiry, version: 1, staff: mere }
      await desk.note(note, { text: 'Ordered the pads.' })
      expect(await desk.newJob(note, goodNewJob)).toEqual({ outcome: 'missing' })
      expect((await desk.inbox({})).lines).toHaveLength(1)
    })

    test('is offered the last name, number and email of its plate, however that is written', async () => {
      await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, plate: 'KLM482', name: 'Old Owner', phone: '06 555 0100' } })
      clock += 1000
      await write({ ...goodNewJob, plate: 'KLM482', name: 'New Owner', phone: '021 555 0142', email: 'new@example.nz' })
      for (const plate of ['KLM482', 'klm 482', ' k-lm482'])
        expect(await desk.knownPlate(plate)).toMatchObject({
          name: 'New Owner',
          phone: '021 555 0142',
          email: 'new@example.nz',
          receivedAt: clock,
        })
      for (const plate of ['', ' ', '-', 'KLM483', 'K'.repeat(1_000_000)]) expect(await desk.knownPlate(plate)).toBeUndefined()
    })

    test('for an unknown plate is offered the known ones that it may be a typo of', async () => {
      for (const plate of ['KLM482', 'KLN482', 'KIWI 1', 'ABC']) {
        clock += 1000
        await write({ ...goodNewJob, plate })
      }
      expect(await desk.similarPlates('KLM428')).toEqual(['KLM482'])
      expect(await desk.similarPlates('klk 482')).toEqual(['KLN482', 'KLM482'])
      expect(await desk.similarPlates('K1WI1')).toEqual(['KIWI 1'])
      for (const plate of ['KLM482X', 'LKM428', 'ABD', '', 'K'.repeat(1_000_000)]) expect(await desk.similarPlates(plate)).toEqual([])
    })

    test('counts neither as an arrival from the website nor towards its flood limits', async () => {
      for (let index = 0; index < 3; index++) await write(goodNewJob)
      expect(await readEnquiryHistory(store)).toEqual({ first: undefined, last: undefined, sameSpan: [] })
      const limits = { perSenderPerDay: 100, perNetworkPerHour: 100, perHour: 1 }
      const limited = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => clock, limits })
      onTestFinished(limited.close)
      const { id } = await saveEnquiry(limited, { kind: 'booking', answers: goodBooking, address: '192.0.2.7' })
      expect((await desk.enquiry(id))?.quarantined).toBe(false)
    })
  })
})
