import { noteForm } from '../../../domain/actions/note.ts'
import { EnquiryActionForm, type FormProps, SubmitButton } from '../action-form/action-form.tsx'
import styles from '../action-form/form-layout.module.css'
import { errorsOf, Failure } from '../failure/failure.tsx'
import { Field } from '../field/field.tsx'

/** The form for a note to colleagues. */
export function NoteForm({ start, ...props }: FormProps & { start?: { text?: string | undefined } }) {
  const { failure, now } = props
  const errors = errorsOf(failure)
  return (
    <EnquiryActionForm {...props} path="notes" label="Note">
      <Failure failure={failure} now={now} />
      <Field
        name="text"
        field={noteForm.fields.text}
        hint="Only the workshop sees this."
        rows={4}
        defaultValue={failure?.answers?.text ?? start?.text}
        error={errors.text}
      />
      <div className={styles.end}>
        <SubmitButton primary busy="Saving…">
          Save note
        </SubmitButton>
      </div>
    </EnquiryActionForm>
  )
}
