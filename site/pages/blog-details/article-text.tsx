import type { FullPost } from '../../../content/post.ts'
import { longDate } from '../../../domain/opening-hours/dates.ts'
import layout from '../../../ui/layout.module.css'
import { PostDrawing } from '../../components/post-drawing/post-drawing.tsx'
import styles from './article-text.module.css'
import { blogDetailsWording } from './blog-details.wording.ts'

/** The text of the post. */
export function ArticleText({ post }: { post: FullPost }) {
  const { sections, author } = post.article
  return (
    <article>
      <p className={styles.facts}>
        <time dateTime={post.date}>{longDate(post.date)}</time>
        <span>{blogDetailsWording.by(author.name)}</span>
      </p>
      {sections.map(({ heading, paragraphs, points, picture }, index) => (
        <section key={heading} className={styles.section}>
          <h2>{heading}</h2>
          <div className={styles.paragraphs}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {picture ? (
            <figure className={styles.drawing}>
              <PostDrawing drawing={picture} sizes="(min-width: 64rem) min(55vw, 57rem), 91vw" priority={index === 0} />
              <figcaption className={layout.caption}>{picture.caption}</figcaption>
            </figure>
          ) : null}
          {points ? (
            <dl className={picture ? `${styles.points} ${styles.numbered}` : styles.points}>
              {points.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </section>
      ))}
    </article>
  )
}
