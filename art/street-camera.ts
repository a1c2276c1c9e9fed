import type { Vector } from './damage-report/vector.ts'

/** The drawing's size, in units. */
export const streetSize = { width: 1600, height: 600 }

/** The camera, across the street. The picture plane is vertical, so verticals stay vertical. */
const eye = { x: -5.6, y: 2.35, z: -16.5, yaw: 0.245, focal: 1110, horizon: 352 }

/** The points that the page's labels refer to. */
export const streetPlaces = { keyDrop: [2.5, 1.3, 0], parking: [3.9, 0, -2.4] } satisfies Record<string, Vector>

/** Projects a point onto the drawing, with the number of units per metre at that distance. */
export function project([x, y, z]: Vector): { x: number; y: number; scale: number } {
  const [dx, dz] = [x - eye.x, z - eye.z]
  const scale = eye.focal / (dz * Math.cos(eye.yaw) + dx * Math.sin(eye.yaw))
  const across = dx * Math.cos(eye.yaw) - dz * Math.sin(eye.yaw)
  return { x: streetSize.width / 2 + across * scale, y: eye.horizon + (eye.y - y) * scale, scale }
}
