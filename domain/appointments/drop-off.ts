import type { Facts, OpeningTimes } from '../../workshop/facts.ts'
import type { Instant } from '../instant.ts'
import { afterOpenMinutes, minutesOf, timeOf } from '../opening-hours/open-minutes.ts'
import { formatTime, spansOn } from '../opening-hours/opening.ts'
import type { Appointment } from './appointment.ts'

/** What drop-off windows follow from. */
export type DropOffTimes = OpeningTimes & Pick<Facts, 'dropOffWindow'>

type DropOff = Pick<Appointment, 'date' | 'time'>

/** Returns for how many minutes from its time on a car may be dropped off: the window, but not beyond when we close, or 0 without windows. */
export function windowOf({ date, time }: DropOff, times: DropOffTimes): number {
  const span = spansOn(date, times).findLast(({ opens, closes }) => opens <= time && time <= closes)
  return Math.min(times.dropOffWindow ?? 0, minutesOf(span?.closes ?? '23:59') - minutesOf(time))
}

/** Returns until when a car that is booked for a time may be dropped off: '09:30' for '08:30' with windows of an hour. */
export function dropOffEnd(appointment: DropOff, times: DropOffTimes): string {
  return timeOf(minutesOf(appointment.time) + windowOf(appointment, times))
}

/** Returns from when on a car that hasn't come is late. */
export function lateFrom(appointment: DropOff & Pick<Appointment, 'startsAt'>, times: DropOffTimes): Instant {
  return appointment.startsAt + windowOf(appointment, times) * 60_000
}

/**
 * Returns when work is done that starts by the end of the drop-off window, because the car may come no sooner. Its bay is kept from the window's start.
 * @param minutes of work, in opening hours
 */
export function workDone(appointment: DropOff, minutes: number, times: DropOffTimes): DropOff {
  return afterOpenMinutes(appointment.date, dropOffEnd(appointment, times), minutes, times)
}

/** Returns when a car is dropped off, as customers are told: 'between 8.30am and 9.30am', or '8.30am' without windows. */
export function dropOffTime(appointment: DropOff, times: DropOffTimes): string {
  const { time } = appointment
  const end = dropOffEnd(appointment, times)
  return end === time ? formatTime(time) : `between ${formatTime(time)} and ${formatTime(end)}`
}

/** The same for use after a verb: 'between 8.30am and 9.30am' or 'at 8.30am'. */
export function atDropOffTime(appointment: DropOff, times: DropOffTimes): string {
  return `${windowOf(appointment, times) === 0 ? 'at ' : ''}${dropOffTime(appointment, times)}`
}
