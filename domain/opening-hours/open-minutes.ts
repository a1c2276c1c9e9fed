import type { OpeningTimes } from '../../workshop/facts.ts'
import { addDays, wallClockAt } from './dates.ts'
import { openDayFrom, spansOn } from './opening.ts'

/** A cache. `after`: the open minutes from the end of each past date, back to `oldest`, until this morning. */
type Counted = { today: string; times: OpeningTimes; oldest: string; after: Map<string, number> }
let counted: Counted | undefined

/**
 * Returns a function that counts the whole minutes in which the workshop was open since a moment. The days that it has counted are
 * remembered until tomorrow or a change of the times, because a list of enquiries may go back for years.
 * @param now milliseconds since 1970, like the moments
 */
export function openMinutesUntil(now: number, times: OpeningTimes): (since: number) => number {
  const end = wallClockAt(new Date(now))
  const today = openUntil(end.time, end.date, times)
  return (since) => {
    if (since >= now) return 0
    const { date, time } = wallClockAt(new Date(since))
    const before = openUntil(time, date, times)
    if (date === end.date) return today - before
    return openUntil('24:00', date, times) - before + openMinutesAfter(date, end.date, times) + today
  }
}

/** Returns how many minutes we've been open on a date, up to a given time. */
function openUntil(time: string, date: string, times: OpeningTimes): number {
  const until = ({ opens, closes }: { opens: string; closes: string }) =>
    Math.max(Math.min(minutesOf(time), minutesOf(closes)) - minutesOf(opens), 0)
  return spansOn(date, times).reduce((sum, span) => sum + until(span), 0)
}

/** Returns the open minutes between the end of a past date and the beginning of today. */
function openMinutesAfter(date: string, today: string, times: OpeningTimes): number {
  if (counted?.today !== today || counted.times !== times) {
    const yesterday = addDays(today, -1)
    counted = { today, times, oldest: yesterday, after: new Map([[yesterday, 0]]) }
  }
  const { after } = counted
  while (counted.oldest > date) {
    const before = addDays(counted.oldest, -1)
    after.set(before, (after.get(counted.oldest) ?? 0) + openUntil('24:00', counted.oldest, times))
    counted.oldest = before
  }
  return after.get(date) ?? 0
}

/**
 * Returns the date and time at which work is done that starts at the given ones, if we only work while we're open. What doesn't fit in before
 * closing continues at the next opening.
 * @param minutes of work
 */
export function afterOpenMinutes(date: string, time: string, minutes: number, times: OpeningTimes): { date: string; time: string } {
  let left = minutes
  let day = openDayFrom(date, times)
  // Bounded, in case it never opens again.
  for (let days = 0; days < 366; days++) {
    const from = day === date ? minutesOf(time) : 0
    for (const { opens, closes } of spansOn(day, times)) {
      const start = Math.max(from, minutesOf(opens))
      if (start + left <= minutesOf(closes)) return { date: day, time: timeOf(start + left) }
      left -= Math.max(minutesOf(closes) - start, 0)
    }
    day = openDayFrom(addDays(day, 1), times)
  }
  return { date: day, time }
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
