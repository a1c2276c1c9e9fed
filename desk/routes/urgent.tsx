import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { errorsOf, Failure } from '../components/failure/failure.tsx'
import { deskOf } from '../desk-context.ts'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, deskOf(args.context).setUrgent)
export const clientAction = runFromBrowser

/** Says why it wasn't marked. The button itself is among the quick actions. */
export default function Urgent() {
  const { now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  return <Failure failure={failure} now={now} reason={errorsOf(failure).urgent} />
}
