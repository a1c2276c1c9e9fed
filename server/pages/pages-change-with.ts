import { wallClockAt } from '../../domain/opening-hours/dates.ts'
import { closingNotice, openingLineParts } from '../../domain/opening-hours/opening.ts'

/** Returns all that pages say about a moment, as one text. Two moments with the same text need no new pages. */
export function pagesChangeWith(moment: Date): string {
  return JSON.stringify([openingLineParts(moment), closingNotice(moment), wallClockAt(moment).date])
}
