import { openingAt, openingLineParts } from '../../../domain/opening-hours/opening.ts'
import { useFacts } from '../../../ui/facts.ts'
import { useMoment } from '../../rendering.ts'
import styles from './open-now.module.css'

/**
 * Whether the workshop is open now, in New Zealand time. It goes on counting with the page's scripts. `brief`: without the reason for closed days,
 * which fits on one line in a narrow column or the header.
 */
export function OpenNow({ oneLine = false, brief = false }: { oneLine?: boolean; brief?: boolean }) {
  const moment = useMoment()
  const facts = useFacts()
  const parts = openingLineParts(moment, facts)
  const [status, reason, rest] = parts
  return (
    <span
      // A new line replaces the old one as a whole, so that none of its words is seen to move.
      key={parts.join('')}
      className={`${styles.line} ${oneLine ? styles.oneLine : ''} ${brief ? styles.brief : ''}`}
      data-live
      data-needs-script
      data-open={openingAt(moment, facts).open}
    >
      {/* Elements, because a translator replaces text nodes, and React couldn't insert beside them. */}
      <span>{status}</span>
      {reason && !brief ? <span>{reason}</span> : null}
      {rest ? <span>{rest}</span> : null}
    </span>
  )
}
