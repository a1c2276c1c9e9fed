import { contours, type Grid } from './contour.ts'
import { normal, type Solid } from './solid.ts'
import { add, dot, type Point, scale, type Vector } from './vector.ts'
import { type DepthBuffer, pixelAt } from './visibility.ts'

/** Returns a value for each visible pixel, and `empty` for the others. */
function onSurface({ camera, depths }: DepthBuffer, solid: Solid, empty: number, value: (place: Vector, mirrored: Vector) => number): Grid {
  const values = depths.values.map((depth, i) => {
    if (!Number.isFinite(depth)) return empty
    const ray = camera.ray([pixelAt(i % depths.columns), pixelAt(Math.floor(i / depths.columns))])
    const axis = camera.depth(add(camera.eye, ray))
    const place = add(camera.eye, scale(ray, depth / axis))
    const face = normal(solid, place)
    return value(place, add(ray, scale(face, -2 * dot(ray, face))))
  })
  return { ...depths, values }
}

const onSheet = (lines: Point[][]): Point[][] => lines.map((line) => line.map(([x, y]): Point => [pixelAt(x), pixelAt(y)]))

/** Returns the outlines of the area that reflects what is above a slope: 0 is the horizon, 1 straight up. */
export function mirroredAbove(seen: DepthBuffer, solid: Solid, slopes: readonly number[]): Point[][][] {
  const grid = onSurface(seen, solid, -2, (_, mirrored) => mirrored[2])
  return slopes.map((slope) => onSheet(contours(grid, slope).filter((line) => Math.abs(areaOf(line)) > 45)))
}

/** Returns the reflections of horizontal light tubes, four metres to the car's left, at these heights in metres. */
export function lightLines(seen: DepthBuffer, solid: Solid, heights: readonly number[]): Point[][] {
  const grid = onSurface(seen, solid, Number.NaN, (place, mirrored) =>
    mirrored[1] > -0.05 ? Number.NaN : place[2] + (mirrored[2] * (-4 - place[1])) / mirrored[1],
  )
  return heights.flatMap((height) => onSheet(contours(grid, height)).flatMap(withoutGaps))
}

/** Splits lines at points that are NaN, which occur along the edge of the visible area. */
function withoutGaps(line: Point[]): Point[][] {
  const runs: Point[][] = [[]]
  for (const point of line) {
    if (Number.isFinite(point[0] + point[1])) runs.at(-1)?.push(point)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 3)
}

/** Drops specks at seams. */
function areaOf(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = line[(i + 1) % line.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}
