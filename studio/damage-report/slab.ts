import { area, colours, fill } from './drawing.ts'
import type { Point } from './vector.ts'

/** A place on a part in millimetres: x along it, y up, z towards the viewer. */
export type Place = readonly [x: number, y: number, z: number]
export type View = (place: Place) => Point

/** A flat shape between two depths, with the colours of its face and its edge. */
export type Slab = { outline: readonly Point[]; from: number; to: number; face: string; edge: string }

/** How far a part is turned to show its left edge, and tilted to show its top, in degrees; and pixels per millimetre. */
export type Turn = { yaw: number; pitch: number; pixels: number }

/** Parallel projection of a part whose origin is at this pixel. */
export function viewFrom([left, top]: Point, turn: Turn): View {
  const [yaw, pitch] = [turn.yaw, turn.pitch].map((degrees) => (degrees * Math.PI) / 180) as [number, number]
  return ([x, y, z]) => {
    const deep = z * Math.cos(yaw) - x * Math.sin(yaw)
    return [
      left + (x * Math.cos(yaw) + z * Math.sin(yaw)) * turn.pixels,
      top - (y * Math.cos(pitch) - deep * Math.sin(pitch)) * turn.pixels,
    ]
  }
}

export const shaped = (view: View, outline: readonly Point[], z: number): Point[] => outline.map(([x, y]) => view([x, y, z]))

/** Draws what is visible of a slab: its edge as one shape under its face. */
export function slab(view: View, { outline, from, to, face, edge }: Slab): string {
  const [back, front] = [shaped(view, outline, from), shaped(view, outline, to)]
  const sides = outline.map((_, i) => {
    const next = (i + 1) % outline.length
    return [front[i], front[next], back[next], back[i]] as Point[]
  })
  const whole = [back, ...sides]
  return [
    ...whole.map((loop) => area([loop], `${fill(edge)} stroke="${colours.bone}" stroke-width="9"`)),
    ...whole.map((loop) => area([loop], `${fill(edge)} stroke="${edge}" stroke-width="1"`)),
    area([front], `${fill(face)} stroke="${colours.bone}" stroke-width="4.5"`),
  ].join('')
}
