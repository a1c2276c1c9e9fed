import { arc, onSide, type Point, places, points, roundedBox, type Vector } from '../vector.ts'
import type { Body } from './shape.ts'
import { type Feature, filled, fine, mirrored, shut, traceOn } from './trace.ts'

const axle: Point = [0.9, 0.328]
/** The left front guard in the side view: door edge, sill, arch, bumper, lamp, bonnet. */
export const guard: readonly Point[] = [
  ...points('1.43 0.9, 1.385 0.8, 1.36 0.6, 1.36 0.3, 1.285 0.25'),
  ...arc(axle, 0.364, -8, 150),
  ...points('0.53 0.56, 0.5 0.64, 0.66 0.71, 0.8 0.785, 1.0 0.85, 1.25 0.895, 1.43 0.915'),
]
/** The front door below the belt, in the side view. */
export const frontDoor: readonly Point[] = points(
  '1.41 0.915, 1.375 0.78, 1.36 0.6, 1.36 0.32, 1.38 0.265, 1.43 0.245, 1.9 0.24, 2.36 0.242, 2.4 0.26, 2.41 0.32, 2.415 0.5, 2.405 0.75, 2.38 0.945, 1.41 0.915',
)
const windowTrim = points(
  '1.5 0.919, 1.66 0.918, 2.0 0.925, 2.5 0.939, 2.95 0.961, 3.25 0.986, 3.48 1.029, 3.535 1.085, 3.46 1.165, 3.3 1.258, 3.08 1.338, 2.8 1.375, 2.5 1.383, 2.3 1.375, 2.12 1.34, 1.96 1.255, 1.72 1.075, 1.55 0.965, 1.5 0.935',
)
const bonnetRear = points('1.44 -0.79, 1.33 -0.6, 1.25 -0.3, 1.23 0, 1.25 0.3, 1.33 0.6, 1.44 0.79')
const screenFoot = points('0.715 1.0, 0.68 0.975, 0.42 0.995, 0 1.005, -0.42 0.995, -0.68 0.975, -0.715 1.0')

/** What sets one hatchback apart from another of the same shape. */
type Details = {
  /** Side windows, door shuts and the middles of the handles, in the side view. */
  windows: readonly (readonly Point[])[]
  doors: readonly (readonly Point[])[]
  handles: readonly Point[]
  /** The outline of the right headlamp, and its two lenses, near the surface. */
  lamp: readonly Vector[]
  lenses: readonly (readonly Vector[])[]
}

const usual: Details = {
  windows: [
    points('1.66 0.945, 2.0 0.953, 2.375 0.965, 2.355 1.15, 2.325 1.345, 2.2 1.335, 2.1 1.312, 1.88 1.165, 1.66 0.945'),
    points(
      '2.45 0.968, 2.85 0.985, 3.2 1.01, 3.46 1.055, 3.5 1.085, 3.44 1.15, 3.3 1.235, 3.1 1.305, 2.85 1.342, 2.42 1.35, 2.43 1.15, 2.45 0.968',
    ),
  ],
  doors: [
    points(
      '1.41 0.915, 1.375 0.78, 1.36 0.6, 1.36 0.32, 1.38 0.265, 1.43 0.245, 1.9 0.24, 2.36 0.242, 2.4 0.26, 2.41 0.32, 2.415 0.5, 2.405 0.75, 2.38 0.96, 2.35 1.2, 2.325 1.35',
    ),
    points(
      '2.41 0.32, 2.42 0.26, 2.46 0.242, 2.7 0.24, 3.02 0.242, 3.1 0.255, 3.14 0.3, 3.16 0.42, 3.22 0.56, 3.32 0.68, 3.42 0.8, 3.48 0.92, 3.5 1.03, 3.49 1.07',
    ),
  ],
  handles: points('2.17 0.8, 3.2 0.84'),
  lamp: places(
    '0.06 0.4 0.645, 0.14 0.52 0.672, 0.28 0.68 0.7, 0.48 0.8 0.725, 0.7 0.86 0.745, 0.62 0.85 0.7, 0.46 0.83 0.66, 0.3 0.76 0.625, 0.16 0.62 0.6, 0.08 0.46 0.59, 0.06 0.4 0.645',
  ),
  lenses: [arc([0.63, 0.648], 0.035).map(([y, z]): Vector => [0.16, y, z]), arc([0.74, 0.665], 0.03).map(([y, z]): Vector => [0.27, y, z])],
}

/** Half of the bumper's outline: below bonnet and lamp, round the corner, back along the underside and up the middle. */
export function bumperHalf(body: Body, side: -1 | 1): Vector[] {
  const half = places(
    '0.07 0 0.664, 0.09 0.34 0.664, 0.09 0.46 0.594, 0.16 0.62 0.602, 0.3 0.76 0.625, 0.46 0.85 0.66, 0.51 0.89 0.6, 0.53 0.9 0.56, 0.53 0.89 0.22, 0.3 0.8 0.17, 0.1 0.4 0.17, 0.08 0 0.17, 0.01 0 0.25, -0.01 0 0.4, 0.01 0 0.55, 0.07 0 0.664',
  )
  return traceOn(body).wrap(half.map(onSide(side)), false)
}

