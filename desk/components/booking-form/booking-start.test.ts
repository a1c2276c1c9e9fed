import { expect, test } from 'vitest'
import { checkAppointment } from '../../actions/appointment.ts'
import { bookingStart, readyAfter } from './booking-start.ts'

test.for([
  { now: '2026-11-25T20:30:00Z', date: '2026-11-27', because: 'tomorrow we open' },
  { now: '2026-11-26T20:30:00Z', date: '2026-11-29', because: 'on Saturday we are closed' },
  { now: '2026-12-24T00:00:00Z', date: '2027-01-06', because: 'of the Christmas break' },
])('the form offers $date on $now, because $because', ({ now, date }) => {
  expect(bookingStart(undefined, new Date(now)).date).toBe(date)
})

test('the form offers what its own rules accept, for as long as the service usually takes', () => {
  const now = new Date('2026-11-25T20:30:00Z')
  const start = bookingStart('Repair Services', now)
  expect(start).toEqual({ date: '2026-11-27', time: '08:00', minutes: '180', readyDate: '2026-11-27', readyTime: '11:00' })
  expect(checkAppointment(start, now.getTime()).ok).toBe(true)
})

test('a car is ready the next day when the work runs past midnight, and never while the form is incomplete', () => {
  expect(readyAfter('2026-12-31', '20:00', 300)).toEqual({ readyDate: '2027-01-01', readyTime: '01:00' })
  expect(readyAfter('', '20:00', 300)).toBeUndefined()
  expect(readyAfter('2026-12-31', '20:00', Number.NaN)).toBeUndefined()
})
