import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { appointmentErrors } from '../../domain/appointments/appointment-state.ts'
import { CancelForm, NoAppointment } from '../components/cancel-form/cancel-form.tsx'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'cancelAppointment')
export const clientAction = runFromBrowser

export default function Cancel() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  const { appointment } = card
  if (!appointment) return <NoAppointment failure={failure} now={now} text={appointmentErrors.none} />
  return <CancelForm appointment={appointment} card={card} id={ids.cancelAppointment} failure={failure} now={now} />
}
