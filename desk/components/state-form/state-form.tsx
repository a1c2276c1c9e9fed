import { enquiryStates } from '../../../domain/enquiries/state.ts'
import { stateNames } from '../../when.ts'
import { EnquiryActionForm, type FormProps, SubmitButton } from '../action-form/action-form.tsx'
import styles from '../action-form/form-layout.module.css'
import { errorsOf, Failure } from '../failure/failure.tsx'

/** Changes the state by hand. Replies and appointments change it automatically. */
export function StateForm(props: FormProps) {
  const { card, failure, now } = props
  return (
    <EnquiryActionForm {...props} path="state" label="Status">
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
    </EnquiryActionForm>
  )
}
