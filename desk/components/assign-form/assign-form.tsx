import type { Colleague } from '../../../domain/desk.ts'
import { useMe } from '../../use-me.ts'
import { EnquiryActionForm, type FormProps, SubmitButton } from '../action-form/action-form.tsx'
import styles from '../action-form/form-layout.module.css'
import { errorsOf, Failure } from '../failure/failure.tsx'

/** Gives the enquiry to a colleague, with one press. `colleagues`: everybody who can have it. */
export function AssignForm({ colleagues, ...props }: FormProps & { colleagues: readonly Colleague[] }) {
  const { card, failure, now } = props
  const me = useMe()
  const others = colleagues.filter(({ id }) => id !== card.assignee?.id)
  return (
    <EnquiryActionForm {...props} path="assign" label="Whose is it?">
      <Failure failure={failure} now={now} reason={errorsOf(failure).to} />
      <div className={styles.end}>
        {others.map(({ id, name }) => (
          <SubmitButton key={id} name="to" value={id} busy="Saving…">
            {id === me?.id ? 'Take it' : `Give it to ${name}`}
          </SubmitButton>
        ))}
        {card.assignee ? (
          <SubmitButton name="to" value="" busy="Saving…">
            Leave it
          </SubmitButton>
        ) : null}
      </div>
      {others.length === 0 ? <p className={styles.quiet}>There’s nobody else here yet. Owners invite colleagues under Team.</p> : null}
    </EnquiryActionForm>
  )
}
