import type { OpeningTimes } from '../../workshop/facts.ts'
import type { Instant } from '../instant.ts'
import { addDays, instantOf, wallClockAt } from '../opening-hours/dates.ts'
import { minutesOf } from '../opening-hours/open-minutes.ts'
import { closesOn, closureOn, isOpenOn, openDayFrom } from '../opening-hours/opening.ts'
import type { Appointment, BayAppointment, Outage } from './appointment.ts'

/** Whether a text is an existing date of this century, such as '2027-03-09'. */
export function isDate(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && addDays(text, 0) === text
}

/** Returns why we're closed on a day, such as 'Easter', or '' for the weekly day off; undefined when we open. */
export function closedOn(date: string, times: OpeningTimes): string | undefined {
  return closureOn(date, times)?.reason ?? (isOpenOn(date, times) ? undefined : '')
}

/** Returns the first day after today on which the workshop opens. */
export function nextOpenDay(now: Date, times: OpeningTimes): string {
  return openDayFrom(addDays(wallClockAt(now).date, 1), times)
}

/**
 * Returns until when a car needs its bay: until it's ready. Nobody knows when an overdue one leaves, so it keeps its bay until we close on the next
 * open day, and tomorrow for a day longer.
 */
export function leavesAt({ state, readyAt }: Pick<Appointment, 'state' | 'readyAt'>, now: Instant, times: OpeningTimes): Instant {
  const isOverdue = (state === 'here' || state === 'ready') && readyAt <= now
  if (!isOverdue) return readyAt
  const date = nextOpenDay(new Date(now), times)
  return instantOf(`${date}T${closesOn(date, times)}`)
}

/** Returns when on a day a car comes and leaves, in minutes since midnight. */
export function minutesOn(
  date: string,
  car: Pick<BayAppointment, 'leavesAt'> & { appointment: Pick<Appointment, 'date' | 'time'> },
): [start: number, end: number] {
  const leaves = wallClockAt(new Date(car.leavesAt))
  const end = leaves.date > date ? 24 * 60 : leaves.date < date ? 0 : minutesOf(leaves.time)
  const { date: from, time } = car.appointment
  return [from > date ? 24 * 60 : from < date ? 0 : minutesOf(time), end]
}

/** Returns from when until when a bay is out of use on a day, in minutes since midnight. `from`: if it is shown later than it begins. */
export function outageOn(
  date: string,
  { startsAt, endsAt }: Pick<Outage, 'startsAt' | 'endsAt'>,
  from: Instant = startsAt,
): [start: number, end: number] {
  return minutesOn(date, { appointment: wallClockAt(new Date(from)), leavesAt: endsAt })
}
