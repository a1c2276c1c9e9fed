import type { ReactNode } from 'react'
import layout from '../../../ui/layout.module.css'
import styles from './with-sidebar.module.css'

/** A main column with a sidebar, which is below it on phones. */
export function WithSidebar({ children, sidebar }: { children: ReactNode; sidebar: ReactNode }) {
  return (
    <div className={`${styles.columns} ${layout.wide}`}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{sidebar}</div>
    </div>
  )
}
