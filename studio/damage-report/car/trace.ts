import { hit, type Solid, settle } from '../solid.ts'
import { add, type Point, spline, type Vector } from '../vector.ts'
import type { Body } from './shape.ts'

/** A line on the car's surface, and what it encloses if it is closed. */
export type Feature = {
  line: Vector[]
  /** Its stroke. */
  weight: 'main' | 'shut' | 'fine'
  fill?: 'glass' | 'lamp' | 'tail' | 'dark' | 'plate'
  /** The part it belongs to. Removing that part removes the line too. */
  part?: string
}

export function shut(line: Feature['line'], part?: string): Feature {
  return { line, weight: 'shut', part }
}

export function fine(line: Feature['line'], part?: string): Feature {
  return { line, weight: 'fine', part }
}

export function filled(line: Feature['line'], fill: Feature['fill'], part?: string): Feature {
  return { line, weight: 'shut', fill, part }
}

/** Returns a line in plan, and its mirror image on the other side of the car. */
export function mirrored(line: readonly Point[]): Point[][] {
  return [[...line], line.map(([x, y]) => [x, -y])]
}

/** Projects lines from one of the orthographic views onto the surface of a car. */
export type Trace = {
  /** From [x, z] in the side view, onto the left side. */
  side: (through: readonly Point[], smooth?: boolean) => Vector[]
  /** From [y, z] as seen from the front or from behind; y < 0 is the car's left. */
  front: (through: readonly Point[], smooth?: boolean) => Vector[]
  rear: (through: readonly Point[], smooth?: boolean) => Vector[]
  /** From [x, y] in plan. */
  plan: (through: readonly Point[], smooth?: boolean) => Vector[]
  /** From points near the surface, so that a line can go round corners. */
  wrap: (through: readonly Vector[], smooth?: boolean) => Vector[]
}

export function traceOn({ skin, near }: Pick<Body, 'skin' | 'near'>): Trace {
  const dense = <T extends readonly number[]>(through: readonly T[], smooth = true): T[] => (smooth ? spline(through) : straight(through))
  return {
    side: (through, smooth) => dense(through, smooth).map(([x, z]) => near(x, z)),
    front: (through, smooth) => dense(through, smooth).map(([y, z]) => along(skin, [-1, y, z], [1, 0, 0])),
    rear: (through, smooth) => dense(through, smooth).map(([y, z]) => along(skin, [6, y, z], [-1, 0, 0])),
    plan: (through, smooth) => dense(through, smooth).map(([x, y]) => along(skin, [x, y, 3], [0, 0, -1])),
    wrap: (through, smooth) => dense(through, smooth).map((place) => settle(skin, place)),
  }
}

/** Returns the place on the bonnet or the roof at this x and y. */
export function onTop({ skin }: Pick<Body, 'skin'>, x: number, y: number): Vector {
  return along(skin, [x, y, 3], [0, 0, -1])
}

function along(skin: Solid, from: Vector, way: Vector): Vector {
  const far = hit(skin, from, way)
  if (far === undefined) return settle(skin, [from[0] + way[0] * 1.3, from[1] + way[1] * 1.3, from[2] + way[2] * 1.3])
  return [from[0] + way[0] * far, from[1] + way[1] * far, from[2] + way[2] * far]
}

/** Returns points 12 mm apart along straight lines between corners. */
function straight<T extends readonly number[]>(through: readonly T[]): T[] {
  return through.flatMap((corner, i) => {
    const next = through[i + 1]
    return next ? spline([corner, next]).slice(0, -1) : [corner]
  })
}

/** Returns the lines moved, as for a part shown beside the car. */
export function lifted(features: readonly Feature[], by: Vector): Feature[] {
  return features.map(({ line, ...rest }) => ({ ...rest, part: undefined, line: line.map((place) => add(place, by)) }))
}
