import type { OpeningTimes } from '../../workshop/facts.ts'
import type { Instant } from '../instant.ts'
import { addDays, instantOf, wallClockAt } from './dates.ts'
import { openDayFrom, spansOn } from './opening.ts'

const minute = 60_000
const day = 1440 * minute

/** `before`: how long the workshop was open before it, in milliseconds. */
type Opening = { opens: Instant; closes: Instant; before: number }
/** The openings between two moments, in order. */
type Openings = { from: Instant; until: Instant; list: readonly Opening[] }

/** A cache, because a list of enquiries may go back for years. */
const known = new WeakMap<OpeningTimes, Openings>()

/** Returns a function that counts the whole minutes in which the workshop was open since a moment. */
export function openMinutesUntil(now: Instant, times: OpeningTimes): (since: Instant) => number {
  return (since) => {
    if (since >= now) return 0
    const { list } = openingsBetween(since, now, times)
    return Math.floor((openBefore(now, list) - openBefore(since, list)) / minute)
  }
}

function openingsBetween(from: Instant, until: Instant, times: OpeningTimes): Openings {
  const cached = known.get(times)
  if (cached && cached.from <= from && until <= cached.until) return cached
  // Twice as far back, so that a list that begins with the newest rarely asks for more.
  const openings = findOpenings(Math.min(from - (until - from), cached?.from ?? from), Math.max(until + 7 * day, cached?.until ?? 0), times)
  known.set(times, openings)
  return openings
}

function findOpenings(from: Instant, until: Instant, times: OpeningTimes): Openings {
  const list: Opening[] = []
  const end = wallClockAt(new Date(until)).date
  let before = 0
  for (let { date } = wallClockAt(new Date(from)); date <= end; date = addDays(date, 1)) {
    for (const span of spansOn(date, times)) {
      const [opens, closes] = [instantOf(`${date}T${span.opens}`), instantOf(`${date}T${span.closes}`)]
      list.push({ opens, closes, before })
      before += closes - opens
    }
  }
  return { from, until, list }
}

/** Returns for how many milliseconds it was open from the list's beginning to a moment. By binary search: there may be many moments. */
function openBefore(moment: Instant, list: readonly Opening[]): number {
  let [start, end] = [0, list.length]
  while (start < end) {
    const middle = (start + end) >> 1
    if ((list[middle]?.opens ?? 0) <= moment) start = middle + 1
    else end = middle
  }
  const last = list[start - 1]
  return last ? last.before + Math.min(moment, last.closes) - last.opens : 0
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
