import { detailsForm, detailsOf } from '../../../domain/actions/details.ts'
import fieldStyles from '../../../ui/form-field/form-field.module.css'
import { EnquiryActionForm, type FormProps, SubmitButton } from '../action-form/action-form.tsx'
import styles from '../action-form/form-layout.module.css'
import { errorsOf, Failure } from '../failure/failure.tsx'
import { Field } from '../field/field.tsx'

/** Changes who an enquiry is from, or for which car. `start`: initial values, if not the enquiry's. */
export function DetailsForm({ start, ...props }: FormProps & { start?: Readonly<Record<string, string>> }) {
  const { card, failure, now } = props
  const errors = errorsOf(failure)
  const isTwice = failure?.outcome === 'twice'
  const answers = failure?.answers ?? start ?? card.answers
  return (
    <EnquiryActionForm {...props} path="details" hidden={isTwice ? { anyway: failure.anyway } : undefined} label="Change details">
      <Failure failure={failure} now={now} />
      {detailsOf(card.kind).map((name) => (
        <Field
          key={name}
          name={name}
          field={detailsForm.fields[name]}
          hint=""
          defaultValue={answers[name]}
          error={errors[name]}
          autoComplete="off"
          {...(name === 'plate' && { className: `${fieldStyles.input} ${fieldStyles.plate}` })}
        />
      ))}
      <div className={styles.end}>
        <SubmitButton primary busy="Saving…">
          {isTwice ? 'Save anyway' : 'Save details'}
        </SubmitButton>
      </div>
      <p className={styles.quiet}>
        {props.card.appointment?.state === 'set'
          ? 'A new email address gets the calendar invite, and the old one an email that takes it out of their calendar. Nothing else is emailed.'
          : 'The customer won’t get an email. Emails that haven’t been sent yet go to the new address.'}
      </p>
    </EnquiryActionForm>
  )
}
