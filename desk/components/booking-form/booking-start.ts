import { usualMinutes } from '../../../workshop/bays.ts'
import { addDays, wallClockAt } from '../../../workshop/dates.ts'
import { hours } from '../../../workshop/hours.ts'
import { openingAt } from '../../../workshop/opening.ts'
import type { Appointment } from '../../actions/desk.ts'

/** The booking form's initial values. When the car is ready is empty: see `checkAppointment`. */
export type BookingStart = { date: string; time: string; minutes: string; readyDate: string; readyTime: string }

/** Returns the agreed time of a visit, to be changed. */
export function startOf({ date, time, minutes, readyDate, readyTime }: Appointment): BookingStart {
  return { date, time, minutes: String(minutes), readyDate, readyTime }
}

/** For an enquiry that names no service. */
const minutesOfAQuestion = 60

/** Returns the next day that we open, from opening time, for as long as the service usually takes. */
export function bookingStart(service: string | undefined, now: Date): BookingStart {
  const date = nextOpenDay(now)
  const minutes = usualMinutes[service ?? ''] ?? minutesOfAQuestion
  return { date, time: hours.opens, minutes: String(minutes), readyDate: '', readyTime: '' }
}

/** Returns when a car dropped off at a New Zealand date and time is ready; undefined while the input is incomplete. */
export function readyAfter(date: string, time: string, minutes: number): Pick<BookingStart, 'readyDate' | 'readyTime'> | undefined {
  // Treats local time as UTC. Across a clock change it is an hour out, which staff see and can correct.
  const start = Date.parse(`${date}T${time}Z`)
  if (Number.isNaN(start) || !Number.isFinite(minutes) || minutes <= 0) return undefined
  const [readyDate = '', readyTime = ''] = new Date(start + minutes * 60_000).toISOString().slice(0, 16).split('T')
  return { readyDate, readyTime }
}

/** Returns the first day after today on which the workshop opens. */
export function nextOpenDay(now: Date): string {
  const today = wallClockAt(now).date
  // Steps by two hours into a later day, where `openingAt` knows whether it is open or when it opens next.
  for (let hour = 0; hour < 366 * 24; hour += 2) {
    const moment = new Date(now.getTime() + hour * 3_600_000)
    const { date } = wallClockAt(moment)
    if (date === today) continue
    const opening = openingAt(moment)
    return opening.open ? date : opening.opens
  }
  return addDays(today, 1)
}
