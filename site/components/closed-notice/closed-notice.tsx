import { wallClockAt } from '../../../domain/opening-hours/dates.ts'
import { closingNotice } from '../../../domain/opening-hours/opening.ts'
import { useFacts } from '../../../ui/facts.ts'
import { useMoment } from '../../rendering.ts'
import { wording } from '../../wording.ts'
import styles from './closed-notice.module.css'

/**
 * The owner's notice on its dates, and one of closed days for two weeks before them and while they last: over the lower edge of the window, which
 * moves nothing; on a phone they sit on the bar with Call and Book.
 */
export function ClosedNotice() {
  const moment = useMoment()
  const facts = useFacts()
  const { date: today } = wallClockAt(moment)
  const { notice } = facts
  const own = notice && notice.from <= today && today <= notice.until ? notice.text : undefined
  const closing = closingNotice(moment, facts)
  if (!own && !closing) return null
  return (
    <aside className={styles.edge} aria-label={own ? wording.notice : wording.closedDays}>
      <div className={styles.lines} data-tone="ink">
        {own ? <p data-live>{own}</p> : null}
        {closing ? <p data-live>{closing}</p> : null}
      </div>
    </aside>
  )
}
