import { afterEach, expect, test, vi } from 'vitest'
import type { OpeningTimes, SpecialDays } from '../../workshop/facts.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { closedBecause, closedUntil, closingNotice, openingAt, openingLineParts, specialDaysNext } from './opening.ts'

const openingLine = (moment: Date, times: OpeningTimes) => openingLineParts(moment, times).join('')

/** The usual hours, and these special days. */
const timesWith = (specialDays: readonly SpecialDays[]): OpeningTimes => ({ hours: firstFacts.hours, specialDays })

afterEach(() => {
  vi.unstubAllEnvs()
})

// New Zealand is 13 hours ahead of UTC from the last Sunday of September to the first Sunday of April, else 12.
test.for([
  ['2026-11-19T19:00:00Z', 'Open now, until 6.00pm', 'Friday 8.00am, daylight saving time'],
  ['2026-11-19T18:59:59Z', 'Closed, opens today 8.00am', 'Friday a second before eight'],
  ['2026-11-20T04:59:59Z', 'Open now, until 6.00pm', 'Friday a second before six'],
  ['2026-11-20T05:00:00Z', 'Closed, opens Sunday 8.00am', 'Friday 6.00pm: Saturday is closed'],
  ['2026-11-20T22:00:00Z', 'Closed, opens Sunday 8.00am', 'Saturday 11.00am'],
  ['2026-11-21T10:59:59Z', 'Closed, opens Sunday 8.00am', 'Saturday, a second before midnight'],
  ['2026-11-21T11:00:00Z', 'Closed, opens today 8.00am', 'Sunday, midnight'],
  ['2026-11-22T06:00:00Z', 'Closed, opens Monday 8.00am', 'Sunday 7.00pm'],
  // 27 September 2026: clocks go forward from 2.00am to 3.00am.
  ['2026-09-26T18:59:59Z', 'Closed, opens today 8.00am', 'Sunday when daylight saving starts, 7.59am'],
  ['2026-09-26T19:00:00Z', 'Open now, until 6.00pm', 'Sunday when daylight saving starts, 8.00am'],
  // 5 April 2026: clocks go back from 3.00am to 2.00am.
  ['2026-04-04T19:59:59Z', 'Closed, opens today 8.00am', 'Sunday when daylight saving ends, 7.59am'],
  ['2026-04-04T20:00:00Z', 'Open now, until 6.00pm', 'Sunday when daylight saving ends, 8.00am'],
  ['2026-04-05T05:59:59Z', 'Open now, until 6.00pm', 'Sunday when daylight saving ends, 5.59pm'],
  ['2026-04-05T06:00:00Z', 'Closed, opens Monday 8.00am', 'Sunday when daylight saving ends, 6.00pm'],
] as const)('at %s a visitor reads "%s" (%s)', ([moment, line]) => {
  expect(openingLine(new Date(moment), timesWith([]))).toBe(line)
})

const some = timesWith([
  { from: '2026-12-25', to: '2027-01-05', reason: 'the Christmas break' },
  { from: '2027-02-06', to: '2027-02-06', reason: 'Waitangi Day' },
  { from: '2027-02-08', to: '2027-02-08', reason: 'Waitangi Day' },
  { from: '2027-03-26', to: '2027-03-29', reason: 'Easter' },
])

// All of these are in daylight saving time.
test.for([
  ['2026-12-24T08:00', 'Open now, until 6.00pm', undefined, 'Christmas Eve'],
  ['2026-12-24T18:00', 'Closed for the Christmas break, opens Wed 6 Jan 8.00am', 'Wednesday 6 January', 'Christmas Eve, 6.00pm'],
  ['2026-12-25T10:00', 'Closed for the Christmas break, opens Wed 6 Jan 8.00am', 'Wednesday 6 January', 'Christmas Day'],
  ['2026-12-30T23:59', 'Closed for the Christmas break, opens Wed 6 Jan 8.00am', 'Wednesday 6 January', 'a week before it opens'],
  ['2026-12-31T00:00', 'Closed for the Christmas break, opens Wednesday 8.00am', 'Wednesday 6 January', 'six days before it opens'],
  ['2027-01-05T23:59', 'Closed for the Christmas break, opens Wednesday 8.00am', 'Wednesday 6 January', 'the last minute of the break'],
  ['2027-01-06T00:00', 'Closed, opens today 8.00am', undefined, 'the night after the break'],
  ['2027-01-06T08:00', 'Open now, until 6.00pm', undefined, 'after the break'],
  ['2027-02-06T10:00', 'Closed for Waitangi Day, opens Sunday 8.00am', 'Sunday 7 February', 'a holiday on a Saturday'],
  ['2027-02-07T10:00', 'Open now, until 6.00pm', undefined, 'between a holiday and its Monday'],
  ['2027-02-07T19:00', 'Closed for Waitangi Day, opens Tuesday 8.00am', 'Tuesday 9 February', 'the evening before a Mondayised holiday'],
  ['2027-03-25T18:00', 'Closed for Easter, opens Tuesday 8.00am', 'Tuesday 30 March', 'the evening before Good Friday'],
  ['2027-03-27T10:00', 'Closed for Easter, opens Tuesday 8.00am', 'Tuesday 30 March', 'Easter Saturday'],
  ['2027-03-29T10:00', 'Closed for Easter, opens Tuesday 8.00am', 'Tuesday 30 March', 'Easter Monday'],
] as const)('at %s a visitor reads "%s"; next opening day if delayed: %s (%s)', ([wallClock, line, called]) => {
  const moment = new Date(`${wallClock}:00+13:00`)
  expect(openingLine(moment, some)).toBe(line)
  expect(closedUntil(moment, some)?.split(' until ')[1]).toBe(called)
})

