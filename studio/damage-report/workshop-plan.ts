import { trades } from '../../content/about.ts'
import { cameraOf } from './camera.ts'
import { hatch } from './car/hatch.ts'
import { frontDoor, hatchLines } from './car/hatch-lines.ts'
import { liftback } from './car/liftback.ts'
import { liftbackLines } from './car/liftback-lines.ts'
import { sedan } from './car/sedan.ts'
import { sedanLines } from './car/sedan-lines.ts'
import { type Body, bodyOf } from './car/shape.ts'
import { suv } from './car/suv.ts'
import { suvLines } from './car/suv-lines.ts'
import type { Feature } from './car/trace.ts'
import { area, colours, drawCar, fill, path, stroke, within } from './drawing.ts'
import { type Sheet, words } from './sheet.ts'
import { arc, type Point, points, roundedBox, spline } from './vector.ts'

const size = { width: 1400, height: 1600 }
/** Pixels per metre. A phone shows four pixels as one. */
const metre = 108
const middle: Point = [size.width / 2, size.height / 2]
/** Half the building from wall to wall, the thickness of a wall, how far the roof reaches beyond it, half a door; in metres. */
const half = { across: 5.95, deep: 5.82 }
const [wall, overhang, door] = [0.26, 0.42, 1.75]
const bayWidth = half.across - wall
const { ink, bone, quiet, signal } = colours

const weights = { wall: 6.5, form: 5, fine: 4 }
const bold = stroke(bone, weights.wall)
const form = stroke(bone, weights.form)
const fine = stroke(quiet, weights.fine)
const orange = stroke(signal, weights.wall)
const before = (colour: string, width: number) => `${fill(ink)} stroke="${colour}" stroke-width="${width}"`

const scaled = (places: readonly Point[]): Point[] => places.map(([x, y]) => [x * metre, y * metre])
const at = (text: string) => scaled(points(text))
const box = (centre: Point, width: number, height: number, radius = 0.05) => scaled(roundedBox(centre, width, height, radius))
const ring = (centre: Point, radius: number) => scaled(arc(centre, radius))
const curve = (text: string) => scaled(spline(points(text), 0.03))
const placed = ([x, y]: Point, drawn: string, flip: 1 | -1 = 1) => `<g transform="translate(${x} ${y}) scale(1 ${flip})">${drawn}</g>`

/** A car from above, its nose up at the origin. */
function car(body: Body, lines: readonly Feature[]): string {
  const { length } = body.shape
  const [width, height] = [300, 560]
  const above = { width, height, azimuth: 90, elevation: 90, distance: 60, target: [length / 2, 0, 0.6] as const, span: width / metre }
  const few = lines.filter(({ weight, fill: ground }) => weight !== 'fine' && ground !== 'plate' && ground !== 'dark')
  const { lines: drawn } = drawCar(cameraOf(above), { body, lines: few, pen: 1.8 })
  // The right half, and its mirror image: some lines are traced on the car's left side only.
  const right = within(
    [
      [
        [width / 2 - 1, 0],
        [width, 0],
        [width, height],
        [width / 2 - 1, height],
      ],
    ],
    drawn,
  )
  const top = (length * metre - height) / 2
  return [1, -1].map((way) => `<g transform="translate(${(-way * width) / 2} ${top}) scale(${way} 1)">${right}</g>`).join('')
}

/** The bonnet of a car, raised, and what is under it: the engine and the battery. */
function openBonnet(): string {
  const bay = spline(points('-0.66 1.18, -0.64 0.5, -0.56 0.3, -0.3 0.22, 0 0.2, 0.3 0.22, 0.56 0.3, 0.64 0.5, 0.66 1.18'), 0.03)
  const edge = spline(points('0.74 0.98, 0.6 0.85, 0 0.78, -0.6 0.85, -0.74 0.98'), 0.03)
  return [
    area([scaled(bay)], before(bone, weights.fine)),
    area([box([0, 0.47], 0.4, 0.3)], fine),
    area([box([-0.44, 0.47], 0.24, 0.2, 0.02)], stroke(bone, weights.fine)),
    area([scaled([[-0.7, 1.2], [0.7, 1.2], ...edge])], before(bone, weights.form)),
  ].join('')
}

/** A two-post hoist, its four arms reaching under the car to its jacking points. */
function mechanical(): string {
  const sides = ([-1, 1] as const).map((side) => {
    const x = (across: number) => side * across
    const arm = (y: number) =>
      scaled([
        [x(1.58), 2.5],
        [x(0.65), y],
      ])
    return [
      ...[1.5, 3.1].flatMap((y) => [path(arm(y), stroke(signal, 15)), area([ring([x(0.65), y], 0.11)], before(signal, weights.wall))]),
      area([box([x(1.74), 2.5], 0.42, 0.62, 0.03)], before(bone, weights.wall)),
      path(
        scaled([
          [x(1.74), 2.3],
          [x(1.74), 2.7],
        ]),
        fine,
      ),
    ]
  })
  const body = bodyOf(hatch)
  return placed([0, 0.72 * metre], sides.flat().join('') + car(body, hatchLines(body)))
}

/** A scope on its trolley, its lead clipped to the battery. */
function electrical(): string {
  const body = bodyOf(sedan)
  const trace = Array.from({ length: 49 }, (_, i): Point => [-2.2 + i / 75, 1 + 0.19 * Math.sin(i / 3.82)])
  return [
    placed([0.55 * metre, 0.64 * metre], car(body, sedanLines(body)) + openBonnet()),
    area([box([-1.88, 1.12], 1.16, 1.06, 0.08)], form),
    area([box([-1.88, 1.0], 0.92, 0.66, 0.04)], fine),
    path(scaled(trace), orange),
    path(curve('-1.3 1.42, -1.02 1.62, -0.7 1.66, -0.36 1.4, 0.11 1.11'), orange),
    area([ring([0.11, 1.11], 0.07)], fill(signal)),
  ].join('')
}

