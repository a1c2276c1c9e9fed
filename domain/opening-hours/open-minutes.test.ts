import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { OpeningTimes } from '../../workshop/facts.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { addDays, instantOf } from './dates.ts'
import { afterOpenMinutes, openMinutesUntil } from './open-minutes.ts'
import { openingAt } from './opening.ts'

const minute = 60_000
const day = 1440 * minute

const split = [
  { opens: '08:00', closes: '12:00' },
  { opens: '12:45', closes: '17:30' },
]

/** A lunch break, Saturday mornings, and a short day before Easter. */
const shorter: OpeningTimes = {
  hours: [[], split, split, [], split, split, [{ opens: '09:00', closes: '12:00' }]],
  specialDays: [
    { from: '2027-03-25', to: '2027-03-25', reason: 'Easter', hours: [{ opens: '08:00', closes: '12:00' }] },
    { from: '2027-03-26', to: '2027-03-29', reason: 'Easter' },
  ],
}

const bothTimes = [firstFacts, shorter]

test.for([
  ['a quarter past three to four', '2026-11-19T02:15:00Z', '2026-11-19T03:00:00Z', 45],
  ['a minute before closing to a minute after opening', '2026-11-19T04:59:00Z', '2026-11-19T19:01:00Z', 2],
  ['Friday evening to Sunday morning: Saturday is closed', '2026-11-20T05:30:00Z', '2026-11-21T20:00:00Z', 60],
  ['over Easter', '2027-03-25T04:00:00Z', '2027-03-29T20:00:00Z', 120],
  ['a week', '2026-11-15T19:00:00Z', '2026-11-22T19:00:00Z', 3600],
  ['the night on which the clocks go back', '2027-04-02T04:00:00Z', '2027-04-03T21:00:00Z', 120],
  ['the night on which the clocks go forward', '2027-09-24T05:00:00Z', '2027-09-25T20:00:00Z', 120],
  ['a clock that went back', '2026-11-19T03:00:00Z', '2026-11-19T02:00:00Z', 0],
] as const)('%s: %s to %s is %i minutes', ([, since, now, minutes]) => {
  for (const zone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', zone)
    expect(openMinutesUntil(Date.parse(now), firstFacts)(Date.parse(since))).toBe(minutes)
  }
  vi.unstubAllEnvs()
})

// Around both clock changes, Easter and Christmas.
test.for(['2027-03-24', '2027-04-01', '2027-09-22', '2026-12-22'].flatMap((date) => bothTimes.map((times) => [date, times] as const)))(
  'from %s on, it agrees with counting the minutes one by one',
  ([date, times]) => {
    const start = Date.parse(`${date}T00:00:00Z`)
    const open: number[] = [0]
    for (let at = start; at < start + 8 * day; at += minute) open.push((open.at(-1) ?? 0) + (openingAt(new Date(at), times).open ? 1 : 0))
    const moment = fc.integer({ min: 0, max: 8 * 1440 })
    fc.assert(
      fc.property(fc.array(moment, { minLength: 1, maxLength: 5 }), moment, (moments, now) => {
        const minutes = openMinutesUntil(start + now * minute, times)
        for (const since of moments) {
          const expected = Math.max(0, (open[now] ?? 0) - (open[Math.min(since, now)] ?? 0))
          expect(minutes(start + since * minute)).toBe(expected)
        }
      }),
      { numRuns: 500 },
    )
  },
)

test.for([
  ['on the same day', '2026-11-19', '08:30', 120, '2026-11-19', '10:30'],
  ['as we close', '2026-11-19', '16:00', 120, '2026-11-19', '18:00'],
  ['the next morning, because we close in between', '2026-11-19', '16:00', 180, '2026-11-20', '09:00'],
  ['on Sunday: Saturday is closed', '2026-11-20', '17:30', 60, '2026-11-22', '08:30'],
  ['from opening on, for a key dropped before', '2026-11-19', '06:00', 60, '2026-11-19', '09:00'],
  ['from the next opening on, for a key dropped in the evening', '2026-11-19', '21:00', 60, '2026-11-20', '09:00'],
  ['on Sunday, for a key dropped on Saturday', '2026-11-21', '10:00', 60, '2026-11-22', '09:00'],
  ['after the Christmas break', '2026-12-24', '17:00', 120, '2027-01-06', '09:00'],
  ['days later', '2026-11-18', '12:00', 1700, '2026-11-22', '10:20'],
] as const)('work is done %s', ([, date, time, minutes, doneDate, doneTime]) => {
  expect(afterOpenMinutes(date, time, minutes, firstFacts)).toEqual({ date: doneDate, time: doneTime })
})

test.for(bothTimes)('between a start and when its work is done, we are open for as long as the work takes', (times) => {
  const day = fc.nat(500).map((days) => addDays('2026-11-20', days))
  const time = fc.nat(47).map((half) => [half >> 1, (half % 2) * 30].map((part) => String(part).padStart(2, '0')).join(':'))
  fc.assert(
    fc.property(day, time, fc.integer({ min: 15, max: 600 }), (date, start, minutes) => {
      const done = afterOpenMinutes(date, start, minutes, times)
      const end = instantOf(`${done.date}T${done.time}`)
      expect(openMinutesUntil(end, times)(instantOf(`${date}T${start}`))).toBe(minutes)
      expect(openMinutesUntil(end, times)(end - minute)).toBe(1)
    }),
  )
})
