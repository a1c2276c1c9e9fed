import styles from './read-more.module.css'

const wording = { more: 'Read More' }

/** The link under a teaser, or under several. For screen readers, its name includes what it's `about`, unless its text says that. */
export function ReadMore({ to, about, text = wording.more }: { to: string; about?: string; text?: string }) {
  return (
    <a className={`${styles.more} arrow`} href={to}>
      {text}
      {about ? <span className="visually-hidden">: {about}</span> : null}
    </a>
  )
}
