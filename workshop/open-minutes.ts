import { type ClosedDays, closedDays } from './closed-days.ts'
import { addDays, wallClockAt } from './dates.ts'
import { hours } from './hours.ts'
import { isOpenOn, openDayFrom } from './opening.ts'

/**
 * Returns a function that counts the whole minutes in which the workshop was open since a moment. It remembers the days that it has
 * counted, so that a list of old moments takes no longer than the oldest.
 * @param now milliseconds since 1970, like the moments
 */
export function openMinutesUntil(now: number, closed: readonly ClosedDays[] = closedDays): (since: number) => number {
  const end = wallClockAt(new Date(now))
  const full = minutesOf(hours.closes) - minutesOf(hours.opens)
  // From the end of a date until now. The clocks change at night, so every day is open for the same time.
  const after = new Map([[end.date, openUntil(end.time, end.date) - (isOpenOn(end.date, closed) ? full : 0)]])
  let counted = end.date

  function openUntil(time: string, date: string): number {
    if (!isOpenOn(date, closed)) return 0
    return Math.min(Math.max(minutesOf(time) - minutesOf(hours.opens), 0), full)
  }

  return (since) => {
    if (since >= now) return 0
    const { date, time } = wallClockAt(new Date(since))
    while (counted > date) {
      const before = addDays(counted, -1)
      after.set(before, (after.get(counted) ?? 0) + (isOpenOn(counted, closed) ? full : 0))
      counted = before
    }
    const rest = isOpenOn(date, closed) ? full - openUntil(time, date) : 0
    return (after.get(date) ?? 0) + rest
  }
}

/**
 * Returns the date and time at which work is done that starts at the given ones, if we only work while we're open. What doesn't fit in before
 * closing continues at the next opening.
 * @param minutes of work
 */
export function afterOpenMinutes(
  date: string,
  time: string,
  minutes: number,
  closed: readonly ClosedDays[] = closedDays,
): { date: string; time: string } {
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)]
  let day = openDayFrom(date, closed)
  let from = day === date ? Math.max(minutesOf(time), opens) : opens
  let left = minutes
  while (from + left > closes) {
    left -= Math.max(closes - from, 0)
    day = openDayFrom(addDays(day, 1), closed)
    from = opens
  }
  return { date: day, time: timeOf(from + left) }
}

/** Returns the time such as '08:30' that is this many minutes after midnight. */
export function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Returns the minutes from midnight to a time such as '08:30'. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
