/** Each at most 1.5 times the one before, so that no browser has to fetch more than 1.5 times the width that it shows. */
const widths = [200, 300, 450, 675, 1000, 1500]

/** The widths, in pixels, in which a picture is made: never wider than its original, of which 1920 pixels are kept. */
export function pictureWidths(originalWidth: number): number[] {
  const made = widths.filter((width) => width <= originalWidth)
  const widest = Math.min(originalWidth, 1920)
  // The original's own width is worth a file of its own only if it shows clearly more.
  return widest > 1.2 * (made.at(-1) ?? 0) ? [...made, widest] : made
}

/** The width of the one file for browsers without AVIF. */
export function fallbackWidth(originalWidth: number): number {
  return Math.min(originalWidth, 800)
}

/** Where a picture's file is served: in AVIF at a width of pictureWidths, without a width the one WebP. */
export function fileOf(name: string, hash: string, width?: number): string {
  return `/assets/pictures/${name}${width ? `-${width}` : ''}.${hash}.${width ? 'avif' : 'webp'}`
}
