import type { Point } from './vector.ts'

/** Values on a grid of points, in row-major order. */
export type Grid = { columns: number; rows: number; values: Float64Array }

/** Samples a function at every column and row. */
export function gridOf(columns: number, rows: number, value: (column: number, row: number) => number): Grid {
  return { columns, rows, values: Float64Array.from({ length: columns * rows }, (_, i) => value(i % columns, Math.floor(i / columns))) }
}

/**
 * Marching squares: returns the lines along which a grid's values cross a level, in grid units; closed ones end where they begin.
 * `cross` can refine where the level is crossed between two grid points, as a fraction of the distance.
 */
export function contours({ columns, rows, values }: Grid, level: number, cross?: (inside: Point, outside: Point) => number): Point[][] {
  const value = (x: number, y: number) => values[y * columns + x] ?? 0
  const next: Steps = new Map()
  /** Where a line leaves the grid, by the edge through which it does. */
  const ends = new Map<number, Point>()
  // An edge of the grid is identified by its first point and its direction.
  const edge = (x: number, y: number, down: boolean) => 2 * (y * columns + x) + (down ? 1 : 0)
  const place = (a: Point, b: Point): Point => {
    const [va, vb] = [value(...a), value(...b)]
    if (!cross) {
      const t = (level - va) / (vb - va)
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    }
    const [inside, outside] = va > level ? [a, b] : [b, a]
    const t = cross(inside, outside)
    return [inside[0] + (outside[0] - inside[0]) * t, inside[1] + (outside[1] - inside[1]) * t]
  }
  for (let y = 0; y < rows - 1; y += 1) {
    for (let x = 0; x < columns - 1; x += 1) {
      const corners: readonly Point[] = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ]
      const sides = [edge(x, y, false), edge(x + 1, y, true), edge(x, y + 1, false), edge(x, y, true)]
      const inside = corners.map((corner) => value(...corner) > level)
      // Going round with the inside on the right, a line enters where the inside begins and leaves where it ends.
      for (let i = 0; i < 4; i += 1) {
        if (inside[i] || !inside[(i + 1) % 4]) continue
        let j = (i + 1) % 4
        while (inside[(j + 1) % 4]) j = (j + 1) % 4
        next.set(sides[i] ?? 0, { to: sides[j] ?? 0, place: place(corners[i] as Point, corners[(i + 1) % 4] as Point) })
        const end = sides[j] ?? 0
        ends.set(end, place(corners[j] as Point, corners[(j + 1) % 4] as Point))
      }
    }
  }
  return chain(next, ends)
}

type Steps = Map<number, { to: number; place: Point }>

function chain(next: Steps, ends: ReadonlyMap<number, Point>): Point[][] {
  const entered = new Set([...next.values()].map(({ to }) => to))
  const starts = [...next.keys()].sort((a, b) => Number(entered.has(a)) - Number(entered.has(b)))
  const lines: Point[][] = []
  for (const start of starts) {
    if (!next.has(start)) continue
    const line: Point[] = []
    let key = start
    for (let step = next.get(key); step; step = next.get(key)) {
      line.push(step.place)
      next.delete(key)
      key = step.to
    }
    const last = key === start ? line[0] : ends.get(key)
    if (last) line.push(last)
    if (line.length > 2) lines.push(line)
  }
  return lines
}
