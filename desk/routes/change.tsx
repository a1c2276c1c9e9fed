import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { NoAppointment } from '../components/appointment-states/no-appointment.tsx'
import { BookingForm } from '../components/booking-form/booking-form.tsx'
import { startOf } from '../components/booking-form/booking-start.ts'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'changeAppointment')
export const clientAction = runFromBrowser

export default function Change() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  const { appointment } = card
  if (!appointment) return <NoAppointment failure={failure} now={now} />
  return (
    <BookingForm existing={appointment} card={card} id={ids.changeAppointment} failure={failure} now={now} start={startOf(appointment)} />
  )
}
