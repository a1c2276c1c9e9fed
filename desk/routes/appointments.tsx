import { type ActionFunctionArgs, useActionData, useOutletContext } from 'react-router'
import { act, actFromBrowser } from '../act.ts'
import { BookingForm } from '../components/booking-form/booking-form.tsx'
import { deskOf } from '../desk-context.ts'
import type { EnquiryPage } from './enquiry.tsx'

export const action = (args: ActionFunctionArgs) => act(args, deskOf(args.context).book)
export const clientAction = actFromBrowser

export default function Appointments() {
  const { card, ids, now, start } = useOutletContext<EnquiryPage>()
  return <BookingForm card={card} id={ids.appointment} failure={useActionData<typeof action>()} now={now} start={start} />
}
