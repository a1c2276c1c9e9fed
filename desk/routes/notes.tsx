import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { NoteForm } from '../components/note-form/note-form.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import { undoneText } from '../undone-text.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'note')
export const clientAction = runFromBrowser

export default function Notes() {
  const page = useOutletContext<EnquiryPage>()
  const { card, ids, now } = page
  const failure = useActionData<typeof action>()
  return <NoteForm card={card} id={ids.note} failure={failure} start={{ text: undoneText(page, 'note') }} now={now} />
}
