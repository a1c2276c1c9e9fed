// What staff read about the state of an appointment, on every page.

import type { BayVisit, LastVisit, Visit, VisitState } from '../domain/appointments/appointment.ts'
import type { Instant } from '../domain/instant.ts'
import { addDays, shortDate, shortDayAndMonth, wallClockAt, weekdayNames, weekdayOf } from '../domain/opening-hours/dates.ts'
import { formatTime } from '../domain/opening-hours/opening.ts'
import { dayAndTime, duration, readyAbout, sinceWhen, when } from './when.ts'

export const visitStateNames: Readonly<Record<VisitState, string>> = {
  set: 'Booked',
  here: 'Here',
  ready: 'Ready',
  collected: 'Collected',
  'no-show': 'No-show',
  cancelled: 'Cancelled',
}

/** Returns a state's name for use after 'marked as': 'no-show'. `state`: the text of an action. */
export function visitStateLabel(state: string | undefined): string {
  return state === 'set' ? 'still to come' : (visitStateNames[state as VisitState] ?? 'changed').toLowerCase()
}

/** Describes the state on the enquiry's page: 'Booked: Tuesday 9 March, 8.30am', 'Here since 8.05am'. */
export function visitLine({ state, since, date, time }: Visit, now: Instant): string {
  const name = visitStateNames[state]
  if (state === 'here' || state === 'ready') return `${name} since ${sinceWhen(since, now)}`
  return state === 'collected' ? `${name} ${when(since, now)}` : `${name}: ${dayAndTime(date, time)}`
}

/** Describes the work: '2 h of work, ready about 4.00pm'. Once the car is here, its drop-off time comes first. */
export function workLine(visit: Visit): string {
  const work = `${duration(visit.minutes)} of work, ready about ${readyAbout(visit)}`
  return visit.state === 'here' || visit.state === 'ready' ? `${dayAndTime(visit.date, visit.time)}: ${work}` : work
}

/** Returns the state on the day's page: 'Here', or 'Not here yet' after its drop-off time, and later a question; '' before it is due. */
export function stateOnDay({ visit: { state, startsAt, readyDate }, isGone }: BayVisit, now: Instant): string {
  if (state !== 'set') return visitStateNames[state]
  if (!isGone && readyDate < wallClockAt(new Date(now)).date) return 'Did it come?'
  return startsAt > now ? '' : isGone ? 'Job closed' : 'Not here yet'
}

/** Describes the state in lists, ready to be read out on the phone: 'Here since 8.05am', 'Ready', 'Booked Thursday 8.30am'. */
export function describeLastVisit({ state, date, time, since }: LastVisit, now: Instant): string {
  const name = visitStateNames[state]
  const today = wallClockAt(new Date(now)).date
  const at = since === undefined ? '' : sinceWhen(since, now)
  const isToday = since !== undefined && wallClockAt(new Date(since)).date === today
  if (state === 'here') return at ? `${name} since ${at}` : name
  if (state === 'ready') return at && !isToday ? `${name} since ${at}` : name
  if (state === 'collected') return at ? `${name} ${isToday ? 'today ' : ''}${at}` : name
  const day = describeDay(date, today)
  if (state === 'no-show') return `${name} ${day}`
  if (state === 'cancelled') return `${name}, was booked ${day}`
  return date < today ? `Was booked ${day}` : `${name} ${day} ${formatTime(time)}`
}

/** Returns 'today', 'tomorrow', 'yesterday', 'Thursday' within six days ahead, 'Thu 12 Nov' or '12 Nov 2025'. */
function describeDay(date: string, today: string): string {
  if (date === today) return 'today'
  if (date === addDays(today, 1)) return 'tomorrow'
  if (date === addDays(today, -1)) return 'yesterday'
  if (date > today && date < addDays(today, 7)) return weekdayNames[weekdayOf(date)] ?? date
  return date.slice(0, 4) === today.slice(0, 4) ? shortDayAndMonth(date) : shortDate(date)
}
