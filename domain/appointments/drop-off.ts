import type { Facts } from '../../workshop/facts.ts'
import { minutesOf, timeOf } from '../opening-hours/open-minutes.ts'
import { formatTime } from '../opening-hours/opening.ts'

type Windows = Pick<Facts, 'dropOffWindow'>

/** Returns until when a car that is booked for a time may be dropped off: '09:30' for '08:30' with windows of an hour, otherwise the time itself. */
export function dropOffEnd(time: string, { dropOffWindow = 0 }: Windows): string {
  return timeOf(Math.min(minutesOf(time) + dropOffWindow, 24 * 60 - 1))
}

/** Returns when a car is dropped off, as customers are told: 'between 8.30am and 9.30am', or '8.30am' without windows. */
export function dropOffTime(time: string, windows: Windows): string {
  const end = dropOffEnd(time, windows)
  return end === time ? formatTime(time) : `between ${formatTime(time)} and ${formatTime(end)}`
}

/** The same for use after a verb: 'between 8.30am and 9.30am' or 'at 8.30am'. */
export function atDropOffTime(time: string, windows: Windows): string {
  return `${dropOffEnd(time, windows) === time ? 'at ' : ''}${dropOffTime(time, windows)}`
}
