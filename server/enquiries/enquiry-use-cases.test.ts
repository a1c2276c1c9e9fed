import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { goodReply } from '../../domain/actions/reply.examples.ts'
import { noAddress, reply } from '../../domain/actions/reply.ts'
import { stateErrors } from '../../domain/actions/set-state.ts'
import { bookedAnyway, exampleNow, goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import { bookedAlready, tellThemByPhone } from '../../domain/appointments/appointment-form.ts'
import type { ActionResult, Desk, TimelineEntry } from '../../domain/desk.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import type { EnquiryState } from '../../domain/enquiries/state.ts'
import { openStore, type Store } from '../database/store.ts'
import { claimDueMails, mailsOf, markSent } from '../mail/stored-mails.ts'
import { deleteExpired } from '../privacy/delete-expired.ts'
import { databases, type TestDatabase } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'
import { addStaff } from '../testing/staff.ts'
import { deskOf } from '../testing/store.ts'
import { act, stateAfter } from './act.ts'

const second = 1000
const minute = 60 * second
const day = 1440 * minute

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('the use cases for enquiries', () => {
    let testDb: TestDatabase
    let clock: number
    let store: Store
    let desk: Desk
    let mere: string
    let tane: string
    let openAgain: () => Promise<Store>
    let arrive: TestDesk['arrive']
    let cardOf: TestDesk['cardOf']
    let stampFor: TestDesk['stampFor']

    /** Returns the last entry of an enquiry's timeline. */
    async function lastOf(enquiry: string): Promise<TimelineEntry> {
      return (await cardOf(enquiry)).timeline.at(-1) as TimelineEntry
    }

    async function customerMailsOf(enquiry: string) {
      return (await mailsOf(store, enquiry)).filter(({ kind }) => kind === 'reply' || kind === 'invitation')
    }

    beforeEach(async () => {
      clock = exampleNow
      const opened = await openTestDesk(create, () => clock, { bays: 2 })
      ;({ testDb, store, desk, openAgain, arrive, cardOf, stampFor } = opened)
      mere = opened.mere.id
      tane = (await addStaff(store, { name: 'Tāne Rangi', email: 'tane@example.nz' })).id
      return opened.close
    })

    test('a reply is held for ten seconds, then due', async () => {
      const enquiry = await arrive()
      const stamp = await stampFor(enquiry)
      expect(await desk.reply(stamp, goodReply)).toEqual({ outcome: 'done', action: stamp.id })
      expect(await cardOf(enquiry)).toMatchObject({ state: 'answered', version: 1, waitedMinutes: undefined })
      expect(await lastOf(enquiry)).toEqual({
        id: stamp.id,
        at: clock,
        kind: 'reply',
        by: 'Mere Tautahi',
        text: goodReply.text,
        mail: { kind: 'reply', state: 'held', sentAt: undefined, mayHaveBeenSent: false },
        appointment: undefined,
        undone: false,
        undoUntil: clock + 10 * minute,
      })
      clock += 10 * second - 1
      expect(await claimDueMails(store, 10, minute)).toEqual([])
      clock += 1
      expect((await lastOf(enquiry)).mail?.state).toBe('due')
      const [mail, ...others] = await claimDueMails(store, 10, minute)
      expect(others).toEqual([])
      expect(mail).toMatchObject({ kind: 'reply', recipient: 'visitor', enquiry: { id: enquiry } })
      expect(mail?.content).toEqual({ text: goodReply.text, by: 'Mere' })
      if (mail) await markSent(store, mail)
      expect((await lastOf(enquiry)).mail).toEqual({ kind: 'reply', state: 'sent', sentAt: clock, mayHaveBeenSent: true })
    })

    test('a second press, a retry and a reload of a form are one action with one email, even at the same time', async () => {
      const enquiry = await arrive()
      const other = deskOf(await openAgain())
      const stamp = await stampFor(enquiry)
      const presses = await Promise.all([desk, other, desk, other].map((one) => one.reply(stamp, goodReply)))
      expect(presses).toEqual(Array(4).fill({ outcome: 'done', action: stamp.id }))
      await desk.note(await stampFor(enquiry, tane), { text: 'Ordered the pads.' })
      expect(await desk.reply(stamp, goodReply)).toEqual({ outcome: 'done', action: stamp.id })
      expect(await customerMailsOf(enquiry)).toHaveLength(1)
      expect((await cardOf(enquiry)).timeline.map(({ kind }) => kind)).toEqual(['received', 'reply', 'note'])
    })

    test('resending a form succeeds even if its answers are no longer valid', async () => {
      const enquiry = await arrive()
      const stamp = await stampFor(enquiry)
      await desk.book(stamp, goodAppointment)
      clock = Date.parse('2027-03-20T00:00:00Z')
      expect(await desk.book(stamp, goodAppointment)).toEqual({ outcome: 'done', action: stamp.id })
      expect(await customerMailsOf(enquiry)).toHaveLength(1)
    })

    test('resending a form with other answers does nothing, and says what the first ones did', async () => {
      const enquiry = await arrive()
      const [reply, booking] = [await stampFor(enquiry), await stampFor(enquiry)]
      expect((await desk.reply(reply, { text: 'Tuesday suits.' })).outcome).toBe('done')
      expect(await desk.reply(reply, { text: 'Thursday suits.' })).toMatchObject({
        outcome: 'changed',
        version: 1,
        since: [{ id: reply.id, text: 'Tuesday suits.' }],
      })
      await desk.book({ ...booking, version: 1 }, goodAppointment)
      const later = await desk.book({ ...booking, version: 1 }, { ...goodAppointment, time: '10:00' })
      expect(later).toMatchObject({ outcome: 'changed', version: 2, since: [{ id: booking.id }] })
      expect(await customerMailsOf(enquiry)).toHaveLength(2)
    })

    test("a form's id can't be reused for another enquiry or another kind of action", async () => {
      const [one, two] = [await arrive(), await arrive()]
      const stamp = await stampFor(one)
      const other = deskOf(await openAgain())
      const results = await Promise.all([
        desk.note(stamp, { text: 'Ordered the pads.' }),
        other.note({ ...stamp, enquiry: two }, { text: 'Ordered the pads.' }),
      ])
      expect(results.map(({ outcome }) => outcome).sort()).toEqual(['done', 'missing'])
      const acted = results[0].outcome === 'done' ? one : two
      expect(await desk.reply({ ...stamp, enquiry: acted }, goodReply)).toEqual({ outcome: 'missing' })
      expect([(await cardOf(one)).version, (await cardOf(two)).version].sort()).toEqual([0, 1])
    })

    test('a form that was opened before a colleague acted is rejected, with what was done since', async () => {
      const enquiry = await arrive()
      const [mine, theirs] = [await stampFor(enquiry, mere), await stampFor(enquiry, tane)]
      await desk.note(theirs, { text: 'Wants the old pads back.' })
      const result = await desk.reply(mine, goodReply)
      expect(result).toMatchObject({
        outcome: 'changed',
        version: 1,
        since: [{ id: theirs.id, kind: 'note', by: 'Tāne Rangi', text: 'Wants the old pads back.' }],
      })
      expect(await customerMailsOf(enquiry)).toEqual([])
      expect((await desk.reply({ ...mine, version: 1 }, goodReply)).outcome).toBe('done')
      expect(await desk.reply({ ...mine, id: randomUUID(), version: Number.NaN }, goodReply)).toMatchObject({
        outcome: 'changed',
        since: [],
      })
    })

    test('when two people act on the same version at once, one of them gets what the other did', async () => {
      const enquiry = await arrive()
      const other = deskOf(await openAgain())
      const [mine, theirs] = [await stampFor(enquiry, mere), await stampFor(enquiry, tane)]
      const results = await Promise.all([desk.reply(mine, goodReply), other.setState(theirs, { state: 'declined' })])
      expect(results.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'done'])
      const loser = results.find(({ outcome }) => outcome === 'changed') as ActionResult & { outcome: 'changed' }
      const winner = results[0].outcome === 'done' ? mine : theirs
      expect(loser.since.map(({ id }) => id)).toEqual([winner.id])
      expect((await cardOf(enquiry)).version).toBe(1)
    })

    test('malformed and unknown ids are missing, and invalid answers are refused with a message for their field', async () => {
      const enquiry = await arrive()
      const stamp = await stampFor(enquiry)
      for (const id of ['', 'x', `${stamp.id} `, stamp.id.toUpperCase(), 'x'.repeat(100_000), 5 as unknown as string]) {
        expect(await desk.note({ ...stamp, id }, { text: 'Ordered the pads.' })).toEqual({ outcome: 'missing' })
        expect(await desk.note({ ...stamp, enquiry: id }, { text: 'Ordered the pads.' })).toEqual({ outcome: 'missing' })
        expect(await desk.undo(id, stamp)).toEqual({ outcome: 'missing' })
        expect(await desk.findDone(id, mere)).toBeUndefined()
        expect(await desk.enquiry(id)).toBeUndefined()
      }
      expect(await desk.note({ ...stamp, enquiry: randomUUID() }, { text: 'Ordered the pads.' })).toEqual({ outcome: 'missing' })
      expect(await desk.undo(randomUUID(), stamp)).toEqual({ outcome: 'missing' })
      expect(await desk.reply(stamp, {})).toEqual({ outcome: 'refused', fieldErrors: { text: 'Reply is required.' } })
      expect(await desk.note(stamp, null)).toEqual({ outcome: 'refused', fieldErrors: { text: 'Note is required.' } })
      expect(await desk.setState(stamp, [])).toEqual({ outcome: 'refused', fieldErrors: { state: 'Choose a status from the list.' } })
      expect(await desk.book(stamp, { ...goodAppointment, minutes: '5' })).toMatchObject({ outcome: 'refused' })
      expect((await cardOf(enquiry)).version).toBe(0)
    })

    test('an enquiry without an email address can be booked, with a reminder to ring, but not replied to', async () => {
      const enquiry = await arrive({ email: '' })
      expect(await desk.reply(await stampFor(enquiry), goodReply)).toEqual({ outcome: 'refused', fieldErrors: { text: noAddress } })
      const stamp = await stampFor(enquiry)
      expect((await desk.book(stamp, goodAppointment)).outcome).toBe('done')
      expect(await customerMailsOf(enquiry)).toEqual([])
      expect(await lastOf(enquiry)).toMatchObject({ kind: 'book', text: tellThemByPhone, undoUntil: clock + 10 * minute })
      expect(await desk.findDone(stamp.id, mere)).toMatchObject({ text: tellThemByPhone })
    })

    test('an enquiry in quarantine can be read but not acted on', async () => {
      const id = await arrive()
      await store.db.updateTable('enquiry').set({ quarantined_at: clock }).execute()
      expect(await cardOf(id)).toMatchObject({ quarantined: true, answers: { name: goodBooking.name } })
      const refused = (field: string) => ({
        outcome: 'refused',
        fieldErrors: { [field]: expect.stringContaining('held back as likely spam') },
      })
      expect(await desk.note(await stampFor(id), { text: 'Ordered the pads.' })).toEqual(refused('text'))
      expect(await desk.reply(await stampFor(id), goodReply)).toEqual(refused('text'))
      expect(await desk.setState(await stampFor(id), { state: 'done' })).toEqual(refused('state'))
      expect(await desk.book(await stampFor(id), goodAppointment)).toEqual(refused('date'))
      expect(await desk.inbox({})).toMatchObject({ lines: [], quarantined: 1 })
    })

    test('states can be set by hand and undone', async () => {
      const enquiry = await arrive()
      const set = async (state: string) => await desk.setState(await stampFor(enquiry), { state })
      expect(await set('new')).toEqual({ outcome: 'refused', fieldErrors: { state: stateErrors.same } })
      expect(await set('booked')).toEqual({ outcome: 'refused', fieldErrors: { state: stateErrors.noAppointment } })
      const declined = (await set('declined')) as ActionResult & { outcome: 'done' }
      expect(await lastOf(enquiry)).toMatchObject({ kind: 'state', text: 'declined', undoUntil: clock + 10 * minute })
      clock += 10 * minute
      expect(await desk.undo(declined.action, await stampFor(enquiry))).toEqual({ outcome: 'too late', enquiry })
      clock -= 1
      expect((await desk.undo(declined.action, await stampFor(enquiry))).outcome).toBe('done')
      expect((await cardOf(enquiry)).state).toBe('new')
      await desk.book(await stampFor(enquiry), goodAppointment)
      for (const state of ['new', 'answered'])
        expect(await set(state)).toEqual({ outcome: 'refused', fieldErrors: { state: stateErrors.hasAppointment } })
      for (const state of ['done', 'booked', 'declined']) expect((await set(state)).outcome).toBe('done')
    })

    test('undoing a reply within ten seconds withdraws it and makes the enquiry new again, once however often it is pressed', async () => {
      const enquiry = await arrive()
      const reply = await stampFor(enquiry)
      await desk.reply(reply, goodReply)
      clock += 10 * second - 1
      const [stamp, other] = [await stampFor(enquiry), deskOf(await openAgain())]
      const presses = await Promise.all([desk.undo(reply.id, stamp), other.undo(reply.id, stamp)])
      expect(presses).toEqual(Array(2).fill({ outcome: 'done', action: stamp.id, enquiry }))
      expect(await cardOf(enquiry)).toMatchObject({ state: 'new', version: 2 })
      const { timeline } = await cardOf(enquiry)
      expect(timeline.slice(1)).toMatchObject([
        { kind: 'reply', undone: true, undoUntil: undefined, mail: { state: 'withdrawn' } },
        { kind: 'undo', by: 'Mere Tautahi', undone: false, undoUntil: undefined },
      ])
      expect(await desk.findDone(reply.id, mere)).toMatchObject({ kind: 'reply', undoUntil: undefined })
      clock += minute
      expect(await claimDueMails(store, 10, minute)).toEqual([])
      expect(await desk.undo(stamp.id, await stampFor(enquiry))).toEqual({ outcome: 'too late', enquiry })
    })

    test('a reply can no longer be undone once a server has claimed it, even while it is held by this server’s clock', async () => {
      const enquiry = await arrive()
      const reply = await stampFor(enquiry)
      await desk.reply(reply, goodReply)
      clock += 10 * second
      expect(await claimDueMails(store, 10, minute)).toHaveLength(1)
      clock -= second
      expect(await desk.undo(reply.id, await stampFor(enquiry))).toEqual({ outcome: 'too late', enquiry })
      expect((await cardOf(enquiry)).state).toBe('answered')
    })

    test('an email that is undone and claimed at the same time is either withdrawn or sent, never both', async () => {
      const other = await openAgain()
      // The claiming server's clock is ten seconds ahead.
      const ahead = await openStore({ ...testDb, mailDomain: 'example.nz', now: () => clock + 10 * second })
      onTestFinished(ahead.close)
      for (let round = 0; round < 10; round++) {
        const enquiry = await arrive()
        const reply = await stampFor(enquiry)
        await desk.reply(reply, goodReply)
        const stamp = await stampFor(enquiry)
        const claim = claimDueMails(ahead, 10, minute)
        const [undone, claimed] = await Promise.all([deskOf(other).undo(reply.id, stamp), claim])
        expect(claimed.length).toBe(undone.outcome === 'done' ? 0 : 1)
        for (const mail of claimed) await markSent(store, mail)
      }
    })

    test('booking makes an appointment and an invitation, and undoing it cancels both', async () => {
      const enquiry = await arrive()
      const stamp = await stampFor(enquiry)
      expect(await desk.book(stamp, goodAppointment)).toEqual({ outcome: 'done', action: stamp.id })
      const { state, appointment } = await cardOf(enquiry)
      expect(state).toBe('booked')
      expect(appointment).toEqual({
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        date: '2027-03-09',
        time: '08:30',
        minutes: 120,
        readyDate: '2027-03-09',
        readyTime: '16:00',
        startsAt: Date.parse('2027-03-08T19:30:00Z'),
        readyAt: Date.parse('2027-03-09T03:00:00Z'),
        state: 'set',
        since: clock,
        reminder: true,
      })
      expect(await lastOf(enquiry)).toMatchObject({ appointment, mail: { kind: 'invitation', state: 'held' } })
      expect(await desk.book(await stampFor(enquiry), { ...goodAppointment, date: '2027-03-08' })).toEqual({
        outcome: 'refused',
        fieldErrors: { date: bookedAlready },
      })
      const undone = await desk.undo(stamp.id, await stampFor(enquiry, tane))
      expect(undone.outcome).toBe('done')
      expect(await cardOf(enquiry)).toMatchObject({ state: 'new', appointment: undefined })
      expect(await customerMailsOf(enquiry)).toMatchObject([{ kind: 'invitation', state: 'withdrawn' }])
      expect((await desk.book(await stampFor(enquiry), goodAppointment)).outcome).toBe('done')
    })

    test('when all bays are taken at any moment of the stay, the result names the cars, and staff can book anyway', async () => {
      const appointment = (date: string, time: string, readyDate: string, readyTime: string) => ({
        ...goodAppointment,
        date,
        time,
        readyDate,
        readyTime,
      })
      const book = async (wanted: object, plate: string) => {
        const enquiry = await arrive({ plate })
        const stamp = await stampFor(enquiry)
        return { enquiry, stamp, result: await desk.book(stamp, wanted) }
      }
      // Two bays: one is held all week, the other on Tuesday and on Thursday.
      const week = await book(appointment('2027-03-08', '09:00', '2027-03-12', '17:00'), 'WEEK1')
      const tuesday = await book(appointment('2027-03-09', '09:00', '2027-03-09', '12:00'), 'TUE1')
      await book(appointment('2027-03-11', '09:00', '2027-03-11', '12:00'), 'THU1')
      const full = await book(appointment('2027-03-09', '11:59', '2027-03-10', '12:00'), 'FULL1')
      expect(full.result).toEqual({
        outcome: 'full',
        holders: [
          { plate: 'WEEK1', name: goodBooking.name, date: '2027-03-08', time: '09:00', readyDate: '2027-03-12', readyTime: '17:00' },
          { plate: 'TUE1', name: goodBooking.name, date: '2027-03-09', time: '09:00', readyDate: '2027-03-09', readyTime: '12:00' },
        ],
        free: { date: '2027-03-10', time: '08:00', instead: '2027-03-10T08:00/2027-03-11T08:01 120' },
        anyway: '2027-03-09T11:59/2027-03-10T12:00 full',
      })
      expect((await cardOf(full.enquiry)).version).toBe(0)
      // A bay is free from the minute at which a car is ready.
      expect((await book(appointment('2027-03-09', '12:00', '2027-03-11', '09:00'), 'FITS1')).result.outcome).toBe('done')
      expect((await book(appointment('2027-03-05', '09:00', '2027-03-19', '12:00'), 'LONG1')).result).toMatchObject({ outcome: 'full' })
      const asked = appointment('2027-03-09', '11:59', '2027-03-10', '12:00')
      expect((await desk.book(full.stamp, bookedAnyway(asked))).outcome).toBe('done')
      // If its answer is lost, the form no longer has the button.
      expect((await desk.book(full.stamp, asked)).outcome).toBe('done')
      // Two cars one after the other need one bay, which leaves the other free.
      await book(appointment('2027-03-22', '09:00', '2027-03-22', '12:00'), 'AM1')
      await book(appointment('2027-03-22', '12:00', '2027-03-22', '15:00'), 'PM1')
      expect((await book(appointment('2027-03-22', '10:00', '2027-03-22', '14:00'), 'BESIDE1')).result.outcome).toBe('done')
      // Cars that are done have left their bays.
      for (const { enquiry } of [week, tuesday, full]) await desk.setState(await stampFor(enquiry), { state: 'done' })
      expect((await book(appointment('2027-03-09', '09:30', '2027-03-09', '10:00'), 'LATER1')).result.outcome).toBe('done')
    })

    test('when two people book the last bay at once, one gets it and the other sees who has it', async () => {
      const other = deskOf(await openAgain())
      const night = { ...goodAppointment, readyDate: '2027-03-11' }
      const later = { ...goodAppointment, date: '2027-03-10', time: '08:00', readyDate: '2027-03-10' }
      await desk.book(await stampFor(await arrive({ plate: 'FIRST1' })), night)
      for (let round = 0; round < 5; round++) {
        const [one, two] = [await arrive({ plate: 'ONE1' }), await arrive({ plate: 'TWO2' })]
        const [mine, theirs] = [await stampFor(one, mere), await stampFor(two, tane)]
        const results = await Promise.all([desk.book(mine, night), other.book(theirs, later)])
        expect(results.map(({ outcome }) => outcome).sort()).toEqual(['done', 'full'])
        const full = results.find(({ outcome }) => outcome === 'full') as ActionResult & { outcome: 'full' }
        expect(full.holders.map((holder) => ('plate' in holder ? holder.plate : undefined))).toEqual([
          'FIRST1',
          results[0].outcome === 'done' ? 'ONE1' : 'TWO2',
        ])
        const [winner, stamp] = results[0].outcome === 'done' ? [one, mine] : [two, theirs]
        expect((await desk.undo(stamp.id, await stampFor(winner))).outcome).toBe('done')
      }
    })

    test('bookings of overlapping weeks on two servers do not deadlock', async () => {
      const other = deskOf(await openAgain())
      const enquiries: string[] = []
      for (let index = 0; index < 12; index++) enquiries.push(await arrive({ plate: `CAR${index}` }))
      const results = await Promise.all(
        enquiries.map(async (enquiry, index) => {
          const first = String(7 + ((index * 5) % 6)).padStart(2, '0')
          const wanted = { ...goodAppointment, date: `2027-03-${first}`, readyDate: '2027-03-16' }
          const appointment = index % 3 ? wanted : bookedAnyway(wanted)
          return await (index % 2 ? desk : other).book({ id: randomUUID(), enquiry, version: 0, staff: mere }, appointment)
        }),
      )
      expect(results.map(({ outcome }) => outcome).filter((outcome) => outcome !== 'done' && outcome !== 'full')).toEqual([])
      expect(results.filter(({ outcome }) => outcome === 'done').length).toBeGreaterThanOrEqual(4)
    })

    test('an expired enquiry is deleted with its actions and appointment, but not before the car is ready', async () => {
      const [visiting, other] = [await arrive(), await arrive()]
      for (const enquiry of [visiting, other]) await desk.note(await stampFor(enquiry), { text: 'Ordered the pads.' })
      clock += 23 * 30 * day
      const far = { ...goodAppointment, date: '2029-05-08', readyDate: '2029-05-09' }
      expect((await desk.book(await stampFor(visiting), far)).outcome).toBe('done')
      clock = Date.parse('2029-05-09T03:59:00Z')
      expect(await deleteExpired(store)).toMatchObject({ enquiries: 1 })
      expect(await desk.enquiry(other)).toBeUndefined()
      expect((await cardOf(visiting)).appointment?.readyDate).toBe('2029-05-09')
      clock += minute
      expect(await deleteExpired(store)).toMatchObject({ enquiries: 1 })
      for (const table of ['action', 'appointment', 'outbox'] as const)
        expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([])
      clock += day
      await deleteExpired(store)
      expect(await store.db.selectFrom('day').selectAll().execute()).toEqual([])
    })

    test('an action that fails halfway is rolled back', async () => {
      const enquiry = await arrive()
      await expect(desk.reply({ ...(await stampFor(enquiry)), staff: randomUUID() }, goodReply)).rejects.toThrow()
      // The database refuses the email, after the action has been written.
      const failing = act(store, { ...reply, decide: () => ({ text: 'Hi', mail: { kind: null as never } }) }, await stampFor(enquiry), {})
      await expect(failing).rejects.toThrow()
      expect(await store.db.selectFrom('action').selectAll().execute()).toEqual([])
      expect(await cardOf(enquiry)).toMatchObject({ version: 0, state: 'new' })
    })

    test('whatever staff do and undo, the enquiry has the state of what is left, and only the last step is undone', async () => {
      type Step = { do: 'reply' | 'note' | 'wrote-back' | 'done' | 'declined' | 'answered' | 'new' } | { undo: number }
      const step: fc.Arbitrary<Step> = fc.oneof(
        fc.record({ do: fc.constantFrom('reply', 'note', 'wrote-back', 'done', 'declined', 'answered', 'new') } as const),
        fc.record({ undo: fc.nat() }),
      )
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
          const enquiry = await arrive()
          const model: { id: string; kind: 'reply' | 'note' | 'wrote-back' | 'state'; text: string; undone: boolean }[] = []
          const expected = () => model.filter(({ undone }) => !undone).reduce<EnquiryState>(stateAfter, 'new')
          for (const one of steps) {
            const stamp = await stampFor(enquiry)
            if ('undo' in one) {
              const target = model[one.undo % model.length]
              if (!target) continue
              const isLast = model.findLast(({ undone }) => !undone) === target
              expect((await desk.undo(target.id, stamp)).outcome).toBe(isLast || target.undone ? 'done' : 'too late')
              if (isLast) target.undone = true
            } else if (one.do === 'reply') {
              await desk.reply(stamp, goodReply)
              model.push({ id: stamp.id, kind: 'reply', text: '', undone: false })
            } else if (one.do === 'note') {
              await desk.note(stamp, { text: 'Ordered the pads.' })
              model.push({ id: stamp.id, kind: 'note', text: '', undone: false })
            } else if (one.do === 'wrote-back') {
              const text = expected() === 'new' ? '' : 'answered'
              await desk.wroteBack(stamp)
              model.push({ id: stamp.id, kind: 'wrote-back', text, undone: false })
            } else {
              const same = expected() === one.do
              expect((await desk.setState(stamp, { state: one.do })).outcome).toBe(same ? 'refused' : 'done')
              if (!same) model.push({ id: stamp.id, kind: 'state', text: one.do, undone: false })
            }
            expect((await cardOf(enquiry)).state).toBe(expected())
          }
          const withdrawn = model.filter(({ kind, undone }) => kind === 'reply' && undone).length
          expect((await customerMailsOf(enquiry)).filter(({ state }) => state === 'withdrawn')).toHaveLength(withdrawn)
        }),
        { numRuns: 30 },
      )
    })
  })
})
