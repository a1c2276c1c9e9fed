import type { Facts } from '../../workshop/facts.ts'
import { addDays, wallClockAt } from './dates.ts'

/** Days ahead of which pages know the special days: more than any of them looks ahead. */
const daysAhead = 400

/** Returns the facts without what is over at a moment, and without the special days of later years: what a page carries. */
export function factsAhead({ notice, specialDays, ...facts }: Facts, moment: Date): Facts {
  const { date: today } = wallClockAt(moment)
  const last = addDays(today, daysAhead)
  return {
    ...facts,
    specialDays: specialDays.filter(({ from, to }) => to >= today && from <= last),
    ...(notice && notice.until >= today && { notice }),
  }
}
