import { type LoaderFunctionArgs, Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useLocation, useMatches } from 'react-router'
import { InboxList, inboxViews } from '../components/inbox-list/inbox-list.tsx'
import { deskOf, staffOf } from '../desk-context.ts'
import { mergeInbox } from '../live/merge-inbox.ts'
import { useDeferredUpdates } from '../live/use-deferred-updates.ts'
import styles from './workbench.module.css'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const state = inboxViews.find((view) => view === url.searchParams.get('state')) ?? 'waiting'
  const before = url.searchParams.get('before') ?? undefined
  const desk = deskOf(context)
  const changeToken = await desk.changeToken()
  const inbox = await desk.inbox({ state: state === 'all' ? undefined : state, before, staff: staffOf(context).id })
  return { inbox, state, before, changeToken, now: Date.now() }
}

/** Always reloads the inbox with the enquiry beside it, unless the server has just failed to respond. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) => actionStatus !== 503

/** The inbox with the open enquiry beside it; on a phone, one at a time. */
export default function Workbench() {
  const page = useLoaderData<typeof loader>()
  const { key } = useLocation()
  const open = useMatches().find(({ id }) => id === 'routes/enquiry')?.params.id
  // The list stays as it is while cards are opened beside it.
  const list = useDeferredUpdates(page.inbox, open ? `${page.state} ${page.before}` : key, mergeInbox)
  return (
    <div className={styles.bench} data-open={open !== undefined}>
      <div className={styles.list}>
        <InboxList {...page} inbox={list.shown} unseen={list.unseen} onShow={list.show} open={open} />
      </div>
      <div className={styles.card}>
        <Outlet />
      </div>
    </div>
  )
}
