import styles from './read-more.module.css'

/** The link under a teaser. For screen readers, its name includes what it's about. */
export function ReadMore({ to, about }: { to: string; about: string }) {
  return (
    <a className={`${styles.more} arrow`} href={to}>
      Read More
      <span className="visually-hidden">: {about}</span>
    </a>
  )
}
