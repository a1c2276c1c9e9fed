const widths = [320, 480, 640, 800, 1200, 1600, 1920]

/** The widths, in pixels, in which a picture is made: never wider than its original. */
export function pictureWidths(originalWidth: number): number[] {
  const widest = widths.at(-1) ?? originalWidth
  return [...widths.filter((width) => width < originalWidth), Math.min(originalWidth, widest)].filter(
    (width, i, all) => all.indexOf(width) === i,
  )
}
