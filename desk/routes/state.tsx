import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { StateForm } from '../components/state-form/state-form.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'setState')
export const clientAction = runFromBrowser

export default function State() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  return <StateForm card={card} id={ids.setState} failure={useActionData<typeof action>()} now={now} />
}
