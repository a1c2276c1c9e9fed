import { beforeEach, describe, expect, test } from 'vitest'
import { bookedAnyway, exampleNow, goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import type { ActionResult, Desk } from '../../domain/desk.ts'
import type { Store } from '../database/store.ts'
import { mailsOf } from '../mail/stored-mails.ts'
import { eraseEnquiries } from '../privacy/delete-expired.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'

const [saturdays, opens, closes] = ['We’re closed on Saturdays.', 'We open at 8.00am.', 'We close at 6.00pm.']
const easter = 'We’re closed for Easter until Tuesday 30 March.'

const anywayOf = (refused: ActionResult) => ('anyway' in refused ? refused.anyway : '')

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('an appointment while we are closed', () => {
    let store: Store
    let desk: Desk
    let arrive: TestDesk['arrive']
    let stampFor: TestDesk['stampFor']

    beforeEach(async () => {
      const opened = await openTestDesk(create, () => exampleNow, { bays: 1 })
      ;({ store, desk, arrive, stampFor } = opened)
      return opened.close
    })

    const ready = { readyDate: '', readyTime: '' }

    test('is booked when staff confirm it, and not before', async () => {
      for (const [changes, expected] of [
        [{ date: '2027-03-13', ...ready }, [['drop-off', '2027-03-13', '08:30', saturdays]]],
        [{ date: '2027-03-26', ...ready }, [['drop-off', '2027-03-26', '08:30', easter]]],
        [{ time: '07:00' }, [['drop-off', '2027-03-09', '07:00', opens]]],
        [{ time: '18:00', ...ready }, [['drop-off', '2027-03-09', '18:00', closes]]],
        [{ readyTime: '18:01' }, [['ready', '2027-03-09', '18:01', closes]]],
        [
          { date: '2027-03-13', readyDate: '2027-03-20' },
          [
            ['drop-off', '2027-03-13', '08:30', saturdays],
            ['ready', '2027-03-20', '16:00', saturdays],
          ],
        ],
      ] as const) {
        const which = JSON.stringify(changes)
        const enquiry = await arrive()
        const stamp = await stampFor(enquiry)
        const sent = { ...goodAppointment, ...changes }
        const outsideHours = expected.map(([of, date, time, because]) => ({ of, date, time, because }))
        const refused = await desk.book(stamp, sent)
        expect(refused, which).toEqual({ outcome: 'closed', outsideHours, holders: [], anyway: expect.stringMatching(/ closed$/) })
        expect(await desk.enquiry(enquiry), which).toMatchObject({ version: 0, state: 'new', appointment: undefined })
        expect(
          (await mailsOf(store, enquiry)).filter(({ kind }) => kind === 'invitation'),
          which,
        ).toEqual([])
        expect((await desk.book(stamp, { ...sent, anyway: anywayOf(refused) })).outcome, which).toBe('done')
        expect((await desk.enquiry(enquiry))?.appointment, which).toMatchObject({ date: sent.date, time: sent.time })
        await eraseEnquiries(store, [enquiry])
      }
    })

    test('is none as we open, a minute before closing, when it is ready as we close, or when it stays over a Saturday', async () => {
      for (const changes of [
        { time: '08:00' },
        { time: '17:59', ...ready },
        { readyTime: '18:00' },
        { date: '2027-03-12', readyDate: '2027-03-14' },
      ]) {
        const enquiry = await arrive()
        expect((await desk.book(await stampFor(enquiry), { ...goodAppointment, ...changes })).outcome, JSON.stringify(changes)).toBe('done')
        await eraseEnquiries(store, [enquiry])
      }
    })

    test('when all bays are taken too, one answer says both, and one press books; it covers what remains of both', async () => {
      const sent = { ...goodAppointment, date: '2027-03-13', readyDate: '2027-03-14' }
      expect((await desk.book(await stampFor(await arrive({ plate: 'FIRST1' })), bookedAnyway(sent))).outcome).toBe('done')
      const stamp = await stampFor(await arrive({ plate: 'SECOND' }))
      const refused = await desk.book(stamp, sent)
      expect(refused).toMatchObject({
        outcome: 'closed',
        outsideHours: [{ of: 'drop-off', because: saturdays }],
        holders: [{ plate: 'FIRST1' }],
      })
      expect((await desk.book(stamp, { ...sent, anyway: anywayOf(refused) })).outcome).toBe('done')
    })

    test('a confirmation covers no other time, and no other reason', async () => {
      const saturday = { ...goodAppointment, date: '2027-03-13', readyDate: '2027-03-14' }
      const stamp = await stampFor(await arrive())
      const closed = anywayOf(await desk.book(stamp, saturday))
      await desk.book(await stampFor(await arrive({ plate: 'FIRST1' })), goodAppointment)
      const full = await desk.book(stamp, { ...goodAppointment, anyway: closed })
      expect(full).toMatchObject({ outcome: 'full', holders: [{ plate: 'FIRST1' }] })
      // Others come in between.
      expect((await desk.book(await stampFor(await arrive({ plate: 'SECOND' })), { ...saturday, anyway: closed })).outcome).toBe('done')
      const both = await desk.book(stamp, { ...saturday, anyway: closed })
      expect(both).toMatchObject({ outcome: 'closed', outsideHours: [{ because: saturdays }], holders: [{ plate: 'SECOND' }] })
      for (const changes of [{ time: '09:00' }, { readyTime: '15:00' }, { date: '2027-03-20', readyDate: '2027-03-21' }])
        expect((await desk.book(stamp, { ...saturday, ...changes, anyway: anywayOf(both) })).outcome).toBe('closed')
      expect(await desk.book(stamp, { ...goodAppointment, anyway: anywayOf(both) })).toEqual(full)
      expect(await desk.book(stamp, { ...goodAppointment, anyway: 'yes' })).toMatchObject({ outcome: 'refused' })
      expect((await desk.book(stamp, { ...goodAppointment, anyway: anywayOf(full) })).outcome).toBe('done')
    })

    test('a change asks about the times that it changes, and not again about the others', async () => {
      const enquiry = await arrive()
      const early = { ...goodAppointment, time: '07:00' }
      await desk.book(await stampFor(enquiry), bookedAnyway(early))
      const change = async (changes: object) => await desk.changeAppointment(await stampFor(enquiry), { ...early, ...changes })
      expect((await change({ readyTime: '17:00' })).outcome).toBe('done')
      const late = { readyTime: '19:00' }
      const refused = await change(late)
      expect(refused).toMatchObject({
        outcome: 'closed',
        outsideHours: [{ of: 'ready', date: '2027-03-09', time: '19:00', because: closes }],
        holders: [],
      })
      expect((await desk.enquiry(enquiry))?.appointment).toMatchObject({ time: '07:00', readyTime: '17:00' })
      expect((await change({ ...late, anyway: anywayOf(refused) })).outcome).toBe('done')
      expect((await change({ ...late, date: '2027-03-13', readyDate: '2027-03-14' })).outcome).toBe('closed')
    })
  })
})
