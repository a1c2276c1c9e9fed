import { wallClockAt, zone } from '../../domain/opening-hours/dates.ts'
import { formatTime } from '../../domain/opening-hours/opening.ts'

// Created once: a formatter takes 50 kB outside the heap, which V8 doesn't count and so frees late.
const fullDate = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'full', timeZone: zone })
const shortDate = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'medium', timeZone: zone })
const zoneName = new Intl.DateTimeFormat('en-NZ', { timeZone: zone, timeZoneName: 'long' })

/** Formats a time in the workshop's time zone: 'Thursday, 15 January 2026 at 9.05am'. */
export function localTime(time: number): string {
  return `${fullDate.format(time)} at ${clockTime(time)}`
}

/** Formats it in short: '15 Jan 2026, 9.05am'. */
export function shortTime(time: number): string {
  return `${shortDate.format(time)}, ${clockTime(time)}`
}

function clockTime(time: number): string {
  return formatTime(wallClockAt(new Date(time)).time)
}

/** Returns 'New Zealand Daylight Time', or 'New Zealand Standard Time' in winter. */
export function zoneNameAt(time: number): string {
  return zoneName.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
