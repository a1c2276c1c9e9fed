import { expect, onTestFinished, test, vi } from 'vitest'
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
  expect(start).toEqual({ date: '2026-11-27', time: '08:00', minutes: '180', readyDate: '', readyTime: '' })
  const ready = { readyDate: '2026-11-27', readyTime: '11:00' }
  expect(checkAppointment(start, now.getTime())).toMatchObject({ ok: true, visit: ready })
  expect(readyAfter(start.date, start.time, Number(start.minutes))).toEqual(ready)
})

test('a question without a service is offered an hour', () => {
  expect(bookingStart(undefined, new Date('2026-11-25T20:30:00Z')).minutes).toBe('60')
})

test.for(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])('when a car is ready is the same with the server in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(readyAfter('2026-12-20', '16:00', 90)).toEqual({ readyDate: '2026-12-20', readyTime: '17:30' })
})

test('work past closing time makes the car ready the next open day, and an incomplete form has no ready time', () => {
  expect(readyAfter('2026-12-24', '16:00', 300)).toEqual({ readyDate: '2027-01-06', readyTime: '11:00' })
  expect(readyAfter('', '16:00', 300)).toBeUndefined()
  for (const minutes of [Number.NaN, 0, -60, 601, Number.POSITIVE_INFINITY])
    expect(readyAfter('2026-12-20', '16:00', minutes)).toBeUndefined()
})
