import { Link } from 'react-router'
import { Plate } from '../../../site/components/plate/plate.tsx'
import type { Inbox } from '../../actions/desk.ts'
import styles from './inbox-list.module.css'

type Props = Pick<Inbox, 'unreached' | 'quarantined'> & { search: string }

/** What else needs attention: customers whom a mail didn't reach, and enquiries held back as spam. */
export function Notices({ unreached, quarantined, search }: Props) {
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
        </div>
      ) : null}
      {quarantined > 0 ? (
        <p className={styles.notice}>
          {quarantined === 1 ? '1 enquiry is' : `${quarantined} enquiries are`} held back as likely spam. The owner can check and release{' '}
          {quarantined === 1 ? 'it' : 'them'}.
        </p>
      ) : null}
    </>
  )
}
