import { postPicture } from './post.ts'
import { posts } from './posts.ts'

/** What lists of posts show, newest first. */
export const postCards = posts.map(({ slug, date, title, excerpt }) => ({ date, title, excerpt, picture: postPicture({ slug }) }))
