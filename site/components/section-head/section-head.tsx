import type { ReactNode } from 'react'
import styles from './section-head.module.css'

type Props = {
  title: string
  /** Whether the section matters less than its neighbours: a smaller heading. */
  minor?: boolean
  /** Shown below the heading. */
  children?: ReactNode
}

/** A section's heading, with optional content below it. */
export function SectionHead({ title, minor = false, children }: Props) {
  return (
    <div className={minor ? `${styles.head} ${styles.minor}` : styles.head}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
