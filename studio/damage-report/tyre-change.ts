import { colours } from './drawing.ts'
import { behind, circle, flatDrawing, line, place, solid } from './flat.ts'
import type { Point } from './vector.ts'

const { quiet, signal } = colours
const size = { width: 900, height: 340 }
const ground = 322

/** A scissor jack, half up: the height of its screw, and how far the pivots are from the middle. */
const middle = 652
const screw = 186
const [near, far] = [34, 176]
const sides: readonly Point[] = [
  [middle - far, screw],
  [middle + far, screw],
]
const half = 17

/** An arm from a side's pivot to one at the base or the saddle. */
function arm(way: 1 | -1, y: number): string {
  const [from, to]: [Point, Point] = [
    [middle + way * far, screw],
    [middle + way * near, y],
  ]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [acrossX, acrossY] = [(-half * (to[1] - from[1])) / length, (half * (to[0] - from[0])) / length]
  const corners: Point[] = [
    [from[0] + acrossX, from[1] + acrossY],
    [to[0] + acrossX, to[1] + acrossY],
    [to[0] - acrossX, to[1] - acrossY],
    [from[0] - acrossX, from[1] - acrossY],
  ]
  return `M${corners.map(place).join('L')}Z`
}
const arms = ([-1, 1] as const).map((way) => arm(way, 286) + arm(way, 86))
const base = `M${middle - 104} ${ground}v-14h34l14-44h112l14 44h34v14Z`
const saddle = `M${middle - 62} 44h40l12 14h20l12-14h40v18l-14 48h-96l-14-48Z`
const knuckles = sides.map((side) => circle(side, 27)).join('')
const pins = [...sides, ...[286, 86].flatMap((y) => [-1, 1].map((way): Point => [middle + way * near, y]))]
  .map((pin) => circle(pin, 6))
  .join('')
const thread = Array.from({ length: 21 }, (_, i) => `M${middle - 144 + 14 * i} ${screw + 7}l8-14`).join('')
const rod = `M${middle - far - 56} ${screw - 7}H${middle + far + 40}V${screw + 7}H${middle - far - 56}`
/** The crank, hooked into the eye of the screw. */
const eye: Point = [middle - far - 78, screw]
const crank = `M${eye[0] + 8} ${screw - 6}H287L229 80H84v12H222L280 ${screw + 6}H${eye[0] + 8}Z`

/** A wheel nut with a domed end: its conical seat on the ground, then its faces, then the dome. Heights above the ground. */
const nut = { width: 74, seat: 12, shoulder: 58, top: 82 }
const nuts = [14, 116, 218, 320]
const [first, second] = [0.25 * nut.width, 0.75 * nut.width] as const

/** Its outline, from the left end of the seat up. */
function nutOutline(x: number): string {
  const [seat, shoulder] = [nut.seat, nut.shoulder - 6]
  const dome = nut.top - shoulder - 6
  return `M${x} ${ground - seat}v${seat - shoulder}q9-10 9-10v-6c0-${dome + 4} 6-${dome} 28-${dome}s28-4 28 ${dome}v6q0 0 9 10v${shoulder - seat}l-14 ${seat}h-46Z`
}
const nutFaces = (x: number) =>
  `M${x + first} ${ground - nut.seat}v${nut.seat - nut.shoulder + 6}m${second - first} 0v${nut.shoulder - nut.seat - 6}M${x} ${ground - nut.seat}h${nut.width}M${x} ${ground - nut.shoulder + 6}q9-10 ${first} 0q${nut.width / 4}-14 ${nut.width / 2} 0q9-10 ${first} 0`

function jack(detailed: boolean): string[] {
  return [
    behind('knuckles', knuckles, [
      behind('brackets', base + saddle, [line(arms.join(''), 'outline')]),
      line(rod),
      ...(detailed ? [line(thread, 'fine', quiet)] : []),
    ]),
    line(knuckles + base + saddle, 'outline'),
    behind('crank', crank, [line(circle(eye, 22), 'outline')]),
    line(crank, 'outline', signal),
    ...(detailed ? [line(pins)] : []),
  ]
}

/** What changing a tyre takes: a jack with its crank, and the nuts of the wheel. */
export const tyreChange = {
  ...flatDrawing('tyre-change', 'A scissor jack with its crank, and four wheel nuts', size.height, () => ({
    lines: [...jack(true), line(nuts.map(nutOutline).join(''), 'outline', signal), line(nuts.map(nutFaces).join(''), 'form', signal)],
    lettering: [],
    small: [...jack(false), solid(nuts.map(nutOutline).join(''))],
  })),
  width: size.width,
  smallUpTo: 260,
}
