import { contours, type Grid } from './contour.ts'
import { pixelAt, type Seen } from './sight.ts'
import { normal, type Solid } from './solid.ts'
import { add, dot, type Point, scale, type Vector } from './vector.ts'

/** Returns a value for each place that is seen, and `empty` where nothing is. */
function onSurface({ camera, depths }: Seen, solid: Solid, empty: number, value: (place: Vector, mirrored: Vector) => number): Grid {
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

/** Outlines of where the surface mirrors what stands higher than a slope: 0 is the horizon, 1 straight above. */
export function mirroredAbove(seen: Seen, solid: Solid, slopes: readonly number[]): Point[][][] {
  const grid = onSurface(seen, solid, -2, (_, mirrored) => mirrored[2])
  return slopes.map((slope) => onSheet(contours(grid, slope).filter((line) => Math.abs(areaOf(line)) > 45)))
}

/** The reflections of level tubes of light on a wall, four metres from the car's left, each at a height in metres. */
export function lightLines(seen: Seen, solid: Solid, heights: readonly number[]): Point[][] {
  const grid = onSurface(seen, solid, Number.NaN, (place, mirrored) =>
    mirrored[1] > -0.05 ? Number.NaN : place[2] + (mirrored[2] * (-4 - place[1])) / mirrored[1],
  )
  return heights.flatMap((height) => onSheet(contours(grid, height)).flatMap(withoutGaps))
}

/** Where a line runs along the edge of what is seen, its points are not numbers: it is cut there. */
function withoutGaps(line: Point[]): Point[][] {
  const runs: Point[][] = [[]]
  for (const point of line) {
    if (Number.isFinite(point[0] + point[1])) runs.at(-1)?.push(point)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 3)
}

/** Specks at seams are no reflections. */
function areaOf(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = line[(i + 1) % line.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}
