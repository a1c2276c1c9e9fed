import { expect, test } from 'vitest'
import { firstFacts } from '../../workshop/first-facts.ts'
import { instantOf } from '../opening-hours/dates.ts'
import { nextOpenDay, outageOn } from './day.ts'

test.for([
  { now: '2026-11-25T20:30:00Z', date: '2026-11-27', because: 'we open tomorrow' },
  { now: '2026-11-26T20:30:00Z', date: '2026-11-29', because: 'we are closed on Saturday' },
  { now: '2026-12-24T00:00:00Z', date: '2027-01-06', because: 'of the Christmas break' },
])('the next open day after $now is $date, because $because', ({ now, date }) => {
  expect(nextOpenDay(new Date(now), firstFacts)).toBe(date)
})

test('a bay is out of use for part of a day or all of it, and is shown only once the car in it has left', () => {
  const outage = { startsAt: instantOf('2027-03-09T10:00'), endsAt: instantOf('2027-03-11T12:00') }
  const on = (shown?: number) => ['2027-03-09', '2027-03-10', '2027-03-11'].map((date) => outageOn(date, outage, shown))
  expect(on()).toEqual([
    [600, 1440],
    [0, 1440],
    [0, 720],
  ])
  expect(on(instantOf('2027-03-10T09:00'))).toEqual([
    [1440, 1440],
    [540, 1440],
    [0, 720],
  ])
})
