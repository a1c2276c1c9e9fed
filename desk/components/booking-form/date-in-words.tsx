import type { ClosedTime } from '../../../domain/appointments/appointment.ts'
import { isDate } from '../../../domain/appointments/day.ts'
import { dayAndMonth } from '../../../domain/opening-hours/dates.ts'
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
