/** A blog post. Each has its own file in content/posts/. */
export type Post = {
  /** Its file name without the extension. */
  slug: string
  /** One word for its card. */
  topic: string
  /** ISO date. */
  date: string
  title: string
  excerpt: string
  /** `original` is a file in art/originals/, if the picture is made from another's. */
  picture: { original?: string; alt: string }
  /** Without it, the post only has a card. */
  article?: Article
}

export type FullPost = Post & { article: Article }

export type Article = {
  lead: string
  sections: readonly ArticleSection[]
  author: { name: string; text: string }
  comments: readonly Comment[]
}

export type ArticleSection = {
  heading: string
  paragraphs: readonly string[]
  points?: readonly { name: string; text: string }[]
  picture?: SectionPicture
}

/** A drawing whose numbers are those of the points. `phone`: its version for phones, in more rows. */
export type SectionPicture = { name: string; phone?: string; caption: string }

export type Comment = { name: string; date: string; text: string }

/** Returns the name of a post's picture in art/pictures.ts. */
export function postPicture({ slug }: { slug: string }): string {
  return `post-${slug}`
}
