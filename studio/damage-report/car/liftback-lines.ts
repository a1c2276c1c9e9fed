import { arc, onSide, places, points, roundedBox } from '../vector.ts'
import type { Body } from './shape.ts'
import { type Feature, filled, fine, mirrored, shut, traceOn } from './trace.ts'

const windows = points(
  '1.36 0.925, 1.6 0.93, 2.0 0.938, 2.4 0.952, 2.9 0.978, 3.3 1.008, 3.66 1.055, 3.72 1.085, 3.62 1.145, 3.4 1.222, 3.15 1.29, 2.9 1.335, 2.6 1.36, 2.35 1.358, 2.15 1.328, 1.98 1.265, 1.72 1.13, 1.5 1.005, 1.36 0.925',
)
const frontWindow = points(
  '1.58 0.952, 2.0 0.957, 2.385 0.97, 2.37 1.15, 2.345 1.328, 2.2 1.31, 2.06 1.267, 1.82 1.145, 1.58 0.99, 1.58 0.952',
)
const rearWindow = points(
  '2.475 0.973, 2.85 0.993, 3.2 1.018, 3.24 1.03, 3.245 1.13, 3.235 1.225, 3.05 1.285, 2.8 1.322, 2.6 1.332, 2.44 1.333, 2.46 1.15, 2.475 0.973',
)
const quarter = points('3.29 1.035, 3.6 1.075, 3.655 1.092, 3.58 1.125, 3.43 1.175, 3.285 1.218, 3.292 1.12, 3.29 1.035')
const bonnetRear = points('1.3 -0.77, 1.16 -0.6, 1.06 -0.3, 1.03 0, 1.06 0.3, 1.16 0.6, 1.3 0.77')

const screenFoot = points('0.7 0.98, 0.66 0.955, 0.4 0.98, 0 0.99, -0.4 0.98, -0.66 0.955, -0.7 0.98')

