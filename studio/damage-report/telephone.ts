import { colours } from './drawing.ts'
import { behind, flatDrawing, line, rectangle, solid } from './flat.ts'
import type { Point } from './vector.ts'

const { bone, signal } = colours
const size = { width: 768, height: 600 }
const middle = 462
/** The left end of the handset, and what the cord comes out of there. */
const end = 172
const sleeve = { x: end - 24, y: 158 }
/** The plug on the left of the casing. */
const plug = { x: 164, y: 460 }

const handset = `M${end} 118c0-58 34-84 94-84h392c60 0 94 26 94 84v62a16 16 0 0 1-16 16h-104a16 16 0 0 1-16-16v-26c0-32-20-48-52-48h-204c-32 0-52 16-52 48v26a16 16 0 0 1-16 16h-104a16 16 0 0 1-16-16Z`
const seams = `M${end} 156h136M${end + 444} 156h136`
/** What the handset rests on. */
const pads = rectangle(middle - 76, 106, 44, 24, 5) + rectangle(middle + 32, 106, 44, 24, 5)

/** The casing by the heights of its top, which bears the handset, and of its shoulders. */
const casing = (top: number, shoulder: number) =>
  `M${middle - 226} 556a26 26 0 0 1-26-30l42 ${shoulder - 498}a32 32 0 0 1 30-28h46a16 16 0 0 0 16-16V${top + 20}a20 20 0 0 1 20-20h196a20 20 0 0 1 20 20V${shoulder - 16}a16 16 0 0 0 16 16h46a32 32 0 0 1 30 28l42 ${498 - shoulder}a26 26 0 0 1-26 30Z`

/** Rows of three keys, by the size of a key and the distances from one to the next. */
const keys = (rows: number, top: number, [width, height]: Point, [across, down]: Point) =>
  Array.from({ length: 3 * rows }, (_, i) =>
    rectangle(middle - width / 2 + ((i % 3) - 1) * across, top + Math.floor(i / 3) * down, width, height, 9),
  ).join('')

type Coil = { loops: number; left: number; width: number; top: number; bottom: number; bend: number }
/** The cord from the handset to its plug, its loops one below the other. The larger `bend`, the rounder they are. */
function cord({ loops, left, width, top, bottom, bend }: Coil) {
  const half = (bottom - top) / loops / 2
  const loop = `c0 ${bend} ${width} ${half + bend} ${width} ${half}s${-width} ${half - bend} ${-width} ${half}`
  return `M${sleeve.x} ${sleeve.y}C${left + 50} ${sleeve.y} ${left} ${top - 50} ${left} ${top}${loop.repeat(loops)}C${left} ${bottom + 40} ${left + 50} ${plug.y} ${plug.x} ${plug.y}`
}

function draw() {
  const socket = rectangle(204, plug.y - 24, 32, 48, 7)
  return {
    lines: [
      behind('socket', socket, [line(casing(130, 222), 'outline')]),
      line(socket),
      line(keys(4, 264, [70, 44], [106, 67])),
      line(handset, 'outline', signal),
      line(seams, 'form', signal),
      line(cord({ loops: 5, left: 56, width: 64, top: 226, bottom: 411, bend: 27 }), 'outline'),
      solid(rectangle(sleeve.x, sleeve.y - 12, 24, 24, 6)),
      solid(rectangle(plug.x, plug.y - 11, 40, 22, 6) + pads, bone),
    ],
    lettering: [],
    small: drawSmall(),
  }
}

/** The same with fewer and larger keys and loops, and wider gaps. */
function drawSmall() {
  return [
    line(casing(160, 240), 'outline'),
    solid(keys(3, 284, [78, 54], [124, 84]), bone),
    line(handset, 'outline', signal),
    line(cord({ loops: 3, left: 14, width: 104, top: 205, bottom: 433, bend: 54 }), 'outline'),
    solid(rectangle(sleeve.x, sleeve.y - 20, 24, 40, 8)),
    solid(rectangle(plug.x, plug.y - 24, 56, 48, 10), bone),
  ]
}

export const telephone = {
  ...flatDrawing('telephone', 'A desk telephone, its handset on the rest', size.height, draw),
  width: size.width,
  smallUpTo: 160,
}
