import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { goodAppointment } from '../../domain/appointments/appointment-form.examples.ts'
import { checkAppointment } from '../../domain/appointments/appointment-form.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { addDays, wallClockAt, weekdayOf } from '../../domain/opening-hours/dates.ts'
import { closesOn } from '../../domain/opening-hours/opening.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import type { StoredEnquiry } from '../database/types.ts'
import { calendarFile, eventEnd } from './calendar-file.ts'

const enquiry: StoredEnquiry = {
  id: 'id',
  reference: 'K7M-4QXR',
  kind: 'booking',
  answers: goodBooking,
  receivedAt: 0,
  source: 'website',
  signals: [],
}

test.for([
  ['done while we are open', '2027-03-09T08:30', 120, '10:30'],
  ['done as we close', '2027-03-09T16:00', 120, '18:00'],
  ['done on the next day', '2027-03-09T17:00', 180, '18:00'],
  ['done on the next day, on the day that the clocks go back', '2027-04-04T16:00', 600, '18:00'],
  ['begun on the next day, with a key dropped after closing', '2027-03-09T18:00', 180, '18:15'],
] as const)('for work that is %s, the event ends when somebody is still there', ([, starts, minutes, ends]) => {
  const startsAt = Temporal.PlainDateTime.from(starts).toZonedDateTime('Pacific/Auckland').epochMilliseconds
  expect(wallClockAt(eventEnd(startsAt, minutes, firstFacts))).toMatchObject({ date: starts.slice(0, 10), time: ends })
})

test('an event that begins before closing time ends by then, after it began, and lasts no longer than the work', () => {
  const from = Date.parse('2026-01-01T00:00:00Z')
  const startsAt = fc.integer({ min: 0, max: 6 * 366 * 24 * 60 }).map((minute) => from + minute * 60_000)
  fc.assert(
    fc.property(startsAt, fc.integer({ min: 15, max: 600 }), (starts, minutes) => {
      const end = eventEnd(starts, minutes, firstFacts)
      expect(end.getTime()).toBeGreaterThan(starts)
      expect(end.getTime()).toBeLessThanOrEqual(starts + minutes * 60_000)
      const [start, last] = [wallClockAt(new Date(starts)), wallClockAt(end)]
      const closes = closesOn(start.date, firstFacts)
      if (start.time < closes) expect([last.date, last.time <= closes]).toEqual([start.date, true])
    }),
  )
})

test('every opening hour of 2026 to 2037 goes through the booking form and a calendar unchanged', { timeout: 300_000 }, () => {
  const [opens, closes] = [8, 18]
  let checked = 0
  for (let date = '2026-01-01'; date < '2038-01-01'; date = addDays(date, 1)) {
    if (weekdayOf(date) === 6) continue
    const now = Date.parse(date) - 3 * 86_400_000
    for (let hour = opens; hour < closes; hour++) {
      const time = `${String(hour).padStart(2, '0')}:00`
      const readyTime = `${String(hour + 1).padStart(2, '0')}:00`
      const result = checkAppointment({ ...goodAppointment, date, time, minutes: '60', readyDate: date, readyTime }, now, firstFacts)
      if (!result.ok) throw new Error(`${date} ${time}: ${JSON.stringify(result.fieldErrors)}`)
      const { anyway: _, reminder: __, ...appointment } = result.appointment
      const content = { ...appointment, id: 'appointment', sequence: 0 }
      const file = calendarFile(content, 'REQUEST', { organizer: 'web@example.nz', at: now, to: goodBooking.email }, enquiry, firstFacts)
      const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined
      const event = new ICAL.Event(component)
      const [start, end] = [event.startDate, event.endDate].map((at) => wallClockAt(at.toJSDate()))
      if (start?.date !== date || start.time !== time || end?.date !== date || end.time !== readyTime)
        expect.fail(`${date} ${time} became ${start?.date} ${start?.time} to ${end?.time}`)
      checked++
    }
  }
  expect(checked).toBeGreaterThan(12 * 300 * (closes - opens))
})

test.for([
  [goodBooking.name, `CN="Hana"`],
  ['claim at http://prize.example', undefined],
] as const)(
  'the file of an appointment of %j names the service, ends with CRLF, and has nothing that was typed but a first name',
  ([name, cn]) => {
    const appointment = { ...goodAppointment, id: 'appointment', sequence: 0, minutes: 60, startsAt: 0, readyAt: 1, readyTime: '16:00' }
    const sent = { organizer: 'web@example.nz', at: 0, to: goodBooking.email }
    const file = calendarFile(appointment, 'REQUEST', sent, { ...enquiry, answers: { ...goodBooking, name } }, firstFacts)
    expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/)
    expect(file.replaceAll('\r\n ', '')).toContain(goodBooking.service)
    expect(/ATTENDEE[^:]*?(CN="[^"]*")/.exec(file.replaceAll('\r\n ', ''))?.[1]).toBe(cn)
  },
)
