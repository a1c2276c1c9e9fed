import { at } from './docket.ts'
import { colours } from './drawing.ts'
import { behind, capitals, circle, flatDrawing, letters, line, onCircle, place, rectangle, solid } from './flat.ts'
import type { Point } from './vector.ts'

const { bone, quiet, signal } = colours
const size = { width: 900, height: 640 }
const numberSize = 48

/** The head of a remote key with its lug, and its blade. The hole in the lug is at the origin. */
export const keyHead =
  'M-22 0a22 22 0 0 1 44 0V26H32C54 26 64 38 62 60L52 206C51 226 40 236 22 236H-22C-40 236-51 226-52 206L-62 60C-64 38-54 26-32 26H-22Z'
export const keyBlade = 'M-15 236V344L0 364 15 342V326L7 316 15 305V292L5 281 15 270V236'
const keyButtons = [62, 116, 170].map((y) => line(rectangle(-27, y, 54, 36, 11)))

type Tag = { half: number; top: number; bottom: number }
/** The outline of a tag with its upper corners cut. The hole is at the origin. */
function tagEdge({ half, top, bottom }: Tag) {
  const [cut, corner] = [half * 0.3, 14]
  return `M${cut - half} ${top}H${half - cut}L${half} ${top + cut}V${bottom - corner}a${corner} ${corner} 0 0 1 ${-corner} ${corner}H${corner - half}a${corner} ${corner} 0 0 1 ${-corner} ${-corner}V${top + cut}Z`
}

/** A tag with the car's plate in two lines. */
export function carTag(half: number, type: number, hole: number) {
  const high = capitals * type
  const edge = tagEdge({ half, top: -26, bottom: Math.round(3.4 * high) })
  const words = ['FIX', '1CE'].map((text, i) =>
    letters({ text, style: 'label', size: type, at: [type * 0.035, high * (1.5 + 1.32 * i)], anchor: 'middle' }),
  )
  return [line(edge, 'outline', signal), line(circle([0, 0], hole), 'form', signal), ...words]
}

type Ring = { radius: number; wire: number; apart: number }
/** A ring by its top, a key and a tag side by side on it. `apart` is from the hole of each to the middle. */
export function hung({ radius, wire, apart }: Ring, key: string, tag: readonly string[]) {
  const middle: Point = [0, radius]
  const turn = (Math.asin(apart / (radius - wire / 2)) * 180) / Math.PI
  const holeHeight = radius + (radius - wire / 2) * Math.cos((turn * Math.PI) / 180)
  // The ring is behind key and tag between their holes.
  const arc = (r: number) => `M${place(onCircle(middle, r, 180 + turn))}A${r} ${r} 0 1 1 ${place(onCircle(middle, r, 180 - turn))}`
  return [line(arc(radius) + arc(radius - wire)), at([-apart, holeHeight], [key]), at([apart, holeHeight], tag)]
}

type Hung = { taken: Point; ring: Ring; key: string; tag: readonly string[]; idle: readonly Point[]; blank: Tag & { hole: number } }
/** What hangs in front of a board: a car's key and tag, and blank tags on the other hooks, by the middle of their holes. */
function board(id: string, back: readonly string[], { taken, ring, key, tag, idle, blank }: Hung) {
  const wire = [ring.radius, ring.radius - ring.wire].map((radius) => circle([taken[0], taken[1] + ring.radius], radius))
  const covered = idle.map(([x, y]) => rectangle(x - blank.half, y + blank.top, 2 * blank.half, blank.bottom - blank.top, 14))
  const blankTag = [line(tagEdge(blank), 'outline', quiet), line(circle([0, 0], blank.hole), 'form', quiet)]
  return [behind(id, [...wire, ...covered].join(''), back), ...idle.map((place) => at(place, blankTag)), at(taken, hung(ring, key, tag))]
}

/** Where the hooks are. The key hangs on the second. */
const hooks = [112, 430, 788] as const
const [first, taken, last] = hooks
/** How far down the hooks hold a ring. */
const hold = 132

function draw() {
  const pins = hooks.map((x) => rectangle(x - 10, hold - 40, 20, 54, 10)).join('')
  const plates = hooks.map((x) => circle([x, hold - 22], 19)).join('')
  const hanging = board('board', [line(rectangle(4, 30, size.width - 8, 128, 12), 'outline'), line(plates)], {
    taken: [taken, hold],
    ring: { radius: 108, wire: 11, apart: 98 },
    key: at([0, 0], [line(keyHead + keyBlade, 'outline'), line(circle([0, 0], 12)), ...keyButtons], { scale: [0.92, 0.92] }),
    tag: carTag(96, 90, 16),
    idle: [first, last].map((x): Point => [x, hold + 18]),
    blank: { half: 70, top: -40, bottom: 146, hole: 22 },
  })
  return {
    lines: [behind('hanging', pins, hanging), line(pins, 'outline')],
    lettering: hooks.map((x, i) =>
      letters({ text: String(i + 1), style: 'figure', size: numberSize, at: [x, 78], anchor: 'middle' }, x === taken ? bone : quiet),
    ),
    small: drawSmall(),
  }
}

/** The same without numbers, and heavier: the key and its tag reach from the board to the lower edge. */
function drawSmall() {
  const [left, middle, right] = [108, 422, 800]
  const height = 54
  const pins = [left, middle, right].map((x) => rectangle(x - 15, height - 30, 30, 58, 15)).join('')
  const hanging = board('small-board', [line(rectangle(8, 8, size.width - 16, 92, 14), 'outline')], {
    taken: [middle, height],
    ring: { radius: 156, wire: 20, apart: 142 },
    key: at([0, 0], [line(keyHead, 'outline'), solid(keyBlade, bone), line(circle([0, 0], 12))], { scale: [1.25, 1.03] }),
    tag: carTag(164, 158, 22),
    idle: [left, right].map((x): Point => [x, height + 22]),
    blank: { half: 64, top: -34, bottom: 142, hole: 22 },
  })
  return [...hanging, solid(pins, bone)]
}

export const keyBoard = {
  ...flatDrawing(
    'key-board',
    'A car key and its tag on the second of three hooks, blank tags on the others',
    size.height,
    draw,
    capitals * numberSize,
  ),
  width: size.width,
  smallUpTo: 130,
}
