import { closedDaysNext } from '../../../domain/opening-hours/opening.ts'
import { useMoment } from '../../rendering.ts'
import styles from './contact.module.css'

/** The next closed days. */
export function NextClosedDays() {
  return (
    <ul className={styles.closed}>
      {closedDaysNext(3, useMoment()).map((days) => (
        <li key={days} data-live>
          {days}
        </li>
      ))}
    </ul>
  )
}
