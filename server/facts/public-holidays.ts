import { addDays } from '../../domain/opening-hours/dates.ts'
import type { SpecialDays } from '../../workshop/facts.ts'

/** Returns a year's public holidays in the Manawatū, Mondayised days included. Dates are ISO 8601. */
export async function publicHolidays(year: number): Promise<{ date: string; name: string }[]> {
  // Its tables of all countries are loaded only when an owner looks at the special days.
  const { default: Holidays } = await import('date-holidays')
  return new Holidays('NZ', 'MWT')
    .getHolidays(year, 'en')
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ date: date.slice(0, 10), name: name.replace(' (substitute day)', '') }))
}

/** Returns a year's closed days, to be suggested to the owner. Easter is one entry, and so are Christmas and the New Year. */
export async function closedDaysOf(year: number): Promise<SpecialDays[]> {
  const days = (await publicHolidays(year)).filter(({ date }) => date > `${year}-01-05` && date < `${year}-12-25`)
  const closed: SpecialDays[] = []
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
