export type Picture = {
  /** File in art/originals/. A file there that bears the picture's own name comes before it. */
  original: string
  /** What the picture shows, for those who do not see it. */
  alt: string
  /** A cut of the original, in its pixels. */
  crop?: { left: number; top: number; width: number; height: number }
}
