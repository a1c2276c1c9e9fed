import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import { longDate } from '../../../workshop/dates.ts'
import type { postCards } from '../../../workshop/post-cards.data.ts'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import { ReadMore } from '../../components/read-more/read-more.tsx'
import layout from '../../design/layout.module.css'
import styles from './post-card.module.css'

/** A post's card in the grid: picture, topic, date, title and excerpt. The one that leads shows the drawing in its article, if it has one. */
export function PostCard({
  post: { topic, title, date, excerpt, picture, drawing },
  leads,
}: {
  post: (typeof postCards)[number]
  leads: boolean
}) {
  return (
    <article className={styles.card}>
      <Picture
        picture={pictureNamed(samplePictures, (leads && drawing) || picture)}
        sizes={leads ? '(min-width: 64rem) 60vw, 91vw' : '(min-width: 48rem) 50vw, 91vw'}
        priority={leads}
      />
      <div className={styles.words}>
        <p className={styles.about}>
          <span className={layout.label}>{topic}</span>
          <time dateTime={date}>{longDate(date)}</time>
        </p>
        <h3 className={styles.title}>
          <a href="/blog-details">{title}</a>
        </h3>
        <p className={styles.excerpt}>{excerpt}</p>
        <ReadMore to="/blog-details" about={title} />
      </div>
    </article>
  )
}
