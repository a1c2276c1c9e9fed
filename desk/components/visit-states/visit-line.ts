import type { Instant, Visit } from '../../actions/desk.ts'
import { dayAndTime, duration, readyAbout, sinceWhen, when } from '../../when.ts'

/** Describes a visit's state: 'Booked: Tuesday 9 March, 8.30am', 'Here since 8.05am'. */
export function visitLine(visit: Visit, now: Instant): string {
  const since = sinceWhen(visit.since, now)
  const agreed = dayAndTime(visit.date, visit.time)
  const lines = {
    set: `Booked: ${agreed}`,
    here: `Here since ${since}`,
    ready: `Ready since ${since}`,
    collected: `Collected ${when(visit.since, now)}`,
    'no-show': `Didn’t come: ${agreed}`,
    cancelled: `Cancelled: ${agreed}`,
  }
  return lines[visit.state]
}

/** Describes the work: '2 h of work, ready about 4.00pm'. Once the car is here, its drop-off time comes first. */
export function workLine(visit: Visit): string {
  const work = `${duration(visit.minutes)} of work, ready about ${readyAbout(visit)}`
  return visit.state === 'here' || visit.state === 'ready' ? `${dayAndTime(visit.date, visit.time)}: ${work}` : work
}
