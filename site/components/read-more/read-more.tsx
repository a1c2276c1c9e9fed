import styles from './read-more.module.css'

const wording = { more: 'Read More' }

/** The link under a teaser. For screen readers, its name includes what it's about. */
export function ReadMore({ to, about, text = wording.more }: { to: string; about: string; text?: string }) {
  return (
    <a className={`${styles.more} arrow`} href={to}>
      {text}
      <span className="visually-hidden">: {about}</span>
    </a>
  )
}
