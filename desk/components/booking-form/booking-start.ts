import type { Appointment, BookingTime } from '../../../domain/appointments/appointment.ts'
import { longestAppointment } from '../../../domain/appointments/appointment-form.ts'
import { type DropOffTimes, workDone } from '../../../domain/appointments/drop-off.ts'

/** The booking form's initial values. An empty ready time is worked out by `checkAppointment`. `noReminder`: 'yes' or ''. */
export type BookingStart = { date: string; time: string; minutes: string; readyDate: string; readyTime: string; noReminder: string }

/** Returns the agreed time of an appointment, to be changed. */
export function startOf({ date, time, minutes, readyDate, readyTime, reminder }: Appointment): BookingStart {
  return { date, time, minutes: String(minutes), readyDate, readyTime, noReminder: reminder ? '' : 'yes' }
}

/** Returns the suggested time of a new appointment. */
export function bookingStart({ date, time, minutes }: BookingTime): BookingStart {
  return { date, time, minutes: String(minutes), readyDate: '', readyTime: '', noReminder: '' }
}

/** Returns when a car dropped off at a New Zealand date and time is ready; undefined while the input is incomplete. */
export function readyAfter(
  date: string,
  time: string,
  minutes: number,
  times: DropOffTimes,
): Pick<BookingStart, 'readyDate' | 'readyTime'> | undefined {
  if (Number.isNaN(Date.parse(`${date}T${time}Z`)) || !(minutes > 0 && minutes <= longestAppointment)) return undefined
  const ready = workDone({ date, time }, minutes, times)
  return { readyDate: ready.date, readyTime: ready.time }
}
