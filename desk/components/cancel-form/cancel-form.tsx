import { Link, useSearchParams } from 'react-router'
import button from '../../../site/components/button/button.module.css'
import type { Failure as Failed } from '../../act.ts'
import type { Appointment, EnquiryCard, Instant } from '../../actions/desk.ts'
import { listSearch } from '../../list-search.ts'
import { dayAndTime } from '../../when.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import { errorsOf, Failure, type FormProps, stampOf } from '../failure/failure.tsx'
import styles from '../reply-form/reply-form.module.css'

/** Cancels the visit. It asks first, because the customer is told. */
export function CancelForm({ visit, ...props }: FormProps & { visit: Appointment }) {
  const { card, failure, now } = props
  const [search] = useSearchParams()
  const error = errorsOf(failure).visit
  return (
    <ActionForm
      action={`/enquiries/${card.id}/cancel${listSearch(search)}#work`}
      hidden={stampOf(props)}
      label="Cancel the visit"
      className={styles.form}
    >
      <Failure failure={failure} now={now} />
      <p>{error ?? `Cancel the visit on ${dayAndTime(visit.date, visit.time)}?`}</p>
      <p className={styles.quiet}>{whoIsTold(card)}</p>
      <div className={styles.end}>
        <SubmitButton primary busy="Cancelling…">
          Cancel the visit
        </SubmitButton>
        <Link className={button.quiet} to={`/enquiries/${card.id}${listSearch(search)}`}>
          Keep it
        </Link>
      </div>
    </ActionForm>
  )
}

/** In place of a form, when there is no visit to change or cancel any more. */
export function NoVisit({ failure, now, text }: { failure: Failed | undefined; now: Instant; text: string }) {
  return (
    <div className={styles.form}>
      <Failure failure={failure} now={now} />
      <p>{text}</p>
    </div>
  )
}

function whoIsTold({ answers, timeline }: EnquiryCard): string {
  if (!answers.email) return 'There’s no email address, so tell them by phone.'
  const invited = timeline.some(({ mail }) => (mail?.kind === 'invitation' || mail?.kind === 'update') && mail.state === 'sent')
  return invited
    ? `${answers.email} gets an email that takes it out of their calendar.`
    : `${answers.email} gets an email only if the invitation has left.`
}
