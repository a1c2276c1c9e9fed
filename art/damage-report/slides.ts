import { type Camera, cameraOf } from './camera.ts'
import { type Body, wheelFace } from './car/shape.ts'
import { traceOn } from './car/trace.ts'
import { colours, drawCar, type Paint, path, stroke, within } from './drawing.ts'
import { body as hatch, lines as hatchLines, orange, primer } from './hatch-damage.ts'
import { plate } from './plate.ts'
import { dark, body as sedan, lines as sedanLines } from './sedan-wide.ts'
import { floorScale, leader, type Sheet } from './sheet.ts'
import { pale, body as suv, lines as suvLines } from './suv-wide.ts'
import { type Point, points, type Vector } from './vector.ts'

const size = { width: 1920, height: 1200 }
const view = { ...size, azimuth: -42, elevation: 8, distance: 8.5 }

const inOutline: Paint = { floor: colours.ink, wall: colours.ink, light: colours.ink, line: colours.bone, fine: colours.quiet }

/** A window's reflections: lighter towards the top, with two slanting lights. */
const tintedGlass = `<linearGradient id="glass" x1="0.3" y1="0" x2="0.7" y2="1">${[
  ['#6f7983', 0],
  ['#5c6570', 0.34],
  ['#8a929a', 0.345],
  ['#838b94', 0.44],
  ['#56606a', 0.445],
  ['#545d68', 0.48],
  ['#7b848d', 0.485],
  ['#7b848d', 0.51],
  ['#515a65', 0.515],
  ['#3a424c', 1],
]
  .map(([colour, at]) => `<stop stop-color="${colour}" offset="${at}"/>`)
  .join('')}</linearGradient>`

/** The three cars of the second home page's slides, from the front left, as large as their sheets allow. */
export const slides: readonly (() => Sheet)[] = [
  () => {
    const camera = cameraOf({ ...view, target: [2.2, 0, 0.66], span: 4.49, at: [0.536, 0.485] })
    const brake = { caliper: colours.quiet, pads: colours.signal, isRimGhosted: true }
    const car = drawCar(camera, {
      body: hatch,
      lines: hatchLines,
      paint: orange,
      tread: true,
      glass: 'url(#glass)',
      brake,
      isTrimmed: true,
    })
    const sizes = { figure: 88, label: 62 }
    return sheet(1, [
      tintedGlass,
      car.fills,
      plate(camera, 'front', hatch, 0.43),
      car.lines,
      leader({ from: onTop(camera, hatch, 0.62, 0.34), to: [400, 140], figure: '12.6 V', label: 'Battery: good', sizes }),
      leader({
        from: camera.project(aroundFront(hatch.shape, hatch.shape.wheel.rim * 0.72, -43, 0.035)),
        to: [990, 1060],
        figure: '2 mm',
        label: 'Pads: replace now',
        colour: colours.signal,
        sizes: { figure: 128, label: 70 },
      }),
      leader({ from: camera.project(treadAt(hatch)), to: [640, 1090], figure: '4 mm', label: 'Tread: can wait', sizes }),
    ])
  },
  () => {
    const camera = cameraOf({ ...view, target: [2.35, 0, 0.8], span: 5.3, at: [0.49, 0.5] })
    const car = drawCar(camera, { body: suv, lines: suvLines, paint: pale, tread: true })
    return sheet(2, [
      car.fills,
      plate(camera, 'front', suv, 0.715),
      car.lines,
      leader({
        from: onTop(camera, suv, 0.56, -0.14),
        to: [430, 130],
        figure: '11.9 V',
        label: 'Battery: flat',
        colour: colours.signal,
      }),
      leader({
        from: camera.project(wallAt(suv)),
        to: [1000, 1078],
        figure: '1.6 bar',
        label: 'Slow puncture',
        colour: colours.signal,
      }),
    ])
  },
  () => {
    const camera = cameraOf({ ...view, target: [2.3, 0, 0.6], span: 4.95, at: [0.49, 0.5] })
    const coat = (paint: Paint) => drawCar(camera, { body: sedan, lines: sedanLines, paint, tread: true })
    const [bare, primed, painted] = [coat(inOutline), coat(primer), coat(dark)]
    const [first, second] = [1.45, 2.5].map((x) => across(camera, sedan, points(`${x} 0.24, ${x} 0.6, ${x} 0.9`))) as [Point[], Point[]]
    return sheet(3, [
      floorScale(camera, 4.6, -1.1),
      behind(bare.fills + bare.lines, second),
      ahead(behind(primed.fills + primed.lines, first), second),
      ahead(painted.fills + plate(camera, 'front', sedan, 0.53) + painted.lines, first),
      ...[first, second].map((seam) => path(seam, stroke(colours.signal, 6))),
      leader({ from: onTop(camera, sedan, 0.38, -0.02), to: [310, 250], figure: '3', label: 'Colour' }),
      leader({ from: onTop(camera, sedan, 2.2, -0.2), to: [985, 130], figure: '2', label: 'Primer' }),
      leader({ from: onTop(camera, sedan, 2.95, -0.45), to: [1400, 130], figure: '1', label: 'Bare metal' }),
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

/** A place on the bonnet or the roof, as a pixel of the sheet. */
function onTop({ project }: Camera, body: Body, x: number, y: number): Point {
  const [place] = traceOn(body).plan(
    [
      [x, y],
      [x + 0.001, y],
    ],
    false,
  )
  return project(place as Vector)
}

/** A place on the tread of the left front tyre, ahead of its contact patch. */
function treadAt({ shape }: Body): Vector {
  const { radius, width } = shape.wheel
  return aroundFront(shape, radius, -128, width / 2)
}

/** A place on the side wall of the left front tyre, low at the rear. */
function wallAt({ shape }: Body): Vector {
  const { radius, rim } = shape.wheel
  return aroundFront(shape, (radius + rim) / 2, -72, 0)
}

/** A place round the left front wheel's axis: degrees anticlockwise from the rear, metres from its face. */
function aroundFront(shape: Body['shape'], radius: number, degrees: number, inset: number): Vector {
  const angle = (degrees * Math.PI) / 180
  return [shape.axles[0] + radius * Math.cos(angle), inset - wheelFace(shape), shape.wheel.radius + radius * Math.sin(angle)]
}
