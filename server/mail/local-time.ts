import { zone } from '../../workshop/dates.ts'

/** A moment in the workshop's time zone, in words: 'Thursday, 15 January 2026 at 9:05 am'. */
export function localTime(time: number): string {
  return new Intl.DateTimeFormat('en-NZ', { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(time)
}

/** The same on a card: '15 Jan 2026, 9:05 am'. */
export function shortTime(time: number): string {
  return new Intl.DateTimeFormat('en-NZ', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(time)
}
