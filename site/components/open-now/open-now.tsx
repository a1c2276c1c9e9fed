import { useEffect, useState } from 'react'
import { openingAt, openingWords } from '../../../workshop/opening.ts'
import styles from './open-now.module.css'

/** Whether the workshop is open, by its own clock. A page made in advance cannot know: its place stays empty until the scripts run. */
export function OpenNow({ oneLine = false }: { oneLine?: boolean }) {
  const [moment, setMoment] = useState<Date>()
  useEffect(() => {
    setMoment(new Date())
    const timer = setInterval(() => setMoment(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const [status, reason, rest] = moment ? openingWords(moment) : []
  return (
    <span
      className={oneLine ? `${styles.line} ${styles.oneLine}` : styles.line}
      data-live
      data-needs-script
      data-open={moment ? openingAt(moment).open : undefined}
    >
      {status}
      {reason ? <span className={styles.reason}>{reason}</span> : null}
      {rest}
    </span>
  )
}
