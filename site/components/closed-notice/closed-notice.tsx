import { closingNotice } from '../../../domain/opening-hours/opening.ts'
import { useMoment } from '../../rendering.ts'
import { wording } from '../../wording.ts'
import styles from './closed-notice.module.css'

/**
 * A notice of closed days, for two weeks before them and while they last: one line over the lower edge of the window, which moves nothing; on a
 * phone it sits on the bar with Call and Book.
 */
export function ClosedNotice() {
  const notice = closingNotice(useMoment())
  if (!notice) return null
  return (
    <aside className={styles.edge} aria-label={wording.closedDays}>
      <p className={styles.line} data-tone="ink" data-live>
        {notice}
      </p>
    </aside>
  )
}