/** A dented door on its stand, taken off the car beside it. */
function bodyRepair(): string {
  const body = bodyOf(liftback)
  const lie = ([x, z]: Point): Point => [x - 3.4, 3.3 - z]
  const frame = points('1.43 0.93, 1.75 1.14, 2.02 1.3, 2.32 1.36, 2.36 1.2, 2.38 0.94')
  const dent = [0.07, 0.16, 0.26].map((radius) => scaled(arc([0, 0], radius).map(([x, y]): Point => lie([1.92 + x, 0.58 + y * 0.8]))))
  return [
    placed([0.6 * metre, 0.6 * metre], car(body, liftbackLines(body))),
    area([box([-0.44, 2.5], 0.4, 1.04, 0)], fill(ink)),
    path(at('-0.31 1.98, -0.2 1.98, -0.2 3.02, -0.31 3.02'), stroke(bone, weights.fine)),
    ...[-1.87, -1.25].map((x) =>
      path(
        scaled([
          [x, 2],
          [x, 3.4],
        ]),
        fine,
      ),
    ),
    area([scaled([...frontDoor].map(lie))], before(signal, weights.wall)),
    path(scaled(frame.map(lie)), orange),
    ...dent.map((line) => path(line, stroke(signal, weights.form))),
  ].join('')
}

/** A station for air conditioning gas, its two hoses on the car's ports. */
function airConditioning(): string {
  const body = bodyOf(suv)
  return [
    placed([-0.55 * metre, 0.56 * metre], car(body, suvLines(body)) + openBonnet()),
    area([box([1.86, 1.12], 1.0, 1.06, 0.08)], form),
    ...[1.62, 2.1].map((x) => area([ring([x, 0.98], 0.17)], form)),
    path(curve('1.36 1.22, 1.1 1.36, 0.8 1.22, 0.5 0.98, -0.12 0.94'), orange),
    path(curve('1.36 1.46, 1.05 1.74, 0.66 1.66, 0.35 1.28, -0.12 1.14'), orange),
    ...[0.94, 1.14].map((y) => area([ring([-0.12, y], 0.07)], fill(signal))),
  ].join('')
}

/** The walls between two doors and round their corners, as one line outside and one inside. */
function walls(): string {
  const { across, deep } = half
  const [inner, low] = [across - wall, deep - wall]
  const bay = bayWidth / 2
  // From the left jamb of a door outwards, round to the jamb of the door below.
  const end = (side: 1 | -1) =>
    scaled([
      [side * (bay + door), -deep],
      [side * across, -deep],
      [side * across, deep],
      [side * (bay + door), deep],
      [side * (bay + door), low],
      [side * inner, low],
      [side * inner, -low],
      [side * (bay + door), -low],
    ])
  const between = (side: 1 | -1) => box([0, side * (deep - wall / 2)], 2 * (bay - door), wall, 0)
  return ([1, -1] as const).map((side) => area([end(side)], bold) + area([between(side)], bold)).join('')
}

/** A door's threshold and the concrete in front of it. */
function apron(bay: number, side: 1 | -1): string {
  const jamb = (way: 1 | -1): Point[] => [
    [bay + way * door, side * half.deep],
    [bay + way * (door + 0.5), side * (half.deep + 0.58)],
  ]
  return [
    path(
      scaled([
        [bay - door, side * half.deep],
        [bay + door, side * half.deep],
      ]),
      fine,
    ),
    ...([1, -1] as const).map((way) => path(scaled(jamb(way)), fine)),
  ].join('')
}

/** The edge of the roof all round, and its ridge. */
function roof(): string {
  const [x, y] = [half.across + overhang, half.deep + overhang]
  const dashed = `${stroke(bone, weights.form)} stroke-dasharray="24 17"`
  return [
    area(
      [
        scaled([
          [-x, -y],
          [x, -y],
          [x, y],
          [-x, y],
        ]),
      ],
      dashed,
    ),
    path(
      scaled([
        [-x, 0],
        [x, 0],
      ]),
      dashed,
    ),
  ].join('')
}

/** The posts that carry the roof: one under the ridge's middle, the others between two bays. */
const posts = () =>
  points('0 0, 0 -3.1, 0 3.1, -2.84 0, 2.84 0')
    .map((place) => area([box(place, 0.24, 0.24, 0.02)], before(bone, weights.form)))
    .join('')

/** The workshop from above: four bays behind a door each, under one roof. */
export function workshopPlan(): Sheet {
  const bays = [mechanical(), electrical(), bodyRepair(), airConditioning()]
  const name = { size: 64, style: 'label', anchor: 'middle' } as const
  const left = (i: number) => (i % 2 === 0 ? -bayWidth : bayWidth) / 2
  const side = (i: number): 1 | -1 => (i < 2 ? -1 : 1)
  const building = [roof(), walls(), ...bays.map((_, i) => apron(left(i), side(i))), posts()]
  return {
    ...size,
    name: 'workshop-plan',
    layers: [
      placed(middle, building.join('')),
      ...bays.map((bay, i) => placed([middle[0] + left(i) * metre, middle[1]], bay, side(i))),
      ...trades.map((text, i) => words({ ...name, text, at: [middle[0] + left(i) * metre, i < 2 ? 86 : size.height - 42] })),
    ],
  }
}
