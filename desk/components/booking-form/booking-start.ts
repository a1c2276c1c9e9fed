import { longestVisit } from '../../../workshop/check-bays.ts'
import { addDays, wallClockAt } from '../../../workshop/dates.ts'
import { hours } from '../../../workshop/hours.ts'
import { afterOpenMinutes } from '../../../workshop/open-minutes.ts'
import { openDayFrom } from '../../../workshop/opening.ts'
import { usualMinutesOf } from '../../actions/appointment.ts'
import type { Appointment } from '../../actions/desk.ts'

/** The booking form's initial values. An empty ready time is worked out by `checkAppointment`. */
export type BookingStart = { date: string; time: string; minutes: string; readyDate: string; readyTime: string }

/** Returns the agreed time of a visit, to be changed. */
export function startOf({ date, time, minutes, readyDate, readyTime }: Appointment): BookingStart {
  return { date, time, minutes: String(minutes), readyDate, readyTime }
}

/** Returns the next day that we open, from opening time, for as long as the service usually takes. */
export function bookingStart(service: string | undefined, now: Date): BookingStart {
  return { date: nextOpenDay(now), time: hours.opens, minutes: String(usualMinutesOf(service)), readyDate: '', readyTime: '' }
}

/** Returns when a car dropped off at a New Zealand date and time is ready; undefined while the input is incomplete. */
export function readyAfter(date: string, time: string, minutes: number): Pick<BookingStart, 'readyDate' | 'readyTime'> | undefined {
  if (Number.isNaN(Date.parse(`${date}T${time}Z`)) || !(minutes > 0 && minutes <= longestVisit)) return undefined
  const ready = afterOpenMinutes(date, time, minutes)
  return { readyDate: ready.date, readyTime: ready.time }
}

/** Returns the first day after today on which the workshop opens. */
export function nextOpenDay(now: Date): string {
  return openDayFrom(addDays(wallClockAt(now).date, 1))
}
