import type { Camera } from './camera.ts'
import { contours, type Grid, gridOf } from './contour.ts'
import { hit, type Solid } from './solid.ts'
import { add, type Point, scale, type Vector } from './vector.ts'

/** A solid with its depth buffer: its distance from the eye at every fourth pixel of a sheet. */
export type DepthView = { solid: Solid; camera: Camera; depths: Grid }

/** The depth buffer of one or more solids. */
export type DepthBuffer = Pick<DepthView, 'camera' | 'depths'>

const coarse = 4
/** Empty cells around the sheet, so that outlines are closed outside it. */
const margin = 3

/** Returns the sheet's pixel for a column or row of the grid. */
export const pixelAt = (index: number): number => (index - margin) * coarse
const indexAt = (pixel: number): number => Math.round(pixel / coarse) + margin

export function depthView(solid: Solid, camera: Camera): DepthView {
  const [columns, rows] = [camera.width, camera.height].map((size) => Math.ceil(size / coarse) + 2 * margin + 1) as [number, number]
  const depths = gridOf(columns, rows, (column, row) => {
    const isEdge = column === 0 || row === 0 || column === columns - 1 || row === rows - 1
    return isEdge ? Number.POSITIVE_INFINITY : depthAt(solid, camera, [pixelAt(column), pixelAt(row)])
  })
  return { solid, camera, depths }
}

/** Combines depth buffers: the nearest solid wins at each pixel. */
export function nearestDepths(views: readonly DepthView[]): DepthBuffer {
  const [first, ...rest] = views as [DepthView, ...DepthView[]]
  const values = first.depths.values.map((depth, i) =>
    rest.reduce((least, { depths }) => Math.min(least, depths.values[i] ?? least), depth),
  )
  return { camera: first.camera, depths: { ...first.depths, values } }
}

function depthAt(solid: Solid, camera: Camera, point: Point): number {
  const ray = camera.ray(point)
  const far = hit(solid, camera.eye, ray)
  return far === undefined ? Number.POSITIVE_INFINITY : camera.depth(add(camera.eye, scale(ray, far)))
}

/** Whether nothing hides a point in space. `slack`, in metres, keeps a surface from hiding points on itself. */
export function isVisible({ camera, depths }: DepthBuffer, place: Vector, slack = 0.02): boolean {
  const [x, y] = camera.project(place)
  const [column, row] = [indexAt(x), indexAt(y)]
  const depth = camera.depth(place) - slack
  // Near an outline, a neighbouring pixel may be just outside it, so the farthest of nine decides.
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const [c, r] = [column + dx, row + dy]
      if (c < 0 || r < 0 || c >= depths.columns || r >= depths.rows) return true
      if ((depths.values[r * depths.columns + c] ?? 0) > depth) return true
    }
  }
  return false
}

/** Returns the visible parts of a line in space, in pixels of the sheet. */
export function visibleRuns(view: DepthBuffer, line: readonly Vector[], slack?: number): Point[][] {
  const runs: Point[][] = [[]]
  for (const place of line) {
    if (isVisible(view, place, slack)) runs.at(-1)?.push(view.camera.project(place))
    else if (runs.at(-1)?.length) runs.push([])
  }
  return runs.filter((run) => run.length > 1 && length(run) > 5)
}

const length = (run: readonly Point[]) =>
  run.reduce((sum, [x, y], i) => sum + Math.hypot(x - (run[i - 1]?.[0] ?? x), y - (run[i - 1]?.[1] ?? y)), 0)

/** Returns a solid's outlines in pixels of the sheet, accurate to a fraction of a pixel. */
export function outlines({ solid, camera, depths }: DepthView): Point[][] {
  const filled: Grid = { ...depths, values: depths.values.map((depth) => (Number.isFinite(depth) ? 1 : 0)) }
  const at = ([x0, y0]: Point, [x1, y1]: Point, t: number): Point => [pixelAt(x0 + (x1 - x0) * t), pixelAt(y0 + (y1 - y0) * t)]
  const [right, bottom] = [depths.columns - 1, depths.rows - 1]
  const isEdge = ([x, y]: Point) => x === 0 || y === 0 || x === right || y === bottom
  const lines = contours(filled, 0.5, (inside, outside) => {
    if (isEdge(outside)) return 0.5
    let [low, high] = [0, 1]
    for (let i = 0; i < 9; i += 1) {
      const middle = (low + high) / 2
      if (Number.isFinite(depthAt(solid, camera, at(inside, outside, middle)))) low = middle
      else high = middle
    }
    return low
  })
  return lines.map((line) => line.map(([x, y]): Point => [pixelAt(x), pixelAt(y)]))
}

/** Returns the parts of a solid's outline that other solids don't hide. `isTight`: it ends at their edges, without a stub inside them. */
export function outlinesBefore(view: DepthView, others: DepthBuffer, isTight = false): Point[][] {
  return outlines(view).flatMap((line) => {
    const runs: Point[][] = [[]]
    for (const point of line) {
      if (!isCovered(view, others, point, isTight)) runs.at(-1)?.push(point)
      else if (runs.at(-1)?.length) runs.push([])
    }
    return runs.filter((run) => run.length > 2)
  })
}

/** Whether another solid hides a solid's outline at a point of the sheet. `isTight`: also close to the other's edge or surface. */
export function isCovered(view: DepthView, { depths }: DepthBuffer, [x, y]: Point, isTight = false): boolean {
  const [column, row] = [indexAt(x), indexAt(y)]
  let [own, other] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const index = (row + dy) * depths.columns + column + dx
      own = Math.min(own, view.depths.values[index] ?? Number.POSITIVE_INFINITY)
      other = Math.max(other, depths.values[index] ?? Number.POSITIVE_INFINITY)
    }
  }
  return isTight ? (depths.values[row * depths.columns + column] ?? 0) < own + 0.06 : other < own - 0.01
}
