import { postCards } from '../../../content/post-cards.ts'
import layout from '../../../ui/layout.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import { BlogEnd } from '../../components/blog-end/blog-end.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import styles from './blog-1.module.css'
import { blog1Wording } from './blog-1.wording.ts'
import { PostCard } from './post-card.tsx'

export default function Blog1() {
  return (
    <>
      <Banner title={blog1Wording.title} lead={blog1Wording.lead} />
      <section className={`${layout.wide} ${styles.section}`}>
        <h2 className={styles.heading}>{blog1Wording.heading}</h2>
        <ul className={styles.posts}>
          {postCards.slice(0, 6).map((post, i) => (
            <li key={post.title}>
              <PostCard post={post} size={i === 0 ? 'lead' : i < 3 ? 'medium' : 'small'} />
            </li>
          ))}
        </ul>
        <Pagination to="/blog-1" arrows />
      </section>
      <BlogEnd />
    </>
  )
}
