import { type Camera, cameraOf } from './camera.ts'
import type { Body } from './car/shape.ts'
import { traceOn } from './car/trace.ts'
import { colours, drawCar, type Paint, path, stroke, within } from './drawing.ts'
import { body as hatch, lines as hatchLines, orange, primer } from './hatch-damage.ts'
import { plate } from './plate.ts'
import { dark, body as sedan, lines as sedanLines } from './sedan-wide.ts'
import { floorScale, leader, measure, type Sheet } from './sheet.ts'
import { pale, body as suv, lines as suvLines } from './suv-wide.ts'
import { type Point, points } from './vector.ts'

const size = { width: 1920, height: 1200 }
const view = { ...size, azimuth: -42, elevation: 8, distance: 8.5 }

/** The three cars of the second home page's slides, from the front left, as large as their sheets allow. */
export const slides: readonly (() => Sheet)[] = [
  () => {
    const camera = cameraOf({ ...view, target: [2.2, 0, 0.66], span: 4.75, at: [0.49, 0.47] })
    const painted = drawCar(camera, { body: hatch, lines: hatchLines, paint: orange })
    const bare = drawCar(camera, { body: hatch, lines: hatchLines })
    // The seam behind the front door, and on across the roof.
    const seam = across(camera, hatch, points('2.36 0.2, 2.4 0.26, 2.41 0.32, 2.415 0.5, 2.405 0.75, 2.38 0.96, 2.35 1.2, 2.325 1.33'))
    return sheet(1, [
      floorScale(camera, 4.4, -1.05),
      ahead(painted.fills + plate(camera, 'front', hatch, 0.43) + painted.lines, seam),
      behind(bare.fills + bare.lines, seam),
      path(seam, stroke(colours.bone, 3.4)),
      ...between(camera, hatch),
      ...high(camera, hatch),
    ])
  },
  () => {
    const camera = cameraOf({ ...view, target: [2.35, 0, 0.8], span: 5.3, at: [0.49, 0.5] })
    const car = drawCar(camera, { body: suv, lines: suvLines, paint: pale })
    return sheet(2, [
      floorScale(camera, 4.7, -1.1),
      car.fills,
      plate(camera, 'front', suv, 0.715),
      car.lines,
      ...between(camera, suv, colours.signal),
      ...high(camera, suv, colours.signal),
    ])
  },
  () => {
    const camera = cameraOf({ ...view, target: [2.3, 0, 0.6], span: 4.95, at: [0.49, 0.5] })
    const coat = (paint?: Paint) => drawCar(camera, { body: sedan, lines: sedanLines, paint })
    const [bare, primed, painted] = [coat(), coat(primer), coat(dark)]
    const [first, second] = [1.45, 2.5].map((x) => across(camera, sedan, points(`${x} 0.24, ${x} 0.6, ${x} 0.9`))) as [Point[], Point[]]
    return sheet(3, [
      floorScale(camera, 4.6, -1.1),
      behind(bare.fills + bare.lines, second),
      ahead(behind(primed.fills + primed.lines, first), second),
      ahead(painted.fills + plate(camera, 'front', sedan, 0.53) + painted.lines, first),
      ...[first, second].map((seam) => path(seam, stroke(colours.signal, 6))),
      leader({ from: camera.project([0.35, 0.2, 0.79]), to: [240, 286], figure: '3', label: 'Colour' }),
      leader({ from: camera.project([2.15, 0, 1.41]), to: [985, 130], figure: '2', label: 'Primer' }),
      leader({ from: camera.project([3, -0.1, 1.43]), to: [1400, 130], figure: '1', label: 'Bare metal' }),
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

/** Returns a length in metres as the sheets letter it. */
export const inMillimetres = (value: number): string => `${Math.round(value * 1000).toLocaleString('en-NZ')} mm`

/** The wheelbase, on the floor beside the car. */
function between({ project }: Camera, { shape: { axles, halfWidth } }: Body, colour = colours.bone): string[] {
  const on = (x: number, y: number) => project([x, y, 0])
  const [front, rear] = axles.map((x) => on(x, -1.42)) as [Point, Point]
  const from: Point = [(front[0] + rear[0]) / 2, (front[1] + rear[1]) / 2]
  return [
    ...axles.map((x) => path([on(x, -halfWidth), on(x, -1.5)], stroke(colours.quiet, 2.4))),
    measure(front, rear, colour),
    leader({ from, to: [1352, 1078], figure: inMillimetres(axles[1] - axles[0]), label: 'Wheelbase', colour }),
  ]
}

/** The car's height, behind it. */
function high({ project }: Camera, { shape: { height, length } }: Body, colour = colours.bone): string[] {
  const [x, y] = [length + 0.28, -0.85]
  const [foot, top] = [project([x, y, 0]), project([x, y, height])]
  return [
    path([project([length * 0.6, -0.3, height]), project([x + 0.08, y, height])], stroke(colours.quiet, 2.4)),
    measure(foot, top, colour),
    leader({ from: [top[0], top[1] + 70], to: [top[0] - 70, 130], figure: inMillimetres(height), label: 'Height', colour }),
  ]
}
