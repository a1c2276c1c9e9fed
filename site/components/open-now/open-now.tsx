import { useEffect, useState } from 'react'
import { openingAt, openingLine } from '../../../workshop/opening.ts'
import styles from './open-now.module.css'

/** Whether the workshop is open, by its own clock. A page made in advance cannot know: its place stays empty until the scripts run. */
export function OpenNow() {
  const [moment, setMoment] = useState<Date>()
  useEffect(() => {
    setMoment(new Date())
    const timer = setInterval(() => setMoment(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className={styles.line} data-live data-needs-script data-open={moment ? openingAt(moment).open : undefined}>
      {moment ? openingLine(moment) : ''}
    </span>
  )
}
