import { expect, test } from 'vitest'
import { firstFacts } from '../../workshop/first-facts.ts'
import { instantOf, wallClockAt } from '../opening-hours/dates.ts'
import type { AppointmentState, BayAppointment } from './appointment.ts'
import { whatNow } from './what-now.ts'

const minute = 60_000
const now = instantOf('2027-03-09T12:00')

/** `starts`, `ready`, `since`: minutes from now. */
function car(plate: string, state: AppointmentState, { starts = -60, ready = 60, since = 0, isGone = false } = {}): BayAppointment {
  const startsAt = now + starts * minute
  const { date, time } = wallClockAt(new Date(startsAt))
  const appointment = { date, time, state, startsAt, readyAt: now + ready * minute, since: now + since * minute }
  return { plate, isGone, appointment } as BayAppointment
}

const due = (cars: BayAppointment[], unmarked: BayAppointment[] = [], dropOffWindow = 0) =>
  whatNow({ cars, unmarked }, now, { ...firstFacts, dropOffWindow }).map(({ kind, car: { plate }, since }) => [
    kind,
    plate,
    (since - now) / minute,
  ])

test('cars that are late or ready come before those of earlier days, within a kind the longest first', () => {
  const cars = [
    car('READY', 'ready', { since: -5 }),
    car('SLOW', 'here', { ready: -10 }),
    car('SLOWER', 'here', { ready: -20 }),
    car('LATE', 'set', { starts: -1 }),
    car('LATER', 'set', { starts: -30 }),
  ]
  expect(due(cars, [car('MISSED', 'set', { starts: -3000 })])).toEqual([
    ['arrival', 'LATER', -30],
    ['arrival', 'LATE', -1],
    ['work', 'SLOWER', -20],
    ['work', 'SLOW', -10],
    ['collection', 'READY', -5],
    ['unmarked', 'MISSED', -3000],
  ])
})

test('a car is late from the minute at which it was due', () => {
  expect(due([car('COMES', 'set', { starts: 1 }), car('HERE', 'here', { ready: 1 })])).toEqual([])
  expect(due([car('COMES', 'set', { starts: 0 }), car('HERE', 'here', { ready: 0 })])).toHaveLength(2)
})

test('with a drop-off window, a car is late once that is over', () => {
  const cars = [car('COMES', 'set', { starts: -59 }), car('LATE', 'set', { starts: -61 })]
  expect(due(cars, [], 60)).toEqual([['arrival', 'LATE', -1]])
})

test('nothing is left to do about cars that have left, never came, or whose job is closed', () => {
  expect(due([car('LEFT', 'collected', { isGone: true }), car('NO', 'no-show', { isGone: true })])).toEqual([])
  expect(due([car('CLOSED', 'set', { isGone: true }), car('READY', 'ready', { isGone: true })])).toEqual([])
})
