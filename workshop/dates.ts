/** The time zone of the workshop. */
export const zone = 'Pacific/Auckland'

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** A date, '2026-11-20', with its day of the week, 0 for Sunday, and a time, '17:59'. */
export type WallClock = { date: string; weekday: number; time: string }

/**
 * What the clock on the workshop's wall shows at a moment, through both of New Zealand's clock changes, wherever the
 * visitor's own clock stands. A slow phone needs 60 ms for the first Intl.DateTimeFormat of a page, and 3 for Temporal.
 */
export function wallClockAt(moment: Date): WallClock {
  const zoned = 'Temporal' in globalThis ? byTemporal(moment) : byIntl(moment)
  const date = zoned.slice(0, 10)
  return { date, weekday: new Date(date).getUTCDay(), time: zoned.slice(11, 16) }
}

function byTemporal(moment: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toString()
}

/** Swedes write dates as ISO 8601 does. */
function byIntl(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(moment)
}

/** '2024-09-12' as '12 September 2024'. */
export function shownDate(date: string): string {
  return shown(date, (month) => month)
}

/** '2024-09-12' as '12 Sep 2024'. */
export function shortDate(date: string): string {
  return shown(date, (month) => month.slice(0, 3))
}

function shown(date: string, name: (month: string) => string): string {
  const [year, month = 1, day] = date.split('-').map(Number)
  return `${day} ${name(months[month - 1] ?? '')} ${year}`
}
