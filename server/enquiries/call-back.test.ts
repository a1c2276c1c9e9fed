import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { goodCallBack } from '../../domain/actions/call-back.examples.ts'
import { goodReply } from '../../domain/actions/reply.examples.ts'
import { bookedAnyway, exampleNow, goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import type { Desk } from '../../domain/desk.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import type { Store } from '../database/store.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'
import { saveEnquiry } from '../testing/store.ts'

const due = Date.parse('2027-03-03T20:00:00Z')
/** An appointment that starts at `exampleNow`, so that the car can be marked as here or as a no-show. */
const startingNow = { ...goodAppointment, date: '2027-03-01', time: '09:00', readyDate: '2027-03-01' }

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('a callback', () => {
    let clock: number
    let store: Store
    let desk: Desk
    let cardOf: TestDesk['cardOf']
    let staff: string

    beforeEach(async () => {
      clock = exampleNow
      const opened = await openTestDesk(create, () => clock)
      ;({ store, desk, cardOf } = opened)
      staff = opened.mere.id
      return opened.close
    })

    async function arrive(plate = goodBooking.plate): Promise<string> {
      return (await saveEnquiry(store, { kind: 'booking', answers: { ...goodBooking, plate, message: randomUUID() } })).id
    }

    type Action = 'callBack' | 'call' | 'wroteBack' | 'note' | 'reply' | 'setState' | 'book' | 'setAppointmentState' | 'cancelAppointment'

    /** Acts, and returns the action's id. */
    async function act(action: Action, enquiry: string, sent: object): Promise<string> {
      const id = randomUUID()
      const { version } = await cardOf(enquiry)
      expect(await desk[action]({ id, enquiry, version, staff }, sent)).toEqual({ outcome: 'done', action: id })
      return id
    }

    test('returns to the top of the inbox when it is due, in order of time, and only once', async () => {
      const [early, late, other] = [await arrive(), await arrive(), await arrive()]
      await act('callBack', late, { ...goodCallBack, time: '09:30' })
      await act('callBack', early, goodCallBack)
      clock = due - 1
      expect(await desk.inbox({})).toMatchObject({ callBacks: [], lines: [{}, {}, {}] })
      expect((await cardOf(early)).callBackAt).toBe(due)
      clock = due
      const { callBacks, lines, counts } = await desk.inbox({})
      expect(callBacks.map(({ id, callBackAt }) => [id, callBackAt])).toEqual([[early, due]])
      expect(lines.map(({ id }) => id).sort()).toEqual([late, other].sort())
      expect(counts.new).toBe(3)
      clock += 3_600_000
      expect((await desk.inbox({})).callBacks.map(({ id }) => id)).toEqual([early, late])
      expect((await desk.inbox({ state: 'new' })).callBacks).toHaveLength(2)
      expect((await desk.inbox({ state: 'done' })).callBacks).toEqual([])
    })

    test('is done by reaching them, a reply, a booking, closing the enquiry or clearing it, and Undo brings it back', async () => {
      const endings = [
        ['call', { outcome: 'reached' }],
        ['call', { outcome: 'reached', said: 'It’s the front left.' }],
        ['reply', goodReply],
        ['book', goodAppointment],
        ['setState', { state: 'done' }],
        ['setState', { state: 'declined' }],
        ['callBack', { off: 'yes' }],
      ] as const
      const called: string[] = []
      for (const [action, sent] of endings) {
        const id = await arrive()
        called.push(id)
        await act('callBack', id, goodCallBack)
        const done = await act(action, id, sent)
        const which = JSON.stringify([action, sent])
        expect((await cardOf(id)).callBackAt, which).toBeUndefined()
        expect((await desk.undo(done, { id: randomUUID(), staff })).outcome, which).toBe('done')
        expect((await cardOf(id)).callBackAt, which).toBe(due)
      }
      clock = due
      expect((await desk.inbox({})).callBacks.map(({ id }) => id).sort()).toEqual(called.sort())
    })

    test('is still wanted after a message, a call that nobody answered, a note or another state', async () => {
      const id = await arrive()
      await act('callBack', id, goodCallBack)
      for (const [action, sent] of [
        ['call', { outcome: 'message' }],
        ['call', { outcome: 'no-answer', said: 'Engaged.' }],
        ['note', { text: 'Called for in the car park' }],
        ['setState', { state: 'answered' }],
      ] as const) {
        await act(action, id, sent)
        expect((await cardOf(id)).callBackAt, JSON.stringify([action, sent])).toBe(due)
      }
    })

    test('on a booked enquiry outlasts the car’s arrival, and is over once it is collected', async () => {
      const id = await arrive()
      await act('book', id, startingNow)
      await act('callBack', id, goodCallBack)
      for (const state of ['here', 'ready']) {
        await act('setAppointmentState', id, { state })
        expect((await cardOf(id)).callBackAt).toBe(due)
      }
      await act('setAppointmentState', id, { state: 'collected' })
      expect((await cardOf(id)).callBackAt).toBeUndefined()
    })

    test.for([
      ['didn’t come', 'setAppointmentState', { state: 'no-show' }, 'no-show'],
      ['was cancelled', 'cancelAppointment', {}, 'cancelled'],
    ] as const)('is due at once when the car %s, until somebody has done something about it', async ([, action, sent, state]) => {
      const id = await arrive()
      await act('book', id, startingNow)
      clock += 60_000
      await act(action, id, sent)
      const appointment = { state, date: startingNow.date, time: startingNow.time, since: clock }
      expect(await cardOf(id)).toMatchObject({ state: 'answered', callBackAt: clock, lastAppointment: appointment })
      clock += 60_000
      expect(await desk.inbox({ state: 'waiting' })).toMatchObject({
        callBacks: [{ id, lastAppointment: appointment }],
        lines: [],
        waiting: 1,
      })
      await act('callBack', id, goodCallBack)
      expect((await cardOf(id)).callBackAt).toBe(due)
      const called = await act('call', id, { outcome: 'reached' })
      expect((await cardOf(id)).callBackAt).toBeUndefined()
      await desk.undo(called, { id: randomUUID(), staff })
      await act('callBack', id, { off: 'yes' })
      expect((await desk.inbox({ state: 'waiting' })).waiting).toBe(0)
      expect((await desk.inbox({ state: 'answered' })).lines).toMatchObject([{ id, lastAppointment: appointment, callBackAt: undefined }])
    })

    test('is not due when a car that didn’t come is booked again, came after all, or was marked by mistake', async () => {
      for (const next of ['again', 'here', 'undo']) {
        const id = await arrive(next.toUpperCase())
        await act('book', id, startingNow)
        const missed = await act('setAppointmentState', id, { state: 'no-show' })
        expect((await cardOf(id)).callBackAt).toBe(clock)
        if (next === 'again') await act('book', id, bookedAnyway(startingNow))
        else if (next === 'here') await act('setAppointmentState', id, { state: 'here' })
        else await desk.undo(missed, { id: randomUUID(), staff })
        expect(await cardOf(id), next).toMatchObject({ state: 'booked', callBackAt: undefined })
      }
    })

    test('is gone when it is undone, and another time takes the place of the first', async () => {
      const id = await arrive()
      const first = await act('callBack', id, goodCallBack)
      const second = await act('callBack', id, { ...goodCallBack, time: '16:00' })
      expect((await cardOf(id)).callBackAt).toBe(due + 7 * 3_600_000)
      await desk.undo(second, { id: randomUUID(), staff })
      expect((await cardOf(id)).callBackAt).toBe(due)
      await desk.undo(first, { id: randomUUID(), staff })
      expect((await cardOf(id)).callBackAt).toBeUndefined()
      expect((await cardOf(id)).timeline.map(({ kind, text }) => [kind, text])).toEqual([
        ['received', undefined],
        ['call-back', '2027-03-04T09:00'],
        ['call-back', '2027-03-04T16:00'],
        ['undo', undefined],
        ['undo', undefined],
      ])
    })

    test('“They wrote back” makes one that is answered, booked or closed wait again, from that moment', async () => {
      for (const state of ['answered', 'done', 'declined', 'booked'] as const) {
        // While we are open.
        clock = exampleNow
        const id = await arrive()
        if (state === 'booked') await act('book', id, goodAppointment)
        else await act('setState', id, { state })
        clock += 3 * 3_600_000
        const wrote = await act('wroteBack', id, {})
        clock += 5 * 60_000
        const reopened = state === 'booked' ? 'booked' : 'answered'
        const waits = { state: reopened, wroteBack: true, callBackAt: clock - 5 * 60_000, waitedMinutes: 5 }
        expect(await cardOf(id), state).toMatchObject(waits)
        expect(await desk.inbox({ state: 'waiting' }), state).toMatchObject({
          callBacks: [{ id, wroteBack: true, waitedMinutes: 5 }],
          waiting: 1,
        })
        expect((await desk.undo(wrote, { id: randomUUID(), staff })).outcome, state).toBe('done')
        expect(await cardOf(id), state).toMatchObject({ state, wroteBack: false, callBackAt: undefined, waitedMinutes: undefined })
        expect((await desk.inbox({ state: 'waiting' })).waiting, state).toBe(0)
        await act('wroteBack', id, {})
        await act('call', id, { outcome: 'no-answer' })
        expect((await cardOf(id)).wroteBack, state).toBe(true)
        await act('reply', id, goodReply)
        expect(await cardOf(id), state).toMatchObject({ state: reopened, wroteBack: false, callBackAt: undefined })
      }
    })

    test('“They wrote back” leaves a new one where it is, with its time', async () => {
      const id = await arrive()
      clock += 3_600_000
      await act('wroteBack', id, {})
      expect(await cardOf(id)).toMatchObject({ state: 'new', wroteBack: false, waitedMinutes: 60, callBackAt: undefined })
      expect((await cardOf(id)).timeline.at(-1)).toMatchObject({ kind: 'wrote-back', by: 'Mere Tautahi' })
    })

    test('the inbox says who called last and how that ended, until it is undone', async () => {
      const id = await arrive()
      await act('call', id, { outcome: 'message' })
      clock += 60_000
      const second = await act('call', id, { outcome: 'no-answer', said: 'Engaged.' })
      const lastCall = async () => (await desk.inbox({})).lines[0]?.lastCall
      expect(await lastCall()).toEqual({ by: 'Mere Tautahi', at: clock, outcome: 'no-answer' })
      await desk.undo(second, { id: randomUUID(), staff })
      expect(await lastCall()).toMatchObject({ at: clock - 60_000, outcome: 'message' })
    })

    test('on an enquiry without a phone number asks for one, and Undo takes it away again', async () => {
      const { id } = await saveEnquiry(store, { kind: 'contact', answers: { ...goodContact, phone: '' } })
      const stamp = { id: randomUUID(), enquiry: id, version: 0, staff }
      expect(await desk.callBack(stamp, goodCallBack)).toEqual({ outcome: 'refused', fieldErrors: { phone: 'Phone is required.' } })
      const set = await act('callBack', id, { ...goodCallBack, phone: '0215550177' })
      expect(await cardOf(id)).toMatchObject({ callBackAt: due, answers: { phone: '021 555 0177' } })
      expect(await desk.find({ q: '0177' })).toMatchObject({ lines: [{ id }] })
      await desk.undo(set, { id: randomUUID(), staff })
      expect(await cardOf(id)).toMatchObject({ callBackAt: undefined, answers: { phone: '' } })
    })

    test('for a time in the past is refused, and nothing changes', async () => {
      const id = await arrive()
      const stamp = { id: randomUUID(), enquiry: id, version: 0, staff }
      expect(await desk.callBack(stamp, { date: '2027-02-01', time: '09:00' })).toEqual({
        outcome: 'refused',
        fieldErrors: { date: 'That’s in the past.' },
      })
      expect(await cardOf(id)).toMatchObject({ version: 0, callBackAt: undefined })
    })
  })
})
