import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { noteForm } from '../../domain/actions/note.ts'
import { EnquiryActionForm, SubmitButton } from '../components/action-form/action-form.tsx'
import layout from '../components/action-form/form-layout.module.css'
import { errorsOf, Failure } from '../components/failure/failure.tsx'
import { Field } from '../components/field/field.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import { undoneText } from '../undone-text.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'note')
export const clientAction = runFromBrowser

/** The form for a note to colleagues. */
export default function Notes() {
  const page = useOutletContext<EnquiryPage>()
  const { card, ids, now } = page
  const failure = useActionData<typeof action>()
  return (
    <EnquiryActionForm card={card} id={ids.note} failure={failure} path="notes" label="Note">
      <Failure failure={failure} now={now} />
      <Field
        name="text"
        field={noteForm.fields.text}
        hint="Only the workshop sees this."
        rows={4}
        defaultValue={failure?.answers?.text ?? undoneText(page, 'note')}
        error={errorsOf(failure).text}
      />
      <div className={layout.end}>
        <SubmitButton primary busy="Saving…">
          Save note
        </SubmitButton>
      </div>
    </EnquiryActionForm>
  )
}
