import { colours, path, stroke, within } from './drawing.ts'
import { type Point, spline } from './vector.ts'

/** A wave of the line, and how far it strays to each side, in pixels. */
const [wave, stray] = [340, 15]
/** A distance, in pixels, larger than any sheet. */
const far = 4000

/**
 * Ends a drawing at a break line: as in drafting, the object continues beyond it. Keeps the part to the right of the line's direction.
 * @param line its ends, and its corners if it has any; it should start and end a little outside the drawing
 */
export function withBreakLine(content: string, line: readonly Point[]): string {
  const wavy = spline(waves(line), 8)
  const [first, second] = line as [Point, Point]
  const [before, last] = line.slice(-2) as [Point, Point]
  const kept = [
    ...wavy,
    along(before, last, far),
    along(before, last, far, far),
    along(second, first, far, -far),
    along(second, first, far),
  ]
  return within([kept], content) + path(wavy, stroke(colours.quiet, 3))
}

/** The point `on` pixels past the second point, and `aside` pixels to the right of the direction from the first to the second. */
function along([x0, y0]: Point, [x1, y1]: Point, on: number, aside = 0): Point {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length]
  return [x1 + dx * on - dy * aside, y1 + dy * on + dx * aside]
}

/** Points alternately left and right of the line. Corners are left out, so that a spline rounds them. */
function waves(line: readonly Point[]): Point[] {
  const each = line.slice(1).flatMap((to, i) => {
    const from = line[i] as Point
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const count = Math.max(2, Math.round((2 * length) / wave))
    return Array.from({ length: count }, (_, n) => along(from, to, ((n + 0.5) / count - 1) * length, n % 2 ? stray : -stray))
  })
  return [line[0] as Point, ...each, line.at(-1) as Point]
}
