import type { CallOutcome } from '../domain/actions/call.ts'
import { firstNameOf } from '../domain/actions/reply.ts'
import type { Assignee, InboxLine, LastCall } from '../domain/desk.ts'
import type { Instant } from '../domain/instant.ts'
import { wallClockAt } from '../domain/opening-hours/dates.ts'
import { appointmentStateNames } from './appointment-wording.ts'
import { describeWait, moment, sinceWhen, stateNames, when } from './when.ts'

/** The parts of an enquiry that its status depends on. */
type StatusFacts = Pick<InboxLine, 'state' | 'receivedAt' | 'waitedMinutes' | 'callBackAt' | 'wroteBack' | 'lastAppointment'>

/** An enquiry's status as a list shows it: 'Booked' and 'Thu 8.30am'. */
export function describeStatus(line: StatusFacts, now: Instant): { name: string; detail: string } {
  const { state, lastAppointment, waitedMinutes, receivedAt, wroteBack } = line
  if (wroteBack) return { name: 'Wrote back', detail: describeWait(waitedMinutes ?? 0) }
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
export function describeCall(
  line: Pick<StatusFacts, 'state' | 'lastAppointment' | 'callBackAt' | 'wroteBack'>,
  now: Instant,
): string | undefined {
  const { callBackAt } = line
  if (callBackAt === undefined || line.wroteBack || isPromptToRebook(line)) return undefined
  if (callBackAt <= now) return 'Call due'
  const { date, time } = wallClockAt(new Date(callBackAt))
  return `Call ${moment(date, time, now)}`
}

/** How a call ended, after 'Mere called 9.20am, '. */
const callEnds: Readonly<Record<CallOutcome, string>> = {
  reached: 'reached them',
  message: 'left a message',
  'no-answer': 'no answer',
}

/** Returns 'Mere called 9.20am, no answer' for an enquiry that waits, so that nobody rings again; undefined for others. */
export function describeLastCall(
  { state, callBackAt, lastCall }: Pick<InboxLine, 'state' | 'callBackAt' | 'lastCall'>,
  now: Instant,
): string | undefined {
  const waits = state === 'new' || (callBackAt !== undefined && callBackAt <= now)
  return lastCall && waits ? callSentence(lastCall, now) : undefined
}

function callSentence({ by, at, outcome }: LastCall, now: Instant): string {
  return `${firstNameOf(by)} called ${sinceWhen(at, now)}, ${callEnds[outcome]}`
}

/** Returns who has an enquiry: 'With you', 'With Tama' or, if the account is disabled, 'Was with Tama'. */
export function describeAssignee({ id, name, isDisabled }: Assignee, me: string | undefined): string {
  if (isDisabled) return `Was with ${firstNameOf(name)}`
  return `With ${id === me ? 'you' : firstNameOf(name)}`
}
