import type { ReactNode } from 'react'
import { wording } from '../../wording.ts'
import styles from './notice-strip.module.css'

/** One line at the lower edge of the window; on a phone it sits on the bar with Call and Book. */
export function NoticeStrip({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.edge} aria-label={wording.closedDays}>
      <p className={styles.line} data-tone="ink">
        {children}
      </p>
    </aside>
  )
}
