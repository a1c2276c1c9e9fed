import { useSearchParams } from 'react-router'
import type { Colleague } from '../../../domain/desk.ts'
import { inboxQuery } from '../../inbox-query.ts'
import { useMe } from '../../use-me.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import styles from '../action-form/form-layout.module.css'
import { errorsOf, Failure, type FormProps, hiddenFields } from '../failure/failure.tsx'

/** Gives the enquiry to a colleague, with one press. `colleagues`: everybody who can have it. */
export function AssignForm({ colleagues, ...props }: FormProps & { colleagues: readonly Colleague[] }) {
  const { card, failure, now } = props
  const me = useMe()
  const [search] = useSearchParams()
  const others = colleagues.filter(({ id }) => id !== card.assignee?.id)
  return (
    <ActionForm
      action={`/enquiries/${card.id}/assign${inboxQuery(search)}#work`}
      hidden={hiddenFields(props)}
      label="Whose is it?"
      className={styles.form}
    >
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
    </ActionForm>
  )
}
