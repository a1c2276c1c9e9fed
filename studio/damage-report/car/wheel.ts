import { arc, type Point, type Vector } from '../vector.ts'
import { type Shape, wheelFace } from './shape.ts'

type WheelLine = { line: Vector[]; weight: 'main' | 'fine'; hole?: boolean }

/** The lines of the left side's wheels: tyre, rim, double spokes, hub and nuts; of an open front wheel, the tyre alone. */
export function wheelLines(shape: Shape, isFrontOpen = false): WheelLine[] {
  const { axles, wheel } = shape
  return axles.flatMap((axle, i): WheelLine[] => {
    const at = onWheel(shape, axle)
    const ring = (radius: number, inset: number) => at(arc([0, 0], radius), inset)
    const tyre: WheelLine[] = [
      { line: ring(wheel.radius - 0.03, 0.004), weight: 'fine' },
      { line: ring(wheel.rim + 0.018, 0.0), weight: 'fine' },
    ]
    if (isFrontOpen && i === 0) return tyre
    return [
      ...tyre,
      { line: ring(wheel.rim, 0.004), weight: 'main' as const },
      { line: ring(wheel.rim - 0.018, 0.02), weight: 'fine' as const },
      { line: ring(0.036, -0.004), weight: 'fine' as const },
      ...Array.from({ length: wheel.spokes }, (_, i) => openings(wheel, (i * 360) / wheel.spokes + 90))
        .flat()
        .map((line) => ({ line: at(line, 0.012), weight: 'fine' as const, hole: true })),
      ...Array.from({ length: 5 }, (_, i) => ({ line: at(arc(turn([0, 0.058], i * 72 + 36), 0.009), 0.004), weight: 'fine' as const })),
    ]
  })
}

/** The grooves round the treads of the left side's tyres, and the cuts in their outer shoulders. */
export function treadLines(shape: Shape): Vector[][] {
  const { axles, wheel } = shape
  const [middle, radius] = [wheel.width / 2, wheel.radius + 0.002]
  return axles.flatMap((axle) => {
    const at = onWheel(shape, axle)
    const grooves = [-0.042, 0, 0.042].map((aside) => at(arc([0, 0], radius), middle + aside))
    const cuts = Array.from({ length: 40 }, (_, i) =>
      [0.03, 0.036, 0.042, 0.048, 0.054, 0.06].flatMap((inset) => at([turn([radius - shoulder(inset), 0], i * 9)], inset)),
    )
    return [...grooves, ...cuts]
  })
}

/** How much lower than its tread a tyre's rounded shoulder is, this far from its face. */
const shoulder = (inset: number) => 0.06 - Math.sqrt(0.06 ** 2 - (0.06 - inset) ** 2)

type BrakeParts = { disc: Vector[]; hat: Vector[]; studs: Vector[][]; pads: Vector[]; caliper: Vector[]; window: Vector[] }

/** A left brake inside its wheel: the disc with its hat and studs, the caliper with its window, and the pads, which are longer than it. */
export function brakeAt(shape: Shape, axle = shape.axles[0]): BrakeParts {
  const at = onWheel(shape, axle)
  const { rim } = shape.wheel
  const sector = (inner: number, outer: number, from: number, to: number): Point[] => {
    const edge = arc([0, 0], rim * outer, from, to)
    const back = arc([0, 0], rim * inner, from, to).toReversed()
    return [...edge, ...back, ...edge.slice(0, 1)]
  }
  return {
    disc: at(arc([0, 0], rim * 0.8), 0.04),
    hat: at(arc([0, 0], rim * 0.36), 0.03),
    studs: Array.from({ length: 5 }, (_, i) => at(arc(turn([0, rim * 0.24], i * 72 + 36), 0.011), 0.03)),
    pads: at(sector(0.5, 0.8, -48, 76), 0.035),
    caliper: at(sector(0.52, 0.95, -20, 48), 0.03),
    window: at(sector(0.6, 0.76, 0, 32), 0.03),
  }
}

/** A place on the left front wheel: degrees anticlockwise from the rear, metres inside its face. */
export function onFrontWheel(shape: Shape, radius: number, degrees: number, inset: number): Vector {
  return onWheel(shape, shape.axles[0])([turn([radius, 0], degrees)], inset)[0] as Vector
}

/** Places points round the axis of a left wheel, `inset` metres inside its face. */
const onWheel =
  (shape: Shape, axle: number) =>
  (points: readonly Point[], inset: number): Vector[] =>
    points.map(([x, z]) => [axle + x, inset - wheelFace(shape), shape.wheel.radius + z])

/** The edge of a rim, on the left side. */
export function rimEdge(shape: Shape, axle: number): Vector[] {
  return arc([axle, shape.wheel.radius], shape.wheel.rim).map(([x, z]) => [x, -wheelFace(shape) + 0.004, z])
}

/** The outline of a tyre, on the left side. */
export function tyreEdge(shape: Shape, axle: number): Vector[] {
  return arc([axle, shape.wheel.radius], shape.wheel.radius).map(([x, z]) => [x, -wheelFace(shape), z])
}

/** The openings between spokes, and within a double spoke. */
function openings({ rim, spokes, paired }: Shape['wheel'], angle: number): Point[][] {
  const [inner, outer] = [0.088, rim - 0.03]
  const step = 360 / spokes
  const fan = (from: number, to: number, foot: number): Point[] => {
    const edge = arc([0, 0], outer, from, to)
    const middle = (from + to) / 2
    return [
      turn([foot, 0], middle - (to - from) * 0.26),
      ...edge,
      turn([foot, 0], middle + (to - from) * 0.26),
      turn([foot, 0], middle - (to - from) * 0.26),
    ]
  }
  if (!paired) return [fan(angle - step * 0.32, angle + step * 0.32, inner * 0.9)]
  return [
    fan(angle - step * 0.38, angle + step * 0.14, inner).map((point) => turn(point, step * 0.12)),
    fan(angle + step * 0.34, angle + step * 0.54, inner * 1.28).map((point) => turn(point, step * 0.06)),
  ]
}

function turn([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}
