import { useSearchParams } from 'react-router'
import { noteForm } from '../../../domain/actions/note.ts'
import { inboxQuery } from '../../inbox-query.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import styles from '../action-form/form-layout.module.css'
import { errorsOf, Failure, type FormProps, hiddenFields } from '../failure/failure.tsx'
import { Field } from '../field/field.tsx'

/** The form for a note to colleagues. */
export function NoteForm({ start, ...props }: FormProps & { start?: { text?: string | undefined } }) {
  const { card, failure, now } = props
  const [search] = useSearchParams()
  const errors = errorsOf(failure)
  return (
    <ActionForm
      action={`/enquiries/${card.id}/notes${inboxQuery(search)}#work`}
      hidden={hiddenFields(props)}
      label="Note"
      className={styles.form}
    >
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
    </ActionForm>
  )
}
