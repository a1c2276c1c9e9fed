import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { errorsOf, Failure } from '../components/failure/failure.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'setAppointmentState')
export const clientAction = runFromBrowser

/** Says why a status change did nothing. The buttons themselves are on the card. */
export default function Appointment() {
  const { now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  const { state, tell } = errorsOf(failure)
  return <Failure failure={failure} now={now} reason={state ?? tell} />
}
