import { dayNoteForm } from '../../../domain/appointments/day-note.ts'
import type { Instant } from '../../../domain/instant.ts'
import type { Failure as Failed } from '../../run-use-case.ts'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import styles from '../action-form/form-layout.module.css'
import { errorsOf, Failure } from '../failure/failure.tsx'
import { Field } from '../field/field.tsx'

/** The props of a form on a day's page. `id`: its hidden id. `start`: initial values. */
export type DayFormProps = {
  date: string
  id: string
  failure?: Failed | undefined
  start?: Readonly<Record<string, string>> | undefined
  now: Instant
}

/** The form for a note on a day. */
export function DayNoteForm({ date, id, failure, start, now }: DayFormProps) {
  return (
    <ActionForm action={`/days/${date}/note#add`} hidden={{ action: id }} label="Note on this day" className={styles.form}>
      <Failure failure={failure} now={now} />
      <Field
        name="text"
        field={dayNoteForm.fields.text}
        defaultValue={(failure?.answers ?? start)?.text}
        error={errorsOf(failure).text}
        maxLength={dayNoteForm.fields.text.maxLength}
      />
      <div className={styles.end}>
        <SubmitButton primary busy="Saving…">
          Save note
        </SubmitButton>
      </div>
    </ActionForm>
  )
}
