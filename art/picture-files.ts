/** A phone's width, on screens with one, two and three device pixels to a pixel. */
const phoneWidths = [360, 720, 1080]
/** A computer's width. */
const widest = 1920

/** Returns the widths, in pixels, at which a picture is generated: never wider than its original, and each clearly wider than the one before. */
export function pictureWidths(originalWidth: number): number[] {
  return [...phoneWidths.filter((width) => width < originalWidth / 1.2), Math.min(originalWidth, widest)]
}

/** The width of the single file for browsers without AVIF. */
export function fallbackWidth(originalWidth: number): number {
  return Math.min(originalWidth, 800)
}

/** Returns the path of a picture's file: AVIF at one of its `pictureWidths`, or without a width its only WebP. */
export function fileOf(name: string, hash: string, width?: number): string {
  return `/assets/pictures/${name}${width ? `-${width}` : ''}.${hash}.${width ? 'avif' : 'webp'}`
}
