import type { ReactNode } from 'react'
import layout from '../../../ui/layout.module.css'
import styles from './with-sidebar.module.css'

type Props = {
  children: ReactNode
  sidebar: ReactNode
  /** Shown across both columns. */
  below?: ReactNode
}

/** A main column with a sidebar, which is below it on phones. */
export function WithSidebar({ children, sidebar, below }: Props) {
  return (
    <div className={`${styles.columns} ${layout.wide}`}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{sidebar}</div>
      {below ? <div className={styles.below}>{below}</div> : null}
    </div>
  )
}
