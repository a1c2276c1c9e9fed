import { hit, roundedMax, type Solid, settle } from '../solid.ts'
import type { Vector } from '../vector.ts'

/** A car's dimensions in metres, as read from three orthographic views. x runs from the nose to the tail. */
export type Shape = {
  length: number
  height: number
  halfWidth: number
  axles: readonly [front: number, rear: number]
  wheel: { radius: number; rim: number; width: number; arch: number; spokes: number; paired: boolean }
  hull: {
    /** Bonnet, shoulder and boot in the middle of the car, by x. */
    top: (x: number) => number
    /** How much lower they are at the side, by x. */
    crown: (x: number) => number
    /** Half the width at the widest point, by x. */
    plan: (x: number) => number
    /** How much narrower the flank is, by height. */
    tuck: (z: number) => number
    /** The underside, by x. */
    bottom: (x: number) => number
    /** The x of the front and of the back, by distance from the middle and height. */
    nose: (y: number, z: number) => number
    tail: (y: number, z: number) => number
    rounding: { shoulder: number; corner: number }
  }
  cabin: {
    /** Windscreen, roof and rear window in the middle of the car, by x. */
    top: (x: number) => number
    /** How far back the windscreen and how far forward the rear window sweep at the side, by x: added to x at 1 m from the middle. */
    sweep: (x: number) => number
    /** Half the width at the belt, by x. */
    plan: (x: number) => number
    /** How far the glass leans inwards, by height. */
    lean: (z: number) => number
    /** The x of an upright back, by distance from the middle and height; without it the rear window ends the cabin. */
    back?: (y: number, z: number) => number
    rounding: number
    low: number
    from: number
    to: number
  }
  /** `arm`: a housing that is flat at the back, on an arm that joins it to the door; otherwise a rounded block beside the door. */
  mirror: { place: Vector; size: Vector; arm?: boolean }
}

export type Body = {
  shape: Shape
  hull: Solid
  cabin: Solid
  mirrors: Solid
  wheels: Solid
  skin: Solid
  near: (x: number, z: number) => Vector
}

export function bodyOf(shape: Shape): Body {
  const closed = hullOf(shape)
  const cabin = cabinOf(shape)
  const archless: Solid = { ...closed, at: (p) => Math.max(closed.at(p), -archAt(shape, p)) }
  const skin: Solid = { ...closed, high: [closed.high[0], closed.high[1], cabin.high[2]], at: (p) => Math.min(closed.at(p), cabin.at(p)) }
  return {
    shape,
    hull: archless,
    cabin,
    mirrors: shape.mirror.arm ? mirrorsOnArms(shape) : mirrorsOf(shape),
    wheels: wheelsOf(shape),
    skin,
    near: (x, z) => sideOf(skin, x, z),
  }
}

/** Returns the point on the car's left side with this x and height. */
function sideOf(skin: Solid, x: number, z: number): Vector {
  const from: Vector = [x, -2, z]
  const far = hit(skin, from, [0, 1, 0])
  return far === undefined || far > 2 ? settle(skin, [x, -0.6, z]) : [x, -2 + far, z]
}

function hullOf({ length, halfWidth, hull }: Shape): Solid {
  const { shoulder, corner } = hull.rounding
  return {
    low: [-0.05, -halfWidth - 0.05, 0.05],
    high: [length + 0.05, halfWidth + 0.05, 1.35],
    at: ([x, across, z]) => {
      const y = Math.abs(across)
      const side = y - (hull.plan(x) - hull.tuck(z))
      const top = z - (hull.top(x) - hull.crown(x) * (y / halfWidth) ** 2)
      const ends = Math.max(hull.nose(y, z) - x, x - hull.tail(y, z))
      return roundedMax(roundedMax(roundedMax(side, top, shoulder), hull.bottom(x) - z, 0.05), ends, corner)
    },
  }
}

function cabinOf({ halfWidth, height, cabin }: Shape): Solid {
  return {
    low: [cabin.from, -halfWidth, cabin.low],
    high: [cabin.to, halfWidth, height + 0.03],
    at: ([x, across, z]) => {
      const y = Math.abs(across)
      const side = y - (cabin.plan(x) - cabin.lean(z))
      const swept = x - cabin.sweep(x) * y * y
      const top = (z - cabin.top(swept) + 0.055 * (y / 0.65) ** 2) * 0.8
      const sided = roundedMax(side, top, cabin.rounding)
      const closed = cabin.back ? roundedMax(sided, x - cabin.back(y, z), 0.07) : sided
      return Math.max(closed, cabin.low - z, cabin.from - x, x - cabin.to)
    },
  }
}

/** Negative inside a wheel arch. */
function archAt({ axles, wheel, halfWidth }: Shape, [x, y, z]: Vector): number {
  const depth = halfWidth - 0.3 - Math.abs(y)
  return Math.max(Math.min(...axles.map((axle) => Math.hypot(x - axle, z - wheel.radius))) - wheel.arch, depth)
}

export const wheelFace = ({ halfWidth }: Shape): number => halfWidth - 0.035

function wheelsOf(shape: Shape): Solid {
  const { axles, wheel, halfWidth, length } = shape
  const middle = wheelFace(shape) - wheel.width / 2
  return {
    low: [0, -halfWidth, -0.01],
    high: [length, halfWidth, wheel.radius * 2 + 0.02],
    at: ([x, y, z]) => {
      const round = Math.min(...axles.map((axle) => Math.hypot(x - axle, z - wheel.radius))) - wheel.radius
      return roundedMax(round, Math.abs(Math.abs(y) - middle) - wheel.width / 2, 0.06)
    },
  }
}

function mirrorsOf({ mirror: { place, size }, halfWidth }: Shape): Solid {
  return {
    low: [place[0] - size[0], -halfWidth - 0.3, place[2] - size[2]],
    high: [place[0] + size[0], halfWidth + 0.3, place[2] + size[2]],
    at: ([x, y, z]) => {
      const way = [(x - place[0]) / size[0], (Math.abs(y) - place[1]) / size[1], (z - place[2]) / size[2]] as const
      const far = (Math.abs(way[0]) ** 3 + Math.abs(way[1]) ** 3 + Math.abs(way[2]) ** 3) ** (1 / 3)
      return (far - 1) * Math.min(...size) * 0.8
    },
  }
}

function mirrorsOnArms(shape: Shape): Solid {
  const housings = mirrorsOf(shape)
  const { place, size } = shape.mirror
  return {
    ...housings,
    low: [housings.low[0], housings.low[1], place[2] - size[2] - 0.05],
    at: ([x, y, z]) => {
      const aside = Math.abs(y)
      const housing = roundedMax(housings.at([x, y, z]), x - place[0] - size[0] * 0.55, 0.02)
      // The arm rises outwards from the door to the housing's underside.
      const middle = place[2] - size[2] - 0.005 + 0.3 * (aside - place[1])
      const arm = roundedMax(Math.abs(x - place[0] - 0.005) - 0.04, Math.abs(z - middle) - 0.026, 0.015)
      return Math.min(housing, Math.max(arm, place[1] - 0.11 - aside, aside - place[1] - 0.01))
    },
  }
}
