import { expect, test } from 'vitest'
import { checkAppointment } from '../../actions/appointment.ts'
import { bookingStart, readyAfter } from './booking-start.ts'

test.for([
  { now: '2026-11-25T20:30:00Z', date: '2026-11-27', because: 'we open tomorrow' },
  { now: '2026-11-26T20:30:00Z', date: '2026-11-29', because: 'we are closed on Saturday' },
  { now: '2026-12-24T00:00:00Z', date: '2027-01-06', because: 'of the Christmas break' },
])('the form suggests $date at $now, because $because', ({ now, date }) => {
  expect(bookingStart(undefined, new Date(now)).date).toBe(date)
})

test('the suggested values are valid and allow the usual time for the service', () => {
  const now = new Date('2026-11-25T20:30:00Z')
  const start = bookingStart('Repair Services', now)
  expect(start).toEqual({ date: '2026-11-27', time: '08:00', minutes: '180', readyDate: '2026-11-27', readyTime: '11:00' })
  expect(checkAppointment(start, now.getTime()).ok).toBe(true)
})

test('work past midnight makes the car ready the next day, and an incomplete form has no ready time', () => {
  expect(readyAfter('2026-12-31', '20:00', 300)).toEqual({ readyDate: '2027-01-01', readyTime: '01:00' })
  expect(readyAfter('', '20:00', 300)).toBeUndefined()
  expect(readyAfter('2026-12-31', '20:00', Number.NaN)).toBeUndefined()
})
