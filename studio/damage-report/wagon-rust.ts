import type { Camera } from './camera.ts'
import { traceOn } from './car/trace.ts'
import { wagonBody as body } from './car/wagon.ts'
import { wagonLines } from './car/wagon-lines.ts'
import { area, colours, fill, type Paint, path, stroke } from './drawing.ts'
import { eaten, hatching } from './hatching.ts'
import { arc, type Point, points, type Vector } from './vector.ts'

export { body }
export const lines = wagonLines(body)
const { side } = traceOn(body)
const { axles, wheel } = body.shape

export const green: Paint = { floor: '#46554b', wall: '#65776a', light: '#8d9d91', line: '#15181d', fine: '#2b352f' }
export const primer: Paint = { floor: '#6d747c', wall: '#878e96', light: '#a3a9af', line: '#15181d', fine: '#2a2f37' }

/** Cavity wax. Orange is for rust and welds. */
export const wax = '#dcc48a'

export type Rust = {
  /** What is cut out, in the side view: ruled edges in sound metal. */
  edge: readonly Point[]
  /** Where rust has gone right through. */
  through: readonly Point[]
  /** What showed before anyone scraped. */
  shown: readonly Point[]
}

/** The rear arch's front edge, in straight cuts round it. */
const archAngles = [106, 123, 140, 157, 173]
const atArch = (radius: number, angle: number): Point => arc([axles[1], wheel.radius], radius, angle, angle)[0] as Point

export const rust = {
  sill: {
    edge: points('2.74 0.29, 3.06 0.29, 3.08 0.31, 3.08 0.405, 3.06 0.425, 2.74 0.425'),
    through: eaten([2.93, 0.35], 0.22, 0.09, 2),
    shown: eaten([2.95, 0.345], 0.12, 0.06, 5),
  },
  arch: {
    edge: [
      ...archAngles.map((angle) => atArch(wheel.arch, angle)),
      ...archAngles.toReversed().map((angle) => atArch(wheel.arch + 0.1, angle)),
    ],
    through: eaten(atArch(wheel.arch + 0.05, 157), 0.08, 0.2, 3),
    shown: eaten(atArch(wheel.arch + 0.045, 158), 0.06, 0.12, 1),
  },
  guard: {
    edge: points('1.32 0.3, 1.46 0.3, 1.46 0.53, 1.43 0.56, 1.355 0.56, 1.335 0.45'),
    through: eaten([1.395, 0.39], 0.08, 0.11, 4),
    shown: eaten([1.395, 0.37], 0.05, 0.06, 6),
  },
} as const satisfies Record<string, Rust>

export const onSide = (outline: readonly Point[]): Vector[] => side([...outline, outline[0] as Point], false)
export const all: readonly Rust[] = Object.values(rust)

/** Rust as hatching within ruled edges, and where it has gone through. */
export function rustMap(camera: Camera, patches: readonly Rust[] = all, apart = 0.024): string {
  const put = (line: readonly Vector[]) => line.map(camera.project)
  return patches
    .flatMap(({ edge, through }) => [
      area([put(onSide(edge))], `${fill(colours.signal)} fill-opacity="0.22"`),
      ...hatching(edge, apart).map((line) => path(put(side(line, false)), stroke(colours.signal, 2))),
      area([put(onSide(through))], `${fill(colours.signal)} fill-opacity="0.6"`),
      path(put(onSide(edge)), stroke(colours.signal, 3.6)),
    ])
    .join('')
}

/** What showed from outside. */
export function shownMap(camera: Camera, patches: readonly Rust[] = all): string {
  return patches
    .map(({ shown }) =>
      area([onSide(shown).map(camera.project)], `${fill(colours.ink)} fill-opacity="0.5" stroke="${colours.bone}" stroke-width="3.4"`),
    )
    .join('')
}

const across = (outline: readonly Point[], axis: 0 | 1): number => {
  const values = outline.map((point) => point[axis])
  return Math.max(...values) - Math.min(...values)
}
const archTurn = ((archAngles.at(-1) ?? 0) - (archAngles[0] ?? 0)) * (Math.PI / 180)

/** Whole millimetres: the sill's cut along the car, the arch's along its edge, the guard's from foot to top. */
export const lengthOf = {
  sill: Math.round(across(rust.sill.edge, 0) * 1000),
  arch: Math.round(archTurn * wheel.arch * 1000),
  guard: Math.round(across(rust.guard.edge, 1) * 1000),
}
