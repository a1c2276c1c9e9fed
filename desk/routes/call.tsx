import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { callIn } from '../../domain/actions/call.ts'
import { CallForm } from '../components/call-form/call-form.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import { undoneText } from '../undone-text.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'call')
export const clientAction = runFromBrowser

export default function Call() {
  const page = useOutletContext<EnquiryPage>()
  const { card, ids, now } = page
  const undone = undoneText(page, 'call')
  const start = { said: undone && callIn(undone).said }
  return <CallForm card={card} id={ids.call} failure={useActionData<typeof action>()} now={now} start={start} />
}
