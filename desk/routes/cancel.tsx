import { type ActionFunctionArgs, Link, useActionData, useOutletContext, useSearchParams } from 'react-router'
import type { Appointment } from '../../domain/appointments/appointment.ts'
import type { EnquiryCard } from '../../domain/desk.ts'
import button from '../../ui/button/button.module.css'
import { EnquiryActionForm, SubmitButton } from '../components/action-form/action-form.tsx'
import layout from '../components/action-form/form-layout.module.css'
import { NoAppointment } from '../components/appointment-states/no-appointment.tsx'
import { errorsOf, Failure } from '../components/failure/failure.tsx'
import { inboxQuery } from '../inbox-query.ts'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import { dayAndTime } from '../when.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'cancelAppointment')
export const clientAction = runFromBrowser

/** Cancels the appointment. It asks first, because the customer gets an email. */
export default function Cancel() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  const [search] = useSearchParams()
  const { appointment } = card
  if (!appointment) return <NoAppointment failure={failure} now={now} />
  return (
    <EnquiryActionForm card={card} id={ids.cancelAppointment} failure={failure} path="cancel" label="Cancel the appointment">
      <Failure failure={failure} now={now} reason={errorsOf(failure).appointment} />
      <p>{`Cancel the appointment on ${dayAndTime(appointment.date, appointment.time)}?`}</p>
      <p className={layout.quiet}>{emailNotice(card, appointment)}</p>
      <div className={layout.end}>
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
