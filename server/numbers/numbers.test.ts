import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { databases } from '../testing/databases.ts'
import { openTestDesk, type TestDesk } from '../testing/open-test-desk.ts'
import { insertRows, saveEnquiry } from '../testing/store.ts'

const minutes = 60_000
/** Monday 1 March 2027 in New Zealand; UTC is 13 hours behind, so the evening before is still February. */
const firstOfMarch = Date.parse('2027-02-28T11:00:00Z')

describe.each(databases)('$name', ({ missing, create }) => {
  describe.skipIf(missing)('the numbers', () => {
    let opened: TestDesk
    let clock: number
    let staff: string

    beforeEach(async () => {
      clock = firstOfMarch - 3 * 24 * 60 * minutes
      opened = await openTestDesk(create, () => clock)
      staff = opened.mere.id
    })
    afterEach(() => opened.close())

    test('go to the week and month in which an enquiry arrived, by New Zealand’s time', async () => {
      clock = firstOfMarch - minutes
      await opened.arrive()
      clock = firstOfMarch
      await opened.arrive({ plate: 'FIX1CE' })
      await saveEnquiry(opened.store, { kind: 'contact', answers: goodContact })
      clock = Date.parse('2027-03-03T00:00:00Z')
      const { weeks, months, services } = await opened.desk.numbers()
      expect([weeks.length, months.length]).toEqual([12, 12])
      for (const periods of [weeks, months]) {
        expect(periods.slice(0, 2)).toMatchObject([
          { from: '2027-03-01', bookings: 1, messages: 1, jobs: 0, minutesToAnswer: undefined },
          { to: '2027-02-28', bookings: 1, messages: 0 },
        ])
      }
      expect(weeks[11]).toMatchObject({ from: '2026-12-14', to: '2026-12-20' })
      expect(months[11]).toMatchObject({ from: '2026-04-01', to: '2026-04-30' })
      expect(services).toEqual([{ service: expect.any(String), enquiries: 2, booked: 0 }])
    })

    test('the first answer counts in opening hours, without what was undone or was only a message left', async () => {
      clock = Date.parse('2027-03-01T20:00:00Z')
      const enquiry = await opened.arrive()
      const act = async (name: 'call' | 'setState', sent: object) => {
        const stamp = await opened.stampFor(enquiry)
        expect(await opened.desk[name](stamp, sent)).toMatchObject({ outcome: 'done' })
        return stamp.id
      }
      const firstAnswer = async () => (await opened.desk.numbers()).weeks[0]?.minutesToAnswer
      clock += 10 * minutes
      await act('call', { outcome: 'message' })
      const closed = await act('setState', { state: 'declined' })
      expect(await firstAnswer()).toBe(10)
      expect(await opened.desk.undo(closed, { id: randomUUID(), staff })).toMatchObject({ outcome: 'done' })
      expect(await firstAnswer()).toBeUndefined()
      clock += 20 * minutes
      await act('call', { outcome: 'reached', said: 'it’s the front left' })
      expect(await firstAnswer()).toBe(30)
    })

    test('what was booked counts with its enquiry, and who came with the appointment', async () => {
      clock = Date.parse('2027-03-01T20:00:00Z')
      const enquiry = await opened.arrive()
      const appointment = { ...goodAppointment, date: '2027-03-09', time: '09:00', readyDate: '2027-03-09', readyTime: '11:00' }
      const undone = await opened.stampFor(enquiry)
      expect(await opened.desk.book(undone, appointment)).toMatchObject({ outcome: 'done' })
      expect((await opened.desk.numbers()).services).toMatchObject([{ booked: 1 }])
      expect(await opened.desk.undo(undone.id, { id: randomUUID(), staff })).toMatchObject({ outcome: 'done' })
      expect((await opened.desk.numbers()).services).toMatchObject([{ booked: 0 }])
      expect(await opened.desk.book(await opened.stampFor(enquiry), appointment)).toMatchObject({ outcome: 'done' })
      clock = Date.parse('2027-03-08T20:05:00Z')
      expect(await opened.desk.setAppointmentState(await opened.stampFor(enquiry), { state: 'here' })).toMatchObject({
        outcome: 'done',
      })
      expect((await opened.desk.numbers()).weeks.slice(0, 2)).toMatchObject([
        { bookings: 0, booked: 0, came: 1, noShow: 0 },
        { bookings: 1, booked: 1, came: 0 },
      ])
      const { name, text } = await opened.desk.enquiryList()
      expect(name).toBe('enquiries-2027-03-09.csv')
      expect(text).toMatch(/^\uFEFFReference,/)
      const { reference } = await opened.cardOf(enquiry)
      expect(text).toMatch(new RegExp(`\\r\\n${reference},2027-03-02 09:00,booking,website,booked,.*,2027-03-09 09:00,here\\r\\n$`))
    })

    test('the list has every enquiry once, newest first, however many arrived at the same moment', async () => {
      const made = await insertRows(opened.store, 1200, (index) => ({ received_at: clock - Math.floor(index / 700) }))
      const [, ...lines] = (await opened.desk.enquiryList()).text.trim().split('\r\n')
      const newestFirst = made.toSorted((a, b) => b.received_at - a.received_at || (a.id < b.id ? 1 : -1))
      expect(lines.map((line) => line.split(',')[0])).toEqual(newestFirst.map(({ reference }) => reference))
    })

    test('what is in quarantine is left out', async () => {
      const enquiry = await opened.arrive()
      await opened.store.db.updateTable('enquiry').set({ quarantined_at: clock }).where('id', '=', enquiry).execute()
      expect((await opened.desk.numbers()).services).toEqual([])
      expect((await opened.desk.enquiryList()).text.trim().split('\r\n')).toHaveLength(1)
    })
  })
})
