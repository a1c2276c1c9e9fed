import { block, roundedMax, type Solid, union } from '../solid.ts'
import { curve } from '../vector.ts'
import { type Body, bodyOf, type Shape } from './shape.ts'

const length = 4.83

/** A large 4WD wagon: 4.83 m long, 1.92 m wide, 1.89 m high over its roof rails, 2.885 m wheelbase. */
const wagon: Shape = {
  length,
  height: 1.9,
  halfWidth: 0.96,
  axles: [0.87, 3.755],
  wheel: { radius: 0.385, rim: 0.248, width: 0.255, arch: 0.445, spokes: 7, paired: false },
  hull: {
    top: curve('0 1.05, 0.1 1.09, 0.3 1.115, 0.8 1.135, 1.2 1.15, 1.5 1.155, 3.0 1.16, 4.83 1.16'),
    crown: curve('0 0.02, 0.4 0.035, 1.2 0.04, 1.6 0.03, 4.83 0.03'),
    plan: curve('0 0.93, 0.4 0.948, 0.9 0.958, 2.3 0.96, 3.7 0.958, 4.4 0.945, 4.83 0.92'),
    tuck: curve('0.2 0.08, 0.3 0.042, 0.42 0.016, 0.55 0.006, 0.75 0, 0.97 0.003, 1.06 0.01, 1.14 0.028, 1.21 0.06'),
    bottom: curve('0 0.38, 0.25 0.31, 0.6 0.27, 1.3 0.265, 3.4 0.265, 4.2 0.32, 4.83 0.43'),
    nose: (y, z) => 0.17 * (y / 0.93) ** 4 + front(z) - 0.01,
    tail: (y, z) => length - 0.09 * (y / 0.93) ** 6 - back(z),
    rounding: { shoulder: 0.05, corner: 0.08 },
  },
  cabin: {
    top: curve(
      '1.2 0.95, 1.42 1.145, 1.7 1.445, 1.9 1.668, 2.02 1.748, 2.18 1.788, 2.45 1.806, 2.68 1.81, 2.78 1.826, 2.92 1.864, 3.06 1.878, 3.6 1.882, 4.4 1.872, 4.83 1.855',
    ),
    sweep: curve('1.1 0.2, 1.9 0.16, 2.2 0.03, 2.5 0, 4.83 0'),
    plan: curve('1.2 0.87, 1.7 0.895, 2.4 0.912, 3.6 0.912, 4.4 0.902, 4.83 0.885'),
    lean: curve('0.95 0.03, 1.07 0.005, 1.16 0.002, 1.4 0.04, 1.6 0.092, 1.75 0.14, 1.9 0.2'),
    back: (y, z) => 4.752 - 0.075 * (y / 0.85) ** 6 - 0.1 * Math.max(z - 1.2, 0) - 0.5 * Math.max(1.15 - z, 0),
    rounding: 0.075,
    low: 0.95,
    from: 1.22,
    to: 4.85,
  },
  mirror: { place: [1.78, 1.06, 1.22], size: [0.1, 0.13, 0.12] },
}

const front = curve('0.2 0.16, 0.36 0.06, 0.48 0.008, 0.62 0, 0.72 0.006, 0.8 0.03, 0.98 0.045, 1.06 0.07, 1.16 0.16')
const back = curve('0.2 0.2, 0.42 0.05, 0.52 0.006, 0.6 0, 0.66 0.012, 0.7 0.055, 0.9 0.062, 1.2 0.065')

/** How high the roof rails reach, by x. */
const railHeight = curve(
  '2.14 1.66, 2.3 1.755, 2.45 1.782, 2.68 1.79, 2.78 1.806, 2.92 1.852, 3.06 1.87, 3.6 1.878, 4.3 1.876, 4.46 1.862, 4.6 1.77',
)
export const railAcross = 0.66

const rails: Solid = {
  low: [2.14, -0.7, 1.6],
  high: [4.6, 0.7, 1.9],
  at: ([x, y, z]) => Math.max(roundedMax(Math.abs(Math.abs(y) - railAcross) - 0.022, z - railHeight(x), 0.02), 1.6 - z, 2.14 - x, x - 4.6),
}

/** Upright mirrors at the doors' front corners. */
const mirrors: Solid = union(...[-1, 1].map((side) => block([1.8, side * 1.05, 1.265], [0.12, 0.23, 0.2], 0.05)))

const plain = bodyOf(wagon)
export const wagonBody: Body = { ...plain, cabin: union(plain.cabin, rails), mirrors }
