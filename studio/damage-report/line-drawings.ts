import { biscuitTin } from './biscuit-tin.ts'
import { type Camera, cameraOf } from './camera.ts'
import { frontDoor } from './car/hatch-lines.ts'
import { colours, drawCar, path, stroke } from './drawing.ts'
import { formBoard } from './form-board.ts'
import { body, lines } from './hatch-damage.ts'
import { keyBoard } from './key-board.ts'
import type { LineDrawing } from './line-drawing.ts'
import { paperwork } from './paperwork.ts'
import { parcel } from './parcel.ts'
import { partsTrolley } from './parts-trolley.ts'
import { plateToPart } from './plate-to-part.ts'
import { reasonDockets } from './reason-dockets.ts'
import { serviceKit } from './service-kit.ts'
import { telephone } from './telephone.ts'
import { tyreChange } from './tyre-change.ts'
import type { Point, Vector } from './vector.ts'
import { visibleRuns } from './visibility.ts'

/** Points closer than this to the line between their neighbours are left out, in pixels. */
const tolerance = 0.3
/** A sheet's line widths, and those of studio/scenes/draw.py, which stay the same at any size. */
const widths: Readonly<Record<string, string>> = { 3.4: '2.1', 2.2: '1.5', 1.6: '1.1' }

/** Project A's car in lines alone. `orange`: a line in the accent colour. */
function hatchback(name: string, title: string, camera: Camera, orange: readonly Vector[] = []): LineDrawing {
  const { width, height } = camera
  return {
    name,
    title,
    width,
    height,
    draw: () => {
      const car = drawCar(camera, { body, lines })
      const accent = visibleRuns(car.depths, orange).map((run) => path(run, stroke(colours.signal, 3.4)))
      const shape = (car.lines + accent.join(''))
        .replaceAll(/ d="([^"]+)"/g, (_, data: string) => ` d="${data.replaceAll(/M[^MZ]+/g, simplified)}"`)
        .replaceAll(
          /stroke-width="([^"]+)"/g,
          (_, width: string) => `stroke-width="${widths[width] ?? width}" vector-effect="non-scaling-stroke"`,
        )
      return { lines: [shape], lettering: [] }
    },
  }
}

/** From the front left for the home page's symptoms, and from the side for the projects. */
export const lineDrawings: readonly LineDrawing[] = [
  hatchback(
    'car',
    'Line drawing of a hatchback',
    cameraOf({ width: 1300, height: 600, target: [2.15, 0, 0.68], azimuth: -38, elevation: 7, span: 4.75, distance: 12 }),
  ),
  hatchback(
    'car-side',
    'Car from the side',
    cameraOf({ width: 800, height: 600, target: [2.23, 0, 1.42], azimuth: 0, elevation: 3, span: 4.8 }),
    frontDoor.map(([x, z]) => body.near(x, z)),
  ),
  ...paperwork,
  ...reasonDockets,
  partsTrolley,
  parcel,
  biscuitTin,
  telephone,
  plateToPart,
  keyBoard,
  formBoard,
  serviceKit,
  tyreChange,
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
