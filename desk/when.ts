import type { Appointment } from '../domain/appointments/appointment.ts'
import type { EnquiryState } from '../domain/enquiries/state.ts'
import type { Instant } from '../domain/instant.ts'
import { addDays, dayAndMonth, shortDate, shortDayAndMonth, wallClockAt, weekdayNames, weekdayOf } from '../domain/opening-hours/dates.ts'
import { formatTime } from '../domain/opening-hours/opening.ts'

export const stateNames: Readonly<Record<EnquiryState, string>> = {
  new: 'New',
  answered: 'Answered',
  booked: 'Booked',
  done: 'Done',
  declined: 'Declined',
}

/** Formats an instant: 'today 8.05am', 'yesterday 5.40pm', 'Thursday 8.05am' within a week, 'Thu 12 Nov, 8.05am' or '12 Nov 2025'. */
export function when(at: Instant, now: Instant): string {
  const { date, time } = wallClockAt(new Date(at))
  const today = wallClockAt(new Date(now)).date
  if (date === today) return `today ${formatTime(time)}`
  if (date === addDays(today, -1)) return `yesterday ${formatTime(time)}`
  if (date < today && date > addDays(today, -7)) return `${weekdayNames[weekdayOf(date)]} ${formatTime(time)}`
  if (date.slice(0, 4) !== today.slice(0, 4)) return shortDate(date)
  return `${shortDayAndMonth(date)}, ${formatTime(time)}`
}

/** Formats an instant of the past for use after 'since': '8.05am' today, otherwise like `when`. */
export function sinceWhen(at: Instant, now: Instant): string {
  return when(at, now).replace(/^today /, '')
}

/** Formats a local date and time in short: 'today 8.30am', 'Thu 8.30am' within a week, 'Thu 12 Nov, 8.30am' or '12 Jan 2028, 8.30am'. */
export function moment(date: string, time: string, now: Instant): string {
  const today = wallClockAt(new Date(now)).date
  const at = formatTime(time)
  if (date === today) return `today ${at}`
  if (date === addDays(today, 1)) return `tomorrow ${at}`
  if (date > today && date < addDays(today, 7)) return `${shortDayAndMonth(date).slice(0, 3)} ${at}`
  // The weekday says more than the year, while the year is clear.
  const isFar = date > addDays(today, 300) || date < addDays(today, -300)
  return `${isFar ? shortDate(date) : shortDayAndMonth(date)}, ${at}`
}

/** Formats minutes as '2 h 10 min'. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = Math.round(minutes % 60)
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

/** Returns how long an enquiry has waited, in opening hours: 'Waiting 2 h 10 min'. */
export function describeWait(minutes: number): string {
  return minutes < 1 ? 'Just in' : `Waiting ${duration(Math.floor(minutes))}`
}

/** Returns 'Tuesday 9 March, 8.30am'. */
export function dayAndTime(date: string, time: string): string {
  return `${dayAndMonth(date)}, ${formatTime(time)}`
}

/** Returns when a car is ready: '10.30am', with the day if it isn't the day of the drop-off. */
export function readyAbout({ date, readyDate, readyTime }: Pick<Appointment, 'date' | 'readyDate' | 'readyTime'>): string {
  return readyDate === date ? formatTime(readyTime) : dayAndTime(readyDate, readyTime)
}

/** Splits '2027-03-09T09:00' into its date and time. */
export function splitMoment(text: string): [date: string, time: string] {
  const [date = '', time = ''] = text.split('T')
  return [date, time]
}
