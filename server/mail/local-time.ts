import { zone } from '../../workshop/dates.ts'

// Created once: a formatter takes 50 kB outside the heap, which V8 doesn't count and so frees late.
const long = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
const short = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
const zoneName = new Intl.DateTimeFormat('en-NZ', { timeZone: zone, timeZoneName: 'long' })

/** Formats a time in the workshop's time zone: 'Thursday, 15 January 2026 at 9:05 am'. */
export function localTime(time: number): string {
  return long.format(time)
}

/** Formats it in short: '15 Jan 2026, 9:05 am'. */
export function shortTime(time: number): string {
  return short.format(time)
}

/** Returns 'New Zealand Daylight Time', or 'New Zealand Standard Time' in winter. */
export function zoneNameAt(time: number): string {
  return zoneName.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
