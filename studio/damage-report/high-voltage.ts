import type { Camera } from './camera.ts'
import { area, colours, fill, path, stroke } from './drawing.ts'
import { type Point, spline, type Vector } from './vector.ts'

export type Box = { middle: Vector; size: Vector }

/** A plug-in hybrid's battery below the floor, its two motors with their inverters, and the charger beside the port on the right. */
const boxes: readonly Box[] = [
  { middle: [2.3, 0, 0.36], size: [1.5, 1.06, 0.17] },
  { middle: [0.92, 0.12, 0.6], size: [0.46, 0.62, 0.4] },
  { middle: [3.66, 0, 0.48], size: [0.34, 0.5, 0.3] },
  { middle: [4.16, 0.5, 0.6], size: [0.34, 0.36, 0.16] },
]

const cables: readonly (readonly Vector[])[] = [
  [
    [1.56, -0.2, 0.38],
    [1.4, -0.22, 0.4],
    [1.25, -0.2, 0.55],
    [1.14, -0.12, 0.66],
  ],
  [
    [1.56, -0.1, 0.38],
    [1.42, -0.12, 0.38],
    [1.28, -0.1, 0.5],
    [1.14, -0.02, 0.62],
  ],
  [
    [3.04, -0.12, 0.38],
    [3.2, -0.14, 0.38],
    [3.38, -0.12, 0.44],
    [3.5, -0.08, 0.5],
  ],
  [
    [3.04, 0.34, 0.38],
    [3.3, 0.52, 0.36],
    [3.6, 0.6, 0.42],
    [3.86, 0.58, 0.56],
    [4.0, 0.54, 0.6],
  ],
  [
    [4.16, 0.66, 0.66],
    [4.14, 0.78, 0.76],
    [4.08, 0.86, 0.88],
    [4.02, 0.9, 0.94],
  ],
]

/** Where the service plug sits on the battery. */
export const servicePlug: Vector = [2.3, -0.4, 0.45]

/** The high-voltage parts in a see-through car: filled while they are live, in outline once they are dead. */
export function highVoltage(camera: Camera, live: boolean): string {
  const drawn = cables.map((cable) => path(spline(cable).map(camera.project), stroke(colours.signal, live ? 16 : 12)))
  return boxes.map((box) => boxOf(camera, box, colours.signal, live ? 0.3 : 0.06, 5)).join('') + drawn.join('')
}

/** A box as its visible faces. */
export function boxOf(camera: Camera, box: Box, colour: string, ground = 0.16, line = 3): string {
  return facesOf(camera, box)
    .map((face) => area([face], `${fill(colour)} fill-opacity="${ground}" stroke="${colour}" stroke-width="${line}"`))
    .join('')
}

/** The outlines of a box's visible faces on the sheet. */
export function facesOf(camera: Camera, { middle, size }: Box): Point[][] {
  const faces = ([0, 1, 2] as const).flatMap((axis) =>
    [-1, 1].filter((sign) => (camera.eye[axis] - middle[axis] - (sign * size[axis]) / 2) * sign > 0).map((sign) => faceOf(axis, sign)),
  )
  return faces.map((corners) =>
    corners.map(
      (corner): Point =>
        camera.project([0, 1, 2].map((axis) => (middle[axis] ?? 0) + ((corner[axis] ?? 0) * (size[axis] ?? 0)) / 2) as unknown as Vector),
    ),
  )
}

function faceOf(axis: 0 | 1 | 2, sign: number): number[][] {
  const [a, b] = [0, 1, 2].filter((other) => other !== axis) as [number, number]
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([u, v]) => {
    const corner = [0, 0, 0]
    corner[axis] = sign
    corner[a] = u ?? 0
    corner[b] = v ?? 0
    return corner
  })
}
