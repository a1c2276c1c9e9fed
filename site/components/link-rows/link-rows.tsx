import type { SiteLink } from '../../../content/links.ts'
import styles from './link-rows.module.css'

type Props = { links: readonly SiteLink[]; label?: string; className?: string | undefined }

/** Links in ruled rows, each with an arrow at its end. */
export function LinkRows({ links, label, className = '' }: Props) {
  return (
    <ul className={`${styles.rows} ${className}`} aria-label={label}>
      {links.map(({ text, to }) => (
        <li key={to}>
          <a className="arrow" href={to}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
