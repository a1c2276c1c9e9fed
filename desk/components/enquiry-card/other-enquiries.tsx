import { Link } from 'react-router'
import type { InboxLine } from '../../../domain/desk.ts'
import type { Instant } from '../../../domain/instant.ts'
import { useFacts } from '../../../ui/facts.ts'
import { describeLastAppointment } from '../../appointment-wording.ts'
import { stateNames, when } from '../../when.ts'
import styles from './enquiry-card.module.css'

/** Other enquiries with the same plate, phone or email. */
export function OtherEnquiries({ lines, now }: { lines: readonly InboxLine[]; now: Instant }) {
  const facts = useFacts()
  if (lines.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="others">
      <h2 id="others">Same plate, phone or email</h2>
      <ul className={styles.others}>
        {lines.map(({ id, plate, about, state, receivedAt, lastAppointment: appointment }) => (
          <li key={id}>
            <Link to={`/enquiries/${id}`}>
              {[plate, about].filter(Boolean).join(', ')}
              <span>
                {appointment
                  ? describeLastAppointment(appointment, now, facts)
                  : `${when(receivedAt, now)}, ${stateNames[state].toLowerCase()}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
