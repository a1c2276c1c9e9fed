import { noAddress, replyForm } from '../../../domain/actions/reply.ts'
import type { SavedReply } from '../../../domain/actions/saved-replies.ts'
import { EnquiryActionForm, type FormProps, SubmitButton } from '../action-form/action-form.tsx'
import form from '../action-form/form-layout.module.css'
import { errorsOf, Failure } from '../failure/failure.tsx'
import { Field } from '../field/field.tsx'
import styles from './reply-form.module.css'
import { SavedReplies } from './saved-replies.tsx'

type Props = FormProps & {
  /** The form's initial text. */
  start?: { text?: string | undefined }
  /** Texts to begin with, filled in. */
  saved?: readonly SavedReply[]
  /** The number of the saved reply that would replace what is typed. */
  asks?: number | undefined
}

/** The form for an email to the customer. */
export function ReplyForm({ start, saved = [], asks, ...props }: Props) {
  const { card, failure, now } = props
  const { email, name } = card.answers
  if (!email) return <p className={form.form}>{noAddress}</p>
  return (
    <EnquiryActionForm {...props} path="replies" label={`Reply to ${name}`}>
      <Question card={card} />
      <Failure failure={failure} now={now} />
      {saved.length > 0 ? <SavedReplies key={asks} replies={saved} asks={asks} /> : null}
      <Field
        name="text"
        field={replyForm.fields.text}
        label={`Reply to ${name}`}
        hint={`Goes to ${email}. Replies come back to the workshop’s mailbox.`}
        rows={8}
        defaultValue={failure?.answers?.text ?? start?.text}
        error={errorsOf(failure).text}
      />
      <div className={form.end}>
        <SubmitButton primary busy="Sending…">
          Send reply
        </SubmitButton>
        <p className={form.quiet}>You’ll have 10 seconds to undo it.</p>
      </div>
    </EnquiryActionForm>
  )
}

/** The customer's message above the field. A long one scrolls, so that the field stays in view. */
function Question({ card: { source, answers } }: Pick<Props, 'card'>) {
  const { plate, service, subject, message } = answers
  const label = source === 'desk' ? 'What they want' : 'They wrote'
  return (
    <section className={styles.question} aria-label={label}>
      <p className={styles.about}>{[label, plate, service ?? subject].filter(Boolean).join(' · ')}</p>
      {message ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        <p className={styles.message} tabIndex={0}>
          {message}
        </p>
      ) : null}
    </section>
  )
}
