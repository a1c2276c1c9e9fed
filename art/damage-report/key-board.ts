import { at } from './docket.ts'
import { colours } from './drawing.ts'
import { capitals, circle, flatDrawing, letters, line, onCircle, place, rectangle } from './flat.ts'
import type { Point } from './vector.ts'

const { quiet, signal } = colours
const size = { width: 900, height: 640 }
const board = { top: 30, height: 128 }
/** Where the hooks are. The key hangs on the second. */
const hooks = [134, 450, 766] as const
/** How far down the hooks hold a ring. */
const hold = 132
const numberSize = 48

let clips = 0
/** What is drawn, without what shapes in front of it hide. The shapes may not overlap, but for a hole in one. */
function behind(shapes: string, drawn: readonly string[]): string {
  clips += 1
  const id = `behind-${clips}`
  return `<clipPath id="${id}"><path clip-rule="evenodd" d="M-900-900H1800V1800H-900Z${shapes}"/></clipPath><g clip-path="url(#${id})">${drawn.join('')}</g>`
}

/** The head of a remote key with its lug, and its blade. The hole in the lug is at the origin. */
const head =
  'M-22 0a22 22 0 0 1 44 0V26H32C54 26 64 38 62 60L52 206C51 226 40 236 22 236H-22C-40 236-51 226-52 206L-62 60C-64 38-54 26-32 26H-22Z'
const blade = 'M-15 236V344L0 364 15 342V326L7 316 15 305V292L5 281 15 270V236'
const keyButtons = [62, 116, 170].map((y) => line(rectangle(-27, y, 54, 36, 11)))

type Size = { radius: number; wire: number; apart: number; key: number; tag: { half: number; type: number } }
/** A ring by its top, a key and a tag side by side on it. `apart` is from the hole of each to the middle. */
function hung({ radius, wire, apart, key, tag }: Size, buttons: readonly string[]) {
  const middle: Point = [0, radius]
  const turn = (Math.asin(apart / (radius - wire / 2)) * 180) / Math.PI
  const holeHeight = radius + (radius - wire / 2) * Math.cos((turn * Math.PI) / 180)
  // The ring is behind key and tag between their holes.
  const arc = (r: number) => `M${place(onCircle(middle, r, 180 + turn))}A${r} ${r} 0 1 1 ${place(onCircle(middle, r, 180 - turn))}`
  const { half, type } = tag
  const high = capitals * type
  const [corner, shoulder] = [14, half * 0.3]
  const top = Math.round(high * 0.5)
  const bottom = Math.round(top + 2.9 * high)
  const edge = `M${shoulder - half}-26H${half - shoulder}L${half} ${shoulder - 26}V${bottom - corner}a${corner} ${corner} 0 0 1 ${-corner} ${corner}H${corner - half}a${corner} ${corner} 0 0 1 ${-corner} ${-corner}V${shoulder - 26}Z`
  const words = ['FIX', '1CE'].map((text, i) =>
    letters({ text, style: 'label', size: type, at: [type * 0.035, top + high * (1 + 1.32 * i)], anchor: 'middle' }),
  )
  const moved = (x: number, drawn: readonly string[], scale = 1) => at([x, holeHeight], drawn, { scale: [scale, scale] })
  return [
    line(arc(radius) + arc(radius - wire)),
    moved(-apart, [line(head + blade, 'outline'), line(circle([0, 0], 12)), ...buttons], key),
    moved(apart, [line(edge, 'outline', signal), line(circle([0, 0], wire + 5), 'form', signal), ...words]),
  ]
}

const hookTip = rectangle(-10, -40, 20, 54, 10)
const hook = [line(hookTip, 'outline'), behind(hookTip, [line(circle([0, -22], 19))])]

function draw() {
  const [, taken] = hooks
  const normal: Size = { radius: 98, wire: 11, apart: 83, key: 0.93, tag: { half: 96, type: 90 } }
  const large: Size = { radius: 132, wire: 18, apart: 121, key: 1.08, tag: { half: 160, type: 160 } }
  const wire = circle([taken, hold + normal.radius], normal.radius) + circle([taken, hold + normal.radius], normal.radius - normal.wire)
  return {
    lines: [
      behind(wire, [line(rectangle(4, board.top, size.width - 8, board.height, 12), 'outline')]),
      ...hooks.map((x) => at([x, hold], hook)),
      at([taken, hold], [behind(hookTip, hung(normal, keyButtons))]),
    ],
    lettering: hooks.map((x, i) =>
      letters({ text: String(i + 1), style: 'figure', size: numberSize, at: [x, 80], anchor: 'middle' }, quiet),
    ),
    small: [at([616, 30], hung(large, []))],
  }
}

export const keyBoard = {
  ...flatDrawing('key-board', 'A car key and its tag on the second of three hooks', size.height, draw, capitals * numberSize),
  width: size.width,
  smallUpTo: 130,
}
