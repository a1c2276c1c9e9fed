import { article } from '../../../workshop/article.ts'
import { SamplePicture } from '../../components/sample-picture/sample-picture.tsx'
import styles from './author-box.module.css'
import { blogDetailsWording } from './blog-details.wording.ts'

/** Who wrote the post. */
export function AuthorBox() {
  const { name, text, picture } = article.author
  return (
    <section className={styles.author} data-tone="paper" aria-label={blogDetailsWording.author}>
      <SamplePicture name={picture} sizes="(min-width: 48rem) 8rem, 5rem" />
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p>{text}</p>
      </div>
    </section>
  )
}
