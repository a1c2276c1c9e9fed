import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { callIn } from '../../domain/actions/call.ts'
import { CallForm } from '../components/call-form/call-form.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'call')
export const clientAction = runFromBrowser

export default function Call() {
  const { card, done, ids, now } = useOutletContext<EnquiryPage>()
  // After an undo, the form gets its text back.
  const undone = done?.kind === 'undo' ? card.timeline.findLast((entry) => entry.kind === 'call' && entry.undone) : undefined
  const start = undone && { said: callIn(undone.text).said }
  return <CallForm card={card} id={ids.call} failure={useActionData<typeof action>()} now={now} start={start} />
}