/** The hatchback's lines, projected onto its surface. */
export function hatchLines(body: Body, { windows, doors, handles, lamp, lenses }: Details = usual): Feature[] {
  const { side, front, rear, plan, wrap } = traceOn(body)
  const { axles, wheel } = body.shape
  return [
    // Black trim round the side windows and below the windscreen, with the glass on top.
    filled(side(windowTrim), 'dark'),
    filled([...plan(bonnetRear), ...front(screenFoot)], 'dark'),
    ...windows.map((window) => filled(side(window, false), 'glass')),
    filled(
      front(
        points(
          '0 1.005, -0.42 0.995, -0.68 0.975, -0.715 1.0, -0.62 1.18, -0.52 1.34, -0.32 1.37, 0 1.38, 0.32 1.37, 0.52 1.34, 0.62 1.18, 0.715 1.0, 0.68 0.975, 0.42 0.995, 0 1.005',
        ),
      ),
      'glass',
    ),
    filled(
      rear(
        points(
          '0 1.05, -0.4 1.05, -0.58 1.065, -0.6 1.09, -0.53 1.2, -0.47 1.255, -0.2 1.268, 0 1.27, 0.2 1.268, 0.47 1.255, 0.53 1.2, 0.6 1.09, 0.58 1.065, 0.4 1.05, 0 1.05',
        ),
      ),
      'glass',
    ),
    // Doors.
    ...doors.map((door) => shut(side(door))),
    // A crease along the flank, and the sill.
    fine(side(points('1.36 0.45, 1.8 0.42, 2.3 0.42, 2.8 0.46, 3.14 0.53'))),
    fine(side(points('1.3 0.215, 2.2 0.2, 3.2 0.21'))),
    fine(side(points('1.1 0.845, 1.6 0.835, 2.2 0.845, 2.8 0.87, 3.3 0.905, 3.8 0.93, 4.1 0.93'))),
    ...handles.flatMap(([x, z]) => [
      shut(side(roundedBox([x, z], 0.2, 0.032, 0.015), false)),
      fine(side(arc([x, z - 0.004], 0.036, 200, 340), false)),
    ]),
    ...axles.map((x): Feature => ({ line: side(arc([x, wheel.radius], wheel.arch, -24, 204), false), weight: 'main' })),
    // Bonnet, front.
    ...mirrored(points('0.27 0.55, 0.5 0.665, 0.8 0.735, 1.1 0.77, 1.42 0.785')).map((line) => shut(plan(line))),
    shut(wrap(places('0.27 -0.55 0.72, 0.16 -0.46 0.69, 0.08 -0.34 0.672, 0.05 0 0.665, 0.08 0.34 0.672, 0.16 0.46 0.69, 0.27 0.55 0.72'))),
    shut(plan(bonnetRear)),
    ...mirrored(points('0.25 0.3, 0.7 0.46, 1.2 0.57')).map((line) => fine(plan(line))),
    ...([-1, 1] as const).flatMap((s): Feature[] => {
      const part = s < 0 ? 'headlamp' : undefined
      return [
        filled(wrap(lamp.map(onSide(s))), 'lamp', part),
        ...lenses.map((lens) => fine(wrap(lens.map(onSide(s))), part)),
        filled(
          wrap(places('0.1 0.6 0.36, 0.24 0.78 0.43, 0.26 0.8 0.38, 0.16 0.7 0.3, 0.08 0.56 0.29, 0.1 0.6 0.36').map(onSide(s))),
          'dark',
          'bumper',
        ),
      ]
    }),
    shut(wrap(places('0.53 -0.9 0.56, 0.51 -0.89 0.6, 0.47 -0.87 0.655')), 'bumper'),
    filled(
      front(
        points(
          '-0.38 0.635, -0.2 0.625, 0 0.622, 0.2 0.625, 0.38 0.635, 0.42 0.6, 0.4 0.5, 0.3 0.37, 0.2 0.345, -0.2 0.345, -0.3 0.37, -0.4 0.5, -0.42 0.6, -0.38 0.635',
        ),
        false,
      ),
      'dark',
      'bumper',
    ),
    fine(front(points('-0.42 0.6, -0.3 0.535, 0 0.515, 0.3 0.535, 0.42 0.6')), 'bumper'),
    filled(front(roundedBox([0, 0.43], 0.36, 0.125, 0.012), false), 'plate', 'bumper'),
    filled(front(points('-0.44 0.29, -0.2 0.3, 0.2 0.3, 0.44 0.29, 0.38 0.235, -0.38 0.235, -0.44 0.29'), false), 'dark', 'bumper'),
    fine(
      wrap(
        places(
          '0.52 -0.89 0.27, 0.28 -0.8 0.25, 0.14 -0.62 0.215, 0.08 -0.3 0.205, 0.07 0 0.205, 0.08 0.3 0.205, 0.14 0.62 0.215, 0.28 0.8 0.25',
        ),
      ),
      'bumper',
    ),
    // Rear.
    ...([-1, 1] as const).map((s) =>
      filled(
        wrap(
          places(
            '4.02 0.87 0.86, 4.12 0.85 0.875, 4.26 0.76 0.885, 4.35 0.6 0.885, 4.38 0.44 0.88, 4.4 0.43 0.815, 4.36 0.6 0.8, 4.26 0.78 0.79, 4.14 0.85 0.79, 4.06 0.87 0.81, 4.02 0.87 0.86',
          ).map(onSide(s)),
        ),
        'tail',
      ),
    ),
    ...mirrored(points('0.7 1.02, 0.72 0.9, 0.66 0.72, 0.56 0.665, 0 0.655')).map((line) => shut(rear(line))),
    shut(wrap(places('3.98 -0.89 0.6, 4.06 -0.88 0.66, 4.2 -0.83 0.7, 4.3 -0.76 0.7'))),
    filled(rear(roundedBox([0, 0.75], 0.36, 0.125, 0.012), false), 'plate'),
    fine(wrap(places('4.1 -0.87 0.42, 4.3 -0.74 0.4, 4.42 -0.5 0.38, 4.45 0 0.37, 4.42 0.5 0.38, 4.3 0.74 0.4'))),
    // The spoiler's edge over the rear window.
    fine(rear(points('-0.5 1.275, -0.3 1.288, 0 1.292, 0.3 1.288, 0.5 1.275'))),
  ]
}
