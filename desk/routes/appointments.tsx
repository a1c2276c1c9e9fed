import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useOutletContext,
} from 'react-router'
import { BookingForm } from '../components/booking-form/booking-form.tsx'
import { bookingStart } from '../components/booking-form/booking-start.ts'
import { deskOf } from '../desk-context.ts'
import { useDeferredUpdates } from '../live/use-deferred-updates.ts'
import { runFromBrowser, runUseCase } from '../run-use-case.ts'
import { slotOf } from '../slot.ts'
import type { EnquiryPage } from './enquiry.tsx'

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const free = await deskOf(context).bookingTime(params.id ?? '')
  if (!free) throw data(null, { status: 404 })
  return { start: bookingStart({ ...free, ...slotOf(url.searchParams) }) }
}

export const action = (args: ActionFunctionArgs) => runUseCase(args, 'book')
export const clientAction = runFromBrowser

export default function BookAppointment() {
  const { card, ids, now } = useOutletContext<EnquiryPage>()
  const { key } = useLocation()
  // The suggested time doesn't change while the form is open.
  const { shown } = useDeferredUpdates(useLoaderData<typeof loader>(), key, (first) => ({ shown: first, unseen: 0 }))
  return <BookingForm card={card} id={ids.book} failure={useActionData<typeof action>()} now={now} start={shown.start} />
}
