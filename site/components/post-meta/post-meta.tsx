import { longDate } from '../../../domain/opening-hours/dates.ts'
import layout from '../../../ui/layout.module.css'
import styles from './post-meta.module.css'

/** A post's topic and its date, above its title. */
export function PostMeta({ topic, date, className = '' }: { topic: string; date: string; className?: string | undefined }) {
  return (
    <p className={`${styles.meta} ${className}`}>
      <span className={layout.label}>{topic}</span>
      <time dateTime={date}>{longDate(date)}</time>
    </p>
  )
}
