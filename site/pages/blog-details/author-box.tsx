import type { Article } from '../../../content/post.ts'
import styles from './author-box.module.css'
import { blogDetailsWording } from './blog-details.wording.ts'

/** A box about the post's author. */
export function AuthorBox({ author: { name, text } }: Pick<Article, 'author'>) {
  return (
    <aside className={styles.author} data-tone="paper" aria-label={blogDetailsWording.author}>
      <h2 className={styles.name}>
        <a href="/team">{name}</a>
      </h2>
      <p>{text}</p>
    </aside>
  )
}
