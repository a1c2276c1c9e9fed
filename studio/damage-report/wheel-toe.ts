import { withBreakLine } from './break-line.ts'
import { area, colours, fill, path, stroke, within } from './drawing.ts'
import type { Sheet } from './sheet.ts'
import { radiusAt } from './turned-tread.ts'
import { arc, mix, type Point, points, roundedBox, spline } from './vector.ts'

const size = { width: 1600, height: 1200 }
/** A tyre from above, in pixels: half its width and its radius. */
const tyre = { half: 122, radius: 352 }
/** The middles of the wheels. */
const left: Point = [300, 760]
const right: Point = [1300, 760]
/** The toe in degrees, drawn many times larger than it is, and how far from the wheel's middle it's measured. */
const [toe, reach] = [10, 470]

/** From a place on a wheel, in pixels to its inside and backwards, to the sheet. */
type View = (place: Point) => Point

const viewOf = ([left, top]: Point, inwards: -1 | 1, degrees: number): View => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return ([x, y]) => [left + inwards * (x * cos + y * sin), top + y * cos - x * sin]
}
const turned = viewOf(left, 1, toe)
const straight = viewOf(right, -1, 0)

const part = (outline: readonly Point[], ground: string) => area([outline], `${fill(ground)} stroke="${colours.quiet}" stroke-width="4"`)

/** The ribs across a tread, as shares of its half width, and the angles at which their blocks are cut. */
const ribs = points('-0.92 -0.56, -0.52 -0.2, -0.14 0.14, 0.2 0.52, 0.56 0.92')
const cuts = Array.from({ length: 25 }, (_, i) => i * 7.5 - 90)

/** A place on a tread, by its share of the half width and the degrees behind its top. */
const onTread = (share: number, degrees: number): Point => [
  share * tyre.half,
  ((tyre.radius * radiusAt(share)) / radiusAt(0)) * Math.sin((degrees * Math.PI) / 180),
]

function wheel(view: View): string {
  const shares = Array.from({ length: 19 }, (_, i) => i / 10 - 0.9)
  const end = (degrees: number) => shares.map((share) => onTread(share, degrees))
  const side = tyre.radius * 0.84
  const half: Point[] = [[-tyre.half, -side], ...end(-90), [tyre.half, -side]]
  const outline = spline([...half, ...half.map(([x, y]): Point => [-x, -y])], 6, true).map(view)
  const blocks = ribs.flatMap(([from, to], rib) => {
    const corners = [onTread(from, -90), onTread(to, -90), onTread(to, 90), onTread(from, 90)]
    const lines = cuts.map((degrees) => {
      const at = degrees + (rib % 2) * 3.7
      return path([view(onTread(from, at)), view(onTread(to, at + 2.5))], stroke(colours.ink, 5))
    })
    return [area([corners.map(view)], fill(colours.steel)), ...lines]
  })
  return [area([outline], fill(colours.graphite)), within([outline], blocks.join('')), area([outline], stroke(colours.bone, 8))].join('')
}

/** The joint of a wheel's tie rod, behind its middle. */
const joint: Point = [176, 160]

/** The brake disc on its edge, and the arm by which the tie rod turns the wheel. */
function hub(view: View): string {
  const arm = points('116 -70, 162 -62, 180 -38, 180 54, 202 128, 204 168, 154 178, 148 128, 116 76')
  return part(roundedBox([126, 0], 60, 340, 8).map(view), colours.graphite) + part(arm.map(view), colours.steel)
}

/** A bar between two points, as wide as it says at each end. */
function bar([x0, y0]: Point, [x1, y1]: Point, [from, to]: readonly [number, number]): Point[] {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const [x, y] = [(y0 - y1) / length / 2, (x1 - x0) / length / 2]
  return [
    [x0 + x * from, y0 + y * from],
    [x1 + x * to, y1 + y * to],
    [x1 - x * to, y1 - y * to],
    [x0 - x * from, y0 - y * from],
  ]
}

const between = (from: Point, to: Point, share: number): Point => [mix(from[0], to[0], share), mix(from[1], to[1], share)]

