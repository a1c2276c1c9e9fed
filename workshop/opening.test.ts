import { expect, test } from 'vitest'
import { openingLine } from './opening.ts'

// New Zealand is 13 hours ahead of UTC from the last Sunday of September to the first Sunday of April, else 12.
test.for([
  ['2026-11-19T19:00:00Z', 'Open now, until 6.00pm', 'Friday 8.00am, summer time'],
  ['2026-11-19T18:59:59Z', 'Closed, opens today 8.00am', 'Friday a second before eight'],
  ['2026-11-20T04:59:59Z', 'Open now, until 6.00pm', 'Friday a second before six'],
  ['2026-11-20T05:00:00Z', 'Closed, opens Sunday 8.00am', 'Friday 6.00pm: Saturday is closed'],
  ['2026-11-20T22:00:00Z', 'Closed, opens Sunday 8.00am', 'Saturday 11.00am'],
  ['2026-11-21T10:59:59Z', 'Closed, opens Sunday 8.00am', 'Saturday at midnight'],
  ['2026-11-21T11:00:00Z', 'Closed, opens today 8.00am', 'Sunday 0.00am'],
  ['2026-11-22T06:00:00Z', 'Closed, opens Monday 8.00am', 'Sunday 7.00pm'],
  // 27 September 2026: the clock goes from 2.00 to 3.00 in the morning.
  ['2026-09-26T18:59:59Z', 'Closed, opens today 8.00am', 'Sunday of the change to summer time, 7.59am'],
  ['2026-09-26T19:00:00Z', 'Open now, until 6.00pm', 'Sunday of the change to summer time, 8.00am'],
  // 5 April 2026: the clock goes from 3.00 back to 2.00 in the morning.
  ['2026-04-04T19:59:59Z', 'Closed, opens today 8.00am', 'Sunday of the change to winter time, 7.59am'],
  ['2026-04-04T20:00:00Z', 'Open now, until 6.00pm', 'Sunday of the change to winter time, 8.00am'],
  ['2026-04-05T05:59:59Z', 'Open now, until 6.00pm', 'Sunday of the change to winter time, 5.59pm'],
  ['2026-04-05T06:00:00Z', 'Closed, opens Monday 8.00am', 'Sunday of the change to winter time, 6.00pm'],
] as const)('at %s a visitor reads "%s" (%s)', ([moment, line]) => {
  expect(openingLine(new Date(moment))).toBe(line)
})
