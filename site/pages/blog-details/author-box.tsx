import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import type { Article } from '../../../content/post.ts'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import styles from './author-box.module.css'
import { blogDetailsWording } from './blog-details.wording.ts'

/** A box about the post's author. */
export function AuthorBox({ author: { name, text, picture } }: Pick<Article, 'author'>) {
  return (
    <aside className={styles.author} data-tone="paper" aria-label={blogDetailsWording.author}>
      <Picture picture={pictureNamed(samplePictures, picture)} sizes="(min-width: 48rem) 8rem, 5rem" />
      <div>
        <h2 className={styles.name}>
          <a href="/team">{name}</a>
        </h2>
        <p>{text}</p>
      </div>
    </aside>
  )
}
