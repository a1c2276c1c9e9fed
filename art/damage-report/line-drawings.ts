import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Camera, cameraOf } from './camera.ts'
import { frontDoor } from './car/hatch-lines.ts'
import { colours, drawCar, path, stroke } from './drawing.ts'
import { body, lines } from './hatch-damage.ts'
import type { Point } from './vector.ts'

const drawings = join(import.meta.dirname, '../drawings')
/** Pixels that a point may lie off the line between its neighbours to be left out. */
const tolerance = 0.3

/** A drawing in lines alone, for art/drawings/. */
export type LineDrawing = { name: string; title: string; camera: Camera; orange?: readonly Point[] }

/** Project A's car: from the front left for the symptoms on the home page, and from the side, its front door in orange, for the projects. */
export const lineDrawings: readonly LineDrawing[] = [
  {
    name: 'car',
    title: 'Line drawing of a hatchback',
    camera: cameraOf({ width: 1300, height: 600, target: [2.15, 0, 0.68], azimuth: -38, elevation: 7, span: 4.75, distance: 12 }),
  },
  {
    name: 'car-side',
    title: 'Car from the side',
    camera: cameraOf({ width: 800, height: 600, target: [2.23, 0, 1.42], azimuth: 0, elevation: 3, span: 4.8 }),
    orange: frontDoor,
  },
]

/** Writes a drawing as SVG into art/drawings/. The output is the same on every run. */
export async function writeDrawing({ name, title, camera, orange }: LineDrawing): Promise<void> {
  const { project, width, height } = camera
  const car = drawCar(camera, { body, lines }).lines
  const panel = orange
    ? path(
        orange.map(([x, z]) => project(body.near(x, z))),
        stroke(colours.signal, 3.4),
      )
    : ''
  const shape = (car + panel).replaceAll(/ d="([^"]+)"/g, (_, data: string) => ` d="${data.replaceAll(/M[^MZ]+/g, simplified)}"`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>${title}</title>
<g stroke-linecap="round" stroke-linejoin="round">${shape}</g>
</svg>
`
  await writeFile(join(drawings, `${name}.svg`), svg)
}

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
