import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type CallOutcome, callIn } from '../../../domain/actions/call.ts'
import { describeDetails } from '../../../domain/actions/details.ts'
import { tellThemByPhone } from '../../../domain/appointments/appointment-form.ts'
import type { Done, EnquiryCard } from '../../../domain/desk.ts'
import { isEnquiryClosed } from '../../../domain/enquiries/state.ts'
import type { Instant } from '../../../domain/instant.ts'
import { appointmentStateLabel } from '../../appointment-wording.ts'
import { inboxQuery } from '../../inbox-query.ts'
import { dayAndTime, splitMoment, stateNames } from '../../when.ts'
import { ActionForm, ReloadDocument, SubmitButton } from '../action-form/action-form.tsx'
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
        {sentence(done, card, isHeld)}
      </p>
      {wasOffered ? (
        <div className={styles.undo} data-over={!canUndo}>
          <ReloadDocument value={isJob}>
            <ActionForm
              action={`/actions/${id}/undo${inboxQuery(search)}`}
              hidden={{ action: undoId, kind: isPress ? '' : kind, ...(from && { from }), ...(isJob && card.answers) }}
              label="Undo"
            >
              <SubmitButton busy="Undoing…">Undo</SubmitButton>
            </ActionForm>
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

function sentence({ kind, text, mail }: Done, { state, appointment, assignee, answers }: EnquiryCard, isHeld: boolean): string {
  if (kind === 'reply') return `Your reply ${describeDelivery(mail, isHeld)}.`
  if (kind === 'note') return 'Note saved.'
  if (kind === 'call') return `${callNoted[callIn(text).outcome]}${state === 'new' ? ` ${stillWaiting}` : ''}`
  if (kind === 'wrote-back') return text ? 'It’s at the top of the inbox until you reply, call or close it.' : 'Noted that they wrote back.'
  if (kind === 'assign') return text && assignee ? `It’s with ${assignee.name} now.` : 'It’s with nobody now.'
  if (kind === 'urgent') return text ? 'Marked as urgent: it comes first while it’s waiting.' : 'It’s not urgent any more.'
  if (kind === 'state')
    return `Marked as ${stateNames[state].toLowerCase()}.${isEnquiryClosed(state) ? ' The customer won’t get an email.' : ''}`
  if (kind === 'job')
    return appointment?.state === 'here'
      ? 'Job saved, and the car is here.'
      : `Job saved.${appointment ? '' : ' Book it in once you’ve agreed on a day.'}`
  if (kind === 'details') return `Changed the ${describeDetails(text)}. ${afterDetails(mail)}`
  if (kind === 'invitation') return `The calendar invite ${describeDelivery(mail, isHeld)}.`
  if (kind === 'undo') return 'Undone.'
  if (kind === 'call-back')
    return text ? `It’ll be back at the top of the inbox on ${dayAndTime(...splitMoment(text))}.` : 'Callback cleared.'
  if (kind === 'appointment-state') {
    const notice = mail ? ` The email ${describeDelivery(mail, isHeld)}.` : ' They won’t get an email.'
    return `Marked as ${appointmentStateLabel(text)}.${text === 'ready' ? notice : ''}`
  }
  const failed = mail?.state === 'failed' ? 'The email couldn’t be sent. Call them instead.' : undefined
  if (kind === 'cancel') return `Cancelled. ${failed ?? (mail ? 'They’ll get an email.' : (text ?? ''))}`
  if (kind === 'change') {
    const to = appointment ? `Changed to ${dayAndTime(appointment.date, appointment.time)}.` : 'Changed.'
    return `${to} ${failed ?? (mail ? 'The new time goes out by email.' : (text ?? ''))}`
  }
  // During an update: done by a server of the next version.
  if (kind !== 'book') return 'Saved.'
  const booked = appointment ? `Booked for ${dayAndTime(appointment.date, appointment.time)}.` : 'Booked.'
  return `${booked} ${failed ?? (answers.email ? 'They’ll get an email with a calendar invite.' : tellThemByPhone)}`
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
