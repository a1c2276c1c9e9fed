import { area, path } from './drawing.ts'
import { mix, type Point } from './vector.ts'

/** In pixels; the tyre is turned to show its left sidewall. */
export const tyre = { radius: 222, half: 100, middle: 400, turn: (15 * Math.PI) / 180 }
const [cos, sin] = [Math.cos(tyre.turn), Math.sin(tyre.turn)]

/** The tread's radius at a share of its half width: flat, then falling off at the shoulders. */
export const radiusAt = (share: number) => tyre.radius * (1 - 0.02 * share ** 2 - 0.08 * Math.max(0, (Math.abs(share) - 0.7) / 0.3) ** 2)
/** From the left bead over the sidewall: along the axle, and out from it. */
export const sidewall: readonly Point[] = [
  [-0.8 * tyre.half, 0.6 * tyre.radius],
  [-1.1 * tyre.half, 0.74 * tyre.radius],
  [-1.1 * tyre.half, 0.82 * tyre.radius],
]

const radians = (degrees: number) => (degrees * Math.PI) / 180
/** A place on the tyre, by its distances along the axle and out from it. */
export const around = (along: number, out: number, degrees: number): Point => [
  along * cos + out * Math.cos(radians(degrees)) * sin,
  tyre.middle - out * Math.sin(radians(degrees)),
]
/** A place on the tread: 0° faces the viewer, 90° is on top. */
export const onTread = (share: number, degrees: number): Point => around(share * tyre.half, radiusAt(share), degrees)

/** Whether the tread faces the viewer there. */
export function faces(share: number, degrees: number): boolean {
  const slope = (radiusAt(share + 0.01) - radiusAt(share - 0.01)) / (0.02 * tyre.half)
  return slope * sin + Math.cos(radians(degrees)) * cos > 0
}

/** The parts of a line on the tread that are in sight. */
function inSight(line: readonly Point[]): Point[][] {
  const runs: Point[][] = [[]]
  for (const [share, degrees] of line) {
    if (faces(share, degrees)) runs.at(-1)?.push(onTread(share, degrees))
    else runs.push([])
  }
  return runs.filter((run) => run.length > 1)
}

/** A line round the tread. */
export const turned = (share: number): Point[] => Array.from({ length: 121 }, (_, i) => [share, i * 1.5 - 90])
/** A line on the tread, where it's in sight. */
export const draw = (line: readonly Point[], style: string) =>
  inSight(line)
    .map((run) => path(run, style))
    .join('')
/** Between two shares of the half width, from one angle to another. */
export const patch = (from: number, to: number, low: number, high: number, style: string): string => {
  const angles = Array.from({ length: 25 }, (_, i) => mix(low, high, i / 24))
  const edge = [...angles.map((at): Point => [from, at]), ...angles.toReversed().map((at): Point => [to, at])]
  const seen = edge.filter(([share, degrees]) => faces(share, degrees)).map(([share, degrees]) => onTread(share, degrees))
  return seen.length > 2 ? area([seen], style) : ''
}

/** The tread in sight, without the sidewall. */
export function treadArea(): Point[] {
  const shares = Array.from({ length: 41 }, (_, i) => i / 20 - 1)
  const angles = Array.from({ length: 181 }, (_, i) => i - 90)
  const seen = (share: number) => angles.filter((at) => faces(share, at))
  const ends = (share: number) => [seen(share).at(0) ?? 0, seen(share).at(-1) ?? 0] as const
  return [
    ...seen(-1).map((at) => onTread(-1, at)),
    ...shares.map((share) => onTread(share, ends(share)[1])),
    ...seen(1)
      .toReversed()
      .map((at) => onTread(1, at)),
    ...shares.toReversed().map((share) => onTread(share, ends(share)[0])),
  ]
}

/** The convex outline of points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (along: readonly Point[]) => {
    const kept: Point[] = []
    for (const [x, y] of along) {
      while (kept.length > 1) {
        const [[ax, ay], [bx, by]] = kept.slice(-2) as [Point, Point]
        if ((bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0) break
        kept.pop()
      }
      kept.push([x, y])
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}
