import { addDays, shortDate, shortDayAndMonth, wallClockAt, weekdayNames, weekdayOf } from '../workshop/dates.ts'
import { formatTime } from '../workshop/opening.ts'
import type { Instant, LastVisit } from './actions/desk.ts'
import { sinceWhen } from './when.ts'

/** Describes a visit's state, ready to be read out on the phone: 'Here since 8.05am', 'Ready', 'Booked Thursday 8.30am'. */
export function describeLastVisit({ state, date, time, since }: LastVisit, now: Instant): string {
  const today = wallClockAt(new Date(now)).date
  const at = since === undefined ? '' : sinceWhen(since, now)
  const isToday = since !== undefined && wallClockAt(new Date(since)).date === today
  if (state === 'here') return at ? `Here since ${at}` : 'Here'
  if (state === 'ready') return at && !isToday ? `Ready since ${at}` : 'Ready'
  if (state === 'collected') return at ? `Collected ${isToday ? 'today ' : ''}${at}` : 'Collected'
  const day = describeDay(date, today)
  if (state === 'no-show') return `Didn’t come ${day}`
  if (state === 'cancelled') return `Cancelled, was booked ${day}`
  return date < today ? `Was booked ${day}` : `Booked ${day} ${formatTime(time)}`
}

/** Returns 'today', 'tomorrow', 'yesterday', 'Thursday' within six days ahead, 'Thu 12 Nov' or '12 Nov 2025'. */
function describeDay(date: string, today: string): string {
  if (date === today) return 'today'
  if (date === addDays(today, 1)) return 'tomorrow'
  if (date === addDays(today, -1)) return 'yesterday'
  if (date > today && date < addDays(today, 7)) return weekdayNames[weekdayOf(date)] ?? date
  return date.slice(0, 4) === today.slice(0, 4) ? shortDayAndMonth(date) : shortDate(date)
}
