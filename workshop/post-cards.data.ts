import { postPicture } from './post.ts'
import { posts } from './posts.ts'

/** The card of each post, newest first. */
export const postCards = posts.map(({ slug, date, title, excerpt }) => ({ date, title, excerpt, picture: postPicture({ slug }) }))
