import sparkPlug from '../../../art/drawings/spark-plug.svg?url'
import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import { homeLink } from '../../../workshop/links.ts'
import { postCards } from '../../../workshop/post-cards.data.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { BlogEnd } from '../../components/blog-end/blog-end.tsx'
import { BlogSidebar } from '../../components/blog-sidebar/blog-sidebar.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import { PostDrawing } from '../../components/post-drawing/post-drawing.tsx'
import { PostMeta } from '../../components/post-meta/post-meta.tsx'
import { ReadMore } from '../../components/read-more/read-more.tsx'
import { WithSidebar } from '../../components/with-sidebar/with-sidebar.tsx'
import styles from './blog-2.module.css'
import { blog2Wording } from './blog-2.wording.ts'

const listed = postCards.slice(0, 4)
const titles = listed.map(({ title }) => title)

export default function Blog2() {
  return (
    <>
      <Banner drawing={sparkPlug} title={blog2Wording.title} lead={blog2Wording.lead} parents={[homeLink]} />
      <WithSidebar sidebar={<BlogSidebar without={titles} />}>
        <ul className={styles.posts}>
          {listed.map(({ topic, title, date, excerpt, picture, drawing }, i) => (
            <li key={title}>
              <article className={styles.post}>
                {i === 0 && drawing ? (
                  <PostDrawing drawing={drawing} sizes="(min-width: 64rem) min(61vw, 54rem), 91vw" priority />
                ) : (
                  <Picture
                    picture={pictureNamed(samplePictures, picture)}
                    sizes={
                      i === 0
                        ? '(min-width: 64rem) min(61vw, 54rem), 91vw'
                        : '(min-width: 64rem) min(24vw, 22rem), (min-width: 48rem) 36vw, 9rem'
                    }
                    priority={i === 0}
                  />
                )}
                <div className={styles.words}>
                  <PostMeta topic={topic} date={date} />
                  <h2 className={styles.title}>
                    <a href="/blog-details">{title}</a>
                  </h2>
                  <p className={styles.excerpt}>{excerpt}</p>
                  <ReadMore to="/blog-details" about={title} />
                </div>
              </article>
            </li>
          ))}
        </ul>
        <Pagination to="/blog-2" arrows />
      </WithSidebar>
      <BlogEnd />
    </>
  )
}
