import { curve } from '../vector.ts'
import type { Shape } from './shape.ts'

const length = 4.62

/** A mid-size sedan: 4.62 m long, 1.78 m wide, 1.46 m high, 2.70 m wheelbase. */
export const sedan: Shape = {
  length,
  height: 1.455,
  halfWidth: 0.8875,
  axles: [0.945, 3.645],
  wheel: { radius: 0.326, rim: 0.228, width: 0.205, arch: 0.362, spokes: 5, paired: true },
  hull: {
    top: curve('0 0.7, 0.12 0.752, 0.35 0.83, 0.8 0.925, 1.22 0.99, 1.6 0.995, 3.5 1.03, 3.95 1.075, 4.3 1.072, 4.5 1.062, 4.62 1.05'),
    crown: curve('0 0.05, 0.4 0.1, 1.1 0.11, 1.6 0.05, 3.4 0.06, 4.0 0.1, 4.5 0.1'),
    plan: curve('0 0.845, 0.5 0.868, 1.0 0.885, 2.3 0.8875, 3.6 0.884, 4.2 0.855, 4.62 0.8'),
    tuck: curve('0.14 0.075, 0.22 0.035, 0.34 0.02, 0.5 0.008, 0.64 0, 0.74 0.004, 0.8 0.016, 0.88 0.03, 0.97 0.055, 1.1 0.1'),
    bottom: curve('0 0.2, 0.3 0.17, 0.7 0.16, 3.9 0.17, 4.3 0.22, 4.62 0.27'),
    nose: noseOf,
    tail: tailOf,
    rounding: { shoulder: 0.07, corner: 0.09 },
  },
  cabin: {
    top: curve(
      '1.16 0.93, 1.24 0.985, 1.6 1.2, 1.92 1.365, 2.1 1.418, 2.4 1.45, 2.7 1.455, 3.0 1.44, 3.25 1.402, 3.5 1.315, 3.8 1.165, 4.0 1.055, 4.1 0.99',
    ),
    sweep: curve('1.1 0.36, 1.9 0.3, 2.3 0.05, 2.7 0, 3.1 -0.1, 3.5 -0.32, 4.1 -0.4'),
    plan: curve('1.15 0.78, 1.6 0.803, 2.4 0.812, 3.2 0.8, 3.7 0.76, 4.1 0.69'),
    lean: curve('0.84 0.09, 0.9 0.04, 0.95 0.012, 1.1 0.062, 1.25 0.125, 1.4 0.2, 1.5 0.26'),
    rounding: 0.11,
    low: 0.8,
    from: 1.14,
    to: 4.1,
  },
  mirror: { place: [1.62, 0.955, 1.005], size: [0.085, 0.11, 0.078] },
}

function noseOf(y: number, z: number): number {
  const plan = 0.34 * (y / 0.86) ** 3.4
  return plan + front(z) - 0.02
}

const front = curve('0.15 0.1, 0.25 0.045, 0.4 0.02, 0.55 0.02, 0.68 0.035, 0.76 0.07, 0.9 0.2')
const back = curve('0.15 0.12, 0.28 0.05, 0.45 0.01, 0.6 0, 0.67 0.012, 0.7 0.05, 0.85 0.06, 1.0 0.045, 1.06 0.05, 1.15 0.09')

function tailOf(y: number, z: number): number {
  return length - 0.27 * (y / 0.86) ** 3.2 - back(z)
}
