import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { errorsOf, Failure } from '../components/failure/failure.tsx'
import { deskOf } from '../desk-context.ts'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, deskOf(args.context).wroteBack)
export const clientAction = runFromBrowser

/** Says why nothing was noted. The button itself is among the quick actions. */
export default function WroteBack() {
  const { now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  return <Failure failure={failure} now={now} reason={errorsOf(failure).appointment} />
}
