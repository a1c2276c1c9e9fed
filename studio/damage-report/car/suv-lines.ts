import { arc, onSide, type Point, places, points, roundedBox } from '../vector.ts'
import type { Body } from './shape.ts'
import { type Feature, filled, fine, mirrored, shut, traceOn } from './trace.ts'

const across = (line: readonly Point[]): Point[][] => [[...line], line.map(([y, z]) => [-y, z])]

/** The left front guard in the side view: door edge, sill, arch, bumper, lamp, bonnet. */
export const guard: readonly Point[] = points(
  '1.44 1.07, 1.425 0.8, 1.42 0.5, 1.43 0.3, 1.34 0.3, 1.354 0.42, 1.31 0.57, 1.19 0.705, 1.02 0.778, 0.85 0.776, 0.69 0.702, 0.57 0.58, 0.5 0.62, 0.46 0.72, 0.5 0.83, 0.66 0.88, 0.78 0.955, 1.0 1.03, 1.25 1.065, 1.44 1.07',
)
const frontWindow: readonly Point[] = points(
  '1.68 1.1, 2.1 1.108, 2.5 1.118, 2.485 1.35, 2.46 1.57, 2.3 1.555, 2.12 1.5, 1.92 1.36, 1.68 1.1',
)
const rearWindow: readonly Point[] = points(
  '2.57 1.12, 3.0 1.132, 3.42 1.148, 3.44 1.35, 3.44 1.555, 3.1 1.583, 2.8 1.588, 2.54 1.578, 2.56 1.35, 2.57 1.12',
)
const quarter: readonly Point[] = points(
  '3.5 1.152, 3.9 1.175, 4.18 1.21, 4.14 1.36, 4.05 1.47, 3.8 1.52, 3.515 1.55, 3.51 1.35, 3.5 1.152',
)
/** A flap in each rear quarter: the fuel filler on the left, the charging port on the right, as on the Outlander PHEV. */
export const flap: Point = [4.02, 0.94]

