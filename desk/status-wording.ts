import type { InboxLine } from '../domain/desk.ts'
import type { Instant } from '../domain/instant.ts'
import { wallClockAt } from '../domain/opening-hours/dates.ts'
import { appointmentStateNames } from './appointment-wording.ts'
import { describeWait, moment, sinceWhen, stateNames, when } from './when.ts'

/** The parts of an enquiry that its status depends on. */
type StatusFacts = Pick<InboxLine, 'state' | 'receivedAt' | 'waitedMinutes' | 'callBackAt' | 'lastAppointment'>

/** An enquiry's status as a list shows it: 'Booked' and 'Thu 8.30am'. */
export function describeStatus(line: StatusFacts, now: Instant): { name: string; detail: string } {
  const { state, lastAppointment, waitedMinutes, receivedAt } = line
  if (lastAppointment && isToRebook(line)) return { name: appointmentStateNames[lastAppointment.state], detail: 'Rebook or close' }
  if (state === 'booked' && lastAppointment) {
    const isHere = lastAppointment.state === 'here' || lastAppointment.state === 'ready'
    const since = lastAppointment.since === undefined ? '' : `since ${sinceWhen(lastAppointment.since, now)}`
    if (isHere) return { name: appointmentStateNames[lastAppointment.state], detail: since }
    return { name: stateNames.booked, detail: moment(lastAppointment.date, lastAppointment.time, now) }
  }
  return { name: stateNames[state], detail: waitedMinutes === undefined ? when(receivedAt, now) : describeWait(waitedMinutes) }
}

/** Whether the appointment was cancelled or missed, and nobody has booked another or closed the enquiry since. */
export function isToRebook({ state, lastAppointment }: Pick<StatusFacts, 'state' | 'lastAppointment'>): boolean {
  return state === 'answered' && (lastAppointment?.state === 'no-show' || lastAppointment?.state === 'cancelled')
}

/** Whether it's at the top of the inbox for that reason, rather than for a callback that somebody has set since. */
export function isPromptToRebook(line: Pick<StatusFacts, 'state' | 'lastAppointment' | 'callBackAt'>): boolean {
  return isToRebook(line) && line.callBackAt !== undefined && line.callBackAt <= (line.lastAppointment?.since ?? 0)
}

/** Returns 'Call Wed 9.30am', or 'Call due' unless the status says what to do. */
export function describeCall(line: Pick<StatusFacts, 'state' | 'lastAppointment' | 'callBackAt'>, now: Instant): string | undefined {
  const { callBackAt } = line
  if (callBackAt === undefined || isPromptToRebook(line)) return undefined
  if (callBackAt <= now) return 'Call due'
  const { date, time } = wallClockAt(new Date(callBackAt))
  return `Call ${moment(date, time, now)}`
}
