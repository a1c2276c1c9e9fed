import { arc, type Point, type Vector } from '../vector.ts'
import { type Shape, wheelFace } from './shape.ts'

/** The lines of the left side's wheels: tyre, rim, double spokes, hub and nuts. */
export function wheelLines(shape: Shape): { line: Vector[]; weight: 'main' | 'fine'; hole?: boolean }[] {
  const { axles, wheel } = shape
  const face = wheelFace(shape)
  return axles.flatMap((axle) => {
    const at = (points: readonly Point[], inset: number): Vector[] => points.map(([x, z]) => [axle + x, -face + inset, wheel.radius + z])
    const ring = (radius: number, inset: number) => at(arc([0, 0], radius), inset)
    return [
      { line: ring(wheel.radius - 0.03, 0.004), weight: 'fine' as const },
      { line: ring(wheel.rim + 0.018, 0.0), weight: 'fine' as const },
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
