import { block, type Solid } from '../solid.ts'
import { curve, type Vector } from '../vector.ts'
import type { Body } from './shape.ts'

/** A car with a bumper removed: the rest of the car, the bumper, and the beam behind it. */
export type Stripped = { body: Body; bumper: Solid; beam: Solid }

type Cut = {
  /** Positive outside the space of the bumper. */
  space: (place: Vector) => number
  /** The end of the body behind the bumper: positive beyond it. */
  behind: (x: number) => number
  beam: Solid
}

function strip(body: Body, { space, behind, beam }: Cut): Stripped {
  const { hull } = body
  const inner = (place: Vector) => Math.max(hull.at(place) + 0.075, behind(place[0]))
  const left: Solid = { ...hull, at: (place) => Math.max(hull.at(place), -Math.max(space(place), -inner(place))) }
  const bumper: Solid = { ...hull, at: (place) => Math.max(hull.at(place), space(place), -(hull.at(place) + 0.05)) }
  return { body: { ...body, hull: left }, bumper, beam }
}

/** The sedan's rear bumper: below the boot lid, behind the arches. */
export function withoutRearBumper(body: Body): Stripped {
  const seam = curve('0.2 3.95, 0.46 3.985, 0.56 4.04, 0.66 4.12, 0.715 4.22, 0.73 4.3')
  return strip(body, {
    space: ([x, y, z]) => Math.max(seam(z) - x, z - 0.68 - 0.05 * (y / 0.85) ** 2),
    behind: (x) => x - 4.4,
    beam: block([4.44, 0, 0.49], [0.09, 1.3, 0.13]),
  })
}

/** The SUV's front bumper: below lamps and bonnet, before the arches. */
export function withoutFrontBumper(body: Body): Stripped {
  const seam = curve('0.2 0.57, 0.56 0.55, 0.63 0.49, 0.73 0.45, 0.83 0.42')
  return strip(body, {
    space: ([x, y, z]) => Math.max(x - seam(z), z - 0.9 + 0.09 * Math.min((y / 0.6) ** 4, 1)),
    behind: (x) => 0.3 - x,
    beam: block([0.22, 0, 0.58], [0.09, 1.36, 0.14]),
  })
}

/** The hatchback's front bumper: below bonnet and lamps, with the grille in it. */
export function withoutHatchBumper(body: Body): Stripped {
  const seam = curve('0.2 0.53, 0.56 0.53, 0.6 0.51, 0.655 0.47, 0.7 0.42')
  const top = curve('0 0.662, 0.36 0.655, 0.45 0.595, 0.6 0.6, 0.76 0.625, 0.86 0.66')
  return strip(body, {
    space: ([x, y, z]) => Math.max(x - seam(z), z - top(Math.abs(y))),
    behind: (x) => 0.27 - x,
    beam: block([0.2, 0, 0.46], [0.08, 1.2, 0.12]),
  })
}
