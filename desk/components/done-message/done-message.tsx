import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ActionKind } from '../../../domain/actions/actions.ts'
import { type CallOutcome, callIn } from '../../../domain/actions/call.ts'
import { describeDetails } from '../../../domain/actions/details.ts'
import { tellThemByPhone } from '../../../domain/appointments/appointment-form.ts'
import type { Done, EnquiryCard } from '../../../domain/desk.ts'
import { isEnquiryClosed } from '../../../domain/enquiries/state.ts'
import type { Instant } from '../../../domain/instant.ts'
import { appointmentStateLabel } from '../../appointment-wording.ts'
import { inboxQuery } from '../../inbox-query.ts'
import { dayAndTime, splitMoment, stateNames } from '../../when.ts'
import { ReloadDocument } from '../action-form/action-form.tsx'
import { Press } from '../action-form/press.tsx'
import styles from './done-message.module.css'

type Props = {
  done: Done
  card: EnquiryCard
  now: Instant
  undoId: string
  late: boolean
  /** A page with several cars, such as '/days/2027-03-09': the message names the car, and Undo returns there. Absent on the enquiry's page. */
  from?: string
}

/** Says what was just done, with an Undo button while it works. The button leaves an empty space afterwards, so that nothing moves. */
export function DoneMessage({ done, card, now, undoId, late, from }: Props) {
  const { id, kind, text, heldUntil = 0, undoUntil = 0 } = done
  const canUndo = useBefore(undoUntil, now)
  const isHeld = useBefore(heldUntil, now)
  const [wasOffered] = useState(canUndo)
  const [search] = useSearchParams()
  // Undo deletes a job. Its form has what was typed and is posted as a full-page form submission, so that a repeat or a reload gives the same text back.
  const isJob = kind === 'job'
  // A call with only a button has no text to give back.
  const isPress = kind === 'call' && callIn(text).said === ''
  return (
    <div className={styles.message} role="status" id="done">
      <p tabIndex={-1} data-result>
        {from ? `${card.answers.plate || card.answers.name}: ` : ''}
        {late ? 'Too late to undo. ' : ''}
        {/* During an update, a server of the next version may have done something that this one doesn’t know. */}
        {sentences[kind]?.(done, card, isHeld) ?? 'Saved.'}
      </p>
      {wasOffered ? (
        <div className={styles.undo} data-over={!canUndo}>
          <ReloadDocument value={isJob}>
            <Press
              action={`/actions/${id}/undo${inboxQuery(search)}`}
              hidden={{ action: undoId, kind: isPress ? '' : kind, ...(from && { from }), ...(isJob && card.answers) }}
              label="Undo"
              text="Undo"
              busy="Undoing…"
            />
          </ReloadDocument>
        </div>
      ) : null}
    </div>
  )
}

const callNoted: Readonly<Record<CallOutcome, string>> = {
  reached: 'Call noted.',
  message: 'Noted that you left a message.',
  'no-answer': 'Noted that nobody answered.',
}
const stillWaiting = 'It stays under Waiting until you reply, book it in or close it.'

type Sentence = (done: Done, card: EnquiryCard, isHeld: boolean) => string

const sentences: Readonly<Record<ActionKind, Sentence>> = {
  reply: ({ mail }, _card, isHeld) => `Your reply ${describeDelivery(mail, isHeld)}.`,
  note: () => 'Note saved.',
  call: ({ text }, { state }) => `${callNoted[callIn(text).outcome]}${state === 'new' ? ` ${stillWaiting}` : ''}`,
  'wrote-back': ({ text }) => (text ? 'It’s at the top of the inbox until you reply, call or close it.' : 'Noted that they wrote back.'),
  assign: ({ text }, { assignee }) => (text && assignee ? `It’s with ${assignee.name} now.` : 'It’s with nobody now.'),
  urgent: ({ text }) => (text ? 'Marked as urgent: it comes first while it’s waiting.' : 'It’s not urgent any more.'),
  state: (_done, { state }) =>
    `Marked as ${stateNames[state].toLowerCase()}.${isEnquiryClosed(state) ? ' The customer won’t get an email.' : ''}`,
  job: (_done, { appointment }) =>
    appointment?.state === 'here'
      ? 'Job saved, and the car is here.'
      : `Job saved.${appointment ? '' : ' Book it in once you’ve agreed on a day.'}`,
  details: ({ text, mail }) => `Changed the ${describeDetails(text)}. ${afterDetails(mail)}`,
  invitation: ({ mail }, _card, isHeld) => `The calendar invite ${describeDelivery(mail, isHeld)}.`,
  undo: () => 'Undone.',
  'call-back': ({ text }) => (text ? `It’ll be back at the top of the inbox on ${dayAndTime(...splitMoment(text))}.` : 'Callback cleared.'),
  'appointment-state': ({ text, mail }, _card, isHeld) => {
    const notice = mail ? ` The email ${describeDelivery(mail, isHeld)}.` : ' They won’t get an email.'
    return `Marked as ${appointmentStateLabel(text)}.${text === 'ready' ? notice : ''}`
  },
  cancel: ({ text, mail }) => `Cancelled. ${failureOf(mail) ?? (mail ? 'They’ll get an email.' : (text ?? ''))}`,
  change: ({ text, mail }, { appointment }) => {
    const to = appointment ? `Changed to ${dayAndTime(appointment.date, appointment.time)}.` : 'Changed.'
    return `${to} ${failureOf(mail) ?? (mail ? 'The new time goes out by email.' : (text ?? ''))}`
  },
  book: ({ mail }, { appointment, answers }) => {
    const booked = appointment ? `Booked for ${dayAndTime(appointment.date, appointment.time)}.` : 'Booked.'
    return `${booked} ${failureOf(mail) ?? (answers.email ? 'They’ll get an email with a calendar invite.' : tellThemByPhone)}`
  },
}

function failureOf(mail: Done['mail']): string | undefined {
  return mail?.state === 'failed' ? 'The email couldn’t be sent. Call them instead.' : undefined
}

/** Says who gets an email because of another address. */
function afterDetails(mail: Done['mail']): string {
  if (!mail) return 'The customer won’t get an email.'
  return mail.kind === 'other-address'
    ? 'An email takes the appointment out of the calendar at the former address.'
    : 'The calendar invite goes to the new address.'
}

/** Describes the delivery of an action's email: 'is on its way'. */
function describeDelivery(mail: Done['mail'], isHeld: boolean): string {
  if (isHeld) return 'goes out in a few seconds'
  if (mail?.state === 'failed') return 'couldn’t be sent'
  if (mail?.state === 'withdrawn') return 'wasn’t sent'
  return mail?.state === 'due' && !mail.mayHaveBeenSent ? 'hasn’t been sent yet' : 'is on its way'
}

/** Whether `moment` is still ahead. Measured from the server's `now`, because a phone's clock may be wrong. */
function useBefore(moment: Instant, now: Instant): boolean {
  const [passed, setPassed] = useState<Instant>()
  useEffect(() => {
    if (moment <= now) return
    const timer = setTimeout(() => setPassed(moment), moment - now)
    return () => clearTimeout(timer)
  }, [moment, now])
  return moment > now && moment !== passed
}
