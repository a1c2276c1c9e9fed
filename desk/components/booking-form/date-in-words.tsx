import { dayAndMonth } from '../../../workshop/dates.ts'
import { isDate } from '../../actions/day.ts'
import type { ClosedTime } from '../../actions/desk.ts'
import styles from './booking-form.module.css'

type Props = { date: string; closed: ClosedTime | undefined }

/** A date with its weekday, and why we're closed if we are: 'Saturday 28 November. We’re closed on Saturdays.' */
export function DateInWords({ date, closed }: Props) {
  return (
    <p className={styles.words} aria-live="polite">
      {isDate(date) ? <strong>{dayAndMonth(date)}</strong> : null}
      {closed ? <span className={styles.closed}>. {closed.because}</span> : null}
    </p>
  )
}
