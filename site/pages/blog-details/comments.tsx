import type { Article } from '../../../content/post.ts'
import { longDate } from '../../../domain/opening-hours/dates.ts'
import { SampleNotice } from '../../components/sample-notice/sample-notice.tsx'
import { blogDetailsWording } from './blog-details.wording.ts'
import styles from './comments.module.css'

/** Sample comments. */
export function Comments({ comments }: Pick<Article, 'comments'>) {
  return (
    <section>
      <h2 className={styles.title}>{blogDetailsWording.comments(comments.length)}</h2>
      <SampleNotice text={blogDetailsWording.sampleComments} />
      <ol>
        {comments.map(({ name, date, text }) => (
          <li key={`${name} ${date}`} className={styles.comment}>
            <h3 className={styles.name}>{name}</h3>
            <time className={styles.date} dateTime={date}>
              {longDate(date)}
            </time>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
