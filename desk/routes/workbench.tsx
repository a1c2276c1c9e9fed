import { type LoaderFunctionArgs, Outlet, useLoaderData, useMatches } from 'react-router'
import { enquiryStates } from '../actions/desk.ts'
import { InboxList } from '../components/inbox-list/inbox-list.tsx'
import { deskOf } from '../desk-context.ts'
import styles from './workbench.module.css'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const state = enquiryStates.find((each) => each === url.searchParams.get('state'))
  const before = url.searchParams.get('before') ?? undefined
  return { inbox: await deskOf(context).inbox({ state, before }), state, before, now: Date.now() }
}

/** Always reloads the inbox with the enquiry beside it. */
export const shouldRevalidate = () => true

/** The inbox with the open enquiry beside it; on a phone, one at a time. */
export default function Workbench() {
  const page = useLoaderData<typeof loader>()
  const open = useMatches().some(({ id }) => id === 'routes/enquiry')
  return (
    <div className={styles.bench} data-open={open}>
      <div className={styles.list}>
        <InboxList {...page} heading={open ? 'h2' : 'h1'} />
      </div>
      <div className={styles.card}>
        <Outlet />
      </div>
    </div>
  )
}
