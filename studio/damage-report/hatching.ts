import { type Point, spline } from './vector.ts'

/** Returns parallel lines across a closed outline, `apart` from each other, at this angle in degrees; each ends at the outline. */
export function hatching(outline: readonly Point[], apart: number, degrees = 45): [Point, Point][] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const turned = outline.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin])
  const heights = turned.map(([, y]) => y)
  const first = Math.ceil(Math.min(...heights) / apart)
  const count = Math.floor(Math.max(...heights) / apart) - first + 1
  return Array.from({ length: Math.max(count, 0) }, (_, i) => (first + i) * apart).flatMap((height) => {
    const crossings = turned
      .flatMap(([x0, y0], i) => {
        const [x1, y1] = turned[(i + 1) % turned.length] as Point
        return y0 <= height !== y1 <= height ? [x0 + ((height - y0) / (y1 - y0)) * (x1 - x0)] : []
      })
      .sort((a, b) => a - b)
    const back = (x: number): Point => [x * cos - height * sin, x * sin + height * cos]
    return Array.from({ length: Math.floor(crossings.length / 2) }, (_, i): [Point, Point] => [
      back(crossings[2 * i] ?? 0),
      back(crossings[2 * i + 1] ?? 0),
    ])
  })
}

/** Returns a closed, uneven outline about a middle, as rust eats it: the same each time for the same seed. */
export function eaten([x, y]: Point, width: number, height: number, seed: number): Point[] {
  const around = Array.from({ length: 28 }, (_, i): Point => {
    const angle = (i / 28) * 2 * Math.PI
    const reach = 0.82 + 0.1 * Math.sin(3 * angle + seed) + 0.08 * Math.sin(5 * angle + 2 * seed)
    return [x + (width / 2) * reach * Math.cos(angle), y + (height / 2) * reach * Math.sin(angle)]
  })
  return spline(around, Math.min(width, height) / 12, true)
}
