import { homeLink } from '../../../content/links.ts'
import { post } from '../../../content/posts/tyres.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { BlogSidebar } from '../../components/blog-sidebar/blog-sidebar.tsx'
import { ShareRow } from '../../components/share-row/share-row.tsx'
import { WithSidebar } from '../../components/with-sidebar/with-sidebar.tsx'
import { ArticleText } from './article-text.tsx'
import { AuthorBox } from './author-box.tsx'
import styles from './blog-details.module.css'
import { CommentForm } from './comment-form.tsx'
import { Comments } from './comments.tsx'

const parents = [homeLink, { text: 'Blog', to: '/blog-1' }]

export default function BlogDetails() {
  return (
    <>
      <Banner title={post.title} lead={post.article.lead} parents={parents} />
      <WithSidebar sidebar={<BlogSidebar without={[post.title]} recents={5} />}>
        <ArticleText post={post} />
        <div className={styles.end}>
          <ShareRow />
          <AuthorBox author={post.article.author} />
          <Comments comments={post.article.comments} />
          <CommentForm />
        </div>
      </WithSidebar>
    </>
  )
}
