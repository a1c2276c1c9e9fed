import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { errorsOf, Failure } from '../components/failure/failure.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'sendInvitation')
export const clientAction = runFromBrowser

/** Says why the invitation wasn't sent. The button itself is on the card. */
export default function Invitation() {
  const { now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  return <Failure failure={failure} now={now} reason={errorsOf(failure).appointment} />
}
