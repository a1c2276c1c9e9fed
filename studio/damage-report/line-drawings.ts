import { type Camera, cameraOf } from './camera.ts'
import { drawCar } from './drawing.ts'
import { body, lines } from './hatch-damage.ts'
import type { LineDrawing } from './line-drawing.ts'
import type { Point } from './vector.ts'

/** Points closer than this to the line between their neighbours are left out, in pixels. */
const tolerance = 0.3
/** A sheet's line widths, and those of studio/scenes/draw.py, which stay the same at any size. */
const widths: Readonly<Record<string, string>> = { 3.4: '2.1', 2.2: '1.5', 1.6: '1.1' }

/** Project A's car in lines alone. */
function hatchback(name: string, title: string, camera: Camera): LineDrawing {
  const { width, height } = camera
  return {
    name,
    title,
    width,
    height,
    draw: () => {
      const car = drawCar(camera, { body, lines })
      return car.lines
        .replaceAll(/ d="([^"]+)"/g, (_, data: string) => ` d="${data.replaceAll(/M[^MZ]+/g, simplified)}"`)
        .replaceAll(
          /stroke-width="([^"]+)"/g,
          (_, width: string) => `stroke-width="${widths[width] ?? width}" vector-effect="non-scaling-stroke"`,
        )
    },
  }
}

/** The hatchback is from the front left, for the home page's symptoms. */
export const lineDrawings: readonly LineDrawing[] = [
  hatchback(
    'car',
    'Line drawing of a hatchback',
    cameraOf({ width: 1300, height: 600, target: [2.15, 0, 0.68], azimuth: -38, elevation: 7, span: 4.75, distance: 12 }),
  ),
]

/** Returns a polyline of a path without the points that hardly bend it. */
function simplified(polyline: string): string {
  const points = polyline
    .slice(1)
    .split('L')
    .map((place) => place.trim().split(' ').map(Number) as unknown as Point)
  // Points after the first are lines without an L.
  return `M${needed(points).flat().join(' ')}`
}

/** The algorithm of Ramer, Douglas and Peucker. */
function needed(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)] as [Point, Point]
  const distances = points.map((point) => distance(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if (points.length < 3 || (distances[farthest] ?? 0) <= tolerance) return points.length < 2 ? points : [first, last]
  return [...needed(points.slice(0, farthest + 1)).slice(0, -1), ...needed(points.slice(farthest))]
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  return length === 0 ? Math.hypot(x - x1, y - y1) : Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}
