import { contours, gridOf } from './contour.ts'
import type { Solid } from './solid.ts'
import type { Point } from './vector.ts'

/** How deep, in millimetres, a panel is pushed in at [x, z] of the side view. */
export type Dent = (x: number, z: number) => number

/** A hollow: deepest in the middle and nearly gone `long` and `wide` metres from it, tilted by degrees. */
export function hollow([x0, z0]: Point, deep: number, long: number, wide: number, tilt = 0): Dent {
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)]
  return (x, z) => {
    const along = ((x - x0) * cos + (z - z0) * sin) / long
    const across = ((z - z0) * cos - (x - x0) * sin) / wide
    return deep * Math.exp(-2.2 * (along * along + across * across))
  }
}

/** A crease from one point to another: steep above, where the metal folded, and shallow below. */
export function crease(from: Point, to: Point, deep: number, above: number, below: number): Dent {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dz)
  return (x, z) => {
    const along = ((x - from[0]) * dx + (z - from[1]) * dz) / (length * length)
    const beside = ((z - from[1]) * dx - (x - from[0]) * dz) / length
    const past = Math.max(-along, along - 1, 0) * length
    const width = beside > 0 ? above : below
    return deep * (0.55 + 0.45 * Math.min(Math.max(along, 0), 1)) * Math.exp(-((beside / width) ** 2) - (past / 0.07) ** 2)
  }
}

export const together =
  (...dents: Dent[]): Dent =>
  (x, z) =>
    dents.reduce((sum, dent) => sum + dent(x, z), 0)

export const times =
  (dent: Dent, share: number): Dent =>
  (x, z) =>
    dent(x, z) * share

export type Box = { from: Point; to: Point }
export type Ring = { depth: number; line: Point[] }

const step = 0.006

/** Returns contour lines every two millimetres, from the edge to the deepest. */
export function rings(dent: Dent, { from, to }: Box): Ring[] {
  const grid = gridOf(Math.ceil((to[0] - from[0]) / step), Math.ceil((to[1] - from[1]) / step), (i, j) =>
    dent(from[0] + i * step, from[1] + j * step),
  )
  const deepest = grid.values.reduce((a, b) => Math.max(a, b), 0)
  const depths = Array.from({ length: Math.floor(deepest / 2) }, (_, i) => 2 * (i + 1))
  return depths.flatMap((depth) =>
    contours(grid, depth).map((line) => ({ depth, line: line.map(([i, j]): Point => [from[0] + i * step, from[1] + j * step]) })),
  )
}

/** Returns the deepest point of a dent within a box, and its depth. */
export function deepest(dent: Dent, { from, to }: Box): { at: Point; depth: number } {
  let best = { at: from, depth: 0 }
  for (let x = from[0]; x <= to[0]; x += step) {
    for (let z = from[1]; z <= to[1]; z += step) if (dent(x, z) > best.depth) best = { at: [x, z], depth: dent(x, z) }
  }
  return best
}

/** A solid whose left side is pushed in. */
export function dented(solid: Solid, dent: Dent): Solid {
  return { ...solid, at: ([x, y, z]) => solid.at([x, y < 0 ? y - dent(x, z) / 1000 : y, z]) }
}
