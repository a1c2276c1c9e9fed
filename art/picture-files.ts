/** Each is at most 1.5 times the one before, so that no browser fetches more than 1.5 times the width that it shows. */
const widths = [200, 300, 450, 675, 1000, 1500]

/**
 * Returns the widths, in pixels, at which a picture is generated: never wider than its original, and at most 2250. An original wider than
 * 2000 pixels is meant to fill the screen, so widths narrower than a phone are left out.
 */
export function pictureWidths(originalWidth: number): number[] {
  const made = widths.filter((width) => width <= originalWidth && (originalWidth <= 2000 || width > 320))
  const widest = Math.min(originalWidth, 2250)
  // A file at full width is only worth it if it is clearly wider than the next.
  return widest > 1.2 * (made.at(-1) ?? 0) ? [...made, widest] : made
}

/** The width of the single file for browsers without AVIF. */
export function fallbackWidth(originalWidth: number): number {
  return Math.min(originalWidth, 800)
}

/** Returns the path of a picture's file: AVIF at one of its `pictureWidths`, or without a width its only WebP. */
export function fileOf(name: string, hash: string, width?: number): string {
  return `/assets/pictures/${name}${width ? `-${width}` : ''}.${hash}.${width ? 'avif' : 'webp'}`
}
