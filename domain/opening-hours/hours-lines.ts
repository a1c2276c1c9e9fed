import type { OpeningTimes, SpecialDays, WeekHours } from '../../workshop/facts.ts'
import { addDays, wallClockAt, weekdayNames } from './dates.ts'
import { formatSpan } from './opening.ts'

/** Returns the usual hours on one line, days of the same hours together: 'Sun - Fri, 8.00am - 6.00pm'. */
export function hoursLine({ hours }: Pick<OpeningTimes, 'hours'>): string {
  const runs = runsOf(hours).filter(({ text }) => text !== '')
  return (
    runs.map(({ from, to, text }) => `${from === to ? day(from) : `${day(from)} - ${day(to)}`}, ${text}`).join('; ') || 'By appointment'
  )
}

/** Returns the runs of days with the same hours, Sunday first. */
function runsOf(hours: WeekHours): { from: number; to: number; text: string }[] {
  const runs: { from: number; to: number; text: string }[] = []
  for (const [index, spans] of hours.entries()) {
    const text = spans.map(formatSpan).join(' and ')
    const last = runs.at(-1)
    if (last?.text === text) last.to = index
    else runs.push({ from: index, to: index, text })
  }
  return runs
}

const day = (index: number) => weekdayNames[index]?.slice(0, 3)

/** Returns what the coming year's special days come to: 'Closed on public holidays and over Christmas'. Empty if there are none. */
export function holidaysLine({ specialDays }: Pick<OpeningTimes, 'specialDays'>, now: Date): string {
  const { date: today } = wallClockAt(now)
  const ahead = specialDays.filter(({ from, to }) => to >= today && from <= addDays(today, 365))
  const isChristmas = ({ reason }: SpecialDays) => /christmas|new year/i.test(reason)
  const [christmas, others] = [ahead.filter(isChristmas), ahead.filter((days) => !isChristmas(days))]
  const isClosed = ({ hours }: SpecialDays) => !hours
  const when = [
    ...(others.some(isClosed) ? [others.every(isClosed) ? 'on public holidays' : 'on most public holidays'] : []),
    ...(christmas.some(isClosed) ? ['over Christmas'] : []),
  ]
  return when.length > 0 ? `Closed ${when.join(' and ')}` : ''
}
