import type { ReactNode } from 'react'
import styles from './done-message.module.css'

/** Says what was just done, on a page where the opposite is a button away or impossible. */
export function DoneLine({ children }: { children: ReactNode }) {
  return (
    <div className={styles.message} role="status" id="done">
      <p tabIndex={-1} data-result>
        {children}
      </p>
    </div>
  )
}
