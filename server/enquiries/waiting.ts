import type { InboxLine } from '../../domain/desk.ts'
import { openMinutesUntil } from '../../domain/opening-hours/open-minutes.ts'
import type { OpeningTimes } from '../../workshop/facts.ts'

/** Adds how long each enquiry has waited. */
export function withWaiting<Line extends Pick<InboxLine, 'state' | 'receivedAt'>>(
  lines: readonly Line[],
  now: number,
  times: OpeningTimes,
): (Line & { waitedMinutes: number | undefined })[] {
  const openMinutes = openMinutesUntil(now, times)
  return lines.map((line) => ({ ...line, waitedMinutes: waited(line, openMinutes) }))
}

/** Returns the opening hours that an enquiry has waited, in minutes. Only new ones are waiting for an answer. */
function waited({ state, receivedAt }: Pick<InboxLine, 'state' | 'receivedAt'>, openMinutes: (since: number) => number) {
  return state === 'new' ? openMinutes(receivedAt) : undefined
}
