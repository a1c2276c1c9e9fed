import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import type { postCards } from '../../../workshop/post-cards.data.ts'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import { PostDrawing } from '../../components/post-drawing/post-drawing.tsx'
import { PostMeta } from '../../components/post-meta/post-meta.tsx'
import { ReadMore } from '../../components/read-more/read-more.tsx'
import styles from './post-card.module.css'

/** The widths of a picture: of the post that leads, of the two after it, and of the rest. */
const sizes = {
  lead: '(min-width: 64rem) 60vw, 91vw',
  medium: '(min-width: 48rem) 45vw, 91vw',
  small: '(min-width: 48rem) 29vw, 27vw',
}

type Props = { post: (typeof postCards)[number]; size: keyof typeof sizes }

/** A post's card in the grid: picture, topic, date, title and excerpt. The one that leads shows the drawing in its article, if it has one. */
export function PostCard({ post: { topic, title, date, excerpt, picture, drawing }, size }: Props) {
  const leads = size === 'lead'
  return (
    <article className={styles.card}>
      {leads && drawing ? (
        <PostDrawing drawing={drawing} sizes={sizes[size]} priority />
      ) : (
        <Picture picture={pictureNamed(samplePictures, picture)} sizes={sizes[size]} priority={leads} />
      )}
      <div className={styles.words}>
        <PostMeta className={styles.meta} topic={topic} date={date} />
        <h3 className={styles.title}>
          <a href="/blog-details">{title}</a>
        </h3>
        <p className={styles.excerpt}>{excerpt}</p>
        <ReadMore to="/blog-details" about={title} />
      </div>
    </article>
  )
}
