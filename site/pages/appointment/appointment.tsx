import { type ActionFunctionArgs, type HeadersArgs, useActionData, useSearchParams } from 'react-router'
import drawing from '../../../art/drawings/job-card.svg?url'
import { booking } from '../../../enquiries/booking/booking.ts'
import { bookableServices } from '../../../workshop/bookable-services.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { receiveNativePost } from '../../forms/native-post.ts'
import { pageMeta } from '../../page-meta.ts'
import { receiveContext } from '../../receive-context.ts'
import { appointmentWording } from './appointment.wording.ts'
import { AppointmentSection } from './appointment-section.tsx'

export const meta = () => pageMeta('/appointment')

export const action = ({ request, context }: ActionFunctionArgs) => receiveNativePost(booking, request, context.get(receiveContext))

/** Retry-After, where too many came from one address. */
export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

export default function Appointment() {
  const [query] = useSearchParams()
  const service = bookableServices.find((text) => text === query.get('service'))
  return (
    <>
      <Banner drawing={drawing} title={appointmentWording.title} from={[{ text: 'Home', to: '/' }]} />
      <AppointmentSection lead={appointmentWording.lead} service={service} posted={useActionData<typeof action>()} />
    </>
  )
}
