import { expect, test } from 'vitest'
import { wallClockAt } from '../../domain/opening-hours/dates.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { pagesChangeWith } from './load-site.ts'

const minute = 60_000

/** Returns the local times at which what pages say changes, from this date's midnight to the next day's. */
function changesOn(date: string): string[] {
  // The day begins between 10.00 and 13.00 UTC on the date before.
  const from = Date.parse(`${date}T00:00Z`) - 15 * 60 * minute
  const moments = Array.from({ length: 45 * 60 }, (_, i) => new Date(from + i * minute))
  return moments.flatMap((moment) => {
    const before = new Date(moment.getTime() - minute)
    const { date: today, time } = wallClockAt(moment)
    return today === date && pagesChangeWith(moment, firstFacts) !== pagesChangeWith(before, firstFacts) ? [time] : []
  })
}

test.for([
  ['a Monday', '2026-06-15', ['00:00', '08:00', '18:00']],
  ['a Saturday', '2026-06-13', ['00:00']],
  ['the Sunday on which clocks go forward', '2026-09-27', ['00:00', '08:00', '18:00']],
  ['the Sunday on which clocks go back', '2027-04-04', ['00:00', '08:00', '18:00']],
  ['Waitangi Day', '2027-02-06', ['00:00']],
  ['Good Friday', '2027-03-26', ['00:00']],
] as const)('on %s, pages change when their words do', ([, date, times]) => {
  expect(changesOn(date)).toEqual(times)
})
