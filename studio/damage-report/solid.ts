import { add, scale, subtract, type Vector } from './vector.ts'

/** A body as a signed distance function: negative inside, approximately the distance in metres outside. */
export type Solid = { at: (place: Vector) => number; low: Vector; high: Vector }

/** A smooth maximum: the edge where two surfaces meet has about this radius. */
export function roundedMax(a: number, b: number, radius: number): number {
  const near = Math.max(radius - Math.abs(a - b), 0)
  return Math.max(a, b) + (near * near) / (4 * radius)
}

export function union(...solids: Solid[]): Solid {
  const bound = (pick: (...values: number[]) => number, of: 'low' | 'high'): Vector =>
    [0, 1, 2].map((axis) => pick(...solids.map((solid) => solid[of][axis] ?? 0))) as unknown as Vector
  return {
    low: bound(Math.min, 'low'),
    high: bound(Math.max, 'high'),
    at: (place) => {
      let least = Number.POSITIVE_INFINITY
      for (const solid of solids) least = Math.min(least, outside(solid, place) > 0.15 ? 0.15 : solid.at(place))
      return least
    },
  }
}

function outside({ low, high }: Solid, place: Vector): number {
  return Math.max(low[0] - place[0], place[0] - high[0], low[1] - place[1], place[1] - high[1], low[2] - place[2], place[2] - high[2])
}

/** Returns the distance at which a ray hits a solid, or undefined if it misses. */
export function hit(solid: Solid, from: Vector, direction: Vector): number | undefined {
  let [near, far] = [0, Number.POSITIVE_INFINITY]
  for (const axis of [0, 1, 2] as const) {
    const [a, b] = [(solid.low[axis] - from[axis]) / direction[axis], (solid.high[axis] - from[axis]) / direction[axis]]
    near = Math.max(near, Math.min(a, b))
    far = Math.min(far, Math.max(a, b))
  }
  let before = near
  for (let t = near; t < far; ) {
    const value = solid.at(add(from, scale(direction, t)))
    if (value < 0.0004) return refine(solid, from, direction, before, t)
    before = t
    t += Math.max(value * 0.7, 0.002)
  }
  return undefined
}

function refine(solid: Solid, from: Vector, direction: Vector, low: number, high: number): number {
  for (let i = 0; i < 12; i += 1) {
    const middle = (low + high) / 2
    if (solid.at(add(from, scale(direction, middle))) > 0) low = middle
    else high = middle
  }
  return high
}

/** Returns a solid's surface normal at a point. */
export function normal(solid: Solid, place: Vector): Vector {
  const step = 0.002
  const slope = (offset: Vector) => solid.at(add(place, offset)) - solid.at(subtract(place, offset))
  const way: Vector = [slope([step, 0, 0]), slope([0, step, 0]), slope([0, 0, step])]
  return scale(way, 1 / (Math.hypot(...way) || 1))
}

/** Returns a nearby point on the surface, found by following the gradient. */
export function settle(solid: Solid, place: Vector): Vector {
  let at = place
  for (let i = 0; i < 12; i += 1) {
    const value = solid.at(at)
    if (Math.abs(value) < 0.0002) break
    at = subtract(at, scale(normal(solid, at), value * 0.8))
  }
  return at
}

export function moved(solid: Solid, by: Vector): Solid {
  return { low: add(solid.low, by), high: add(solid.high, by), at: (place) => solid.at(subtract(place, by)) }
}

/** A box with rounded edges, from its centre. */
export function block(middle: Vector, size: Vector, radius = 0.015): Solid {
  const half = scale(size, 0.5)
  return {
    low: subtract(middle, half),
    high: add(middle, half),
    at: (place) => {
      const from = subtract(place, middle).map((value, axis) => Math.abs(value) - (half[axis] ?? 0) + radius) as unknown as Vector
      const outer = Math.hypot(Math.max(from[0], 0), Math.max(from[1], 0), Math.max(from[2], 0))
      return outer + Math.min(Math.max(...from), 0) - radius
    },
  }
}
