import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { act, actFromBrowser } from '../act.ts'
import { NoteForm } from '../components/note-form/note-form.tsx'
import { deskOf } from '../desk-context.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => act(args, deskOf(args.context).note)
export const clientAction = actFromBrowser

export default function Notes() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  return <NoteForm card={card} id={ids.note} failure={useActionData<typeof action>()} now={now} />
}
