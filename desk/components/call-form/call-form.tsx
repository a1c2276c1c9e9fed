import { type CallOutcome, callForm, callOutcomes } from '../../../domain/actions/call.ts'
import { EnquiryActionForm, type FormProps, SubmitButton } from '../action-form/action-form.tsx'
import layout from '../action-form/form-layout.module.css'
import { errorsOf, Failure } from '../failure/failure.tsx'
import { Field } from '../field/field.tsx'
import styles from './call-form.module.css'

const outcomeNames: Readonly<Record<CallOutcome, string>> = {
  reached: 'Reached them',
  message: 'Left a message',
  'no-answer': 'No answer',
}

/** Notes a call, so that nobody rings twice: how it went, with one press, and what was said. `start`: initial values. */
export function CallForm({ start, ...props }: FormProps & { start?: { said?: string | undefined } }) {
  const { failure, now } = props
  const errors = errorsOf(failure)
  return (
    <EnquiryActionForm {...props} path="call" label="Called" className={`${layout.form} ${styles.form}`}>
      {/* Pressed by Enter, which says nothing about how the call went: the rules then ask. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <Failure failure={failure} now={now} reason={errors.outcome} />
      <Field
        name="said"
        field={callForm.fields.said}
        label="Called? What was said (optional)"
        defaultValue={failure?.answers.said ?? start?.said}
        maxLength={callForm.fields.said.maxLength}
        error={errors.said}
      />
      <div className={`${styles.outcomes} ${layout.small}`}>
        {callOutcomes.map((outcome) => (
          <SubmitButton key={outcome} name="outcome" value={outcome} busy="Saving…">
            {outcomeNames[outcome]}
          </SubmitButton>
        ))}
      </div>
    </EnquiryActionForm>
  )
}
