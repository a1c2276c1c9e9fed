import { beforeEach, describe, expect, test } from 'vitest'
import { goodReply } from '../../domain/actions/reply.examples.ts'
import { noAddress } from '../../domain/actions/reply.ts'
import { type AppointmentState, appointmentStates } from '../../domain/appointments/appointment.ts'
import { bookedAnyway, exampleNow, goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import { neverInvited, tellThemByPhone } from '../../domain/appointments/appointment-form.ts'
import { appointmentErrors, nextAppointmentStates } from '../../domain/appointments/appointment-state.ts'
import type { Desk } from '../../domain/desk.ts'
import type { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import type { Store } from '../database/store.ts'
import { retryMail } from '../mail/send-again.ts'
import { claimDueMails, mailsOf, markFailed, markRetry, markSent, markUnanswered } from '../mail/stored-mails.ts'
import { eraseEnquiries } from '../privacy/delete-expired.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'
import { deskOf, healthOf } from '../testing/store.ts'

const second = 1000
const minute = 60 * second
const day = 1440 * minute
/** When the car of `goodAppointment` is dropped off. */
const dropOff = Date.parse('2027-03-08T19:30:00Z')

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('appointments', () => {
    let clock: number
    let store: Store
    let desk: Desk
    let openAgain: () => Promise<Store>
    let opened: TestDesk
    let arrive: TestDesk['arrive']
    let cardOf: TestDesk['cardOf']
    let stampFor: TestDesk['stampFor']
    let undo: TestDesk['undo']

    /** Sends what is due. Returns its kinds. */
    async function send(): Promise<string[]> {
      const sent: string[] = []
      for (;;) {
        const mails = await claimDueMails(store, 10, minute)
        if (mails.length === 0) return sent
        for (const mail of mails) {
          await markSent(store, mail)
          sent.push(mail.kind)
        }
      }
    }

    /** Books an enquiry. `wait`: until the invitation has been sent. */
    async function booked({ wait = false, ...answers }: Partial<typeof goodBooking> & { wait?: boolean } = {}, appointment: object = {}) {
      const enquiry = await arrive(answers)
      expect((await desk.book(await stampFor(enquiry), { ...goodAppointment, ...appointment })).outcome).toBe('done')
      if (!wait) return enquiry
      clock += 10 * second
      expect(await send()).toEqual(['invitation'])
      return enquiry
    }

    const tap = async (enquiry: string, state: AppointmentState, tell = '') =>
      await desk.setAppointmentState(await stampFor(enquiry), { state, tell })

    /** Returns the kinds and states of the emails about an enquiry's appointments. */
    async function statesOf(enquiry: string): Promise<string[]> {
      const mails = (await mailsOf(store, enquiry)).filter(({ kind }) => kind !== 'confirmation' && kind !== 'notification')
      return mails.map(({ kind, state }) => `${kind} ${state}`).sort()
    }

    beforeEach(async () => {
      clock = exampleNow
      opened = await openTestDesk(create, () => clock, { bays: 1 })
      ;({ store, desk, openAgain, arrive, cardOf, stampFor, undo } = opened)
      return opened.close
    })

    test('an appointment goes from set to here, ready and collected; each tap is an action, which can be undone', async () => {
      const enquiry = await booked()
      clock = dropOff
      const steps = [
        ['here', 'booked'],
        ['ready', 'booked'],
        ['collected', 'done'],
      ] as const
      for (const [state, enquiryState] of steps) {
        clock += 20 * minute
        const { appointment: before, state: stateBefore } = await cardOf(enquiry)
        expect(await undo(enquiry, await tap(enquiry, state))).toBe('done')
        expect(await cardOf(enquiry)).toMatchObject({ state: stateBefore, appointment: before })
        await tap(enquiry, state)
        expect(await cardOf(enquiry)).toMatchObject({ state: enquiryState, appointment: { state, since: clock } })
        expect((await cardOf(enquiry)).timeline.at(-1)).toMatchObject({
          kind: 'appointment-state',
          text: state,
          undoUntil: clock + 10 * minute,
        })
      }
    })

    test('a car can arrive from the last open day before its appointment, and is a no-show once its drop-off time has passed', async () => {
      for (const [date, dayBefore, lastOpenDay] of [
        // After the day off.
        ['2027-03-07', '2027-03-04T10:59:00Z', '2027-03-04T11:00:00Z'],
        ['2027-03-09', '2027-03-07T10:59:00Z', '2027-03-07T11:00:00Z'],
        // After Easter.
        ['2027-03-30', '2027-03-24T10:59:00Z', '2027-03-24T11:00:00Z'],
      ] as const) {
        const enquiry = await booked({}, { date, readyDate: date })
        const appointment = (await cardOf(enquiry)).appointment
        clock = Date.parse(dayBefore)
        expect(await tap(enquiry, 'here'), date).toEqual({ outcome: 'refused', fieldErrors: { state: appointmentErrors.daysEarly } })
        clock = Date.parse(lastOpenDay)
        const came = await tap(enquiry, 'here')
        expect(await undo(enquiry, came), date).toBe('done')
        clock = (appointment?.startsAt ?? 0) - 1
        expect(await tap(enquiry, 'no-show'), date).toEqual({ outcome: 'refused', fieldErrors: { state: appointmentErrors.notDue } })
        clock += 1
        expect((await tap(enquiry, 'no-show')).outcome, date).toBe('done')
      }
    })

    test('only the steps in the table are allowed, and nothing else is a state', async () => {
      const enquiry = await booked()
      clock = dropOff
      expect(await tap(enquiry, 'collected')).toEqual({ outcome: 'refused', fieldErrors: { state: appointmentErrors.notHere } })
      // From the next day on, a car that nobody marked may have come and gone.
      clock += day
      for (const from of appointmentStates.filter((state) => state !== 'cancelled')) {
        for (const to of appointmentStates) {
          await store.db.updateTable('appointment').set({ state: from }).execute()
          const result = await tap(enquiry, to)
          expect(result, `${from} to ${to}`).toMatchObject(
            nextAppointmentStates[from].includes(to)
              ? { outcome: 'done' }
              : { outcome: 'refused', fieldErrors: { state: appointmentErrors.notFrom } },
          )
        }
      }
      expect(await desk.setAppointmentState(await stampFor(enquiry), {})).toMatchObject({ outcome: 'refused' })
      const other = await arrive()
      expect(await tap(other, 'here')).toEqual({ outcome: 'refused', fieldErrors: { state: appointmentErrors.none } })
    })

    test('a car that is collected, a no-show or cancelled holds no bay, and the enquiry can be booked again after a no-show', async () => {
      clock = dropOff
      for (const leave of ['collected', 'no-show', 'cancelled'] as const) {
        const enquiry = await booked()
        const other = await arrive({ plate: 'OTHER1' })
        const attempt = async () => (await desk.book(await stampFor(other), goodAppointment)).outcome
        expect(await attempt()).toBe('full')
        if (leave === 'collected') {
          await tap(enquiry, 'here')
          expect(await attempt()).toBe('full')
          await tap(enquiry, 'ready')
          expect(await attempt()).toBe('full')
        }
        const left = leave === 'cancelled' ? await desk.cancelAppointment(await stampFor(enquiry)) : await tap(enquiry, leave)
        expect(await attempt()).toBe('done')
        // Somebody else has its bay now, so it isn't undone.
        expect(await undo(enquiry, left)).toBe('too late')
        const again = { ...goodAppointment, date: '2027-03-10', readyDate: '2027-03-10' }
        const result = await desk.book(await stampFor(enquiry), again)
        expect(result.outcome).toBe('done')
        expect((await cardOf(enquiry)).appointment).toMatchObject({ state: 'set', date: '2027-03-10' })
        for (const one of [enquiry, other]) expect((await desk.cancelAppointment(await stampFor(one))).outcome).toBe('done')
      }
    })

    test('undoing a cancellation is too late once the other car that has its bay stays longer, or came after all following a no-show', async () => {
      for (const [outcome, other] of [
        ['done', {}],
        ['done', { readyTime: '15:00' }],
        ['too late', { readyTime: '17:00' }],
        ['too late', { missed: true }],
      ] as const) {
        clock = exampleNow
        const enquiry = await booked({ email: '' })
        const sameTime = bookedAnyway(goodAppointment)
        const second = await booked({ email: '', plate: 'OTHER1' }, sameTime)
        clock = dropOff
        if ('missed' in other) await tap(second, 'no-show')
        clock += minute
        const cancelled = await desk.cancelAppointment(await stampFor(enquiry))
        clock += minute
        const change = async () => await desk.changeAppointment(await stampFor(second), { ...sameTime, ...other })
        expect((await ('readyTime' in other ? change() : tap(second, 'here'))).outcome).toBe('done')
        expect(await undo(enquiry, cancelled), JSON.stringify(other)).toBe(outcome)
        await eraseEnquiries(store, [enquiry, second])
      }
    })

    test('an appointment that is booked after a no-show and cancelled is the one that counts, until the cancellation or the booking is undone', async () => {
      const enquiry = await booked()
      clock = dropOff
      await tap(enquiry, 'no-show')
      clock += minute
      const again = await desk.book(await stampFor(enquiry), { ...goodAppointment, date: '2027-03-11', readyDate: '2027-03-11' })
      clock += second
      const cancelled = await desk.cancelAppointment(await stampFor(enquiry))
      const line = async () => (await desk.inbox({})).lines.concat((await desk.inbox({})).callBacks)[0]
      const appointment = { state: 'cancelled', date: '2027-03-11', since: clock }
      expect(await cardOf(enquiry)).toMatchObject({
        state: 'answered',
        appointment: undefined,
        lastAppointment: appointment,
        callBackAt: clock,
      })
      expect(await line()).toMatchObject({ lastAppointment: appointment })
      expect(await tap(enquiry, 'here')).toEqual({ outcome: 'refused', fieldErrors: { state: appointmentErrors.none } })
      expect(await undo(enquiry, cancelled)).toBe('done')
      expect(await cardOf(enquiry)).toMatchObject({ state: 'booked', appointment: { state: 'set', date: '2027-03-11' } })
      expect(await undo(enquiry, again)).toBe('done')
      expect(await cardOf(enquiry)).toMatchObject({
        state: 'answered',
        appointment: { state: 'no-show' },
        lastAppointment: { state: 'no-show' },
      })
    })

    test('"ready" is emailed when ticked, held for ten seconds, and only if there is an address', async () => {
      clock = dropOff
      const unknown = await booked({ email: '' }, bookedAnyway(goodAppointment))
      const enquiry = await booked({}, bookedAnyway(goodAppointment))
      expect(await tap(enquiry, 'here', 'yes')).toEqual({ outcome: 'refused', fieldErrors: { tell: appointmentErrors.onlyReady } })
      await tap(enquiry, 'here')
      const ready = await tap(enquiry, 'ready', 'yes')
      expect((await cardOf(enquiry)).timeline.at(-1)).toMatchObject({
        mail: { kind: 'ready', state: 'held' },
        undoUntil: clock + 10 * minute,
      })
      expect(await undo(enquiry, ready)).toBe('done')
      expect((await cardOf(enquiry)).appointment?.state).toBe('here')
      await tap(enquiry, 'ready', 'yes')
      clock += 10 * second
      expect(await send()).toEqual(['invitation', 'ready'])
      await tap(unknown, 'here')
      expect(await tap(unknown, 'ready', 'yes')).toEqual({ outcome: 'refused', fieldErrors: { tell: noAddress } })
      expect((await tap(unknown, 'ready')).outcome).toBe('done')
    })

    test('"ready" is not emailed once the car is collected; undone, it is held again', async () => {
      const enquiry = await booked({ wait: true }, bookedAnyway(goodAppointment))
      clock = dropOff
      await tap(enquiry, 'here')
      const ready = await tap(enquiry, 'ready', 'yes')
      clock += second
      const collected = await tap(enquiry, 'collected')
      expect(await statesOf(enquiry)).toEqual(['invitation sent', 'ready withdrawn', 'reminder withdrawn'])
      clock += minute
      expect(await send()).toEqual([])
      expect(await undo(enquiry, collected)).toBe('done')
      expect(await cardOf(enquiry)).toMatchObject({ state: 'booked', appointment: { state: 'ready' } })
      clock += 10 * second - 1
      expect(await send()).toEqual([])
      expect(await undo(enquiry, ready)).toBe('done')
      expect(await statesOf(enquiry)).toEqual(['invitation sent', 'ready withdrawn', 'reminder withdrawn'])

      await tap(enquiry, 'ready', 'yes')
      const again = await tap(enquiry, 'collected')
      expect(await undo(enquiry, again)).toBe('done')
      clock += 10 * second
      expect(await send()).toEqual(['ready'])
      // It has been sent, so there is nothing to take back.
      await tap(enquiry, 'collected')
      expect(await statesOf(enquiry)).toContain('ready sent')
    })

    test('a change tells the customer under the same id and the next number; before the invitation has been sent they get only the latest', async () => {
      const later = { ...goodAppointment, date: '2027-03-11', readyDate: '2027-03-12' }
      const untold = await booked()
      expect((await desk.changeAppointment(await stampFor(untold), later)).outcome).toBe('done')
      expect(await statesOf(untold)).toEqual(['invitation due', 'invitation withdrawn', 'reminder due', 'reminder withdrawn'])
      clock += 10 * second
      const [mail] = await claimDueMails(store, 10, minute)
      expect(mail).toMatchObject({ kind: 'invitation', content: { date: '2027-03-11', readyDate: '2027-03-12' } })
      if (mail) await markSent(store, mail)

      const { appointment } = await cardOf(untold)
      expect((await desk.changeAppointment(await stampFor(untold), { ...later, time: '09:00' })).outcome).toBe('done')
      clock += 10 * second
      const [update] = await claimDueMails(store, 10, minute)
      expect(update).toMatchObject({ kind: 'update', content: { id: appointment?.id, time: '09:00' } })
      expect(update?.content).toMatchObject({ sequence: 2 })
      const sequences = [mail, update].map((one) => (one?.content as { sequence: number } | undefined)?.sequence)
      expect(sequences[1]).toBe((sequences[0] ?? 0) + 1)
      expect((await cardOf(untold)).timeline.map(({ kind, appointment: then }) => [kind, then?.date, then?.time])).toEqual([
        ['received', undefined, undefined],
        ['book', '2027-03-09', '08:30'],
        ['change', '2027-03-11', '08:30'],
        ['change', '2027-03-11', '09:00'],
      ])
    })

    test('cancelling tells customers who may have heard of the appointment, and nobody else', async () => {
      const told = await booked({ wait: true })
      expect((await desk.cancelAppointment(await stampFor(told))).outcome).toBe('done')
      expect(await statesOf(told)).toEqual(['cancellation due', 'invitation sent', 'reminder withdrawn'])
      expect(await cardOf(told)).toMatchObject({ state: 'answered', appointment: undefined })

      const untold = await booked()
      expect((await desk.cancelAppointment(await stampFor(untold))).outcome).toBe('done')
      expect(await statesOf(untold)).toEqual(['invitation withdrawn', 'reminder withdrawn'])
      expect((await cardOf(untold)).timeline.at(-1)?.text).toBe(neverInvited)

      const byPhone = await booked({ email: '' })
      expect((await desk.cancelAppointment(await stampFor(byPhone))).outcome).toBe('done')
      expect((await cardOf(byPhone)).timeline.at(-1)?.text).toBe(tellThemByPhone)
      expect(await statesOf(byPhone)).toEqual([])

      // Tried, and nobody knows yet whether it was sent.
      const tried = await booked()
      clock += 10 * second
      await send()
      expect((await desk.cancelAppointment(await stampFor(tried))).outcome).toBe('done')
      expect(await statesOf(tried)).toContain('cancellation due')

      const refused = await booked()
      clock += 10 * second
      const [invitation] = await claimDueMails(store, 1, minute)
      if (invitation) await markFailed(store, invitation, 'SMTP 550')
      expect((await desk.cancelAppointment(await stampFor(refused))).outcome).toBe('done')
      expect((await cardOf(refused)).timeline.at(-1)?.text).toBe(neverInvited)
    })

    test('emails of one appointment are sent in order: a later one waits while an earlier one is due or being sent', async () => {
      const enquiry = await booked()
      clock += 10 * second
      const [invitation] = await claimDueMails(store, 10, minute)
      expect(invitation?.kind).toBe('invitation')
      await desk.changeAppointment(await stampFor(enquiry), { ...goodAppointment, time: '09:00' })
      clock += minute
      expect(await claimDueMails(store, 10, minute)).toEqual([])
      if (invitation) await markUnanswered(store, invitation, clock + minute, 'no answer')
      expect(await claimDueMails(store, 10, minute)).toEqual([])
      await desk.cancelAppointment(await stampFor(enquiry))
      clock += minute
      const [again, ...others] = await claimDueMails(store, 10, minute)
      expect([again?.kind, others]).toEqual(['invitation', []])
      if (again) await markSent(store, again)
      expect((await claimDueMails(store, 10, minute)).map(({ kind }) => kind)).toEqual(['cancellation'])
      expect(await statesOf(enquiry)).toEqual([
        'cancellation due',
        'invitation sent',
        'reminder withdrawn',
        'reminder withdrawn',
        'update withdrawn',
      ])
    })

    test('an invitation that failed is not sent again once there is a newer email about the appointment', async () => {
      const enquiry = await booked()
      clock += 10 * second
      const [invitation] = await claimDueMails(store, 1, minute)
      if (invitation) await markUnanswered(store, invitation, clock, 'no answer')
      const [tried] = await claimDueMails(store, 1, minute)
      if (tried) await markFailed(store, tried, 'no answer, given up')
      expect(await retryMail(store, invitation?.id ?? '')).toBe(true)
      await claimDueMails(store, 1, minute)
      await desk.cancelAppointment(await stampFor(enquiry))
      expect(await retryMail(store, invitation?.id ?? '')).toBe(false)
    })

    test('a change is undone before its email has been sent: the appointment is what it was, and the invitation goes out after all', async () => {
      const enquiry = await booked()
      const before = (await cardOf(enquiry)).appointment
      const change = await desk.changeAppointment(await stampFor(enquiry), { ...goodAppointment, time: '10:00' })
      clock += 10 * second - 1
      expect(await undo(enquiry, change)).toBe('done')
      expect((await cardOf(enquiry)).appointment).toEqual(before)
      clock += minute
      const [mail, ...others] = await claimDueMails(store, 10, minute)
      expect(others).toEqual([])
      expect(mail).toMatchObject({ kind: 'invitation', content: { time: '08:30', sequence: 0 } })
      if (mail) await markSent(store, mail)

      const cancel = await desk.cancelAppointment(await stampFor(enquiry))
      expect(await undo(enquiry, cancel)).toBe('done')
      expect(await cardOf(enquiry)).toMatchObject({ state: 'booked', appointment: before })
      expect(await statesOf(enquiry)).toContain('reminder due')
      const again = await desk.cancelAppointment(await stampFor(enquiry))
      clock += 10 * second
      expect(await send()).toEqual(['cancellation'])
      expect(await undo(enquiry, again)).toBe('too late')
    })

    test('a cancellation that sends nothing is undone within ten minutes, while nobody has acted since', async () => {
      const enquiry = await booked({ email: '' })
      const cancel = await desk.cancelAppointment(await stampFor(enquiry))
      const note = await desk.note(await stampFor(enquiry), { text: 'Ordered the pads.' })
      expect(await undo(enquiry, cancel)).toBe('too late')
      expect((await cardOf(enquiry)).timeline.find(({ kind }) => kind === 'cancel')?.undoUntil).toBeUndefined()
      expect(cancel.outcome === 'done' && (await desk.findDone(cancel.action, opened.mere.id))).toMatchObject({ undoUntil: undefined })
      expect(await undo(enquiry, note)).toBe('done')
      clock += 10 * minute
      expect(await undo(enquiry, cancel)).toBe('too late')
      clock -= 1
      expect(await undo(enquiry, cancel)).toBe('done')
      expect((await cardOf(enquiry)).appointment?.state).toBe('set')
    })

    test('a changed time passes the same check as a new one, but its own stay does not block it', async () => {
      const first = await booked({ plate: 'FIRST1' }, { readyDate: '2027-03-10' })
      const other = await booked({ plate: 'SECOND2' }, { date: '2027-03-11', readyDate: '2027-03-11' })
      const onto = { ...goodAppointment, date: '2027-03-10', readyDate: '2027-03-11' }
      expect(await desk.changeAppointment(await stampFor(other), onto)).toMatchObject({ outcome: 'full', holders: [{ plate: 'FIRST1' }] })
      expect(
        (await desk.changeAppointment(await stampFor(first), { ...goodAppointment, time: '09:00', readyDate: '2027-03-10' })).outcome,
      ).toBe('done')
      expect((await desk.changeAppointment(await stampFor(other), bookedAnyway(onto))).outcome).toBe('done')
      const unchanged = await desk.changeAppointment(await stampFor(other), onto)
      expect(unchanged).toEqual({ outcome: 'refused', fieldErrors: { date: appointmentErrors.unchanged } })
    })

    test('two people who move appointments to the last bay at once, through two servers: one gets it', async () => {
      const other = deskOf(await openAgain())
      for (let round = 0; round < 5; round++) {
        const date = `2027-04-${11 + round}`
        const one = await booked({}, { date: `2027-05-1${round}`, readyDate: `2027-05-1${round}` })
        const two = await booked({}, { date: `2027-06-2${round}`, readyDate: `2027-06-2${round}` })
        const to = { ...goodAppointment, date, readyDate: date }
        const [mine, theirs] = [await stampFor(one), await stampFor(two)]
        const results = await Promise.all([desk.changeAppointment(mine, to), other.changeAppointment(theirs, { ...to, time: '10:00' })])
        expect(results.map(({ outcome }) => outcome).sort()).toEqual(['done', 'full'])
      }
    })

    test('while a car is here, only its ready time can change, and it cannot be cancelled', async () => {
      const enquiry = await booked({ wait: true })
      clock = dropOff
      await tap(enquiry, 'here')
      clock = Date.parse('2027-03-09T01:00:00Z')
      expect(await desk.changeAppointment(await stampFor(enquiry), { ...goodAppointment, time: '15:00' })).toEqual({
        outcome: 'refused',
        fieldErrors: { date: appointmentErrors.hasStarted },
      })
      expect((await desk.changeAppointment(await stampFor(enquiry), { ...goodAppointment, readyDate: '2027-03-10' })).outcome).toBe('done')
      expect(await cardOf(enquiry)).toMatchObject({ appointment: { state: 'here', readyDate: '2027-03-10' } })
      expect(await desk.cancelAppointment(await stampFor(enquiry))).toEqual({
        outcome: 'refused',
        fieldErrors: { appointment: appointmentErrors.isHere },
      })
      await tap(enquiry, 'collected')
      for (const result of [
        await desk.changeAppointment(await stampFor(enquiry), goodAppointment),
        await desk.cancelAppointment(await stampFor(enquiry)),
      ])
        expect(result).toMatchObject({ outcome: 'refused' })
      expect((await desk.reply(await stampFor(enquiry), goodReply)).outcome).toBe('done')
    })

    test('a form opened before a colleague’s change is refused with that change, and a repeat gets the first success', async () => {
      const enquiry = await booked()
      const [mine, theirs] = [await stampFor(enquiry), await stampFor(enquiry)]
      expect((await desk.changeAppointment(theirs, { ...goodAppointment, time: '10:00' })).outcome).toBe('done')
      expect(await desk.cancelAppointment(mine)).toMatchObject({ outcome: 'changed', since: [{ kind: 'change' }] })
      expect(await desk.changeAppointment(theirs, { ...goodAppointment, time: '10:00' })).toEqual({ outcome: 'done', action: theirs.id })
      expect(await desk.setAppointmentState(theirs, { state: 'here' })).toEqual({ outcome: 'missing' })
    })

    test('a reminder is sent at 9.00am on the day before, also around the days when the clocks change, and not from midnight on', async () => {
      const days = [
        // The clocks go back on the first day and forward on the third.
        ['2027-04-04', '2027-04-02T20:00:00Z', '2027-04-03T11:00:00Z'],
        ['2027-04-05', '2027-04-03T21:00:00Z', '2027-04-04T12:00:00Z'],
        ['2027-09-26', '2027-09-24T21:00:00Z', '2027-09-25T12:00:00Z'],
        ['2027-09-27', '2027-09-25T20:00:00Z', '2027-09-26T11:00:00Z'],
      ] as const
      const enquiries: { one: string; late: string }[] = []
      for (const [date] of days) {
        const one = await booked({}, { date, readyDate: date })
        const late = await booked({}, bookedAnyway({ ...goodAppointment, date, readyDate: date }))
        enquiries.push({ one, late })
      }
      clock += minute
      await send()
      for (const [index, [date, due, midnight]] of days.entries()) {
        const { one = '', late = '' } = enquiries[index] ?? {}
        clock = Date.parse(due) - 1
        expect(await send(), date).toEqual([])
        clock += 1
        const mails = await claimDueMails(store, 10, minute)
        expect(mails.map(({ kind, enquiry }) => [kind, enquiry?.id]).sort(), date).toEqual([one, late].sort().map((id) => ['reminder', id]))
        for (const mail of mails) if (mail.enquiry?.id === one) await markSent(store, mail)
        for (const mail of mails) if (mail.enquiry?.id === late) await markRetry(store, mail, clock, 'SMTP 451')
        clock = Date.parse(midnight) - 1
        const [again] = await claimDueMails(store, 10, minute)
        expect(again?.kind, date).toBe('reminder')
        if (again) await markRetry(store, again, clock, 'SMTP 451')
        clock += 1
        expect(await send(), date).toEqual([])
        expect(await statesOf(late), date).toEqual(['invitation sent', 'reminder withdrawn'])
        // A reminder that is waiting isn't an overdue email.
        expect(await healthOf(store), date).toMatchObject({ due: 0, failed: 0 })
      }
    })

    test('no reminder is written when it is not wanted, is due within twelve hours, or cannot be emailed; one is dropped once the car is here', async () => {
      expect(await statesOf(await booked({}, { noReminder: 'yes' }))).toEqual(['invitation due'])
      expect(await statesOf(await booked({ email: '' }, bookedAnyway(goodAppointment)))).toEqual([])
      // Twelve hours before it would be due.
      clock = Date.parse('2027-03-07T08:00:00Z') + 1
      expect(await statesOf(await booked({}, bookedAnyway(goodAppointment)))).toEqual(['invitation due'])
      clock -= 1
      const enquiry = await booked({}, bookedAnyway(goodAppointment))
      expect(await statesOf(enquiry)).toEqual(['invitation due', 'reminder due'])
      clock = Date.parse('2027-03-07T20:00:00Z') - 1
      const here = await tap(enquiry, 'here')
      expect(await statesOf(enquiry)).toEqual(['invitation due', 'reminder withdrawn'])
      expect(await undo(enquiry, here)).toBe('done')
      expect(await statesOf(enquiry)).toEqual(['invitation due', 'reminder due'])
      await desk.setState(await stampFor(enquiry), { state: 'declined' })
      expect(await statesOf(enquiry)).toEqual(['invitation due', 'reminder withdrawn'])
    })

    test('a change can drop the reminder and write it again; the tick alone emails no new time, and asks about no bay', async () => {
      const enquiry = await booked()
      // Overbooked, which the tick doesn't change.
      await booked({ plate: 'OTHER1' }, bookedAnyway(goodAppointment))
      const { appointment } = await cardOf(enquiry)
      const off = await desk.changeAppointment(await stampFor(enquiry), { ...goodAppointment, noReminder: 'yes' })
      expect(off.outcome).toBe('done')
      expect((await cardOf(enquiry)).appointment).toEqual({ ...appointment, reminder: false })
      expect((await cardOf(enquiry)).timeline.at(-1)).toMatchObject({ kind: 'change', text: 'They won’t get a reminder.', mail: undefined })
      expect(await statesOf(enquiry)).toEqual(['invitation due', 'reminder withdrawn'])
      expect(await desk.changeAppointment(await stampFor(enquiry), { ...goodAppointment, noReminder: 'yes' })).toEqual({
        outcome: 'refused',
        fieldErrors: { date: appointmentErrors.unchanged },
      })
      expect(await undo(enquiry, off)).toBe('done')
      expect((await cardOf(enquiry)).appointment).toEqual(appointment)
      expect(await statesOf(enquiry)).toEqual(['invitation due', 'reminder due'])

      const moved = { ...goodAppointment, date: '2027-03-11', readyDate: '2027-03-11' }
      await desk.changeAppointment(await stampFor(enquiry), { ...moved, noReminder: 'yes' })
      expect(await statesOf(enquiry)).toEqual(['invitation due', 'invitation withdrawn', 'reminder withdrawn'])
      await desk.changeAppointment(await stampFor(enquiry), moved)
      expect((await cardOf(enquiry)).timeline.at(-1)?.text).toBe('A reminder goes out at 9.00am the day before.')
      expect(await statesOf(enquiry)).toEqual(['invitation due', 'invitation withdrawn', 'reminder due', 'reminder withdrawn'])
      clock += minute
      await send()
      clock = Date.parse('2027-03-09T20:00:00Z')
      expect(await claimDueMails(store, 10, minute)).toMatchObject([{ kind: 'reminder', appointment: { date: '2027-03-11' } }])
    })

    test('a reminder waits for its invitation, and a waiting one raises no alarm', async () => {
      const enquiry = await booked()
      clock = Date.parse('2027-03-07T10:00:00Z')
      const [invitation] = await claimDueMails(store, 10, minute)
      if (invitation) await markUnanswered(store, invitation, clock + day, 'no answer')
      expect((await healthOf(store)).due).toBe(1)
      clock = Date.parse('2027-03-07T20:00:00Z')
      expect(await claimDueMails(store, 10, minute)).toEqual([])
      expect(await statesOf(enquiry)).toEqual(['invitation due', 'reminder due'])
    })
  })
})
