import { discEdge, discHalf, type EdgeView, liningMeasure, padEdge } from './brake-edge.ts'
import { type Camera, cameraOf } from './camera.ts'
import { hatch } from './car/hatch.ts'
import { hatchLines } from './car/hatch-lines.ts'
import { bodyOf, wheelFace } from './car/shape.ts'
import { traceOn } from './car/trace.ts'
import { onFrontWheel } from './car/wheel.ts'
import { area, colours, drawCar, fill, type Paint, path, stroke, within } from './drawing.ts'
import { framedPlate } from './plate.ts'
import { floorScale, type Sheet } from './sheet.ts'
import { arc, mix, onSide, type Point, places, points, roundedBox, type Vector } from './vector.ts'
import { type DepthBuffer, isVisible } from './visibility.ts'

const size = { width: 1920, height: 1200 }
const camera = cameraOf({ ...size, azimuth: -42, elevation: 8, distance: 8.5, target: [2.2, 0, 0.66], span: 4.95, at: [0.535, 0.375] })
const { bone, signal } = colours
const slate: Paint = { floor: '#2d343d', wall: '#434b56', light: '#67727e', line: bone, fine: '#b9bdc1' }
const body = bodyOf({
  ...hatch,
  wheel: { ...hatch.wheel, spokes: 5, paired: false },
  hull: { ...hatch.hull, nose: (y, z) => 0.22 * (y / 0.86) ** 5 + hatch.hull.nose(0, z) },
  mirror: { place: [1.78, 0.945, 1.0], size: hatch.mirror.size, arm: true },
})
const glassOfLamps = '#101317'
const { axles, wheel } = body.shape
const { wrap } = traceOn(body)
/** Its front door has the larger window, its rear door a quarter light, and its lamps reach further round the nose. */
const details = {
  windows: [
    points('1.6 0.938, 2.0 0.953, 2.455 0.967, 2.435 1.15, 2.405 1.35, 2.25 1.343, 2.1 1.315, 1.85 1.15, 1.6 0.938'),
    points('2.545 0.972, 2.85 0.985, 3.12 1.0, 3.09 1.15, 3.03 1.32, 2.85 1.342, 2.5 1.353, 2.52 1.15, 2.545 0.972'),
    points('3.19 1.012, 3.46 1.055, 3.5 1.085, 3.44 1.15, 3.3 1.235, 3.11 1.3, 3.16 1.15, 3.19 1.012'),
  ],
  doors: [
    points(
      '1.41 0.915, 1.375 0.78, 1.36 0.6, 1.36 0.32, 1.38 0.265, 1.43 0.245, 1.95 0.24, 2.46 0.242, 2.5 0.26, 2.51 0.32, 2.515 0.5, 2.505 0.75, 2.48 0.965, 2.45 1.2, 2.425 1.355',
    ),
    points(
      '2.51 0.32, 2.52 0.26, 2.56 0.242, 2.75 0.24, 3.02 0.242, 3.1 0.255, 3.14 0.3, 3.16 0.42, 3.22 0.56, 3.32 0.68, 3.42 0.8, 3.48 0.92, 3.5 1.03, 3.49 1.07',
    ),
  ],
  handles: points('2.27 0.8, 3.2 0.84'),
  lamp: places(
    '0.05 0.4 0.652, 0.08 0.54 0.678, 0.16 0.69 0.703, 0.33 0.8 0.726, 0.66 0.86 0.745, 0.56 0.86 0.7, 0.4 0.84 0.66, 0.2 0.75 0.622, 0.08 0.6 0.598, 0.05 0.45 0.585, 0.05 0.4 0.652',
  ),
  lenses: [
    arc([0.54, 0.638], 0.036).map(([y, z]): Vector => [0.06, y, z]),
    arc([0.67, 0.655], 0.032).map(([y, z]): Vector => [0.13, y, z]),
  ],
}
/** Behind the rear end of the right headlamp's glass. */
const reflector = places('0.3 0.77 0.625, 0.33 0.78 0.73, 0.66 0.86 0.76, 0.66 0.86 0.73, 0.46 0.85 0.66, 0.3 0.77 0.625')
/** Along its lower edge. */
const strip = places('0.66 0.86 0.735, 0.56 0.86 0.708, 0.4 0.84 0.668, 0.2 0.75 0.631, 0.08 0.6 0.607, 0.05 0.46 0.595')

/** The slanting lights that dark glass reflects, in one piece across all windows, as shares of the gradient. */
const lights = [
  { from: 0.08, to: 0.22, colour: '#4d5966' },
  { from: 0.25, to: 0.28, colour: '#3f4a56' },
  { from: 0.5, to: 0.56, colour: '#4d5966' },
  { from: 0.68, to: 0.78, colour: '#4d5966' },
  { from: 0.8, to: 0.82, colour: '#3f4a56' },
]
const stop = (offset: number, colour = '#212831') => `<stop offset="${offset}" stop-color="${colour}"/>`
const stops = lights.map(({ from, to, colour }) => stop(from) + stop(from, colour) + stop(to, colour) + stop(to))
const glass = `<linearGradient id="glass" gradientUnits="userSpaceOnUse" x1="680" y1="160" x2="1580" y2="440">${stops.join('')}</linearGradient>`

