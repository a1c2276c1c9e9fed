import type { Outage } from '../domain/appointments/appointment.ts'
import { shortDayAndMonth, wallClockAt } from '../domain/opening-hours/dates.ts'
import { formatTime } from '../domain/opening-hours/opening.ts'

/**
 * Returns when a bay is out of use, as it matters on a date: 'all day', 'from 10.00am until 4.00pm', 'until Fri 4 Dec', 'from Thu 3 Dec, 8.00am until
 * Fri 4 Dec'.
 */
export function outageTimes({ startsAt, endsAt }: Pick<Outage, 'startsAt' | 'endsAt'>, date: string): string {
  const [start, end] = [wallClockAt(new Date(startsAt)), wallClockAt(new Date(endsAt))]
  const beginning = start.date < date ? '' : named(start, date)
  // Midnight is the end of the day before.
  const { date: lastDate } = wallClockAt(new Date(endsAt - 1))
  const isWhole = end.time === '00:00'
  const ending = named({ date: isWhole ? lastDate : end.date, time: end.time }, date)
  if (!ending) return beginning ? `from ${beginning}` : 'all day'
  return beginning ? `from ${beginning} until ${ending}` : `until ${ending}`
}

/** Returns the parts that aren't clear already: 'Fri 4 Dec, 5.00pm', '5.00pm' on the date itself, 'Fri 4 Dec' at midnight. */
function named(at: { date: string; time: string }, date: string): string {
  const day = at.date === date ? '' : shortDayAndMonth(at.date)
  return [day, at.time === '00:00' ? '' : formatTime(at.time)].filter(Boolean).join(', ')
}

/** Returns 'A bay is out of use until Fri 4 Dec: hoist broken', with the reason as it was typed. */
export function outageLine(outage: Outage, date: string): string {
  return `A bay is out of use ${outageTimes(outage, date)}: ${outage.reason}`
}
