import { arc, type Point, places, points, roundedBox } from '../vector.ts'
import type { Body } from './shape.ts'
import { type Feature, fine, mirrored, shut, traceOn } from './trace.ts'

const bothSides = (line: readonly Point[]): [Point[], Point[]] => [line.map(([y, z]) => [y, z]), line.map(([y, z]) => [-y, z])]

/** The rear door's outline in the side view: below the belt, then its window frame. */
export const rearDoor: readonly Point[] = points(
  '2.427 0.29, 2.435 0.45, 2.43 0.7, 2.405 0.95, 2.37 1.2, 2.345 1.365, 2.62 1.375, 2.9 1.358, 3.12 1.312, 3.3 1.235, 3.42 1.12, 3.465 1.02, 3.445 0.9, 3.4 0.78, 3.3 0.665, 3.22 0.54, 3.18 0.4, 3.168 0.29, 3.155 0.258, 3.12 0.247, 2.95 0.245, 2.8 0.244, 2.6 0.245, 2.47 0.247, 2.435 0.258, 2.427 0.29',
)
/** The front door below the belt. */
export const frontDoor: readonly Point[] = points(
  '1.405 0.94, 1.375 0.75, 1.37 0.5, 1.375 0.32, 1.39 0.265, 1.43 0.247, 1.8 0.244, 2.38 0.247, 2.42 0.262, 2.43 0.31, 2.435 0.45, 2.43 0.7, 2.405 0.95',
)
const quarter: readonly Point[] = points('3.28 1.005, 3.55 1.03, 3.6 1.045, 3.55 1.1, 3.42 1.19, 3.29 1.262, 3.28 1.2, 3.28 1.005')
export const rearWindow: readonly Point[] = points(
  '2.475 0.968, 2.85 0.978, 3.235 0.998, 3.235 1.15, 3.232 1.272, 3.05 1.325, 2.8 1.35, 2.44 1.353, 2.46 1.15, 2.475 0.968',
)
/** The rear quarter: the rear door's edge, the arch, the bumper, the lamp, the boot lid. */
export const quarterPanel: readonly Point[] = [
  [3.47, 1.0],
  [3.445, 0.9],
  [3.4, 0.78],
  [3.3, 0.665],
  [3.255, 0.6],
  ...arc([3.645, 0.326], 0.364, 140, 20).map(([x, z]): Point => [x, z]),
  [4.04, 0.56],
  [4.12, 0.66],
  [4.22, 0.715],
  [4.3, 0.735],
  [4.22, 0.8],
  [4.18, 0.85],
  [4.24, 0.9],
  [4.36, 0.94],
  [4.44, 0.97],
  [4.3, 1.0],
  [4.0, 1.02],
  [3.72, 1.03],
  [3.6, 1.01],
  [3.47, 1.0],
]
const frontWindow: readonly Point[] = points(
  '1.6 0.952, 2.0 0.956, 2.385 0.965, 2.365 1.16, 2.335 1.35, 2.2 1.34, 2.08 1.312, 1.86 1.16, 1.6 0.952',
)

