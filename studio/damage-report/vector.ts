/** A point or a vector in metres: x from the nose to the tail, y to the car's right, z up. The left side is at −y. */
export type Vector = readonly [x: number, y: number, z: number]
/** A point in a plane: in pixels on a sheet, in metres on a panel. */
export type Point = readonly [x: number, y: number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const unit = (a: Vector): Vector => scale(a, 1 / (Math.hypot(...a) || 1))
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t

/** Parses a line of points in SVG notation: '0 0.7, 0.12 0.752'. */
export function points(text: string): Point[] {
  return text.split(', ').map((pair) => pair.split(' ').map(Number) as unknown as Point)
}

/** Parses a line of points in space, three numbers each. */
export function places(text: string): Vector[] {
  return text.split(', ').map((place) => place.split(' ').map(Number) as unknown as Vector)
}

/** Returns a point given for the right side, on the left (−1) or the right (1). */
export const onSide =
  (side: -1 | 1) =>
  ([x, y, z]: Vector): Vector => [x, y * side, z]

/** Returns a monotone cubic interpolation of pairs of position and value, in the notation of points(); constant beyond both ends. */
export function curve(through: string): (at: number) => number {
  const pairs = points(through)
  const slopes = pairs.map((_, i) => tangent(pairs, i))
  const first = pairs[0]?.[0] ?? 0
  const last = pairs.at(-1)?.[0] ?? 0
  const step = (last - first) / 800
  const table = Float64Array.from({ length: 801 }, (_, i) => hermite(pairs, slopes, first + i * step))
  return (at) => {
    const place = Math.min(Math.max((at - first) / step, 0), 799.999)
    const index = Math.floor(place)
    return mix(table[index] ?? 0, table[index + 1] ?? 0, place - index)
  }
}

function chord(pairs: readonly Point[], i: number): number {
  const [a, b] = [pairs[i], pairs[i + 1]]
  return a && b ? (b[1] - a[1]) / (b[0] - a[0]) : 0
}

/** Fritsch and Carlson's harmonic mean, which keeps a curve from overshooting its points. */
function tangent(pairs: readonly Point[], i: number): number {
  if (i === 0) return chord(pairs, 0)
  if (i === pairs.length - 1) return chord(pairs, i - 1)
  const [before, after] = [chord(pairs, i - 1), chord(pairs, i)]
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
}

function hermite(pairs: readonly Point[], slopes: readonly number[], at: number): number {
  let i = 0
  while (i < pairs.length - 2 && (pairs[i + 1]?.[0] ?? 0) < at) i += 1
  const [[x0, y0], [x1, y1]] = [pairs[i] ?? [0, 0], pairs[i + 1] ?? [1, 0]]
  const [h, t] = [x1 - x0, (at - x0) / (x1 - x0)]
  const [t2, t3] = [t * t, t * t * t]
  return (
    (2 * t3 - 3 * t2 + 1) * y0 + (t3 - 2 * t2 + t) * h * (slopes[i] ?? 0) + (3 * t2 - 2 * t3) * y1 + (t3 - t2) * h * (slopes[i + 1] ?? 0)
  )
}

/** Returns points on a Catmull-Rom spline through the given ones, at most `step` apart. */
export function spline<T extends readonly number[]>(through: readonly T[], step = 0.012, closed = false): T[] {
  const count = through.length
  const at = (i: number) => (closed ? through[(i + count) % count] : through[Math.min(Math.max(i, 0), count - 1)]) as T
  const places: T[] = []
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const steps = Math.max(1, Math.ceil(distance(b, c) / step))
    for (let s = 0; s < steps; s += 1) places.push(centripetal([a, b, c, d], s / steps))
  }
  places.push(at(closed ? 0 : count - 1))
  return places
}

const distance = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)))

/** Barry and Goldman's algorithm, centripetal, so that uneven distances make no loops. */
function centripetal<T extends readonly number[]>([a, b, c, d]: readonly [T, T, T, T], t: number): T {
  const knot = (p: T, q: T) => Math.max(Math.sqrt(distance(p, q)), 1e-4)
  const t1 = knot(a, b)
  const t2 = t1 + knot(b, c)
  const t3 = t2 + knot(c, d)
  const at = mix(t1, t2, t)
  const between = (p: readonly number[], q: readonly number[], from: number, to: number) =>
    p.map((value, i) => mix(value, q[i] ?? 0, (at - from) / (to - from)))
  const [ab, bc, cd] = [between(a, b, 0, t1), between(b, c, t1, t2), between(c, d, t2, t3)]
  return between(between(ab, bc, 0, t2), between(bc, cd, t1, t3), t1, t2) as unknown as T
}

/** Returns a closed rounded rectangle from its centre, width, height and corner radius. */
export function roundedBox([x, y]: Point, width: number, height: number, radius: number): Point[] {
  const [w, h] = [width / 2 - radius, height / 2 - radius]
  const corners = [
    [w, h, 0],
    [-w, h, 90],
    [-w, -h, 180],
    [w, -h, 270],
  ] as const
  const places = corners.flatMap(([cx, cy, from]) =>
    Array.from({ length: 9 }, (_, i): Point => {
      const angle = ((from + i * 11.25) * Math.PI) / 180
      return [x + cx + radius * Math.cos(angle), y + cy + radius * Math.sin(angle)]
    }),
  )
  return [...places, places[0] as Point]
}

/** Returns points along a circle's arc, angles in degrees from +x towards +y. */
export function arc([x, y]: Point, radius: number, from = 0, to = 360): Point[] {
  const steps = Math.max(8, Math.ceil(Math.abs(to - from) / 3))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (mix(from, to, i / steps) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}
