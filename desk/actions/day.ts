import { closedDays } from '../../workshop/closed-days.ts'
import { addDays, wallClockAt } from '../../workshop/dates.ts'
import { minutesOf } from '../../workshop/open-minutes.ts'
import { closureOn, isWorkday, openDayFrom } from '../../workshop/opening.ts'
import type { Visit } from './desk.ts'

/** Whether a text is an existing date of this century, such as '2027-03-09'. */
export function isDate(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && addDays(text, 0) === text
}

/** Returns why we're closed on a day, such as 'Easter', or '' for the weekly day off; undefined when we open. */
export function closedOn(date: string): string | undefined {
  return closureOn(date, closedDays)?.reason ?? (isWorkday(date) ? undefined : '')
}

/** Returns the first day after today on which the workshop opens. */
export function nextOpenDay(now: Date): string {
  return openDayFrom(addDays(wallClockAt(now).date, 1))
}

/** Returns when on a day a visit begins and ends, in minutes since midnight. */
export function minutesOn(
  date: string,
  { date: first, time, readyDate, readyTime }: Pick<Visit, 'date' | 'time' | 'readyDate' | 'readyTime'>,
): [start: number, end: number] {
  return [first < date ? 0 : minutesOf(time), readyDate > date ? 24 * 60 : minutesOf(readyTime)]
}
