import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { NoteForm } from '../components/note-form/note-form.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'note')
export const clientAction = runFromBrowser

export default function Notes() {
  const { card, done, ids, now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  // After an undo, the form gets its text back.
  const undone = done?.kind === 'undo' ? card.timeline.findLast((entry) => entry.kind === 'note' && entry.undone) : undefined
  return <NoteForm card={card} id={ids.note} failure={failure} start={{ text: undone?.text }} now={now} />
}
