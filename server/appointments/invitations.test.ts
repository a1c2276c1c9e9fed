import { beforeEach, describe, expect, test } from 'vitest'
import { exampleNow, goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import { neverInvited, tellThemByPhone } from '../../domain/appointments/appointment-form.ts'
import { appointmentErrors } from '../../domain/appointments/appointment-state.ts'
import type { Desk } from '../../domain/desk.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import type { Store } from '../database/store.ts'
import { claimDueMails, markFailed, markRetry, markSent, markUnanswered } from '../mail/stored-mails.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'
import { healthOf } from '../testing/store.ts'

const minute = 60_000
const { email: former } = goodBooking
const right = 'right@example.nz'

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('the invitation to an appointment', () => {
    let clock: number
    let store: Store
    let desk: Desk
    let arrive: TestDesk['arrive']
    let cardOf: TestDesk['cardOf']
    let stampFor: TestDesk['stampFor']
    let undo: TestDesk['undo']

    const book = async (enquiry: string, appointment: object = {}) =>
      await desk.book(await stampFor(enquiry), { ...goodAppointment, ...appointment })
    const move = async (enquiry: string, appointment: object) =>
      await desk.changeAppointment(await stampFor(enquiry), { ...goodAppointment, ...appointment })
    const again = async (enquiry: string) => await desk.sendInvitation(await stampFor(enquiry))

    async function change(enquiry: string, details: object) {
      const result = await desk.changeDetails(await stampFor(enquiry), { ...(await cardOf(enquiry)).answers, ...details })
      expect(result.outcome).toBe('done')
      return result
    }

    /** Sends what is due after the ten seconds for which emails are held. Returns each email as 'kind to address', with its sequence. */
    async function send(refused: readonly string[] = []): Promise<string[]> {
      clock += 10_000
      const sent: string[] = []
      for (;;) {
        const mails = await claimDueMails(store, 10, minute)
        if (mails.length === 0) return sent.sort()
        for (const mail of mails) {
          const { sequence } = (mail.content ?? {}) as { sequence?: number }
          if (refused.includes(mail.to ?? '')) await markFailed(store, mail, 'SMTP 550')
          else await markSent(store, mail)
          sent.push([mail.kind, 'to', mail.to, sequence].filter((part) => part !== undefined).join(' '))
        }
      }
    }

    beforeEach(async () => {
      clock = exampleNow
      const opened = await openTestDesk(create, () => clock, { bays: 1 })
      ;({ store, desk, arrive, cardOf, stampFor, undo } = opened)
      return opened.close
    })

    test('goes to the right address once a refused one is corrected, and nothing goes to the refused one', async () => {
      const enquiry = await arrive()
      await book(enquiry)
      expect(await send([former])).toEqual([`invitation to ${former} 0`])
      expect((await desk.inbox({})).unreached).toMatchObject([{ id: enquiry }])
      await change(enquiry, { email: right })
      expect((await cardOf(enquiry)).timeline.at(-1)).toMatchObject({ kind: 'details', mail: { kind: 'invitation', state: 'held' } })
      expect(await send()).toEqual([`invitation to ${right} 2`])
      expect((await desk.inbox({})).unreached).toEqual([])
    })

    test('goes to an address that is added after a booking by phone, with a reminder the day before', async () => {
      const enquiry = await arrive({ email: '' })
      await book(enquiry)
      expect(await send()).toEqual([])
      await change(enquiry, { email: right })
      expect(await send()).toEqual([`invitation to ${right} 2`])
      clock = Date.parse('2027-03-07T20:00:00Z')
      expect(await send()).toEqual([`reminder to ${right}`])
    })

    test('goes to another address of the customer, and the former one has it taken out of its calendar', async () => {
      const enquiry = await arrive()
      await book(enquiry)
      expect(await send()).toEqual([`invitation to ${former} 0`])
      await change(enquiry, { email: right })
      expect(await send()).toEqual([`invitation to ${right} 2`, `other-address to ${former} 1`])
      await move(enquiry, { time: '10:00' })
      expect(await send()).toEqual([`update to ${right} 3`])
      await desk.cancelAppointment(await stampFor(enquiry))
      expect(await send()).toEqual([`cancellation to ${right} 4`])
    })

    test.for(['refused', 'not answered'] as const)(
      'on its way to the former address while that changes, and %s, is tried there again before it is taken out of its calendar',
      async (by) => {
        const enquiry = await arrive()
        await book(enquiry)
        clock += 10_000
        const [onItsWay] = await claimDueMails(store, 10, minute)
        if (!onItsWay) throw new Error('The invitation is not due.')
        await change(enquiry, { email: right })
        const settle = by === 'refused' ? markRetry : markUnanswered
        await settle(store, onItsWay, clock + 10_000, 'SMTP 451')
        clock += 10_000
        const mails = await claimDueMails(store, 10, minute)
        expect(mails.map(({ kind, to }) => `${kind} to ${to}`)).toEqual([`invitation to ${former}`])
        for (const mail of mails) await markSent(store, mail)
        expect(await send()).toEqual([`invitation to ${right} 2`, `other-address to ${former} 1`])
      },
    )

    test('has the new time if the appointment is moved at once, and the former address still hears that it is off', async () => {
      const enquiry = await arrive()
      await book(enquiry)
      await send()
      await change(enquiry, { email: right })
      await move(enquiry, { time: '10:00' })
      expect(await send()).toEqual([`invitation to ${right} 3`, `other-address to ${former} 1`])
    })

    test('that was changed for the former address is an invitation for the right one', async () => {
      const enquiry = await arrive()
      await book(enquiry)
      await send()
      await move(enquiry, { time: '10:00' })
      await change(enquiry, { email: right })
      expect(await send()).toEqual([`invitation to ${right} 3`, `other-address to ${former} 2`])
    })

    test('does not wait for the former address, nor is it tried there again', async () => {
      const enquiry = await arrive()
      await book(enquiry)
      clock += 10_000
      const [invitation] = await claimDueMails(store, 10, minute)
      if (invitation) await markUnanswered(store, invitation, clock, 'no answer')
      await change(enquiry, { email: right })
      clock += 10_000
      const mails = await claimDueMails(store, 10, minute)
      expect(mails.map(({ kind, to }) => `${kind} to ${to}`).sort()).toEqual([`invitation to ${right}`, `other-address to ${former}`])
      for (const mail of mails) await (mail.to === former ? markRetry(store, mail, clock + 60 * minute, 'SMTP 451') : markSent(store, mail))
      await move(enquiry, { time: '10:00' })
      expect(await send()).toEqual([`update to ${right} 3`])
      clock += 60 * minute
      expect(await send([former])).toEqual([`other-address to ${former} 1`])
      // Nobody has to be rung about that.
      expect((await desk.inbox({})).unreached).toEqual([])
      expect(await healthOf(store)).toMatchObject({ failed: 0 })
    })

    test('on its way when the appointment is cancelled, and refused, does not move to another address', async () => {
      const enquiry = await arrive()
      await book(enquiry)
      clock += 10_000
      const [onItsWay] = await claimDueMails(store, 10, minute)
      if (!onItsWay) throw new Error('The invitation is not due.')
      await desk.cancelAppointment(await stampFor(enquiry))
      await markRetry(store, onItsWay, clock, 'SMTP 451')
      await change(enquiry, { email: right })
      expect(await send()).toEqual([`cancellation to ${former} 1`, `invitation to ${former} 0`])
    })

    test('is taken out of the calendar of an address that is removed', async () => {
      const enquiry = await arrive()
      await book(enquiry)
      await send()
      const removed = await change(enquiry, { email: '' })
      expect((await cardOf(enquiry)).timeline.at(-1)).toMatchObject({ mail: { kind: 'other-address' } })
      expect(await undo(enquiry, removed)).toBe('done')
      expect(await send()).toEqual([])
      await change(enquiry, { email: '' })
      expect(await send()).toEqual([`other-address to ${former} 1`])
      clock = Date.parse('2027-03-07T20:00:00Z')
      expect(await send()).toEqual([])
    })

    test('follows when a correction is undone and done again', async () => {
      const enquiry = await arrive()
      await book(enquiry)
      await send()
      const wrong = await change(enquiry, { email: right })
      expect(await undo(enquiry, wrong)).toBe('done')
      expect((await cardOf(enquiry)).appointment?.state).toBe('set')
      expect(await send()).toEqual([])
      await change(enquiry, { email: right })
      await send()
      await change(enquiry, { email: former })
      expect(await send()).toEqual([`invitation to ${former} 4`, `other-address to ${right} 3`])
    })

    test('is not sent for other details, for capitals, or once the appointment is over', async () => {
      const enquiry = await arrive()
      await book(enquiry)
      await send()
      await change(enquiry, { plate: 'NEW222', name: 'Hana W' })
      await change(enquiry, { email: former.toUpperCase() })
      expect(await send()).toEqual([])
      clock = Date.parse('2027-03-08T19:30:00Z')
      await change(enquiry, { email: right })
      expect((await send()).filter((mail) => !mail.startsWith('reminder'))).toEqual([])
      expect(await again(enquiry)).toEqual({ outcome: 'refused', fieldErrors: { appointment: appointmentErrors.isPast } })
    })

    test('is sent again with the next number, once for each press, and can be undone', async () => {
      const enquiry = await arrive()
      await book(enquiry)
      await send()
      const result = await again(enquiry)
      expect((await cardOf(enquiry)).timeline.at(-1)).toMatchObject({
        kind: 'invitation',
        by: 'Mere Tautahi',
        mail: { kind: 'invitation', state: 'held' },
        undoUntil: clock + 10 * minute,
      })
      expect(await undo(enquiry, result)).toBe('done')
      expect(await cardOf(enquiry)).toMatchObject({ state: 'booked', appointment: { state: 'set' } })
      const stamp = await stampFor(enquiry)
      for (let press = 0; press < 2; press++) expect(await desk.sendInvitation(stamp)).toEqual({ outcome: 'done', action: stamp.id })
      expect(await send()).toEqual([`invitation to ${former} 1`])
      await move(enquiry, { time: '10:00' })
      expect(await send()).toEqual([`update to ${former} 2`])
      clock = Date.parse('2027-03-07T20:00:00Z')
      expect(await send()).toEqual([`reminder to ${former}`])
    })

    test('is not sent without an address or an appointment', async () => {
      const enquiry = await arrive({ email: '' })
      expect(await again(enquiry)).toEqual({ outcome: 'refused', fieldErrors: { appointment: appointmentErrors.none } })
      await book(enquiry)
      expect(await again(enquiry)).toEqual({ outcome: 'refused', fieldErrors: { appointment: tellThemByPhone } })
    })

    test('that only the former address has had is not cancelled twice', async () => {
      const enquiry = await arrive()
      await book(enquiry)
      await send()
      await change(enquiry, { email: right })
      await desk.cancelAppointment(await stampFor(enquiry))
      expect((await cardOf(enquiry)).timeline.at(-1)?.text).toBe(neverInvited)
      expect(await send()).toEqual([`other-address to ${former} 1`])
    })

    test('is followed by a reminder of what is true when it is sent', async () => {
      const enquiry = await arrive()
      await book(enquiry)
      await send()
      await change(enquiry, { plate: 'NEW222', name: 'Mārama Tūhoe' })
      clock = Date.parse('2027-03-07T20:00:00Z')
      expect(await claimDueMails(store, 10, minute)).toMatchObject([
        {
          kind: 'reminder',
          to: former,
          content: undefined,
          enquiry: { answers: { plate: 'NEW222', name: 'Mārama Tūhoe' } },
          appointment: { date: '2027-03-09', time: '08:30', state: 'set' },
          earlier: [{ kind: 'confirmation' }, { kind: 'invitation' }],
        },
      ])
    })
  })
})
