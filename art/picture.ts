/** A picture as described in content, before the build. It is made from the file in art/originals/ with its name. */
export type Picture = {
  /** What the picture shows, for people who can't see it. */
  alt: string
  /** A file in art/originals/, for a picture that is made from another's. A file with the picture's own name takes precedence. */
  original?: string
  /** A crop of the original, in pixels of the original. */
  crop?: { left: number; top: number; width: number; height: number }
  /** The names of two other pictures, the left half of one and the right half of the other shown. */
  divided?: { before: string; after: string }
}

/** A picture whose files have been generated: its name, width and height in pixels, and the hash in the files' names. */
export type GeneratedPicture = {
  name: string
  width: number
  height: number
  hash: string
  alt: string
  /** Whether all edges of a service's picture are dark, so that it can fade into its dark banner. */
  dark?: true
}
