import { expect, test } from 'vitest'
import { firstFacts } from '../../workshop/first-facts.ts'
import { nextOpenDay } from './day.ts'

test.for([
  { now: '2026-11-25T20:30:00Z', date: '2026-11-27', because: 'we open tomorrow' },
  { now: '2026-11-26T20:30:00Z', date: '2026-11-29', because: 'we are closed on Saturday' },
  { now: '2026-12-24T00:00:00Z', date: '2027-01-06', because: 'of the Christmas break' },
])('the next open day after $now is $date, because $because', ({ now, date }) => {
  expect(nextOpenDay(new Date(now), firstFacts)).toBe(date)
})
