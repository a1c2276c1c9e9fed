import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { goodAppointment } from '../../desk/actions/appointment.examples.ts'
import { checkAppointment } from '../../desk/actions/appointment.ts'
import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import { addDays, wallClockAt, weekdayOf } from '../../workshop/dates.ts'
import { hours } from '../../workshop/hours.ts'
import type { StoredEnquiry } from '../store/types.ts'
import { calendarFile } from './calendar-file.ts'

const enquiry: StoredEnquiry = { id: 'id', reference: 'K7M-4QXR', kind: 'booking', answers: goodBooking, receivedAt: 0, signals: [] }

test('every opening hour of 2026 to 2037 goes through the booking form and a calendar unchanged', { timeout: 300_000 }, () => {
  const [opens, closes] = [hours.opens, hours.closes].map((time) => Number(time.slice(0, 2))) as [number, number]
  let checked = 0
  for (let date = '2026-01-01'; date < '2038-01-01'; date = addDays(date, 1)) {
    if (!hours.days.includes(weekdayOf(date))) continue
    const now = Date.parse(date) - 3 * 86_400_000
    for (let hour = opens; hour <= closes; hour++) {
      const time = `${String(hour).padStart(2, '0')}:00`
      const readyTime = `${String(hour + 1).padStart(2, '0')}:00`
      const result = checkAppointment({ ...goodAppointment, date, time, minutes: '60', readyDate: date, readyTime }, now)
      if (!result.ok) throw new Error(`${date} ${time}: ${JSON.stringify(result.fieldErrors)}`)
      const { anyway: _, reminder: __, ...visit } = result.visit
      const said = { ...visit, id: 'visit', sequence: 0, plate: 'KLM482' }
      const file = calendarFile(said, 'REQUEST', { organizer: 'web@example.nz', at: now }, enquiry)
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
