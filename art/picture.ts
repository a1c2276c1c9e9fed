/** A picture as its maker describes it. */
export type Picture = {
  /** File in art/originals/. A file there that bears the picture's own name comes before it. */
  original: string
  /** What the picture shows, for people who can't see it. */
  alt: string
  /** A cut of the original, in its pixels. */
  crop?: { left: number; top: number; width: number; height: number }
}

/** A picture whose files are made: its name, width and height in pixels, and the hash in the files' names. */
export type MadePicture = { name: string; width: number; height: number; hash: string; alt: string }
