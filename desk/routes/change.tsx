import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { visitErrors } from '../../domain/appointments/visit-state.ts'
import { BookingForm } from '../components/booking-form/booking-form.tsx'
import { startOf } from '../components/booking-form/booking-start.ts'
import { NoVisit } from '../components/cancel-form/cancel-form.tsx'
import { deskOf } from '../desk-context.ts'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => runUseCase(args, deskOf(args.context).changeVisit)
export const clientAction = runFromBrowser

export default function Change() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  const { visit } = card
  if (!visit) return <NoVisit failure={failure} now={now} text={visitErrors.none} />
  return <BookingForm existing={visit} card={card} id={ids.change} failure={failure} now={now} start={startOf(visit)} />
}
