import { add, dot, type Point, scale, subtract, unit, type Vector } from './vector.ts'

/** A perspective camera that projects the car onto a sheet. */
export type Camera = {
  width: number
  height: number
  eye: Vector
  /** Returns a point's position on the sheet, in pixels. */
  project: (place: Vector) => Point
  /** Returns a point's distance from the eye along the optical axis. */
  depth: (place: Vector) => number
  /** Returns the unit vector from the eye through a point of the sheet. */
  ray: (point: Point) => Vector
}

type View = {
  width: number
  height: number
  target: Vector
  /** Degrees: 0 looks at the left side square on, 90 at the tail. */
  azimuth: number
  elevation: number
  /** Metres that fill the sheet's width at the target. */
  span: number
  /** From the eye to the target, in metres. A distant eye keeps parallel lines nearly parallel. */
  distance?: number
  /** The target's position on the sheet, as fractions of width and height. */
  at?: Point
}

export function cameraOf({ width, height, target, azimuth, elevation, span, distance = 13, at = [0.5, 0.5] }: View): Camera {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  const back: Vector = [Math.sin(a) * Math.cos(e), -Math.cos(a) * Math.cos(e), Math.sin(e)]
  const right: Vector = [Math.cos(a), Math.sin(a), 0]
  const up: Vector = [-Math.sin(a) * Math.sin(e), Math.cos(a) * Math.sin(e), Math.cos(e)]
  const eye = add(target, scale(back, distance))
  const focal = (width * distance) / span
  const middle: Point = [width * at[0], height * at[1]]
  const depth = (place: Vector) => -dot(subtract(place, eye), back)
  return {
    width,
    height,
    eye,
    depth,
    project(place) {
      const from = subtract(place, eye)
      const far = -dot(from, back)
      return [middle[0] + (focal * dot(from, right)) / far, middle[1] - (focal * dot(from, up)) / far]
    },
    ray: ([x, y]) => unit(add(add(scale(right, (x - middle[0]) / focal), scale(up, (middle[1] - y) / focal)), scale(back, -1))),
  }
}
