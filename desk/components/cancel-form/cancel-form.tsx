import { Link, useSearchParams } from 'react-router'
import type { Appointment } from '../../../domain/appointments/appointment.ts'
import type { EnquiryCard } from '../../../domain/desk.ts'
import type { Instant } from '../../../domain/instant.ts'
import button from '../../../ui/button/button.module.css'
import { inboxQuery } from '../../inbox-query.ts'
import type { Failure as Failed } from '../../run-use-case.ts'
import { dayAndTime } from '../../when.ts'
import { EnquiryActionForm, type FormProps, SubmitButton } from '../action-form/action-form.tsx'
import styles from '../action-form/form-layout.module.css'
import { errorsOf, Failure } from '../failure/failure.tsx'

/** Cancels the appointment. It asks first, because the customer gets an email. */
export function CancelForm({ appointment, ...props }: FormProps & { appointment: Appointment }) {
  const { card, failure, now } = props
  const [search] = useSearchParams()
  return (
    <EnquiryActionForm {...props} path="cancel" label="Cancel the appointment">
      <Failure failure={failure} now={now} reason={errorsOf(failure).appointment} />
      <p>{`Cancel the appointment on ${dayAndTime(appointment.date, appointment.time)}?`}</p>
      <p className={styles.quiet}>{emailNotice(card, appointment)}</p>
      <div className={styles.end}>
        <SubmitButton primary busy="Cancelling…">
          Cancel the appointment
        </SubmitButton>
        <Link className={button.quiet} to={`/enquiries/${card.id}${inboxQuery(search)}`}>
          Keep it
        </Link>
      </div>
    </EnquiryActionForm>
  )
}

/** Replaces the form when there is no longer an appointment to change or cancel. */
export function NoAppointment({ failure, now, text }: { failure: Failed | undefined; now: Instant; text: string }) {
  return (
    <div className={styles.form}>
      <Failure failure={failure} now={now} />
      <p>{text}</p>
    </div>
  )
}

function emailNotice({ answers: { email }, timeline }: EnquiryCard, { id }: Appointment): string {
  if (!email) return 'There’s no email address, so tell them by phone.'
  // What a former address was sent doesn't count.
  const since = timeline.findLastIndex(({ was, undone }) => was?.email !== undefined && !undone)
  const mails = timeline
    .slice(Math.max(since, 0))
    .flatMap(({ appointment, mail }) => (mail && appointment?.id === id && invitations.includes(mail.kind) ? [mail] : []))
  if (mails.some(({ mayHaveBeenSent }) => mayHaveBeenSent))
    return `${email} gets an email that takes the appointment out of their calendar.`
  if (mails.some(({ state }) => state === 'held' || state === 'due'))
    return `The calendar invite to ${email} is about to be sent. If you cancel before it’s sent, they won’t get an email. If it’s been sent, another one takes the appointment out of their calendar.`
  return `${email} hasn’t been sent a calendar invite, so they won’t get an email.`
}

/** Emails that put the appointment in the customer's calendar. */
const invitations = ['invitation', 'update']
