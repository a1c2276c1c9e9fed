import { postCards } from '../../../content/post-cards.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { BlogEnd } from '../../components/blog-end/blog-end.tsx'
import { BlogSidebar, blogSearchId } from '../../components/blog-sidebar/blog-sidebar.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { PostMeta } from '../../components/post-meta/post-meta.tsx'
import { PostPicture } from '../../components/post-picture/post-picture.tsx'
import { ReadMore } from '../../components/read-more/read-more.tsx'
import { WithSidebar } from '../../components/with-sidebar/with-sidebar.tsx'
import onPhone from '../blog-details/post-on-phone.module.css'
import styles from './blog-2.module.css'
import { blog2Wording } from './blog-2.wording.ts'

const listed = postCards.slice(0, 4)
const titles = listed.map(({ title }) => title)

/** The widths of a picture: of the post that leads, and of the others. */
const sizes = {
  lead: '(min-width: 64rem) min(61vw, 54rem), 91vw',
  row: '(min-width: 64rem) min(24vw, 22rem), (min-width: 48rem) 36vw, 9rem',
}

export default function Blog2() {
  return (
    <>
      <Banner title={blog2Wording.title} lead={blog2Wording.lead} />
      <WithSidebar sidebar={<BlogSidebar without={titles} />}>
        <a className={`arrow ${styles.find}`} href={`#${blogSearchId}`}>
          {blog2Wording.find}
        </a>
        <ul className={styles.posts}>
          {listed.map((post, i) => (
            <li key={post.title}>
              <article className={`${styles.post} ${i === 0 ? onPhone.lead : onPhone.row}`}>
                <PostPicture post={post} sizes={i === 0 ? sizes.lead : sizes.row} leads={i === 0} />
                <div className={styles.words}>
                  <PostMeta topic={post.topic} date={post.date} />
                  <h2 className={styles.title}>
                    <a href="/blog-details">{post.title}</a>
                  </h2>
                  <p className={styles.excerpt}>{post.excerpt}</p>
                  <ReadMore to="/blog-details" about={post.title} />
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
