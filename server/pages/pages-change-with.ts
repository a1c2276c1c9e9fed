import { wallClockAt } from '../../domain/opening-hours/dates.ts'
import { closingNotice, openingLineParts } from '../../domain/opening-hours/opening.ts'
import type { OpeningTimes } from '../../workshop/facts.ts'
import type { Rendering } from './site-bundle.ts'

/** Whether pages rendered with these would say the same, so that no new ones are needed. */
export function saysTheSame(one: Rendering, other: Rendering): boolean {
  return one.facts === other.facts && pagesChangeWith(one.moment, one.facts) === pagesChangeWith(other.moment, other.facts)
}

/** Returns all that pages say about a moment, as one text. */
export function pagesChangeWith(moment: Date, times: OpeningTimes): string {
  return JSON.stringify([openingLineParts(moment, times), closingNotice(moment, times), wallClockAt(moment).date])
}
