import styles from './read-more.module.css'
import { readMoreWording } from './read-more.wording.ts'

/** The link under a teaser; whoever hears it alone also hears of what. */
export function ReadMore({ to, about }: { to: string; about: string }) {
  return (
    <a className={`${styles.more} arrow`} href={to}>
      {readMoreWording}
      <span className="visually-hidden">: {about}</span>
    </a>
  )
}