/** The liftback's lines, projected onto its surface. */
export function liftbackLines(body: Body): Feature[] {
  const { side, front, rear, plan, wrap } = traceOn(body)
  const { axles, wheel } = body.shape
  return [
    // Black trim round the side windows and below the windscreen, with the glass on top.
    filled(side(windows), 'dark'),
    filled([...plan(bonnetRear), ...front(screenFoot)], 'dark'),
    filled(side(frontWindow, false), 'glass'),
    filled(side(rearWindow, false), 'glass'),
    filled(side(quarter, false), 'glass'),
    filled(
      front(
        points(
          '0 0.99, -0.4 0.98, -0.66 0.955, -0.7 0.98, -0.61 1.16, -0.51 1.325, -0.3 1.355, 0 1.362, 0.3 1.355, 0.51 1.325, 0.61 1.16, 0.7 0.98, 0.66 0.955, 0.4 0.98, 0 0.99',
        ),
      ),
      'glass',
    ),
    filled(
      rear(points('0 1.1, -0.4 1.098, -0.58 1.105, -0.5 1.24, -0.42 1.33, 0 1.345, 0.42 1.33, 0.5 1.24, 0.58 1.105, 0.4 1.098, 0 1.1')),
      'glass',
    ),
    // Doors: the rear handle is hidden in the window frame.
    shut(
      side(
        points(
          '1.405 0.93, 1.375 0.75, 1.37 0.5, 1.375 0.32, 1.39 0.265, 1.43 0.247, 1.8 0.244, 2.38 0.247, 2.42 0.262, 2.43 0.31, 2.435 0.45, 2.43 0.7, 2.405 0.95, 2.37 1.2, 2.345 1.345',
        ),
      ),
    ),
    shut(
      side(
        points(
          '2.43 0.31, 2.44 0.256, 2.48 0.247, 2.8 0.244, 3.12 0.247, 3.18 0.27, 3.2 0.34, 3.22 0.44, 3.27 0.57, 3.36 0.7, 3.45 0.81, 3.5 0.92, 3.505 1.03, 3.5 1.06',
        ),
      ),
    ),
    // A low crease that rises towards the rear wheel, a shoulder above it, the sill.
    fine(side(points('1.38 0.42, 1.8 0.385, 2.3 0.385, 2.8 0.43, 3.16 0.5'))),
    fine(side(points('2.3 0.86, 2.8 0.882, 3.3 0.918, 3.8 0.955, 4.2 0.975'))),
    fine(side(points('1.33 0.2, 2.2 0.195, 3.26 0.2'))),
    shut(side(roundedBox([2.2, 0.832], 0.19, 0.03, 0.014), false)),
    fine(side(arc([2.2, 0.828], 0.036, 200, 340), false)),
    ...axles.map((axle): Feature => ({ line: side(arc([axle, wheel.radius], wheel.arch, -24, 204), false), weight: 'main' })),
    // Bonnet and front: slim lamps, the grille low between them.
    ...mirrored(points('0.26 0.5, 0.5 0.64, 0.9 0.73, 1.2 0.762, 1.32 0.77')).map((line) => shut(plan(line))),
    shut(wrap(places('0.26 -0.5 0.72, 0.16 -0.4 0.69, 0.09 -0.25 0.675, 0.07 0 0.668, 0.09 0.25 0.675, 0.16 0.4 0.69, 0.26 0.5 0.72'))),
    shut(plan(bonnetRear)),
    ...mirrored(points('0.3 0.26, 0.7 0.4, 1.12 0.52')).map((line) => fine(plan(line))),
    ...([-1, 1] as const).flatMap((s): Feature[] => [
      filled(
        wrap(
          places(
            '0.12 0.42 0.66, 0.2 0.56 0.685, 0.36 0.74 0.715, 0.6 0.84 0.76, 0.82 0.87 0.795, 0.66 0.86 0.735, 0.44 0.82 0.685, 0.28 0.72 0.655, 0.3 0.75 0.6, 0.22 0.66 0.585, 0.2 0.6 0.635, 0.13 0.46 0.632, 0.12 0.42 0.66',
          ).map(onSide(s)),
          false,
        ),
        'lamp',
      ),
      filled(wrap(places('0.12 0.6 0.4, 0.26 0.78 0.46, 0.27 0.8 0.36, 0.16 0.68 0.3, 0.12 0.6 0.4').map(onSide(s)), false), 'dark'),
    ]),
    filled(front(points('-0.46 0.42, -0.4 0.27, 0 0.25, 0.4 0.27, 0.46 0.42, 0.2 0.435, -0.2 0.435, -0.46 0.42'), false), 'dark'),
    fine(front(points('-0.44 0.36, 0 0.35, 0.44 0.36'))),
    filled(front(roundedBox([0, 0.53], 0.39, 0.13, 0.012), false), 'plate'),
    shut(wrap(places('0.6 -0.86 0.5, 0.56 -0.87 0.58, 0.5 -0.86 0.65, 0.44 -0.83 0.68'))),
    // Rear: the tailgate's side edges and one lamp across the tail.
    ...([-1, 1] as const).map((s) =>
      filled(
        wrap(
          places(
            '4.16 0.86 0.93, 4.3 0.8 0.945, 4.44 0.66 0.95, 4.53 0.4 0.95, 4.55 0 0.95, 4.55 0 0.905, 4.53 0.4 0.905, 4.44 0.68 0.9, 4.3 0.82 0.89, 4.16 0.86 0.93',
          ).map(onSide(s)),
          false,
        ),
        'tail',
      ),
    ),
    ...mirrored(points('3.62 0.5, 3.9 0.53, 4.2 0.57, 4.36 0.6')).map((line) => shut(plan(line))),
    shut(wrap(places('4.02 -0.88 0.5, 4.08 -0.875 0.6, 4.18 -0.85 0.68, 4.32 -0.78 0.71, 4.46 -0.62 0.71'))),
    // Only the near roof gutter: the far one would interrupt the outline.
    fine(plan(points('1.98 -0.545, 2.4 -0.56, 2.9 -0.55, 3.4 -0.52'))),
  ]
}