test.for([
  ['2026-12-10T23:59', undefined, '15 days before'],
  ['2026-12-11T00:00', 'We’re closed for the Christmas break, 25 Dec to 5 Jan', '14 days before'],
  ['2026-12-24T23:59', 'We’re closed for the Christmas break, 25 Dec to 5 Jan', 'the evening before'],
  ['2026-12-25T00:00', 'We’re closed for the Christmas break until Wed 6 Jan', 'from the first day on'],
  ['2027-01-05T23:59', 'We’re closed for the Christmas break until Wed 6 Jan', 'to the end of the last'],
  ['2027-01-06T00:00', undefined, 'afterwards'],
  ['2027-01-25T12:00', 'We’re closed for Waitangi Day, Mon 8 Feb', 'without the Saturday, on which it never opens'],
  ['2027-02-06T12:00', 'We’re closed for Waitangi Day, Mon 8 Feb', 'on that Saturday'],
  ['2027-02-08T12:00', 'We’re closed for Waitangi Day until Tue 9 Feb', 'on the Monday'],
  ['2027-03-12T12:00', 'We’re closed for Easter, 26 Mar to 29 Mar', 'before Easter'],
] as const)('at %s the notice is "%s": %s', ([wallClock, notice]) => {
  expect(closingNotice(new Date(`${wallClock}:00+13:00`), some)).toBe(notice)
})

test.for([
  ['2026-12-10T12:00', ['25 Dec to 5 Jan, the Christmas break', 'Mon 8 Feb, Waitangi Day']],
  ['2027-01-05T23:59', ['25 Dec to 5 Jan, the Christmas break', 'Mon 8 Feb, Waitangi Day']],
  ['2027-01-06T00:00', ['Mon 8 Feb, Waitangi Day', '26 Mar to 29 Mar, Easter']],
] as const)('at %s the next closed days are %j', ([wallClock, days]) => {
  expect(specialDaysNext(2, new Date(`${wallClock}:00+13:00`), some)).toEqual(days)
})

test('adjacent closed days are one closure, and the search ends even if the workshop never opens', () => {
  const adjacent = [
    { from: '2027-06-07', to: '2027-06-07', reason: 'King’s Birthday' },
    { from: '2027-06-08', to: '2027-06-09', reason: 'stocktaking' },
  ]
  expect(openingLine(new Date('2027-06-07T10:00+12:00'), timesWith(adjacent))).toBe('Closed for King’s Birthday, opens Thursday 8.00am')
  const forGood = [{ from: '2027-01-01', to: '2999-12-31', reason: 'good' }]
  expect(openingAt(new Date('2027-06-07T10:00+12:00'), timesWith(forGood))).toMatchObject({ open: false, reason: 'good' })
})

/**
 * Compares every hour of five years with a calculation that shares no code with ours. Clock changes: New Zealand Daylight Time Order 2007,
 * at 2.00am standard time on the last Sunday of September and the first Sunday of April.
 */