/** The SUV's lines, projected onto its surface. */
export function suvLines(body: Body): Feature[] {
  const { side, front, rear, plan, wrap } = traceOn(body)
  const { axles, wheel } = body.shape
  return [
    filled(side(frontWindow, false), 'glass'),
    filled(side(rearWindow, false), 'glass'),
    filled(side(quarter, false), 'glass'),
    filled(
      front(
        points(
          '0 1.165, -0.45 1.155, -0.72 1.14, -0.75 1.165, -0.66 1.36, -0.57 1.55, -0.35 1.6, 0 1.615, 0.35 1.6, 0.57 1.55, 0.66 1.36, 0.75 1.165, 0.72 1.14, 0.45 1.155, 0 1.165',
        ),
      ),
      'glass',
    ),
    filled(
      rear(points('0 1.2, -0.5 1.2, -0.68 1.22, -0.62 1.38, -0.53 1.54, 0 1.56, 0.53 1.54, 0.62 1.38, 0.68 1.22, 0.5 1.2, 0 1.2')),
      'glass',
    ),
    shut(
      side(
        points(
          '1.45 1.06, 1.425 0.8, 1.42 0.5, 1.435 0.34, 1.5 0.305, 2.0 0.3, 2.45 0.3, 2.53 0.33, 2.54 0.5, 2.54 0.8, 2.525 1.1, 2.515 1.35, 2.49 1.6',
        ),
      ),
    ),
    shut(
      side(
        points(
          '2.54 0.5, 2.53 0.33, 2.6 0.3, 2.9 0.3, 3.1 0.305, 3.18 0.35, 3.2 0.5, 3.26 0.66, 3.36 0.78, 3.46 0.92, 3.485 1.1, 3.49 1.3, 3.475 1.58',
        ),
      ),
    ),
    shut(
      side(
        points(
          '1.47 1.085, 1.9 1.085, 2.6 1.1, 3.3 1.125, 3.9 1.155, 4.24 1.19, 4.2 1.37, 4.11 1.5, 3.85 1.56, 3.4 1.605, 3.0 1.628, 2.6 1.626, 2.35 1.605, 2.15 1.55, 1.95 1.43, 1.7 1.23, 1.47 1.085',
        ),
      ),
    ),
    fine(side(points('1.3 0.885, 1.9 0.9, 2.6 0.92, 3.3 0.945, 3.9 0.97, 4.3 0.985'))),
    fine(side(points('1.48 0.47, 2.0 0.45, 2.6 0.455, 3.14 0.5'))),
    fine(side(points('1.4 0.27, 2.3 0.265, 3.2 0.27'))),
    fine(side(points('1.4 0.33, 2.3 0.325, 3.2 0.33'))),
    ...[2.3, 3.22].flatMap((x, i) => [
      shut(side(roundedBox([x, 0.985 + i * 0.03], 0.2, 0.034, 0.016), false)),
      fine(side(arc([x, 0.98 + i * 0.03], 0.038, 200, 340), false)),
    ]),
    shut(side(roundedBox(flap, 0.17, 0.17, 0.04), false)),
    ...axles.flatMap((axle): Feature[] => [
      { line: side(arc([axle, wheel.radius], wheel.arch, -18, 198), false), weight: 'main' },
      fine(side(arc([axle, wheel.radius], wheel.arch + 0.05, -10, 190), false), axle < 2 ? 'guard' : undefined),
    ]),
    // Front.
    ...mirrored(points('0.32 -0.66, 0.6 -0.755, 1.0 -0.815, 1.3 -0.835, 1.46 -0.83')).map((line) => shut(plan(line))),
    shut(
      wrap(
        places(
          '0.32 -0.66 1.0, 0.2 -0.61 0.972, 0.13 -0.5 0.955, 0.09 -0.3 0.945, 0.08 0 0.945, 0.09 0.3 0.945, 0.13 0.5 0.955, 0.2 0.61 0.972, 0.32 0.66 1.0',
        ),
      ),
    ),
    shut(plan(points('1.46 -0.83, 1.32 -0.62, 1.22 -0.3, 1.2 0, 1.22 0.3, 1.32 0.62, 1.46 0.83'))),
    ...mirrored(points('0.35 -0.42, 0.8 -0.52, 1.22 -0.58')).map((line) => fine(plan(line))),
    ...([-1, 1] as const).flatMap((s) => [
      filled(
        wrap(
          places(
            '0.1 0.44 0.9, 0.18 0.66 0.91, 0.34 0.8 0.925, 0.6 0.88 0.95, 0.62 0.88 0.905, 0.4 0.86 0.86, 0.24 0.78 0.835, 0.14 0.62 0.825, 0.08 0.46 0.83, 0.1 0.44 0.9',
          ).map(onSide(s)),
        ),
        'lamp',
        s < 0 ? 'headlamp' : undefined,
      ),
      filled(wrap(places('0.14 0.7 0.7, 0.28 0.84 0.7, 0.27 0.84 0.56, 0.13 0.72 0.56, 0.14 0.7 0.7').map(onSide(s))), 'dark', 'bumper'),
    ]),
    fine(wrap(places('0.14 -0.5 0.885, 0.24 -0.7 0.89, 0.44 -0.84 0.912')), 'headlamp'),
    shut(wrap(places('0.55 -0.92 0.56, 0.49 -0.9 0.63, 0.45 -0.89 0.73, 0.42 -0.86 0.83')), 'bumper'),
    filled(
      front(points('-0.42 0.89, 0 0.905, 0.42 0.89, 0.46 0.82, 0.38 0.66, -0.38 0.66, -0.46 0.82, -0.42 0.89'), false),
      'dark',
      'bumper',
    ),
    fine(front(points('-0.44 0.84, 0 0.852, 0.44 0.84')), 'bumper'),
    fine(front(points('-0.44 0.79, 0 0.8, 0.44 0.79')), 'bumper'),
    filled(front(roundedBox([0, 0.715], 0.36, 0.125, 0.012), false), 'plate', 'bumper'),
    filled(front(points('-0.56 0.52, 0.56 0.52, 0.5 0.37, -0.5 0.37, -0.56 0.52'), false), 'dark', 'bumper'),
    fine(wrap(places('0.5 -0.92 0.33, 0.24 -0.78 0.32, 0.12 -0.5 0.315, 0.08 0 0.31, 0.12 0.5 0.315, 0.24 0.78 0.32')), 'bumper'),
    // Rear.
    ...([-1, 1] as const).map((s) =>
      filled(
        wrap(
          places(
            '4.3 0.92 1.06, 4.44 0.88 1.07, 4.56 0.72 1.075, 4.62 0.5 1.07, 4.62 0.5 0.99, 4.57 0.7 0.95, 4.45 0.87 0.93, 4.36 0.91 0.96, 4.3 0.92 1.06',
          ).map(onSide(s)),
        ),
        'tail',
      ),
    ),
    ...across(points('0.78 1.1, 0.77 0.9, 0.74 0.76, 0.6 0.73, 0 0.725')).map((line) => shut(rear(line))),
    shut(wrap(places('4.12 -0.92 0.62, 4.2 -0.92 0.72, 4.34 -0.9 0.75, 4.5 -0.8 0.74'))),
    fine(rear(roundedBox([0, 0.9], 0.56, 0.17, 0.03), false)),
    filled(rear(roundedBox([0, 0.9], 0.36, 0.125, 0.012), false), 'plate'),
    fine(wrap(places('4.36 -0.88 0.48, 4.54 -0.72 0.47, 4.66 -0.4 0.47, 4.68 0 0.47, 4.66 0.4 0.47, 4.54 0.72 0.47'))),
    // Roof rails.
    ...mirrored(points('2.2 -0.58, 2.7 -0.605, 3.4 -0.605, 4.1 -0.57')).map((line) => shut(plan(line))),
    ...mirrored(points('2.25 -0.62, 2.7 -0.64, 3.4 -0.64, 4.05 -0.61')).map((line) => fine(plan(line))),
  ]
}
