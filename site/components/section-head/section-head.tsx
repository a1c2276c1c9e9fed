import type { ReactNode } from 'react'
import styles from './section-head.module.css'

/** A section heading, with optional content below it. */
export function SectionHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
