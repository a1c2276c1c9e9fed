import {
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router'
import { nextOpenDay } from '../../domain/appointments/day.ts'
import { newIds } from '../action-ids.ts'
import { EnquiryCard } from '../components/enquiry-card/enquiry-card.tsx'
import { describeEntry } from '../components/timeline/timeline-wording.ts'
import { deskContext, deskOf, staffOf } from '../desk-context.ts'
import { type Deferred, useDeferredUpdates } from '../live/use-deferred-updates.ts'

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const desk = deskOf(context)
  const done = url.searchParams.get('done')
  const me = staffOf(context).id
  // The workbench's loader runs at the same time, so its token may be newer than this enquiry.
  const changeToken = await desk.changeToken()
  const [card, alsoOpen, colleagues, what] = await Promise.all([
    desk.enquiry(params.id ?? ''),
    desk.alsoOpen(params.id ?? '', me),
    desk.colleagues(),
    done ? desk.findDone(done, me) : undefined,
  ])
  if (!card) throw data(null, { status: 404 })
  return {
    card,
    changeToken,
    alsoOpen,
    colleagues,
    late: url.searchParams.has('late'),
    done: what?.enquiry === card.id ? what : undefined,
    now: Date.now(),
    ids: newIds(),
    callOn: nextOpenDay(new Date(), context.get(deskContext).facts),
  }
}

/** Also loads it again after an action that colleagues' changes refused, so that the buttons on the card have the version that the message shows. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.outcome === 'changed' || defaultShouldRevalidate

/**
 * The data of an enquiry's page and forms. `late`: whether an undo came too late. `callOn`: the day that the callback form suggests.
 */
export type EnquiryPage = Awaited<ReturnType<typeof loader>>

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  { title: loaderData ? `${loaderData.card.answers.plate ?? loaderData.card.answers.name} · Desk` : 'Desk' },
]

export default function Enquiry() {
  const { key } = useLocation()
  const fresh = useLoaderData<typeof loader>()
  const { shown: page, unseen, show } = useDeferredUpdates(fresh, key, update, keepIds)
  const news = unseen ? newsIn(fresh.card, page.card) : ''
  return (
    <EnquiryCard {...page} news={news} onShow={show}>
      <Outlet context={page satisfies EnquiryPage} />
    </EnquiryCard>
  )
}

/**
 * Immediately shows who has it open, the state of its emails, and whether there is still something to undo. A colleague's actions wait: forms keep
 * their version, so that nobody acts on what they haven't read.
 */
function update(first: EnquiryPage, fresh: EnquiryPage): Deferred<EnquiryPage> {
  const isSame = first.card.version === fresh.card.version
  const { alsoOpen, done } = fresh
  return { shown: { ...first, alsoOpen, done, card: isSame ? fresh.card : first.card }, unseen: isSame ? 0 : 1 }
}

/** While nobody has acted, forms keep their ids: one that is sent again because its answer was lost is the same action, whatever was loaded meanwhile. */
function keepIds(first: EnquiryPage, fresh: EnquiryPage): EnquiryPage {
  return first.card.id === fresh.card.id && first.card.version === fresh.card.version ? { ...fresh, ids: first.ids } : fresh
}

function newsIn({ timeline }: EnquiryPage['card'], shown: EnquiryPage['card']): string {
  const [latest, ...more] = timeline.filter(({ id }) => !shown.timeline.some((entry) => entry.id === id)).toReversed()
  if (!latest) return 'This has changed'
  return more.length > 0 ? `${describeEntry(latest)}, and ${more.length} more` : describeEntry(latest)
}
