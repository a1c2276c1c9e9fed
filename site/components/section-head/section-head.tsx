import type { ReactNode } from 'react'
import styles from './section-head.module.css'

/** The heading of a section, and what is said beside it. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
