import { useSearchParams } from 'react-router'
import { enquiryStates } from '../../../domain/enquiries/states.ts'
import { inboxQuery } from '../../inbox-query.ts'
import { stateNames } from '../../when.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import styles from '../action-form/form-layout.module.css'
import { errorsOf, Failure, type FormProps, hiddenFields } from '../failure/failure.tsx'

/** Changes the state by hand. Replies and appointments change it automatically. */
export function StateForm(props: FormProps) {
  const { card, failure, now } = props
  const [search] = useSearchParams()
  return (
    <ActionForm
      action={`/enquiries/${card.id}/state${inboxQuery(search)}#work`}
      hidden={hiddenFields(props)}
      label="Status"
      className={styles.form}
    >
      <Failure failure={failure} now={now} reason={errorsOf(failure).state} />
      <div className={styles.end}>
        {enquiryStates
          .filter((state) => state !== card.state)
          .map((state) => (
            <SubmitButton key={state} name="state" value={state} busy="Saving…">
              {stateNames[state]}
            </SubmitButton>
          ))}
      </div>
    </ActionForm>
  )
}
