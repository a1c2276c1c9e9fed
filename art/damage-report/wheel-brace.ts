import { colours } from './drawing.ts'
import { behind, circle, flatDrawing, line, place, solid } from './flat.ts'
import type { Point } from './vector.ts'

const { quiet, signal } = colours
const size = { width: 900, height: 340 }
const ground = 322
const boss: Point = [648, ground - 62]

/** Along an arm from the boss and aside, to the drawing. `way`: −1 for the arm to the left. */
const onArm =
  (way: 1 | -1) =>
  ([along, aside]: Point): Point => [boss[0] + way * Math.SQRT1_2 * (along - aside), boss[1] - Math.SQRT1_2 * (along + aside)]
const polygon = (way: 1 | -1, places: readonly Point[]) => `M${places.map(onArm(way)).map(place).join('L')}`

const bar = 15
const socket = { foot: 148, shoulder: 206, end: 308, radius: 40 }
/** From one side of the bar around the socket to the other. */
const arm: readonly Point[] = [
  [20, bar],
  [socket.foot, bar],
  [socket.shoulder, socket.radius],
  [socket.end, socket.radius],
  [socket.end, -socket.radius],
  [socket.shoulder, -socket.radius],
  [socket.foot, -bar],
  [20, -bar],
]
const lowerArm: readonly Point[] = [
  [-20, bar],
  [-200, bar],
  [-200, -bar],
  [-20, -bar],
]
const rings: readonly (readonly Point[])[] = [socket.foot, socket.shoulder, socket.end - 22].map((along, i) => {
  const half = i === 0 ? bar : socket.radius
  return [
    [along, half],
    [along, -half],
  ]
})

/** A wheel nut with a domed end: its conical seat on the ground, then its faces, then the dome. Heights above the ground. */
const nut = { width: 70, seat: 12, shoulder: 56, top: 86 }
const nuts = [10, 106, 202, 298, 394]
const faces = [0.25 * nut.width, 0.75 * nut.width] as const
const [seat, shoulder, top] = [ground - nut.seat, ground - nut.shoulder, ground - nut.top]

const seatOf = (x: number) => `M${x} ${seat}l14 ${nut.seat}h${nut.width - 28}l14-${nut.seat}`
const domeOf = (x: number, foot = shoulder) =>
  `M${x + 9} ${foot}C${x + 9} ${top} ${x + 18} ${top} ${x + nut.width / 2} ${top}S${x + nut.width - 9} ${top} ${x + nut.width - 9} ${foot}`

function nutLines(x: number): string[] {
  const [first, second] = faces.map((face) => x + face) as [number, number]
  return [
    line(
      `M${x} ${seat}V${shoulder + 6}Q${x + 9} ${shoulder - 4} ${first} ${shoulder + 6}Q${x + nut.width / 2} ${shoulder - 8} ${second} ${shoulder + 6}Q${x + nut.width - 9} ${shoulder - 4} ${x + nut.width} ${shoulder + 6}V${seat}Z${seatOf(x)}${domeOf(x)}`,
      'outline',
      signal,
    ),
    line(`M${first} ${seat}V${shoulder + 6}M${second} ${seat}V${shoulder + 6}`, 'form', signal),
  ]
}

/** The same as faces with gaps between them. */
function smallNut(x: number): string {
  const face = (from: number, to: number) => `M${x + from} ${ground}V${shoulder}H${x + to}V${ground}Z`
  const [first, second] = faces
  return solid(`${face(0, first - 4)}${face(first + 4, second - 4)}${face(second + 4, nut.width)}${domeOf(x, shoulder - 9)}Z`)
}

/** A brace with four arms, of which two reach below the ground. */
function brace(detailed: boolean): string[] {
  const round = circle(boss, 30)
  const arms = ([-1, 1] as const).flatMap((way) => [
    line(polygon(way, arm) + polygon(way, lowerArm), 'outline'),
    ...(detailed ? rings : rings.slice(-1)).map((ring) => line(polygon(way, ring), 'fine', quiet)),
  ])
  return [behind('boss', `${round}M-900 ${ground}H1800V1800H-900Z`, arms), line(round, 'outline')]
}

export const wheelBrace = {
  ...flatDrawing('wheel-brace', 'Wheel nuts in a row, and a wheel brace', size.height, () => ({
    lines: [...nuts.flatMap(nutLines), ...brace(true)],
    lettering: [],
    small: [...nuts.map(smallNut), ...brace(false)],
  })),
  width: size.width,
  smallUpTo: 260,
}
