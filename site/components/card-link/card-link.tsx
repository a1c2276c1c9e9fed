import styles from './card-link.module.css'

/** The link of a card: it reads as its own words, and the whole card can be pressed. The card must be `position: relative`. */
export function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <a className={styles.link} href={to}>
      {children}
    </a>
  )
}
