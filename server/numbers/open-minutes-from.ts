import { addDays, instantOf, wallClockAt } from '../../domain/opening-hours/dates.ts'
import { spansOn } from '../../domain/opening-hours/opening.ts'
import type { OpeningTimes } from '../../workshop/facts.ts'

/**
 * Returns a function that counts the open minutes from `since` to a moment until now. It looks every moment up in a list of openings, because
 * working out the date of 200,000 moments takes seconds.
 */
export function openMinutesFrom(since: number, now: number, times: OpeningTimes): (moment: number) => number {
  const openings: { opens: number; closes: number; before: number }[] = []
  const today = wallClockAt(new Date(now)).date
  let before = 0
  for (let { date } = wallClockAt(new Date(since)); date <= today; date = addDays(date, 1)) {
    for (const span of spansOn(date, times)) {
      const [opens, closes] = [instantOf(`${date}T${span.opens}`), instantOf(`${date}T${span.closes}`)]
      openings.push({ opens, closes, before })
      before += minutesBetween(opens, closes)
    }
  }
  return (moment) => {
    let [start, end] = [0, openings.length]
    while (start < end) {
      const middle = (start + end) >> 1
      if ((openings[middle]?.opens ?? 0) <= moment) start = middle + 1
      else end = middle
    }
    const last = openings[start - 1]
    return last ? last.before + minutesBetween(last.opens, Math.min(moment, last.closes)) : 0
  }
}

function minutesBetween(from: number, to: number): number {
  return (to - from) / 60_000
}
