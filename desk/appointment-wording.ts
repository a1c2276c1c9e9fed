// What staff read about the state of an appointment, on every page.

import type { Appointment, AppointmentState, BayAppointment, LastAppointment } from '../domain/appointments/appointment.ts'
import { type DropOffTimes, dropOffTime, lateFrom } from '../domain/appointments/drop-off.ts'
import type { Instant } from '../domain/instant.ts'
import { addDays, dayAndMonth, shortDate, shortDayAndMonth, wallClockAt, weekdayNames, weekdayOf } from '../domain/opening-hours/dates.ts'
import { dayAndTime, duration, readyAbout, sinceWhen, when } from './when.ts'

export const appointmentStateNames: Readonly<Record<AppointmentState, string>> = {
  set: 'Booked',
  here: 'Here',
  ready: 'Ready',
  collected: 'Collected',
  'no-show': 'No-show',
  cancelled: 'Cancelled',
}

/** Returns a state's name for use after 'marked as': 'no-show'. `state`: the text of an action. */
export function appointmentStateLabel(state: string | undefined): string {
  return state === 'set' ? 'still to come' : (appointmentStateNames[state as AppointmentState] ?? 'changed').toLowerCase()
}

/** Describes the state on the enquiry's page: 'Booked: Tuesday 9 March, 8.30am', 'Here since 8.05am'. */
export function appointmentLine(appointment: Appointment, now: Instant, times: DropOffTimes): string {
  const { state, since } = appointment
  const name = appointmentStateNames[state]
  if (state === 'here' || state === 'ready') return `${name} since ${sinceWhen(since, now)}`
  if (state === 'collected') return `${name} ${when(since, now)}`
  return `${name}: ${dropOffDay(appointment, times)}`
}

/** Returns when a car is dropped off, with the day: 'Tuesday 9 March, between 8.30am and 9.30am'. */
export function dropOffDay(appointment: Pick<Appointment, 'date' | 'time'>, times: DropOffTimes): string {
  return `${dayAndMonth(appointment.date)}, ${dropOffTime(appointment, times)}`
}

/** Describes the work: '2 h of work, ready about 4.00pm'. Once the car is here, its drop-off time comes first. */
export function workLine(appointment: Appointment): string {
  const work = `${duration(appointment.minutes)} of work, ready about ${readyAbout(appointment)}`
  return appointment.state === 'here' || appointment.state === 'ready' ? `${dayAndTime(appointment.date, appointment.time)}: ${work}` : work
}

/** Returns the state on the day's page: 'Here', or 'Not here yet' after its drop-off time or window, and later a question; '' before it is due. */
export function stateOnDay({ appointment, isGone }: BayAppointment, now: Instant, times: DropOffTimes): string {
  const { state, readyDate } = appointment
  if (state !== 'set') return appointmentStateNames[state]
  if (!isGone && readyDate < wallClockAt(new Date(now)).date) return 'Did it come?'
  return lateFrom(appointment, times) > now ? '' : isGone ? 'Job closed' : 'Not here yet'
}

/** Describes the state in lists, ready to be read out on the phone: 'Here since 8.05am', 'Ready', 'Booked Thursday 8.30am' or 'Booked Thursday between 8.30am and 9.30am'. */
export function describeLastAppointment({ state, date, time, since }: LastAppointment, now: Instant, times: DropOffTimes): string {
  const name = appointmentStateNames[state]
  const today = wallClockAt(new Date(now)).date
  const at = since === undefined ? '' : sinceWhen(since, now)
  const isToday = since !== undefined && wallClockAt(new Date(since)).date === today
  if (state === 'here') return at ? `${name} since ${at}` : name
  if (state === 'ready') return at && !isToday ? `${name} since ${at}` : name
  if (state === 'collected') return at ? `${name} ${isToday ? 'today ' : ''}${at}` : name
  const day = describeDay(date, today)
  if (state === 'no-show') return `${name} ${day}`
  if (state === 'cancelled') return `${name}, was booked ${day}`
  return date < today ? `Was booked ${day}` : `${name} ${day} ${dropOffTime({ date, time }, times)}`
}

/** Returns 'today', 'tomorrow', 'yesterday', 'Thursday' within six days ahead, 'Thu 12 Nov' or '12 Nov 2025'. */
function describeDay(date: string, today: string): string {
  if (date === today) return 'today'
  if (date === addDays(today, 1)) return 'tomorrow'
  if (date === addDays(today, -1)) return 'yesterday'
  if (date > today && date < addDays(today, 7)) return weekdayNames[weekdayOf(date)] ?? date
  return date.slice(0, 4) === today.slice(0, 4) ? shortDayAndMonth(date) : shortDate(date)
}
