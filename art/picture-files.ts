/** Each at most 1.5 times the one before, so that no browser has to fetch more than 1.5 times the width that it shows. */
const widths = [200, 300, 450, 675, 1000, 1500]

/** The widths, in pixels, in which a picture is made: never wider than its original, of which 2250 pixels are kept. */
export function pictureWidths(originalWidth: number): number[] {
  const made = widths.filter((width) => width <= originalWidth)
  const widest = Math.min(originalWidth, 2250)
  // A file at full width is worth it only if it is clearly larger than the next.
  return widest > 1.2 * (made.at(-1) ?? 0) ? [...made, widest] : made
}

/** The width of the one file for browsers without AVIF. */
export function fallbackWidth(originalWidth: number): number {
  return Math.min(originalWidth, 800)
}

/** Returns the path of a picture's file: AVIF at one of its `pictureWidths`, or without a width its one WebP. */
export function fileOf(name: string, hash: string, width?: number): string {
  return `/assets/pictures/${name}${width ? `-${width}` : ''}.${hash}.${width ? 'avif' : 'webp'}`
}
