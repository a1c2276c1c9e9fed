import { postPicture } from './post.ts'
import { posts } from './posts.ts'

/** The card of each post, newest first, with the drawing in its article, if it has one. */
export const postCards = posts.map(({ slug, topic, date, title, excerpt, article }) => ({
  topic,
  date,
  title,
  excerpt,
  picture: postPicture({ slug }),
  drawing: article?.sections.find((section) => section.picture)?.picture,
}))
