import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { act, actFromBrowser } from '../act.ts'
import { visitErrors } from '../actions/visit.ts'
import { BookingForm } from '../components/booking-form/booking-form.tsx'
import { startOf } from '../components/booking-form/booking-start.ts'
import { NoVisit } from '../components/cancel-form/cancel-form.tsx'
import { deskOf } from '../desk-context.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => act(args, deskOf(args.context).changeVisit)
export const clientAction = actFromBrowser

export default function Change() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  const failure = useActionData<typeof action>()
  const { appointment } = card
  if (!appointment) return <NoVisit failure={failure} now={now} text={visitErrors.none} />
  return <BookingForm changes={appointment} card={card} id={ids.change} failure={failure} now={now} start={startOf(appointment)} />
}
