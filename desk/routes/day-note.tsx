import type { ActionFunctionArgs } from 'react-router'
import { dayNoteForm } from '../../domain/appointments/day-note.ts'
import { changeDay, useDayForm } from '../change-day.ts'
import { ActionForm, SubmitButton } from '../components/action-form/action-form.tsx'
import layout from '../components/action-form/form-layout.module.css'
import { errorsOf, Failure } from '../components/failure/failure.tsx'
import { Field } from '../components/field/field.tsx'
import { runFromBrowser } from '../run-use-case.ts'

export const action = (args: ActionFunctionArgs) =>
  changeDay(args, {
    what: 'note',
    add: (desk, stamp, date, sent) => desk.addDayNote(stamp, date, sent),
    remove: (desk, id, staff) => desk.removeDayNote(id, staff),
  })
export const clientAction = runFromBrowser

/** The form for a note on a day. */
export default function DayNote() {
  const { key, date, id, failure, start, now } = useDayForm('note')
  const { text } = dayNoteForm.fields
  return (
    <ActionForm key={key} action={`/days/${date}/note#add`} hidden={{ action: id }} label="Note on this day" className={layout.form}>
      <Failure failure={failure} now={now} />
      <Field
        name="text"
        field={text}
        defaultValue={(failure?.answers ?? start)?.text}
        error={errorsOf(failure).text}
        maxLength={text.maxLength}
      />
      <div className={layout.end}>
        <SubmitButton primary busy="Saving…">
          Save note
        </SubmitButton>
      </div>
    </ActionForm>
  )
}
