import { zone } from '../../workshop/dates.ts'

/** Formats a time in the workshop's time zone: 'Thursday, 15 January 2026 at 9:05 am'. */
export function localTime(time: number): string {
  return new Intl.DateTimeFormat('en-NZ', { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(time)
}

/** Formats it in short: '15 Jan 2026, 9:05 am'. */
export function shortTime(time: number): string {
  return new Intl.DateTimeFormat('en-NZ', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(time)
}
