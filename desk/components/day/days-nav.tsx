import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import styles from './days-nav.module.css'

type Props = { label: string; before: Target; today: Target; after: Target; other: Target }
/** `isHere`: whether it's the current page. */
type Target = { to: string; text: string; isHere?: boolean }

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Links to the previous and next day or week, to today, and between day and week. */
export function DaysNav({ label, before, today, after, other }: Props) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <Link to={before.to}>
        <ChevronLeft {...icon} /> {before.text}
      </Link>
      <Link to={today.to} aria-current={today.isHere ? 'page' : undefined}>
        {today.text}
      </Link>
      <Link to={after.to}>
        {after.text} <ChevronRight {...icon} />
      </Link>
      <Link className={styles.other} to={other.to}>
        {other.text}
      </Link>
    </nav>
  )
}
