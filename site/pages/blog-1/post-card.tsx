import type { postCards } from '../../../content/post-cards.ts'
import { PostMeta } from '../../components/post-meta/post-meta.tsx'
import { PostPicture } from '../../components/post-picture/post-picture.tsx'
import { ReadMore } from '../../components/read-more/read-more.tsx'
import onPhone from '../blog-details/post-on-phone.module.css'
import styles from './post-card.module.css'

/** The widths of a picture: of the post that leads, of the two after it, and of the rest. */
const sizes = {
  lead: '(min-width: 64rem) 60vw, 91vw',
  medium: '(min-width: 48rem) 45vw, 91vw',
  small: '(min-width: 48rem) 29vw, 27vw',
}

/** How phones show it. */
const phone = { lead: onPhone.lead, medium: '', small: onPhone.row }

type Props = { post: (typeof postCards)[number]; size: keyof typeof sizes }

/** A post's card in the grid: picture, topic, date, title and excerpt. The one that leads shows the drawing in its article, if it has one. */
export function PostCard({ post, size }: Props) {
  const { topic, title, date, excerpt } = post
  return (
    <article className={`${styles.card} ${phone[size]}`}>
      <PostPicture post={post} sizes={sizes[size]} leads={size === 'lead'} />
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
