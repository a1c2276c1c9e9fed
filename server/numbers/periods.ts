import type { Instant } from '../../domain/instant.ts'
import { addDays, instantOf, wallClockAt, weekdayOf } from '../../domain/opening-hours/dates.ts'

/** How many weeks and how many months are counted. */
const count = 12

/** `to` is included; `since` and `until`, which isn't, are the same as instants. */
export type Period = { from: string; to: string; since: Instant; until: Instant }

/** Returns this week and those before it, newest first, Monday to Sunday. */
export function weeksUntil(now: Instant): Period[] {
  const { date } = wallClockAt(new Date(now))
  const monday = addDays(date, -((weekdayOf(date) + 6) % 7))
  return Array.from({ length: count }, (_, back) => periodOf(addDays(monday, -7 * back), addDays(monday, 7 - 7 * back)))
}

/** Returns this month and those before it, newest first. */
export function monthsUntil(now: Instant): Period[] {
  return Array.from({ length: count }, (_, back) => periodOf(firstOfMonth(now, back), firstOfMonth(now, back - 1)))
}

/** Returns the first date of a month, some months back. */
export function firstOfMonth(now: Instant, back: number): string {
  const [year = 0, month = 1] = wallClockAt(new Date(now)).date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10)
}

function periodOf(from: string, next: string): Period {
  return { from, to: addDays(next, -1), since: instantOf(from), until: instantOf(next) }
}
