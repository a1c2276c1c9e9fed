import type { ClosedDays } from '../../workshop/closed-days.ts'
import { addDays, longDate } from './dates.ts'

/** Returns the errors in the closed days, one sentence each. */
export function checkClosedDays(list: readonly ClosedDays[]): string[] {
  return list.flatMap(({ from, to, reason }, index) => {
    const error = (problem: string) => `workshop/closed-days.ts: ${from} to ${to} ${problem}.`
    const wrong = [from, to].filter((date) => !isDate(date))
    if (wrong.length > 0) return wrong.map((date) => error(`has '${date}', which isn't a date like 2026-12-25`))
    const before = list[index - 1]
    return [
      ...(reason.trim() === '' ? [error('has no reason')] : []),
      ...(from > to ? [error('ends before it starts')] : []),
      ...(before && before.to >= from
        ? [error('starts before the entry above it ends: put the earliest first, and each day in one entry only')]
        : []),
    ]
  })
}

/** Returns a warning for the owner when the list covers less than a year from today; undefined otherwise. */
export function closedDaysWarning(list: readonly ClosedDays[], today: string): string | undefined {
  const last = list.at(-1)?.to ?? today
  if (last > addDays(today, 365)) return undefined
  return `The closed days in workshop/closed-days.ts end${last < today ? 'ed' : ''} on ${longDate(last)}. Add the next year's, or the website will say that you're open on public holidays.`
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text
}
