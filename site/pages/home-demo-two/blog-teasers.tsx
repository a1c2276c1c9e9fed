import { longDate } from '../../../workshop/dates.ts'
import { postCards } from '../../../workshop/post-cards.data.ts'
import layout from '../../design/layout.module.css'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import { PictureRow } from './picture-row.tsx'
import styles from './section-head.module.css'

/** Teasers of the three latest posts. */
export function BlogTeasers() {
  const items = postCards.slice(0, 3).map(({ date, title, excerpt, picture }) => ({
    title,
    text: excerpt,
    picture,
    note: longDate(date),
    more: wording.readMore,
  }))
  return (
    <section className={`${layout.wide} ${styles.minor}`}>
      <h2 className={styles.head}>{wording.blog}</h2>
      <PictureRow label={wording.blog} items={items} to="/blog-details" />
    </section>
  )
}
