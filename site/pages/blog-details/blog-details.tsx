import drawing from '../../../art/drawings/tyres.svg?url'
import { article } from '../../../workshop/article.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { BlogSidebar } from '../../components/blog-sidebar/blog-sidebar.tsx'
import { ShareRow } from '../../components/share-row/share-row.tsx'
import { WithSidebar } from '../../components/with-sidebar/with-sidebar.tsx'
import { ArticleText } from './article-text.tsx'
import { AuthorBox } from './author-box.tsx'
import styles from './blog-details.module.css'
import { CommentForm } from './comment-form.tsx'
import { Comments } from './comments.tsx'

const from = [
  { text: 'Home', to: '/' },
  { text: 'Blog', to: '/blog-1' },
]

export default function BlogDetails() {
  return (
    <>
      <Banner drawing={drawing} title={article.post.title} from={from} />
      <WithSidebar sidebar={<BlogSidebar />}>
        <div className={styles.column}>
          <ArticleText />
          <ShareRow path="/blog-details" />
          <AuthorBox />
          <Comments />
          <CommentForm />
        </div>
      </WithSidebar>
    </>
  )
}
