import { arc, onSide, type Point, places, points, roundedBox } from '../vector.ts'
import type { Body } from './shape.ts'
import { type Feature, filled, fine, mirrored, shut, traceOn } from './trace.ts'
import { railAcross } from './wagon.ts'

const frontWindow = points('1.71 1.19, 2.06 1.58, 2.12 1.63, 2.23 1.66, 2.6 1.675, 2.625 1.198, 1.71 1.19')
const rearWindow = points('2.71 1.198, 2.69 1.68, 3.26 1.697, 3.32 1.685, 3.43 1.202, 2.71 1.198')
const quarter = points('3.65 1.204, 3.53 1.725, 3.57 1.745, 4.47 1.74, 4.51 1.715, 4.62 1.208, 3.65 1.204')

/** The rear plate sits left of the middle, below the deep side of the tailgate's cut. */
export const rearPlate: Point = [-0.36, 0.85]
export const frontPlate = 0.64

/** The wagon's lines, projected onto its surface. */
export function wagonLines(body: Body): Feature[] {
  const { side, front, rear, plan, wrap } = traceOn(body)
  const { axles, wheel } = body.shape
  return [
    // The black strip below the glass.
    filled(side(points('1.67 1.19, 4.6 1.208, 4.62 1.143, 1.57 1.13, 1.67 1.19'), false), 'dark'),
    filled(side(frontWindow, false), 'glass'),
    filled(side(rearWindow, false), 'glass'),
    filled(side(quarter, false), 'glass'),
    filled(
      front(
        points(
          '0 1.18, -0.5 1.178, -0.79 1.17, -0.8 1.195, -0.68 1.64, -0.63 1.69, 0 1.715, 0.63 1.69, 0.68 1.64, 0.8 1.195, 0.79 1.17, 0.5 1.178, 0 1.18',
        ),
        false,
      ),
      'glass',
    ),
    // The tailgate's glass reaches lower on the left, and so does the cut below it.
    filled(
      rear(
        points('-0.74 1.09, 0 1.09, 0.1 1.14, 0.16 1.2, 0.2 1.222, 0.75 1.222, 0.69 1.66, 0.63 1.71, -0.63 1.71, -0.69 1.66, -0.74 1.09'),
        false,
      ),
      'glass',
    ),
    shut(rear(points('-0.83 1.045, 0.02 1.045, 0.13 1.08, 0.19 1.16, 0.23 1.175, 0.83 1.175'), false)),
    shut(
      rear(
        points(
          '-0.7 1.77, -0.76 1.66, -0.83 1.16, -0.83 0.76, -0.8 0.715, 0.8 0.715, 0.83 0.76, 0.83 1.16, 0.76 1.66, 0.7 1.77, -0.7 1.77',
        ),
        false,
      ),
    ),
    fine(rear(points('-0.78 0.98, -0.62 0.98'), false)),
    filled(rear(roundedBox(rearPlate, 0.38, 0.13, 0.012), false), 'plate'),
    fine(rear(roundedBox([0.36, 0.86], 0.62, 0.1, 0.02), false)),
    fine(rear(points('-0.86 0.655, 0.86 0.655'))),
    fine(rear(points('-0.8 0.5, 0.8 0.5'))),
    fine(rear(roundedBox([0, 0.57], 0.26, 0.08, 0.02), false)),
    ...([-1, 1] as const).map((s) =>
      filled(
        wrap(
          places(
            '4.6 0.93 1.19, 4.7 0.91 1.195, 4.76 0.87 1.19, 4.77 0.86 1.0, 4.77 0.86 0.78, 4.7 0.92 0.78, 4.6 0.935 0.79, 4.6 0.93 1.19',
          ).map(onSide(s)),
          false,
        ),
        'tail',
      ),
    ),
    ...[0.92, 1.07].map((z) => fine(wrap(places(`4.6 -0.93 ${z}, 4.7 -0.91 ${z}, 4.77 -0.86 ${z}`)))),
    // Doors, sill, swage.
    shut(
      side(points('1.5 1.16, 1.49 0.9, 1.485 0.5, 1.5 0.445, 1.54 0.432, 2.6 0.43, 2.645 0.44, 2.65 0.5, 2.65 1.16, 2.645 1.71'), false),
    ),
    shut(side(points('2.65 0.5, 2.66 0.44, 2.7 0.43, 3.19 0.43, 3.24 0.44, 3.26 0.5'), false)),
    shut(side(points('3.26 0.5, 3.29 0.62, 3.37 0.75, 3.455 0.86, 3.475 0.94, 3.475 1.16, 3.44 1.44, 3.38 1.73'))),
    shut(side(points('1.5 1.165, 1.65 1.168, 2.05 1.612, 2.13 1.684, 2.25 1.706, 2.72 1.717, 2.84 1.734, 2.96 1.76, 3.4 1.768'), false)),
    fine(side(points('1.42 1.09, 2.6 1.105, 3.6 1.11, 4.6 1.105'))),
    fine(side(points('1.4 0.6, 2.4 0.6, 3.26 0.6'))),
    fine(side(points('4.24 0.6, 4.4 0.6, 4.6 0.6'))),
    fine(side(points('1.33 0.375, 2.3 0.37, 3.3 0.375'))),
    shut(side(points('4.19 0.62, 4.24 0.66, 4.6 0.66, 4.7 0.66'))),
    ...[2.43, 3.3].flatMap((x) => [
      shut(side(roundedBox([x, 1.02], 0.2, 0.04, 0.018), false)),
      fine(side(arc([x, 1.015], 0.045, 200, 340), false)),
    ]),
    // The vent behind the front wheel.
    filled(side(points('1.36 0.9, 1.45 0.9, 1.45 1.04, 1.36 1.04, 1.36 0.9'), false), 'dark'),
    ...[0.935, 0.97, 1.005].map((z) => fine(side(points(`1.36 ${z}, 1.45 ${z}`), false))),
    ...axles.flatMap((axle): Feature[] => [
      { line: side(arc([axle, wheel.radius], wheel.arch, -14, 194), false), weight: 'main' },
      fine(side(arc([axle, wheel.radius], wheel.arch + 0.055, -8, 188), false)),
    ]),
    // The bonnet wraps over the guards.
    shut(
      wrap(
        places(
          '1.46 -0.94 1.085, 1.0 -0.95 1.07, 0.5 -0.94 1.05, 0.26 -0.91 1.03, 0.17 -0.84 1.012, 0.1 -0.66 1.005, 0.06 -0.3 1.005, 0.05 0 1.005, 0.06 0.3 1.005, 0.1 0.66 1.005, 0.17 0.84 1.012, 0.26 0.91 1.03',
        ),
      ),
    ),
    shut(plan(points('1.47 -0.9, 1.36 -0.6, 1.31 -0.3, 1.3 0, 1.31 0.3, 1.36 0.6, 1.47 0.9'))),
    ...mirrored(points('0.2 -0.52, 0.7 -0.56, 1.31 -0.62')).map((line) => fine(plan(line))),
    ...([-1, 1] as const).flatMap((s) => [
      filled(
        wrap(
          places(
            '0.07 0.5 0.975, 0.12 0.72 0.98, 0.2 0.86 0.99, 0.38 0.93 1.0, 0.38 0.94 0.9, 0.22 0.88 0.83, 0.14 0.76 0.82, 0.08 0.52 0.82, 0.07 0.5 0.975',
          ).map(onSide(s)),
          false,
        ),
        'lamp',
      ),
      fine(wrap(places('0.1 0.66 0.975, 0.11 0.68 0.82').map(onSide(s)), false)),
      shut(front(arc([s * 0.7, 0.545], 0.06), false)),
    ]),
    filled(front(points('-0.46 0.975, 0.46 0.975, 0.47 0.825, -0.47 0.825, -0.46 0.975'), false), 'dark'),
    fine(front(points('-0.46 0.93, 0.46 0.93'), false)),
    fine(front(points('-0.465 0.875, 0.465 0.875'), false)),
    shut(wrap(places('0.46 -0.96 0.76, 0.3 -0.93 0.775, 0.16 -0.8 0.785, 0.06 -0.5 0.785, 0.03 0 0.785, 0.06 0.5 0.785, 0.16 0.8 0.785'))),
    filled(front(roundedBox([0, frontPlate], 0.38, 0.13, 0.012), false), 'plate'),
    filled(front(points('-0.5 0.53, 0.5 0.53, 0.44 0.4, -0.44 0.4, -0.5 0.53'), false), 'dark'),
    // The rails' inner edges, and the raised roof's front edge between them.
    ...mirrored(points(`2.3 ${-railAcross + 0.06}, 3.2 ${-railAcross + 0.06}, 4.5 ${-railAcross + 0.06}`)).map((line) => fine(plan(line))),
    fine(plan(points('2.92 -0.56, 2.86 -0.3, 2.84 0, 2.86 0.3, 2.92 0.56'))),
  ]
}
