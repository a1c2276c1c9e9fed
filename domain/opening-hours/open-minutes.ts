import { type ClosedDays, closedDays } from '../../workshop/closed-days.ts'
import { hours } from '../../workshop/hours.ts'
import { addDays, wallClockAt } from './dates.ts'
import { isOpenOn, openDayFrom } from './opening.ts'

/** A cache. `after`: the open minutes from the end of each past date, back to `oldest`, until this morning. */
type Counted = { today: string; closed: readonly ClosedDays[]; oldest: string; after: Map<string, number> }
let counted: Counted | undefined

/**
 * Returns a function that counts the whole minutes in which the workshop was open since a moment. The days that it has counted are
 * remembered until tomorrow, because a list of enquiries may go back for years.
 * @param now milliseconds since 1970, like the moments
 */
export function openMinutesUntil(now: number, closed: readonly ClosedDays[] = closedDays): (since: number) => number {
  const end = wallClockAt(new Date(now))
  const today = openUntil(end.time, end.date, closed)
  return (since) => {
    if (since >= now) return 0
    const { date, time } = wallClockAt(new Date(since))
    const before = openUntil(time, date, closed)
    if (date === end.date) return today - before
    return openUntil('24:00', date, closed) - before + openMinutesAfter(date, end.date, closed) + today
  }
}

/** Returns how many minutes we've been open on a date, up to a given time. */
function openUntil(time: string, date: string, closed: readonly ClosedDays[]): number {
  if (!isOpenOn(date, closed)) return 0
  return Math.max(Math.min(minutesOf(time), minutesOf(hours.closes)) - minutesOf(hours.opens), 0)
}

/** Returns the open minutes between the end of a past date and the beginning of today. */
function openMinutesAfter(date: string, today: string, closed: readonly ClosedDays[]): number {
  if (counted?.today !== today || counted.closed !== closed) {
    const yesterday = addDays(today, -1)
    counted = { today, closed, oldest: yesterday, after: new Map([[yesterday, 0]]) }
  }
  const { after } = counted
  while (counted.oldest > date) {
    const before = addDays(counted.oldest, -1)
    after.set(before, (after.get(counted.oldest) ?? 0) + openUntil('24:00', counted.oldest, closed))
    counted.oldest = before
  }
  return after.get(date) ?? 0
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
