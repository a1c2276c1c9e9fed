import { Link, useRouteLoaderData } from 'react-router'
import type { Inbox } from '../../../domain/desk.ts'
import { type SubjectName, subjects } from '../../../domain/facts/subjects.ts'
import { Plate } from '../../../ui/plate/plate.tsx'
import type { loader } from '../../root.tsx'
import styles from './inbox-list.module.css'

type Props = Pick<Inbox, 'unreached' | 'moreUnreached' | 'moreCalls' | 'quarantined'> & { search: string }

/** What else needs attention: customers whom an email didn't reach, calls that don't fit into the list, enquiries held back as spam, and for owners what the site says that is made up. */
export function Notices({ unreached, moreUnreached, moreCalls, quarantined, search }: Props) {
  const { staff, unconfirmed = [] } = useRouteLoaderData<typeof loader>('root') ?? {}
  const isOwner = staff?.role === 'owner'
  return (
    <>
      {unreached.length > 0 ? (
        <div className={styles.notice} data-urgent>
          <p>
            {unreached.length === 1 ? 'An email couldn’t be sent. Ring the customer:' : 'Emails couldn’t be sent. Ring these customers:'}
          </p>
          <ul className={styles.unreached}>
            {unreached.map(({ id, plate, name }) => (
              <li key={id}>
                <Link to={`/enquiries/${id}${search}`}>
                  {plate ? <Plate>{plate}</Plate> : null} {name || 'No name'}
                </Link>
              </li>
            ))}
          </ul>
          {moreUnreached > 0 ? <p>And {moreUnreached} more, who’ll show up here as you deal with these.</p> : null}
        </div>
      ) : null}
      {moreCalls > 0 ? (
        <p className={styles.notice}>
          {moreCalls === 1 ? '1 more call is' : `${moreCalls} more calls are`} due, under Answered, Booked, Done or Declined.
        </p>
      ) : null}
      {quarantined > 0 ? (
        <p className={styles.notice}>
          {quarantined === 1 ? '1 enquiry is' : `${quarantined} enquiries are`} held back as likely spam.{' '}
          {isOwner ? (
            <Link className={styles.mail} to="/mail">
              {quarantined === 1 ? 'Look at it' : 'Look at them'}
            </Link>
          ) : (
            `An owner can release ${quarantined === 1 ? 'it' : 'them'}.`
          )}
        </p>
      ) : null}
      {unconfirmed.length > 0 ? (
        <div className={styles.notice}>
          <p>Still made up on the website: {unconfirmed.map(titleOf).join('; ')}.</p>
          <Link className={styles.mail} to="/workshop">
            Check and save it
          </Link>
        </div>
      ) : null}
    </>
  )
}

/** Returns a subject's title for use in a sentence: 'opening hours'. */
function titleOf(name: SubjectName): string {
  const { title } = subjects[name]
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}`
}
