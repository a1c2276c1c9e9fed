import { type Camera, cameraOf } from './camera.ts'
import { hatch } from './car/hatch.ts'
import { bumperHalf, guard, hatchLines } from './car/hatch-lines.ts'
import { withoutHatchBumper } from './car/parts.ts'
import { bodyOf } from './car/shape.ts'
import { onTop, traceOn } from './car/trace.ts'
import { type Box, crease, type Dent, hollow, rings, together } from './dent.ts'
import { colours, type Paint, path, stroke } from './drawing.ts'
import { contourMap } from './sheet.ts'
import { hit, settle } from './solid.ts'
import { add, type Point, places, scale, type Vector } from './vector.ts'

export const wideSize = { width: 1920, height: 1280 }
export const tallSize = { width: 1200, height: 1600 }
export const body = bodyOf(hatch)
export const lines = hatchLines(body)
export const trace = traceOn(body)
export const stripped = withoutHatchBumper(body)
const bumperPanels = ([-1, 1] as const).map((side) => bumperHalf(body, side))
export const guardPanel = guard.map(([x, z]) => body.near(x, z))
/** The painted parts: the new bumper and the guard. */
export const repaired = [guardPanel, ...bumperPanels]
/** The camera of before and after. The page crops them to 21:9. */
export const whole = cameraOf({ ...wideSize, target: [2.1, 0, 0.62], azimuth: -52, elevation: 9, span: 5.12, at: [0.556, 0.455] })
export const orange: Paint = { floor: '#b8390e', wall: colours.signal, light: '#ff9a6b', line: colours.ink, fine: '#5c1f0a' }
export const primer: Paint = { floor: '#6d747c', wall: '#878e96', light: '#a3a9af', line: colours.ink, fine: colours.graphite }

/** The bumper's corner is mapped by [metres round it, z], the guard from the side by [x, z], the bonnet's edge in plan by [x, y]. */
export const cornerDent: Dent = together(hollow([0.36, 0.44], 15.9, 0.26, 0.2, 10), crease([0.25, 0.36], [0.47, 0.52], 7.6, 0.12, 0.14))
export const cornerBox: Box = { from: [-0.1, 0.2], to: [0.85, 0.62] }
export const guardDent: Dent = together(hollow([1.03, 0.775], 8.5, 0.25, 0.075, 10), crease([0.9, 0.75], [1.15, 0.795], 3, 0.045, 0.05))
export const guardBox: Box = { from: [0.6, 0.69], to: [1.4, 0.86] }
export const bonnetDent: Dent = hollow([0.44, -0.46], 6.4, 0.22, 0.13, -28)
export const bonnetBox: Box = { from: [0.2, -0.7], to: [0.8, -0.2] }

const around = 0.55
/** Returns the point on the left front corner at this many metres round it from the centre. */
export function corner(round: number, z: number): Vector {
  const angle = round / around
  const way: Vector = [Math.cos(angle), Math.sin(angle), 0]
  const from = add([0.6, -0.33, z], scale(way, -1.5))
  return add(from, scale(way, hit(body.skin, from, way) ?? 1.5))
}
export const onBonnet = (x: number, y: number): Vector => onTop(body, x, y)

const still: Vector = [0, 0, 0]
export const bonnetMap = ({ project }: Camera): string => contourMap(rings(bonnetDent, bonnetBox), ([x, y]) => project(onBonnet(x, y)))
export const guardMap = ({ project }: Camera, by = still): string =>
  contourMap(rings(guardDent, guardBox), ([x, z]) => project(add(body.near(x, z), by)))
export const cornerMap = ({ project }: Camera, by = still): string =>
  contourMap(rings(cornerDent, cornerBox), ([round, z]) => project(add(corner(round, z), by)))
export const dentMaps = (camera: Camera): string => bonnetMap(camera) + guardMap(camera) + cornerMap(camera)

/** Lines across the left headlight's broken lens. */
export function cracks({ project }: Camera): string {
  const on = (place: Vector) => project(settle(body.skin, place))
  const [from, ...ends] = places('0.24 -0.7 0.66, 0.12 -0.52 0.66, 0.15 -0.6 0.61, 0.42 -0.8 0.71, 0.34 -0.79 0.645, 0.28 -0.72 0.7').map(
    on,
  )
  return ends.map((end) => path([from as Point, end], stroke(colours.signal, 2.6))).join('')
}