/** What the car darkens on the floor below it, and more where its tyres stand. */
function shadow({ project }: Camera): string {
  const onFloor = (outline: readonly Point[]) => outline.map(([x, y]) => project([x, y, 0]))
  const { nose, tail } = body.shape.hull
  const across = Array.from({ length: 41 }, (_, i) => 0.88 - i * 0.044)
  const below = onFloor([
    ...across.map((y): Point => [nose(Math.abs(y), 0.3) + 0.08, y]),
    ...across.toReversed().map((y): Point => [tail(Math.abs(y), 0.3) - 0.08, y]),
  ])
  const tyres = axles.map((axle) => onFloor(roundedBox([axle + 0.02, wheel.width / 2 - wheelFace(body.shape)], 0.46, 0.3, 0.14)))
  return [
    area([below], fill('#0b0d10')),
    `<filter id="soft"><feGaussianBlur stdDeviation="6"/></filter><g filter="url(#soft)">${area(tyres, fill('#000'))}</g>`,
  ].join('')
}

/** A lit headlamp: a strip along its lower edge, and two lenses. Of the right one, only the front can be seen. */
function headlamp({ project }: Camera, depths: DepthBuffer, side: -1 | 1): string {
  const seen = (line: readonly Vector[]) =>
    wrap(line.map(onSide(side)))
      .filter((place) => isVisible(depths, place, 0.004) && (side < 0 || place[0] < 0.3))
      .map(project)
  const lenses = details.lenses.map(seen).filter((lens) => lens.length > 3)
  const whole = seen(details.lamp)
  return within(
    [whole],
    [
      area([whole], `${fill(glassOfLamps)} stroke="${slate.fine}" stroke-width="6"`),
      side < 0 ? area([seen(reflector)], fill(colours.steel)) : '',
      path(seen(strip), stroke(bone, side < 0 ? 9 : 6)),
      ...lenses.map((lens) => area([scaled(lens, 1.5)], `${fill(colours.graphite)} stroke="${bone}" stroke-width="3"`)),
      ...lenses.map((lens) => area([scaled(lens, 1)], fill(bone))),
    ].join(''),
  )
}

/** An outline scaled about its middle. */
function scaled(outline: readonly Point[], share: number): Point[] {
  const middle = [0, 1].map((axis) => outline.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / outline.length) as [number, number]
  return outline.map(([x, y]) => [mix(middle[0], x, share), mix(middle[1], y, share)])
}

/** The magnified brake from the front: its disc upright, and the upper ends of both pads. */
const lens: { middle: Point; radius: number; perMillimetre: number } = { middle: [972, 1004], radius: 180, perMillimetre: 10 }
const view: EdgeView = ([along, across]) => [
  lens.middle[0] + (across - 1) * lens.perMillimetre,
  lens.middle[1] + (along + 2) * lens.perMillimetre,
]
const lining = { inner: 3, outer: 2 }

function magnified(): string {
  const { middle, radius } = lens
  const outer = [discHalf, discHalf + lining.outer] as const
  const { arrows } = liningMeasure(view, ...outer)
  const spot = camera.project(onFrontWheel(body.shape, wheel.rim * 0.72, 14, 0.03))
  const small = 56
  const far = Math.hypot(middle[0] - spot[0], middle[1] - spot[1])
  const toward = (reach: number): Point => [
    spot[0] + ((middle[0] - spot[0]) * reach) / far,
    spot[1] + ((middle[1] - spot[1]) * reach) / far,
  ]
  return [
    path(arc(spot, small), stroke(bone, 4)),
    path([toward(small), toward(far - radius)], stroke(bone, 4)),
    area([arc(middle, radius)], fill(colours.ink)),
    within(
      [arc(middle, radius)],
      [discEdge(view, -6), padEdge(view, -discHalf, -discHalf - lining.inner), padEdge(view, ...outer), arrows].join(''),
    ),
    path(arc(middle, radius), stroke(bone, 5)),
  ].join('')
}

/** A hatchback from the front left with three findings, the worn pads of its front brake magnified. */
export function wornPads(): Sheet {
  const car = drawCar(camera, {
    body,
    // Its plate and its right headlamp are drawn below.
    lines: hatchLines(body, details).filter(({ fill: ground, part }) => ground !== 'plate' && (ground !== 'lamp' || part === 'headlamp')),
    paint: slate,
    tread: true,
    glass: 'url(#glass)',
    lamp: glassOfLamps,
    brake: { caliper: colours.quiet, pads: signal, isBehindSpokes: true },
    isPolished: true,
    pen: 1.5,
  })
  return {
    ...size,
    name: 'slide-1',
    layers: [
      glass,
      floorScale(camera, 4.6, -1.02),
      shadow(camera),
      car.fills,
      headlamp(camera, car.depths, -1),
      headlamp(camera, car.depths, 1),
      car.lines,
      framedPlate(camera, body, 0.435, -0.03),
      magnified(),
    ],
  }
}
