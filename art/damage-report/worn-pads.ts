import { discEdge, discHalf, type EdgeView, liningMeasure, padEdge } from './brake-edge.ts'
import { type Camera, cameraOf } from './camera.ts'
import { hatch } from './car/hatch.ts'
import { hatchLines, lamp, lampLenses } from './car/hatch-lines.ts'
import { bodyOf, wheelFace } from './car/shape.ts'
import { onTop, traceOn } from './car/trace.ts'
import { onFrontWheel } from './car/wheel.ts'
import { area, colours, drawCar, fill, type Paint, path, stroke, within } from './drawing.ts'
import { plate } from './plate.ts'
import { floorScale, leader, type Sheet, words } from './sheet.ts'
import { arc, mix, onSide, type Point, places, roundedBox, type Vector } from './vector.ts'
import { type DepthBuffer, visibleRuns } from './visibility.ts'

const size = { width: 1920, height: 1200 }
const camera = cameraOf({ ...size, azimuth: -42, elevation: 8, distance: 8.5, target: [2.2, 0, 0.66], span: 4.95, at: [0.535, 0.375] })
const { bone, signal } = colours
const slate: Paint = { floor: '#2d343d', wall: '#434b56', light: '#67727e', line: bone, fine: '#b9bdc1' }
const body = bodyOf({
  ...hatch,
  wheel: { ...hatch.wheel, spokes: 5, paired: false },
  mirror: { ...hatch.mirror, arm: true },
})
const { axles, wheel } = body.shape
const { wrap } = traceOn(body)
/** Behind the rear end of the right headlamp's glass. */
const reflector = places('0.34 0.775 0.63, 0.37 0.765 0.73, 0.7 0.86 0.76, 0.7 0.86 0.73, 0.46 0.83 0.66, 0.34 0.775 0.63')
/** Along its lower edge. */
const strip = places('0.7 0.86 0.735, 0.62 0.855 0.705, 0.46 0.83 0.668, 0.3 0.76 0.634, 0.16 0.62 0.61, 0.09 0.48 0.6')

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

/** The lit headlamps: a strip along the lower edge, and on the left two lenses. */
function headlamps({ project }: Camera, depths: DepthBuffer): string {
  const near = (line: readonly Vector[]) => wrap(line.map(onSide(-1))).map(project)
  const lenses = lampLenses.map(near)
  const left = [
    area([near(reflector)], fill(colours.steel)),
    path(near(strip), stroke(bone, 9)),
    ...lenses.map((lens) => area([scaled(lens, 1.5)], `${fill(colours.graphite)} stroke="${bone}" stroke-width="3"`)),
    ...lenses.map((lens) => area([scaled(lens, 1)], fill(bone))),
  ]
  return (
    within([near(lamp)], left.join('')) +
    visibleRuns(depths, wrap(strip))
      .map((run) => path(run, stroke(bone, 5)))
      .join('')
  )
}

/** An outline scaled about its middle. */
function scaled(outline: readonly Point[], share: number): Point[] {
  const middle = [0, 1].map((axis) => outline.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / outline.length) as [number, number]
  return outline.map(([x, y]) => [mix(middle[0], x, share), mix(middle[1], y, share)])
}

/** The magnified brake from the front: its disc upright, and the upper ends of both pads. */
const lens: { middle: Point; radius: number; perMillimetre: number } = { middle: [1004, 990], radius: 180, perMillimetre: 10 }
const view: EdgeView = ([along, across]) => [
  lens.middle[0] + (across - 1) * lens.perMillimetre,
  lens.middle[1] + (along + 2) * lens.perMillimetre,
]
const lining = { inner: 3, outer: 2 }

function magnified(): string {
  const { middle, radius } = lens
  const outer = [discHalf, discHalf + lining.outer] as const
  const { arrows, tails } = liningMeasure(view, ...outer)
  const spot = camera.project(onFrontWheel(body.shape, wheel.rim * 0.72, 14, 0.03))
  const small = 56
  const far = Math.hypot(middle[0] - spot[0], middle[1] - spot[1])
  const toward = (reach: number): Point => [
    spot[0] + ((middle[0] - spot[0]) * reach) / far,
    spot[1] + ((middle[1] - spot[1]) * reach) / far,
  ]
  const [, tail] = tails
  const text = 1225
  const end: Point = [text - 20, tail[1]]
  return [
    path(arc(spot, small), stroke(bone, 4)),
    path([toward(small), toward(far - radius)], stroke(bone, 4)),
    area([arc(middle, radius)], fill(colours.ink)),
    within(
      [arc(middle, radius)],
      [discEdge(view, -6), padEdge(view, -discHalf, -discHalf - lining.inner), padEdge(view, ...outer), arrows].join(''),
    ),
    path(arc(middle, radius), stroke(bone, 5)),
    path([tail, end], `${stroke(bone, 3)} data-leader="${[tail, end, end].flat().join(' ')}"`),
    words({ text: '2 mm', at: [text, 958], size: 168, style: 'figure' }, signal),
    words({ text: 'Pads: replace now', at: [text, 1050], size: 64, style: 'label' }, signal),
  ].join('')
}

/** A hatchback from the front left with three findings, the worn pads of its front brake magnified. */
export function wornPads(): Sheet {
  const car = drawCar(camera, {
    body,
    lines: hatchLines(body),
    paint: slate,
    tread: true,
    glass: 'url(#glass)',
    lamp: '#101317',
    brake: { caliper: colours.quiet, pads: signal, isBehindSpokes: true },
    isPolished: true,
    pen: 1.5,
  })
  const sizes = { figure: 88, label: 62 }
  return {
    ...size,
    name: 'slide-1',
    layers: [
      glass,
      floorScale(camera, 4.6, -1.02),
      shadow(camera),
      car.fills,
      headlamps(camera, car.depths),
      plate(camera, 'front', body, 0.43),
      car.lines,
      leader({ from: camera.project(onTop(body, 1.02, 0.33)), to: [558, 128], figure: '12.6 V', label: 'Battery: good', sizes }),
      leader({
        from: camera.project(onFrontWheel(body.shape, wheel.radius, -128, wheel.width / 2)),
        to: [604, 1050],
        figure: '4 mm',
        label: 'Tread: can wait',
        sizes,
      }),
      magnified(),
    ],
  }
}
