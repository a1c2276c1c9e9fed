import Holidays from 'date-holidays'
import { addDays } from '../domain/opening-hours/dates.ts'
import type { ClosedDays } from '../workshop/closed-days.ts'

/** Returns a year's public holidays in the Manawatū, Mondayised days included. Dates are ISO 8601. */
export function publicHolidays(year: number): { date: string; name: string }[] {
  return new Holidays('NZ', 'MWT')
    .getHolidays(year, 'en')
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ date: date.slice(0, 10), name: name.replace(' (substitute day)', '') }))
}

/** Returns a year's entries for workshop/closed-days.ts. Easter is one entry, and so are Christmas and the New Year. */
export function closedDaysOf(year: number): ClosedDays[] {
  const days = publicHolidays(year).filter(({ date }) => date > `${year}-01-05` && date < `${year}-12-25`)
  const closed: ClosedDays[] = []
  for (const { date, name } of days) {
    const reason = names[name] ?? name
    const last = closed.at(-1)
    if (last?.reason === reason && date <= addDays(last.to, reason === 'Easter' ? 3 : 1)) last.to = date
    else closed.push({ from: date, to: date, reason })
  }
  return [...closed, { from: `${year}-12-25`, to: `${year + 1}-01-05`, reason: 'the Christmas break' }]
}

/** What is shown after 'Closed for', where it differs from the name of the holiday. */
const names: Readonly<Record<string, string>> = {
  'Provincial anniversary day': 'Wellington Anniversary Day',
  'Good Friday': 'Easter',
  'Easter Monday': 'Easter',
  "King's Birthday": 'King’s Birthday',
}

if (import.meta.main) {
  const year = Number(process.argv[2])
  if (!Number.isInteger(year) || year < 2026 || year > 2052) {
    console.error('Usage: node ops/closed-days.ts 2031 (up to 2052, the last year with a date for Matariki)')
    process.exit(1)
  }
  for (const { from, to, reason } of closedDaysOf(year)) console.log(`  { from: '${from}', to: '${to}', reason: '${reason}' },`)
}
