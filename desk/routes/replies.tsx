import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { ReplyForm } from '../components/reply-form/reply-form.tsx'
import { deskOf } from '../desk-context.ts'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, deskOf(args.context).reply)
export const clientAction = runFromBrowser

export default function Replies() {
  const { card, done, ids, now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  // After an undo, the form gets its text back.
  const undone = done?.kind === 'undo' ? card.timeline.findLast((entry) => entry.kind === 'reply' && entry.undone) : undefined
  return <ReplyForm card={card} id={ids.reply} failure={failure} start={{ text: undone?.text }} now={now} />
}
