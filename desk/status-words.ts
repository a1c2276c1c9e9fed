import { wallClockAt } from '../workshop/dates.ts'
import type { InboxLine, Instant } from './actions/desk.ts'
import { moment, sinceWhen, stateNames, waiting, when } from './when.ts'

/** The parts of an enquiry that its status depends on. */
type StatusFacts = Pick<InboxLine, 'state' | 'receivedAt' | 'waitedMinutes' | 'callBackAt' | 'visit'>

/** An enquiry's status as a list shows it: 'Booked' and 'Thu 8.30am'. */
export function statusWords(line: StatusFacts, now: Instant): { name: string; detail: string } {
  const { state, visit, waitedMinutes, receivedAt } = line
  if (isToRebook(line)) return { name: visit?.state === 'no-show' ? 'Didn’t come' : 'Cancelled', detail: 'Rebook or close' }
  if (state === 'booked' && visit) {
    const since = visit.since === undefined ? '' : `since ${sinceWhen(visit.since, now)}`
    if (visit.state === 'here') return { name: 'Here', detail: since }
    if (visit.state === 'ready') return { name: 'Ready', detail: since }
    return { name: stateNames.booked, detail: moment(visit.date, visit.time, now) }
  }
  return { name: stateNames[state], detail: waitedMinutes === undefined ? when(receivedAt, now) : waiting(waitedMinutes) }
}

/** Whether the visit was cancelled or missed, and nobody has booked another or closed the enquiry since. */
export function isToRebook({ state, visit }: Pick<StatusFacts, 'state' | 'visit'>): boolean {
  return state === 'answered' && (visit?.state === 'no-show' || visit?.state === 'cancelled')
}

/** Whether it's at the top of the inbox for that reason, rather than for a call back that somebody has set since. */
export function isPromptToRebook(line: Pick<StatusFacts, 'state' | 'visit' | 'callBackAt'>): boolean {
  return isToRebook(line) && line.callBackAt !== undefined && line.callBackAt <= (line.visit?.since ?? 0)
}

/** Returns 'Call Wed 9.30am', or 'Call due' unless the status says what to do. */
export function callWords(line: Pick<StatusFacts, 'state' | 'visit' | 'callBackAt'>, now: Instant): string | undefined {
  const { callBackAt } = line
  if (callBackAt === undefined || isPromptToRebook(line)) return undefined
  if (callBackAt <= now) return 'Call due'
  const { date, time } = wallClockAt(new Date(callBackAt))
  return `Call ${moment(date, time, now)}`
}
