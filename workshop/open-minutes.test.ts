import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { closedDays } from './closed-days.ts'
import { openMinutesUntil } from './open-minutes.ts'
import { openingAt } from './opening.ts'

const minute = 60_000
const day = 1440 * minute

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
    expect(openMinutesUntil(Date.parse(now))(Date.parse(since))).toBe(minutes)
  }
  vi.unstubAllEnvs()
})

// Around both clock changes, Easter and Christmas.
test.for(['2027-03-24', '2027-04-01', '2027-09-22', '2026-12-22'])('from %s on, it agrees with counting the minutes one by one', (date) => {
  const start = Date.parse(`${date}T00:00:00Z`)
  const open: number[] = [0]
  for (let at = start; at < start + 8 * day; at += minute)
    open.push((open.at(-1) ?? 0) + (openingAt(new Date(at), closedDays).open ? 1 : 0))
  const moment = fc.integer({ min: 0, max: 8 * 1440 })
  fc.assert(
    fc.property(fc.array(moment, { minLength: 1, maxLength: 5 }), moment, (moments, now) => {
      const minutes = openMinutesUntil(start + now * minute)
      for (const since of moments) {
        const expected = Math.max(0, (open[now] ?? 0) - (open[Math.min(since, now)] ?? 0))
        expect(minutes(start + since * minute)).toBe(expected)
      }
    }),
    { numRuns: 500 },
  )
})
