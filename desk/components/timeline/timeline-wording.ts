import { type CallOutcome, callIn } from '../../../domain/actions/call.ts'
import { describeDetails } from '../../../domain/actions/details.ts'
import type { MailStatus, TimelineEntry } from '../../../domain/desk.ts'
import type { Instant } from '../../../domain/instant.ts'
import { wallClockAt } from '../../../domain/opening-hours/dates.ts'
import { appointmentStateLabel } from '../../appointment-wording.ts'
import { dayAndTime, moment, splitMoment, when } from '../../when.ts'

/** Returns what happened in a sentence: 'Mere Tautahi replied'. */
export function describeEntry({ kind, by, text, assignee, appointment, was, undone }: TimelineEntry): string {
  const who = by ?? 'Someone'
  const sentences: Readonly<Record<string, string>> = {
    received: 'Enquiry came in',
    reply: `${who} replied`,
    note: `${who} added a note`,
    call: callSentence(who, callIn(text).outcome),
    'wrote-back': `The customer wrote back (noted by ${who})`,
    assign: !text ? `${who} left it for others` : assignee === by ? `${who} took it` : `${who} gave it to ${assignee ?? 'someone'}`,
    urgent: text ? `${who} marked it as urgent` : `${who} marked it as not urgent`,
    details: `${who} changed the ${describeDetails(text)}`,
    state: `${who} marked it as ${text ?? 'changed'}`,
    book: `${who} booked it in${appointment ? ` for ${dayAndTime(appointment.date, appointment.time)}` : ''}`,
    'call-back': text
      ? `${who} will call the customer on ${dayAndTime(...splitMoment(text))}${was ? ', and added the number' : ''}`
      : `${who} cleared the callback`,
    'appointment-state': `${who} marked the car as ${appointmentStateLabel(text)}`,
    change: `${who} changed the appointment${appointment ? ` to ${dayAndTime(appointment.date, appointment.time)}` : ''}`,
    cancel: `${who} cancelled the appointment`,
    invitation: `${who} sent the calendar invite`,
    job: `${who} added this job${appointment ? ', with the car here' : ''}`,
    undo: `${who} undid the last step`,
  } satisfies Record<TimelineEntry['kind'], string>
  // During an update, a server of the next version may have done something that this one doesn't know.
  return `${sentences[kind] ?? `${who} changed something`}${undone ? ' (undone)' : ''}`
}

function callSentence(who: string, outcome: CallOutcome): string {
  if (outcome === 'message') return `${who} left the customer a message`
  return outcome === 'no-answer' ? `${who} called, no answer` : `${who} called the customer`
}

export const mailNames: Readonly<Record<string, string>> = {
  confirmation: 'Confirmation',
  invitation: 'Calendar invite',
  update: 'Updated calendar invite',
  cancellation: 'Cancellation',
  'other-address': 'Cancellation for the former address',
}

/** Describes an email's state: 'Calendar invite sent today 8.05am'. */
export function describeMail({ kind, state, sentAt, mayHaveBeenSent }: MailStatus, now: Instant): string {
  const mail = mailNames[kind] ?? 'Email'
  if (state === 'held') return `${mail} goes out in a few seconds`
  if (state === 'due') return `${mail} ${mayHaveBeenSent ? 'is on its way' : 'hasn’t been sent yet'}`
  if (state === 'failed') return `${mail} couldn’t be sent. Call them instead.`
  if (state === 'withdrawn') return `${mail} wasn’t sent`
  return `${mail} sent${sentAt ? ` ${when(sentAt, now)}` : ''}`
}

/** Describes a reminder's state: 'Reminder goes out tomorrow 9.00am'. */
export function describeReminder({ state, dueAt, sentAt }: NonNullable<TimelineEntry['reminder']>, now: Instant): string {
  if (state === 'failed') return 'Reminder couldn’t be sent. Call them instead.'
  if (state === 'withdrawn') return 'This reminder was cancelled'
  if (state === 'sent') return `Reminder sent${sentAt ? ` ${when(sentAt, now)}` : ''}`
  const { date, time } = wallClockAt(new Date(dueAt))
  return dueAt > now ? `Reminder goes out ${moment(date, time, now)}` : 'Reminder is on its way'
}
