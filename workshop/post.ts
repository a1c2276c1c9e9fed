/** A post of the blog, in one file of workshop/posts/. */
export type Post = {
  /** The name of its file. */
  slug: string
  /** ISO date. */
  date: string
  title: string
  excerpt: string
  /** A file in art/originals/, and what it shows, for people who can't see it. */
  picture: { original: string; alt: string }
  /** Its full text; without it the post has a card only. */
  article?: Article
}

export type FullPost = Post & { article: Article }

export type Article = {
  lead: string
  sections: readonly ArticleSection[]
  author: { name: string; text: string; picture: string }
  comments: readonly Comment[]
}

export type ArticleSection = { heading: string; paragraphs: readonly string[]; points?: readonly { name: string; text: string }[] }

export type Comment = { name: string; date: string; text: string }

/** The name of a post's picture among those of art/pictures.ts. */
export function postPicture({ slug }: { slug: string }): string {
  return `post-${slug}`
}
