import type { Vector } from '../damage-report/vector.ts'

/** A camera across the street. The picture plane is vertical, so verticals stay vertical. */
export type StreetView = {
  /** The part of the picture plane that is drawn, in units, from eye level in the middle of the view. */
  box: { left: number; top: number; width: number; height: number }
  eye: { x: number; y: number; z: number; yaw: number; focal: number }
  /** The widths of the lines, as a share of those in art/drawings. */
  weight: number
}

const eye = { x: -5.6, y: 2.35, z: -16.5, yaw: 0.245, focal: 1110 }

export const streetViews = {
  /** The whole street. */
  wide: { box: { left: -800, top: -352, width: 1600, height: 600 }, eye, weight: 1 },
  /** From nearer and higher, for phones: the shed, the office door and the first parks. */
  phone: {
    box: { left: -339, top: -226, width: 840, height: 540 },
    eye: { x: 2, y: 3.1, z: -13, yaw: -0.3, focal: 690 },
    weight: 0.7,
  },
  /** The shed alone. */
  shed: { box: { left: -586, top: -275, width: 848, height: 460 }, eye, weight: 1 },
} satisfies Record<string, StreetView>

export type StreetViewName = keyof typeof streetViews

/** The points that the page's labels refer to. */
export const streetPlaces = {
  driveIn: [-3.7, 0, 1.6],
  keyDrop: [2.5, 1.3, 0],
  office: [3.82, 1.75, 0],
  parking: [4.8, 0, -2.3],
} satisfies Record<string, Vector>

/** Projects a point onto the drawing, with the number of units per metre at that distance. */
export function project({ box, eye }: StreetView, [x, y, z]: Vector): { x: number; y: number; scale: number } {
  const [dx, dz] = [x - eye.x, z - eye.z]
  const scale = eye.focal / (dz * Math.cos(eye.yaw) + dx * Math.sin(eye.yaw))
  const across = dx * Math.cos(eye.yaw) - dz * Math.sin(eye.yaw)
  return { x: across * scale - box.left, y: (eye.y - y) * scale - box.top, scale }
}