/** The sedan's lines, projected onto its surface. */
export function sedanLines(body: Body): Feature[] {
  const { side, front, rear, plan, wrap } = traceOn(body)
  const { axles, wheel } = body.shape
  const both = (line: readonly Point[], on: (line: readonly Point[]) => Feature['line']) => bothSides(line).map(on)
  return [
    // Glass first, so that what is on it is drawn over it.
    { line: side(frontWindow, false), weight: 'shut', fill: 'glass' },
    { line: side(rearWindow, false), weight: 'shut', fill: 'glass' },
    { line: side(quarter, false), weight: 'shut', fill: 'glass' },
    {
      line: front(
        points(
          '0 1.03, -0.4 1.02, -0.66 0.995, -0.7 1.02, -0.6 1.2, -0.5 1.36, -0.3 1.388, 0 1.395, 0.3 1.388, 0.5 1.36, 0.6 1.2, 0.7 1.02, 0.66 0.995, 0.4 1.02, 0 1.03',
        ),
      ),
      weight: 'shut',
      fill: 'glass',
    },
    {
      line: rear(
        points(
          '0 1.1, -0.35 1.098, -0.6 1.085, -0.64 1.105, -0.56 1.24, -0.47 1.355, -0.3 1.375, 0 1.382, 0.3 1.375, 0.47 1.355, 0.56 1.24, 0.64 1.105, 0.6 1.085, 0.35 1.098, 0 1.1',
        ),
      ),
      weight: 'shut',
      fill: 'glass',
    },
    // Doors.
    shut(
      side(
        points(
          '1.405 0.95, 1.375 0.75, 1.37 0.5, 1.375 0.32, 1.39 0.265, 1.43 0.247, 1.8 0.244, 2.38 0.247, 2.42 0.262, 2.43 0.31, 2.435 0.45, 2.43 0.7, 2.405 0.95, 2.37 1.2, 2.345 1.365',
        ),
      ),
    ),
    shut(
      side(
        points(
          '1.42 0.938, 1.62 0.938, 2.0 0.941, 2.4 0.95, 2.9 0.963, 3.3 0.985, 3.6 1.018, 3.68 1.045, 3.62 1.11, 3.46 1.205, 3.3 1.28, 3.1 1.345, 2.9 1.38, 2.6 1.398, 2.35 1.395, 2.15 1.368, 2.02 1.32, 1.8 1.175, 1.55 0.985, 1.42 0.938',
        ),
      ),
    ),
    shut(
      side(
        points(
          '3.465 1.0, 3.445 0.9, 3.4 0.78, 3.3 0.665, 3.22 0.54, 3.18 0.4, 3.168 0.29, 3.155 0.258, 3.12 0.247, 2.8 0.244, 2.48 0.247, 2.44 0.256',
        ),
      ),
    ),
    fine(side(points('3.258 0.99, 3.26 1.13, 3.255 1.285'), true)),
    // Character line, the shadow above the sill, the sill.
    fine(side(points('1.28 0.735, 1.8 0.752, 2.4 0.774, 3.0 0.802, 3.6 0.838, 4.1 0.872, 4.26 0.884'))),
    fine(side(points('1.5 0.36, 2.0 0.352, 2.6 0.358, 3.1 0.385'))),
    fine(side(points('1.33 0.2, 2.2 0.195, 3.24 0.2'))),
    // Handles.
    ...[2.18, 3.17].flatMap((x, i) => [
      { line: side(roundedBox([x, 0.842 + i * 0.032], 0.19, 0.03, 0.014), false), weight: 'shut' as const, part: i ? 'handle' : undefined },
      { line: side(arc([x, 0.838 + i * 0.032], 0.036, 200, 340), false), weight: 'fine' as const, part: i ? 'handle' : undefined },
    ]),
    shut(side(roundedBox([3.9, 0.79], 0.15, 0.15, 0.035), false)),
    // Guards, lamps and bumpers.
    shut(side(points('0.61 0.48, 0.56 0.56, 0.5 0.63, 0.42 0.675'))),
    {
      line: wrap(
        places(
          '0.1 -0.34 0.68, 0.16 -0.55 0.675, 0.28 -0.72 0.67, 0.46 -0.82 0.68, 0.66 -0.85 0.735, 0.76 -0.855 0.79, 0.6 -0.83 0.79, 0.42 -0.76 0.77, 0.26 -0.62 0.745, 0.14 -0.4 0.715, 0.1 -0.34 0.68',
        ),
      ),
      weight: 'shut',
      fill: 'lamp',
    },
    {
      line: wrap(
        places(
          '0.1 0.34 0.68, 0.16 0.55 0.675, 0.28 0.72 0.67, 0.46 0.82 0.68, 0.66 0.85 0.735, 0.76 0.855 0.79, 0.6 0.83 0.79, 0.42 0.76 0.77, 0.26 0.62 0.745, 0.14 0.4 0.715, 0.1 0.34 0.68',
        ),
      ),
      weight: 'shut',
      fill: 'lamp',
    },
    shut(side(points('3.985 0.46, 4.04 0.56, 4.12 0.66, 4.22 0.715, 4.3 0.73')), 'bumper'),
    shut(
      wrap(
        places(
          '4.3 -0.83 0.73, 4.45 -0.77 0.708, 4.55 -0.6 0.69, 4.6 -0.3 0.68, 4.61 0 0.678, 4.6 0.3 0.68, 4.55 0.6 0.69, 4.45 0.77 0.708',
        ),
      ),
      'bumper',
    ),
    fine(
      wrap(places('4.3 -0.8 0.34, 4.45 -0.72 0.36, 4.56 -0.5 0.37, 4.6 -0.2 0.37, 4.6 0.2 0.37, 4.56 0.5 0.37, 4.45 0.72 0.36')),
      'bumper',
    ),
    ...both(roundedBox([-0.52, 0.45], 0.2, 0.045, 0.02), (line) => rear(line, false)).map((line) => fine(line, 'bumper')),
    {
      line: wrap(
        places(
          '4.22 -0.845 0.8, 4.36 -0.81 0.775, 4.48 -0.7 0.765, 4.54 -0.5 0.78, 4.555 -0.36 0.8, 4.55 -0.36 0.9, 4.53 -0.5 0.935, 4.47 -0.68 0.945, 4.36 -0.78 0.935, 4.24 -0.82 0.9, 4.18 -0.84 0.85, 4.22 -0.845 0.8',
        ),
      ),
      weight: 'shut',
      fill: 'tail',
      part: 'lamp',
    },
    fine(wrap(places('4.27 -0.83 0.84, 4.4 -0.77 0.835, 4.5 -0.62 0.84, 4.55 -0.38 0.85')), 'lamp'),
    {
      line: wrap(
        places(
          '4.22 0.845 0.8, 4.36 0.81 0.775, 4.48 0.7 0.765, 4.54 0.5 0.78, 4.555 0.36 0.8, 4.55 0.36 0.9, 4.53 0.5 0.935, 4.47 0.68 0.945, 4.36 0.78 0.935, 4.24 0.82 0.9, 4.18 0.84 0.85, 4.22 0.845 0.8',
        ),
      ),
      weight: 'shut',
      fill: 'tail',
    },
    // Boot lid, plate.
    shut(
      wrap(
        places(
          '3.98 -0.66 1.06, 4.2 -0.65 1.05, 4.4 -0.63 1.04, 4.5 -0.58 1.0, 4.53 -0.5 0.95, 4.55 -0.42 0.86, 4.55 -0.42 0.78, 4.56 -0.38 0.72, 4.57 -0.2 0.705, 4.57 0 0.703, 4.57 0.2 0.705, 4.56 0.38 0.72, 4.55 0.42 0.78, 4.55 0.42 0.86, 4.53 0.5 0.95, 4.5 0.58 1.0, 4.4 0.63 1.04, 4.2 0.65 1.05, 3.98 0.66 1.06',
        ),
      ),
    ),
    fine(wrap(places('4.5 -0.6 1.035, 4.55 -0.3 1.04, 4.57 0 1.042, 4.55 0.3 1.04, 4.5 0.6 1.035'))),
    fine(rear(roundedBox([0, 0.8], 0.56, 0.165, 0.03), false)),
    { line: rear(roundedBox([0, 0.79], 0.36, 0.125, 0.012), false), weight: 'fine', fill: 'plate' },
    // Bonnet, wipers' edge, front.
    ...mirrored(points('0.3 0.55, 0.6 0.66, 1.0 0.735, 1.28 0.77, 1.4 0.775')).map((line) => shut(plan(line))),
    shut(front(points('-0.62 0.7, -0.5 0.69, -0.25 0.682, 0 0.68, 0.25 0.682, 0.5 0.69, 0.62 0.7'))),
    shut(plan(points('1.4 -0.775, 1.27 -0.6, 1.17 -0.3, 1.14 0, 1.17 0.3, 1.27 0.6, 1.4 0.775'))),
    ...mirrored(points('0.4 0.3, 0.8 0.42, 1.15 0.5')).map((line) => fine(plan(line))),
    { line: front(points('-0.4 0.655, 0 0.645, 0.4 0.655, 0.34 0.6, 0 0.598, -0.34 0.6, -0.4 0.655')), weight: 'shut', fill: 'dark' },
    ...both(points('-0.76 0.42, -0.66 0.46, -0.6 0.4, -0.66 0.32, -0.74 0.34, -0.76 0.42'), (line) => front(line)).map(
      (line): Feature => ({ line, weight: 'shut', fill: 'dark' }),
    ),
    {
      line: front(points('-0.5 0.46, -0.42 0.27, 0 0.25, 0.42 0.27, 0.5 0.46, 0.2 0.475, -0.2 0.475, -0.5 0.46'), false),
      weight: 'shut',
      fill: 'dark',
    },
    { line: front(roundedBox([0, 0.53], 0.36, 0.125, 0.012), false), weight: 'fine', fill: 'plate' },
    // Only the near roof gutter: the far one would interrupt the outline.
    fine(plan(points('1.98 -0.545, 2.4 -0.565, 2.9 -0.56, 3.3 -0.53'))),
    ...axles.map((axle): Feature => ({ line: side(arc([axle, wheel.radius], wheel.arch, -24, 204), false), weight: 'main' })),
  ]
}
