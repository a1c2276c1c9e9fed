/** A picture as described in content, before the build. */
export type Picture = {
  /** File in art/originals/, or the name of a picture to take it from. A file named after the picture itself takes precedence. */
  original: string
  /** What the picture shows, for people who can't see it. */
  alt: string
  /** A crop of the original, in pixels of the original. */
  crop?: { left: number; top: number; width: number; height: number }
  /** Another picture, shown from this percentage of the width on: before and after in one. */
  divided?: { after: string; at: number }
}

/** A picture whose files have been generated: its name, width and height in pixels, and the hash in the files' names. */
export type GeneratedPicture = {
  name: string
  width: number
  height: number
  hash: string
  alt: string
  /** Whether all its edges are dark, so that it can fade into a dark section. */
  dark?: true
}
