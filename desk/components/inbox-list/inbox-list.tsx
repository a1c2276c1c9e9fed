import { Link } from 'react-router'
import type { Inbox, InboxLine as Line } from '../../../domain/desk.ts'
import type { Instant } from '../../../domain/instant.ts'
import { inboxQuery } from '../../inbox-query.ts'
import { useMe } from '../../use-me.ts'
import { stateNames } from '../../when.ts'
import { UpdateNotice } from '../update-notice/update-notice.tsx'
import { InboxLine } from './inbox-line.tsx'
import styles from './inbox-list.module.css'
import { Notices } from './notices.tsx'

/** The inbox's filters. The first is the default, whose address has no `state`. */
export const inboxViews = ['waiting', 'mine', 'booked', 'all', 'answered', 'done', 'declined'] as const
export type InboxView = (typeof inboxViews)[number]

type Props = {
  inbox: Inbox
  state: InboxView
  /** The cursor of a later page. */
  before: string | undefined
  now: Instant
  /** How many new lines aren't shown yet; `onShow` shows them. */
  unseen: number
  onShow: () => void
  /** The id of the enquiry that is open beside the list. */
  open: string | undefined
}

/** The enquiries: by default those that are waiting, longest wait first; those that are booked, the soonest first; with another filter, the latest first. */
export function InboxList({ inbox, state, before, now, unseen, onShow, open }: Props) {
  const Heading = open ? 'h2' : 'h1'
  const all = Object.values(inbox.counts).reduce((sum, count) => sum + count, 0)
  const counts = { ...inbox.counts, waiting: inbox.waiting, mine: inbox.mine, all }
  const me = useMe()?.id
  const search = (more: Record<string, string> = {}, view = state) =>
    inboxQuery(new URLSearchParams(view === 'waiting' ? {} : { state: view }), more)
  const pages = <Pages before={before} next={inbox.next} search={search} />
  const isEmpty = inbox.urgent.length + inbox.callBacks.length + inbox.lines.length === 0
  const shared = { now, me, open }
  return (
    <section aria-labelledby="inbox">
      <header className={styles.head}>
        <div className={styles.top}>
          <Heading className={styles.title} id="inbox" tabIndex={-1} {...(Heading === 'h1' && { 'data-arrival': true })}>
            Inbox
          </Heading>
          <UpdateNotice news={unseen > 0 ? `${unseen} new` : ''} onShow={onShow} />
        </div>
        <nav className={styles.filters} aria-label="Filter by status">
          {inboxViews.map((view) => (
            <Filter key={view} search={search({}, view)} name={viewNames[view]} count={counts[view]} chosen={state === view} />
          ))}
        </nav>
      </header>
      <Notices {...inbox} search={search()} />
      {state === 'waiting' ? pages : null}
      <Lines label="Urgent" lines={inbox.urgent} search={search()} isTop {...shared} />
      <Lines label="To call back now" lines={inbox.callBacks} search={search()} isTop {...shared} />
      <Lines label={viewNames[state]} lines={inbox.lines} search={search(before ? { before } : {})} {...shared} />
      {isEmpty ? <p className={styles.empty}>{emptyText(state, all)}</p> : null}
      {state === 'waiting' ? null : pages}
      <p className={styles.feeds}>
        <Link to="/feeds">Show appointments in your phone’s calendar</Link>
      </p>
    </section>
  )
}

const viewNames: Readonly<Record<InboxView, string>> = { ...stateNames, waiting: 'Waiting', mine: 'Mine', all: 'All' }

function emptyText(view: InboxView, all: number): string {
  if (all === 0) return 'Nothing yet. Enquiries from the website will show up here.'
  if (view === 'mine') return 'Nothing’s yours at the moment. Open an enquiry and tap Take it.'
  return view === 'waiting' ? 'Nobody’s waiting for you. New enquiries and calls that are due show up here.' : 'Nothing here at the moment.'
}

type LinesProps = {
  label: string
  lines: readonly Line[]
  now: Instant
  search: string
  me: string | undefined
  open: string | undefined
  /** Whether they're above the others because they wait. */
  isTop?: boolean
}

function Lines({ label, lines, open, isTop = false, ...shared }: LinesProps) {
  const isCall = ({ callBackAt }: Line) => isTop && callBackAt !== undefined && callBackAt <= shared.now
  if (lines.length === 0) return null
  return (
    <ul className={styles.lines} aria-label={label}>
      {lines.map((line) => (
        <li key={line.id}>
          <InboxLine line={line} isCall={isCall(line)} isOpen={line.id === open} {...shared} />
        </li>
      ))}
    </ul>
  )
}

/** Links to other pages. They are above the waiting enquiries, which begin with the oldest. */
function Pages({
  before,
  next,
  search,
}: {
  before: string | undefined
  next: string | undefined
  search: (more?: Record<string, string>) => string
}) {
  if (!before && !next) return null
  return (
    <nav className={styles.turn} aria-label="Inbox pages">
      {before ? (
        <Link className={styles.page} to={`/inbox${search()}`}>
          Latest
        </Link>
      ) : null}
      {next ? (
        <Link className={styles.page} to={`/inbox${search({ before: next })}`}>
          Older
        </Link>
      ) : null}
    </nav>
  )
}

function Filter({ search, name, count, chosen }: { search: string; name: string; count: number; chosen: boolean }) {
  return (
    <Link className={styles.filter} to={`/inbox${search}`} aria-current={chosen ? 'true' : undefined}>
      {name} <span className={styles.count}>{count}</span>
    </Link>
  )
}
