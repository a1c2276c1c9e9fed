import { Link } from 'react-router'
import { type EnquiryState, enquiryStates, type Inbox, type Instant } from '../../actions/desk.ts'
import { listSearch } from '../../list-search.ts'
import { stateNames } from '../../when.ts'
import { LookAgain } from '../look-again/look-again.tsx'
import { InboxLine } from './inbox-line.tsx'
import styles from './inbox-list.module.css'
import { Notices } from './notices.tsx'

type Props = {
  inbox: Inbox
  /** The filter; absent for all. */
  state: EnquiryState | undefined
  /** The cursor of a later page. */
  before: string | undefined
  now: Instant
  /** How many new lines aren't shown yet, and what shows them. */
  waiting: number
  onShow: () => void
  /** 'h2' while an enquiry is open beside the list. */
  heading: 'h1' | 'h2'
}

/** The enquiries, latest first, with filters by state. */
export function InboxList({ inbox, state, before, now, waiting: unseen, onShow, heading: Heading }: Props) {
  const all = Object.values(inbox.counts).reduce((sum, count) => sum + count, 0)
  const search = (more: Record<string, string> = {}) => listSearch(new URLSearchParams(state && { state }), more)
  return (
    <section aria-labelledby="inbox">
      <header className={styles.head}>
        <div className={styles.top}>
          <Heading className={styles.title} id="inbox" tabIndex={-1} {...(Heading === 'h1' && { 'data-arrival': true })}>
            Inbox
          </Heading>
          <LookAgain news={unseen > 0 ? `${unseen} new` : ''} onShow={onShow} />
        </div>
        <nav className={styles.filters} aria-label="Filter by status">
          <Filter search="" name="All" count={all} chosen={!state} />
          {enquiryStates.map((each) => (
            <Filter key={each} search={`?state=${each}`} name={stateNames[each]} count={inbox.counts[each]} chosen={state === each} />
          ))}
        </nav>
      </header>
      <Notices failedMails={inbox.failedMails} quarantined={inbox.quarantined} />
      {inbox.callBacks.length > 0 ? (
        <ul className={styles.lines} aria-label="To call back now">
          {inbox.callBacks.map((line) => (
            <li key={line.id}>
              <InboxLine line={line} now={now} search={search()} isCall />
            </li>
          ))}
        </ul>
      ) : null}
      {inbox.lines.length > 0 ? (
        <ul className={styles.lines}>
          {inbox.lines.map((line) => (
            <li key={line.id}>
              <InboxLine line={line} now={now} search={search(before ? { before } : {})} />
            </li>
          ))}
        </ul>
      ) : inbox.callBacks.length > 0 ? null : (
        <p className={styles.empty}>
          {state ? 'Nothing here at the moment.' : 'Nothing yet. Enquiries from the website will show up here.'}
        </p>
      )}
      {before || inbox.next ? (
        <nav className={styles.turn} aria-label="Inbox pages">
          {before ? (
            <Link className={styles.page} to={`/inbox${search()}`}>
              Latest
            </Link>
          ) : null}
          {inbox.next ? (
            <Link className={styles.page} to={`/inbox${search({ before: inbox.next })}`}>
              Older
            </Link>
          ) : null}
        </nav>
      ) : null}
      <p className={styles.feeds}>
        <Link to="/feeds">Show the visits in your phone’s calendar</Link>
      </p>
    </section>
  )
}

function Filter({ search, name, count, chosen }: { search: string; name: string; count: number; chosen: boolean }) {
  return (
    <Link className={styles.filter} to={`/inbox${search}`} aria-current={chosen ? 'true' : undefined}>
      {name} <span className={styles.count}>{count}</span>
    </Link>
  )
}
