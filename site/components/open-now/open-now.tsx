import { useEffect, useState } from 'react'
import { openingAt, openingLineParts } from '../../../domain/opening-hours/opening.ts'
import styles from './open-now.module.css'

/**
 * Whether the workshop is open now, in New Zealand time. A prerendered page can't know, so this stays empty until it hydrates.
 * `brief`: without the reason for closed days, which fits on one line in a narrow column.
 */
export function OpenNow({ oneLine = false, brief = false }: { oneLine?: boolean; brief?: boolean }) {
  const [moment, setMoment] = useState<Date>()
  useEffect(() => {
    setMoment(new Date())
    const timer = setInterval(() => setMoment(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const [status, reason, rest] = moment ? openingLineParts(moment) : []
  return (
    <span
      className={`${styles.line} ${oneLine ? styles.oneLine : ''} ${brief ? styles.brief : ''}`}
      data-live
      data-needs-script
      data-open={moment ? openingAt(moment).open : undefined}
    >
      {/* Elements, because a translator replaces text nodes, and React couldn't insert beside them. */}
      {status ? <span>{status}</span> : null}
      {reason && !brief ? <span className={styles.reason}>{reason}</span> : null}
      {rest ? <span>{rest}</span> : null}
    </span>
  )
}
