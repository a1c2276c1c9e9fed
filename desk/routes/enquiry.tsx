import { data, type LoaderFunctionArgs, type MetaArgs, Outlet, useLoaderData } from 'react-router'
import { newIds } from '../action-ids.ts'
import { bookingStart } from '../components/booking-form/booking-start.ts'
import { EnquiryCard } from '../components/enquiry-card/enquiry-card.tsx'
import { deskOf, staffOf } from '../desk-context.ts'

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const desk = deskOf(context)
  const done = url.searchParams.get('done')
  const [card, what] = await Promise.all([desk.enquiry(params.id ?? ''), done ? desk.findDone(done, staffOf(context).id) : undefined])
  if (!card) throw data(null, { status: 404 })
  return {
    card,
    late: url.searchParams.has('late'),
    done: what?.enquiry === card.id ? what : undefined,
    now: Date.now(),
    ids: newIds(),
    start: bookingStart(card.answers.service, new Date()),
  }
}

/** What the forms below an enquiry get. `late`: whether an undo came too late. `start`: what the booking form offers. */
export type EnquiryPage = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  { title: loaderData ? `${loaderData.card.answers.plate ?? loaderData.card.answers.name} · Desk` : 'Desk' },
]

export default function Enquiry() {
  const page = useLoaderData<typeof loader>()
  return (
    <EnquiryCard {...page}>
      <Outlet context={page satisfies EnquiryPage} />
    </EnquiryCard>
  )
}
