import styles from './card-link.module.css'

/** A link that makes its whole card clickable without adding the card's text to its name. The card must be `position: relative`. */
export function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <a className={styles.link} href={to}>
      {children}
    </a>
  )
}
