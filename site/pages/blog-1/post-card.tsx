import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import { longDate } from '../../../workshop/dates.ts'
import type { postCards } from '../../../workshop/post-cards.data.ts'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import { ReadMore } from '../../components/read-more/read-more.tsx'
import styles from './post-card.module.css'

/** A post's card in the grid: picture, date, title and excerpt. */
export function PostCard({ post: { title, date, excerpt, picture }, priority }: { post: (typeof postCards)[number]; priority: boolean }) {
  return (
    <article className={styles.card}>
      <Picture picture={pictureNamed(samplePictures, picture)} sizes="(min-width: 48rem) 55vw, 91vw" priority={priority} />
      <div className={styles.words}>
        <time className={styles.date} dateTime={date}>
          {longDate(date)}
        </time>
        <h3 className={styles.title}>
          <a href="/blog-details">{title}</a>
        </h3>
        <p className={styles.excerpt}>{excerpt}</p>
        <ReadMore to="/blog-details" about={title} />
      </div>
    </article>
  )
}
