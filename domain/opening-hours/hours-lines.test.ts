import { expect, test } from 'vitest'
import type { DayHours, SpecialDays, WeekHours } from '../../workshop/facts.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { holidaysLine, hoursLine } from './hours-lines.ts'

const day: DayHours = [{ opens: '08:00', closes: '17:00' }]
const short: DayHours = [{ opens: '09:00', closes: '12:30' }]
const split: DayHours = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '17:00' },
]

test.for<[WeekHours, string]>([
  [firstFacts.hours, 'Sun - Fri, 8.00am - 6.00pm'],
  [[[], day, day, day, day, day, short], 'Mon - Fri, 8.00am - 5.00pm; Sat, 9.00am - 12.30pm'],
  [
    [[], split, split, [], split, split, []],
    'Mon - Tue, 8.00am - 12.00pm and 1.00pm - 5.00pm; Thu - Fri, 8.00am - 12.00pm and 1.00pm - 5.00pm',
  ],
  [[day, day, day, day, day, day, day], 'Sun - Sat, 8.00am - 5.00pm'],
])('the hours %j are %s', ([hours, line]) => {
  expect(hoursLine({ hours })).toBe(line)
})

const now = new Date('2026-11-20T00:00:00Z')
const easter: SpecialDays = { from: '2027-03-26', to: '2027-03-29', reason: 'Easter' }
const christmas: SpecialDays = { from: '2026-12-25', to: '2027-01-05', reason: 'the Christmas break' }
const over: SpecialDays = { from: '2026-10-26', to: '2026-10-26', reason: 'Labour Day' }

test.for<[readonly SpecialDays[], string]>([
  [firstFacts.specialDays, 'Closed on public holidays and over Christmas'],
  [[christmas], 'Closed over Christmas'],
  [[easter], 'Closed on public holidays'],
  [
    [{ ...easter, to: '2027-03-26', hours: short }, christmas, { ...easter, from: '2027-03-28' }],
    'Closed on most public holidays and over Christmas',
  ],
  [[{ ...easter, hours: short }], ''],
  [[over], ''],
])('the special days %j come to: %s', ([specialDays, line]) => {
  expect(holidaysLine({ specialDays }, now)).toBe(line)
})