/** A tie rod with its boot, from the end of the rack's housing to the wheel. */
function tieRod(view: View, end: Point): string {
  const to = view(joint)
  const inner = between(end, to, 0.42)
  const folds = [0.2, 0.4, 0.6, 0.8].map((share) => {
    const [across, , , back] = bar(between(end, inner, share), to, [mix(80, 46, share), 0])
    return path([across, back] as Point[], stroke(colours.quiet, 4))
  })
  return [
    part(bar(end, to, [22, 22]), colours.steel),
    part(bar(end, inner, [80, 46]), colours.graphite),
    ...folds,
    part(arc(to, 29), colours.steel),
    part(arc(to, 11), colours.graphite),
  ].join('')
}

/** A drive shaft from the gearbox to a wheel, with a boot at each end. */
function driveShaft(view: View, end: Point): string {
  const to = view([126, 0])
  return [
    part(bar(end, to, [24, 24]), colours.graphite),
    part(bar(end, between(end, to, 0.36), [110, 44]), colours.graphite),
    part(bar(between(end, to, 0.84), between(end, to, 0.58), [104, 44]), colours.graphite),
  ].join('')
}

const gearbox = part(roundedBox([800, 730], 170, 150, 40), colours.graphite)

/** The rack that steers both wheels, behind them, and the shaft from the steering wheel on the right. */
function steering(): string {
  const y = right[1] + joint[1]
  const [from, to] = [645, 955]
  return [
    part(bar([912, y], [972, 1240], [34, 34]), colours.steel),
    tieRod(turned, [from, y]),
    tieRod(straight, [to, y]),
    part(roundedBox([(from + to) / 2, y], to - from, 66, 10), colours.steel),
    part(roundedBox([910, y], 96, 104, 26), colours.graphite),
  ].join('')
}

/** The angle between straight ahead and where the wheel points. */
function angle(): string {
  const axis = points(`0 ${-reach - 30}, 0 ${tyre.radius + 26}`)
  return [
    area([[left, ...arc(left, reach, -90 - toe, -90)]], fill(colours.signal)),
    path(axis.map(turned), stroke(colours.signal, 6)),
    path(axis.map(viewOf(left, 1, 0)), `${stroke(colours.bone, 5)} stroke-dasharray="26 18"`),
  ].join('')
}

/** The car's front from above, cut off behind the wheels: the bumper with its lamps, and the gaps round the bonnet. */
function bodywork(): string {
  const middle = (left[0] + right[0]) / 2
  const half = points('0 52, 240 62, 420 88, 560 138, 640 214, 676 330, 690 520, 696 800, 698 1240')
  const bonnet = points('0 112, 200 120, 352 148, 412 196, 432 300, 452 1240')
  const lamp = points('456 142, 544 172, 600 214, 624 266, 556 222, 486 198, 444 174')
  const onSide = (side: -1 | 1) => (line: readonly Point[]) => line.map(([x, y]): Point => [middle + side * x, y])
  const both = (line: readonly Point[]) => [...onSide(-1)(line).reverse(), ...onSide(1)(line)]
  return [
    path(spline(both(half), 6), stroke(colours.quiet, 6)),
    path(spline(both(bonnet), 6), stroke(colours.quiet, 3)),
    ...([-1, 1] as const).map((side) => area([spline(onSide(side)(lamp), 6, true)], stroke(colours.quiet, 4))),
  ].join('')
}

/** The front axle from above: what a wheel adjustment measures and sets. */
export function wheelToe(): Sheet {
  const car = [
    bodywork(),
    driveShaft(turned, [735, 740]),
    driveShaft(straight, [865, 740]),
    gearbox,
    hub(turned),
    hub(straight),
    steering(),
    wheel(turned),
    wheel(straight),
  ]
  return {
    ...size,
    name: 'job-wheels',
    layers: [
      withBreakLine(car.join(''), [
        [1560, 1164],
        [40, 1164],
      ]),
      angle(),
    ],
  }
}
