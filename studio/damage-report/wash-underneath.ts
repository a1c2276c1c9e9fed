import { cameraOf } from './camera.ts'
import { area, colours, drawCar, fill, type Paint, path, stroke } from './drawing.ts'
import type { Sheet } from './sheet.ts'
import { body, lines } from './suv-wide.ts'
import { arc, mix, type Point, points, spline } from './vector.ts'

const size = { width: 1600, height: 1200 }
const camera = cameraOf({ ...size, target: [2.35, 0, 0.865], azimuth: 0, elevation: 3, span: 5.34, at: [0.5, 0.47] })
const steel: Paint = { floor: '#3f4751', wall: colours.steel, light: '#77818c', line: colours.bone, fine: colours.quiet }

/** A place on the left side, in metres from the nose and up. */
const at = ([x, z]: Point): Point => camera.project([x, -0.93, z])
/** A number from 0 to 1, the same each time for the same seed. */
const scattered = (seed: number) => Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1

type Bubble = { middle: Point; radius: number }

/** Foam along a line on the car's side. */
function foam(line: string, thick: number, seed: number): Bubble[] {
  return spline(points(line), 0.06).map((place, i) => {
    const [x, y] = at(place)
    const [a, b, c] = [0, 1, 2].map((n) => scattered(seed + i * 3 + n)) as [number, number, number]
    return { middle: [x + (a - 0.5) * thick, y + (b - 0.5) * thick * 0.8], radius: thick * mix(0.45, 0.8, c ** 2) }
  })
}

/** Foam that runs down from a place to this height. */
function run([x, z]: Point, down: number, wide: number): Bubble[] {
  return Array.from({ length: 25 }, (_, i) => {
    const t = i / 24
    const swell = t < 0.55 ? mix(1.9, 0.88, Math.sin((t / 0.55) * (Math.PI / 2))) : mix(0.88, 1.06, (t - 0.55) / 0.45)
    return { middle: at([x + 0.014 * Math.sin(t * 5 + x * 9), mix(z, down, t)]), radius: (wide / 2) * swell }
  })
}

const blankets = [
  ...foam('1.72 1.5, 1.95 1.62, 2.3 1.69, 2.8 1.72, 3.4 1.72, 3.9 1.69, 4.36 1.6', 44, 1),
  ...foam('0.14 0.99, 0.5 1.07, 0.9 1.11, 1.28 1.15', 38, 6),
]
const runs = [
  run([1.88, 1.55], 1.36, 38),
  run([2.2, 1.62], 1.12, 46),
  run([2.5, 1.66], 1.44, 36),
  run([2.84, 1.66], 0.86, 50),
  run([3.14, 1.66], 1.34, 38),
  run([3.5, 1.66], 1.06, 44),
  run([4.02, 1.62], 0.94, 50),
  run([4.34, 1.58], 1.36, 36),
  run([0.34, 0.98], 0.72, 42),
  run([0.66, 1.02], 0.92, 32),
  run([1.02, 1.06], 0.88, 40),
].flat()

const circle = ({ middle, radius }: Bubble, style: string) => area([arc(middle, radius)], style)

function drawSuds(): string {
  const every = [...runs, ...blankets]
  return [
    ...every.map((bubble) => circle(bubble, `${fill(colours.ink)} stroke="${colours.ink}" stroke-width="9"`)),
    ...every.map((bubble) => circle(bubble, fill(colours.bone))),
    ...blankets
      .filter(({ radius }) => radius > 22)
      .map(({ middle, radius }) => path(arc(middle, radius * 0.72, 10, 100), stroke(colours.quiet, 4))),
  ].join('')
}

/** Soap bubbles in the air. */
const bubbles = points('1488 396, 1420 344, 1330 318, 548 436, 482 388, 612 366, 434 466').map(
  (middle, i): Bubble => ({ middle, radius: 12 + 14 * scattered(i + 3) }),
)
const drawBubble = (bubble: Bubble) =>
  circle(bubble, stroke(colours.bone, 4.5)) + path(arc(bubble.middle, bubble.radius * 0.55, 190, 260), stroke(colours.bone, 4))

const { hull, axles, wheel } = body.shape
/** The underside between, before and behind the wheels, and the arches, which the jets reach. */
function underneath(): string {
  const bands = [
    [0.3, 0.53],
    [1.35, 3.24],
    [4.07, 4.42],
  ].map(([from = 0, to = 0]) => {
    const edge = Array.from({ length: 21 }, (_, i) => mix(from, to, i / 20))
    return [...edge.map((x) => at([x, hull.bottom(x) + 0.01])), ...edge.toReversed().map((x) => at([x, hull.bottom(x) + 0.085]))]
  })
  const arches = axles.map((axle) => arc([axle, wheel.radius], wheel.arch - 0.006, -14, 194).map(at))
  return [...bands.map((band) => area([band], fill(colours.signal))), ...arches.map((arch) => path(arch, stroke(colours.signal, 16)))].join(
    '',
  )
}

/** Where the pipe with the nozzles is, in pixels down the sheet. */
const pipe = 1020

/** A fan of water from a nozzle below this place, in metres from the nose. */
function jet(x: number): string {
  const [foot] = at([x, 0])
  const from: Point = [foot, pipe - 30]
  const ends = [-0.19, -0.065, 0.065, 0.19].map((aside) => at([x + aside, hull.bottom(x + aside)]))
  const nozzle = points('-15 -8, -9 -32, 9 -32, 15 -8').map(([aside, up]): Point => [foot + aside, pipe + up])
  return [
    area([[from, ...ends]], `${fill(colours.bone)} fill-opacity="0.26"`),
    ...ends.map((end) => path([from, end], stroke(colours.bone, 5))),
    area([nozzle], `${fill(colours.quiet)} stroke="${colours.bone}" stroke-width="4.5"`),
  ].join('')
}

const level = (y: number, from: number, to: number, style: string) =>
  path(
    [
      [from, y],
      [to, y],
    ],
    style,
  )

/** A wheel stands on a plate. */
function plate(axle: number): string {
  const [left, right] = [-0.36, 0.36].map((aside) => at([axle + aside, -0.01])) as [Point, Point]
  return path([left, right], stroke(colours.bone, 9))
}

/** A car washed from the roof down with neutral shampoo, and underneath, for the everyday jobs. */
export function washUnderneath(): Sheet {
  const car = drawCar(camera, { body, lines, paint: steel, tread: true, pen: 1.3 })
  return {
    ...size,
    name: 'job-washing',
    layers: [
      car.fills,
      underneath(),
      car.lines,
      ...axles.map(plate),
      ...[0.31, 1.53, 1.91, 2.295, 2.68, 3.06, 4.28].map(jet),
      level(pipe, 90, 1510, stroke(colours.bone, 20)),
      level(pipe, 90, 1510, stroke(colours.graphite, 11)),
      drawSuds(),
      ...bubbles.map(drawBubble),
    ],
  }
}
