import { SiteLink } from '../site-link/site-link.tsx'
import styles from './card-link.module.css'

/** The link of a card: it reads as its own words, and the whole card can be pressed. The card must be `position: relative`. */
export function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <SiteLink className={styles.link} to={to}>
      {children}
    </SiteLink>
  )
}
