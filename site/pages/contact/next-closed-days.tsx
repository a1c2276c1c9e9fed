import { specialDaysNext } from '../../../domain/opening-hours/opening.ts'
import { useFacts } from '../../../ui/facts.ts'
import { useMoment } from '../../rendering.ts'
import styles from './contact.module.css'

/** The next special days. */
export function NextClosedDays() {
  const next = specialDaysNext(3, useMoment(), useFacts())
  return next.length > 0 ? (
    <ul className={styles.closed}>
      {next.map((days) => (
        <li key={days} data-live>
          {days}
        </li>
      ))}
    </ul>
  ) : null
}
