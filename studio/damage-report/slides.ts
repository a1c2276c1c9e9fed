import { type Camera, cameraOf } from './camera.ts'
import type { Body } from './car/shape.ts'
import { onTop, traceOn } from './car/trace.ts'
import { colours, drawCar, type Paint, path, stroke, within } from './drawing.ts'
import { primer } from './hatch-damage.ts'
import { plate } from './plate.ts'
import { dark, body as sedan, lines as sedanLines } from './sedan-wide.ts'
import { floorScale, ring, type Sheet } from './sheet.ts'
import { pale, body as suv, lines as suvLines } from './suv-wide.ts'
import { type Point, points } from './vector.ts'
import { wornPads } from './worn-pads.ts'

const size = { width: 1920, height: 1200 }
const view = { ...size, azimuth: -42, elevation: 8, distance: 8.5 }

const inOutline: Paint = { floor: colours.ink, wall: colours.ink, light: colours.ink, line: colours.bone, fine: colours.quiet }

/** The three cars of the second home page's slides, from the front left, as large as their sheets allow. */
export const slides: readonly (() => Sheet)[] = [
  wornPads,
  () => {
    const camera = cameraOf({ ...view, target: [2.35, 0, 0.8], span: 4.85, at: [0.545, 0.471] })
    const car = drawCar(camera, { body: suv, lines: suvLines, paint: pale, tread: true })
    return sheet(2, [
      car.fills,
      plate(camera, 'front', suv, 0.715),
      car.lines,
      ring(camera.project(onTop(suv, 0.56, -0.14)), colours.signal),
    ])
  },
  () => {
    const camera = cameraOf({ ...view, target: [2.3, 0, 0.6], span: 4.95, at: [0.49, 0.433] })
    const coat = (paint: Paint) => drawCar(camera, { body: sedan, lines: sedanLines, paint, tread: true })
    const [bare, primed, painted] = [coat(inOutline), coat(primer), coat(dark)]
    const [first, second] = [1.45, 2.5].map((x) => across(camera, sedan, points(`${x} 0.24, ${x} 0.6, ${x} 0.9`))) as [Point[], Point[]]
    return sheet(3, [
      floorScale(camera, 4.6, -1.1),
      behind(bare.fills + bare.lines, second),
      ahead(behind(primed.fills + primed.lines, first), second),
      ahead(painted.fills + plate(camera, 'front', sedan, 0.53) + painted.lines, first),
      ...[first, second].map((seam) => path(seam, stroke(colours.signal, 6))),
    ])
  },
]

function sheet(number: number, layers: readonly string[]): Sheet {
  return { ...size, name: `slide-${number}`, layers }
}

/** A line up the left flank, in the side view, and on across the roof to its far edge; as pixels of the sheet. */
function across({ project }: Camera, body: Body, flank: readonly Point[]): Point[] {
  const { side, plan } = traceOn(body)
  const [x] = flank.at(-1) as Point
  return [
    ...side(flank),
    ...plan(
      [-0.5, 0.6].map((y): Point => [x, y]),
      false,
    ),
  ].map(project)
}

/** What is on the left of a seam, and what on its right. */
const ahead = (content: string, seam: readonly Point[]): string => within([beside(seam, -4000)], content)
const behind = (content: string, seam: readonly Point[]): string => within([beside(seam, 4000)], content)

function beside(seam: readonly Point[], x: number): Point[] {
  const [[low], [high]] = [seam[0], seam.at(-1)] as [Point, Point]
  return [...seam, [high, -4000], [x, -4000], [x, 4000], [low, 4000]]
}