test.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'every hour of 2026 to 2030 is correctly open or closed, on a machine in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    const hour = 3_600_000
    const sundayFrom = (year: number, month: number, day: number) => {
      const first = Date.UTC(year, month, day)
      return first + ((7 - new Date(first).getUTCDay()) % 7) * 24 * hour
    }
    const isDaylightSaving = (utc: number) => {
      const standard = utc + 12 * hour
      const year = new Date(standard).getUTCFullYear()
      return standard < sundayFrom(year, 3, 1) + 2 * hour || standard >= sundayFrom(year, 8, 24) + 2 * hour
    }
    const closedDates = new Set<string>()
    for (const { from, to } of firstFacts.specialDays)
      for (let date = Date.parse(from); date <= Date.parse(to); date += 24 * hour)
        closedDates.add(new Date(date).toISOString().slice(0, 10))

    const wrong: string[] = []
    let [count, open] = [0, 0]
    for (let utc = Date.UTC(2025, 11, 31, 11); utc < Date.UTC(2030, 11, 31, 11); utc += hour) {
      const local = new Date(utc + (isDaylightSaving(utc) ? 13 : 12) * hour)
      const expected =
        local.getUTCDay() !== 6 &&
        local.getUTCHours() >= 8 &&
        local.getUTCHours() < 18 &&
        !closedDates.has(local.toISOString().slice(0, 10))
      const moment = new Date(utc)
      if (openingAt(moment, firstFacts).open !== expected) wrong.push(moment.toISOString())
      count++
      if (expected) open++
    }
    expect(wrong).toEqual([])
    expect(count).toBe((365 * 5 + 1) * 24)
    expect(open).toBeGreaterThan(10_000)
  },
)

test.for([
  ['2026-12-23', '08:00', undefined],
  ['2026-12-23', '17:59', undefined],
  ['2026-12-23', '18:00', 'We close at 6.00pm.'],
  ['2026-12-24', '22:30', 'We close at 6.00pm.'],
  ['2026-12-23', '07:59', 'We open at 8.00am.'],
  ['2026-11-28', '09:00', 'We’re closed on Saturdays.'],
  ['2026-12-25', '09:00', 'We’re closed for the Christmas break until Wednesday 6 January.'],
  ['2027-01-05', '20:00', 'We’re closed for the Christmas break until Wednesday 6 January.'],
  // A Saturday too, but the holiday is the better reason.
  ['2027-02-06', '09:00', 'We’re closed for Waitangi Day until Sunday 7 February.'],
  ['2027-03-27', '09:00', 'We’re closed for Easter until Tuesday 30 March.'],
] as const)('on %s at %s, the reason for being closed is: %s', ([date, time, because]) => {
  expect(closedBecause(date, time, some)).toBe(because)
})

test('somebody is here until closing time itself, to hand over a car', () => {
  expect(closedBecause('2026-12-23', '18:00', firstFacts, { untilClosing: true })).toBeUndefined()
  expect(closedBecause('2026-12-23', '18:01', firstFacts, { untilClosing: true })).toBe('We close at 6.00pm.')
  expect(closedBecause('2026-11-28', '18:00', firstFacts, { untilClosing: true })).toBe('We’re closed on Saturdays.')
})

const split = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '17:30' },
]

/** Closed over lunch, on Saturday mornings only until noon, and with a short day before Easter. */
const shorter: OpeningTimes = {
  hours: [[], split, split, split, split, split, [{ opens: '09:00', closes: '12:00' }]],
  specialDays: [
    { from: '2027-03-25', to: '2027-03-25', reason: 'Easter', hours: [{ opens: '08:00', closes: '12:00' }] },
    { from: '2027-03-26', to: '2027-03-29', reason: 'Easter' },
  ],
}

test.for([
  ['2027-03-24T11:59', 'Open now, until 12.00pm', undefined],
  ['2027-03-24T12:00', 'Closed, opens today 1.00pm', 'We open at 1.00pm.'],
  ['2027-03-24T13:00', 'Open now, until 5.30pm', undefined],
  ['2027-03-24T17:30', 'Closed, opens Thursday 8.00am', 'We close at 5.30pm.'],
  ['2027-03-25T11:00', 'Open now, until 12.00pm', undefined],
  ['2027-03-25T12:00', 'Closed for Easter, opens Tuesday 8.00am', 'We close at 12.00pm.'],
  ['2027-03-20T10:00', 'Open now, until 12.00pm', undefined],
  ['2027-03-20T12:00', 'Closed, opens Monday 8.00am', 'We close at 12.00pm.'],
  ['2027-03-21T10:00', 'Closed, opens Monday 8.00am', 'We’re closed on Sundays.'],
] as const)('with a lunch break and a short day, at %s: %s (%s)', ([wallClock, line, because]) => {
  expect(openingLine(new Date(`${wallClock}:00+13:00`), shorter)).toBe(line)
  expect(closedBecause(wallClock.slice(0, 10), wallClock.slice(11), shorter)).toBe(because)
})

test('the notice of a day with other hours gives them, and the list of special days does too', () => {
  const moment = new Date('2027-03-20T10:00:00+13:00')
  expect(closingNotice(moment, shorter)).toBe('We’re open 8.00am - 12.00pm for Easter, Thu 25 Mar')
  expect(specialDaysNext(2, moment, shorter)).toEqual(['Thu 25 Mar, Easter, 8.00am - 12.00pm', '26 Mar to 29 Mar, Easter'])
})
