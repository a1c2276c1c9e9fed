import sparkPlug from '../../../art/drawings/spark-plug.svg?url'
import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import { longDate } from '../../../workshop/dates.ts'
import { homeLink } from '../../../workshop/links.ts'
import { postCards } from '../../../workshop/post-cards.data.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { BlogSidebar } from '../../components/blog-sidebar/blog-sidebar.tsx'
import { CallToAction } from '../../components/call-to-action/call-to-action.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import { ReadMore } from '../../components/read-more/read-more.tsx'
import { WithSidebar } from '../../components/with-sidebar/with-sidebar.tsx'
import layout from '../../design/layout.module.css'
import { blog1Wording } from '../blog-1/blog-1.wording.ts'
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
                <Picture
                  picture={pictureNamed(samplePictures, (i === 0 && drawing) || picture)}
                  sizes={
                    i === 0
                      ? '(min-width: 64rem) min(61vw, 54rem), 91vw'
                      : '(min-width: 64rem) min(24vw, 22rem), (min-width: 48rem) 36vw, 91vw'
                  }
                  priority={i < 2}
                />
                <div className={styles.words}>
                  <p className={styles.about}>
                    <span className={layout.label}>{topic}</span>
                    <time dateTime={date}>{longDate(date)}</time>
                  </p>
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
      <CallToAction title={blog1Wording.end} text={blog1Wording.endText} tone="paper" />
    </>
  )
}
