import { colours } from './drawing.ts'
import { capitals, flatDrawing, letters, line, rectangle, solid } from './flat.ts'
import type { LineDrawing } from './line-drawing.ts'
import { widthOf } from './text.ts'
import type { Point } from './vector.ts'

const { bone, quiet, signal } = colours
/** The type size on a docket that is at least 160 pixels wide, and on a smaller one, for columns down to 96 pixels. */
export const [size, smallSize] = [54, 96]
/** The margins of a docket. */
export const [left, right] = [44, 756]
/** The rule below the plate where the docket is large. */
const headEnd = 133
/** The lowest that anything on a docket reaches, clear of its torn edge. */
export const lowest = 457
export const bar = (x: number, y: number, width: number, colour: string = quiet) => solid(rectangle(x, y - 6, width, 12, 6), colour)

type Placing = { turn?: number; scale?: readonly [x: number, y: number] }
/** Moves what is drawn around the origin to a place. */
export const at = ([x, y]: Point, drawn: readonly string[], { turn = 0, scale = [1, 1] }: Placing = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale.join(' ')})">${drawn.join('')}</g>`

const plateText = (type: number) => ({ text: 'FIX 1CE', style: 'label', size: type }) as const
export const plateWidth = (type: number) => widthOf(plateText(type)) + type * 0.62

/** A number plate. */
export function plate([x, y]: Point, type: number, colour = bone) {
  const words = plateText(type)
  const width = plateWidth(type)
  return {
    frame: line(rectangle(x, y, width, type * 1.14, type * 0.18), 'outline', colour),
    letters: letters({ ...words, at: [x + width / 2 + type * 0.035, y + type * 0.92], anchor: 'middle' }),
  }
}

/** A box to tick, with its tick or without. */
export const box = (x: number, y: number, width: number, { ticked = false } = {}) =>
  at([x, y], [line(rectangle(0, 0, 62, 62, 9)), ticked ? line('M10.5 30.4l14.3 15.5 30.4-42.8', 'outline', signal) : ''], {
    scale: [width / 62, width / 62],
  })

/** Where a price is written: a dollar sign on a line that goes on up to a place to its right. */
export const price = ([x, y]: Point, until: number, type: number, colour = bone) => ({
  sign: letters({ text: '$', style: 'label', size: type, at: [x, y] }, colour),
  line: line(`M${x} ${(y + type * 0.17).toFixed(1)}H${until}`, 'form', colour),
})

type Row = { x?: number; middle: number; text: string; type?: number; gap?: number; ticked?: boolean; colour?: string }
/** A row around this height: a box, and what it is for. */
export function row({ x = left, middle, text, type = size, gap = 21, ticked = false, colour = bone }: Row) {
  const width = type * 0.68
  const base = middle + (capitals * type) / 2
  return {
    base,
    box: box(x, middle - width / 2, width, { ticked }),
    words: letters({ text, style: 'label', size: type, at: [x + width + gap, base] }, colour),
  }
}

export const rule = (y: number, from = left, until = right) => line(`M${from} ${y}H${until}`, 'fine')

/** Paper from its upper left corner to its torn edge, and the depth of the teeth there. */
export function paper([x, y]: Point, [width, height]: Point, teeth: number, depth = 24) {
  const half = width / teeth / 2
  return line(`M${x} ${y + height}V${y}H${x + width}V${y + height}${`l${-half} ${depth} ${-half}-${depth}`.repeat(teeth)}`, 'outline')
}
const slip = paper([6, 26], [788, 464], 20)

type Drawn = { lines: readonly string[]; lettering?: readonly string[] }
/** A slip of paper with the same plate each time and a rule below it, and what is on it at each of the two sizes. */
export function docket(large: Drawn, small: Drawn) {
  const [own, smallOwn] = [plate([left, 50], size), plate([left, 46], smallSize)]
  return {
    lines: [slip, own.frame, rule(headEnd), ...large.lines],
    lettering: [own.letters, ...(large.lettering ?? [])],
    small: [slip, smallOwn.frame, rule(175), ...small.lines, smallOwn.letters, ...(small.lettering ?? [])],
  }
}

export const docketDrawing = (name: string, title: string, draw: LineDrawing['draw']): LineDrawing =>
  flatDrawing(name, title, 540, draw, capitals * size)

/** The handset of a telephone around the origin, lying. */
export const handset =
  'M-152-16C-152-84 152-84 152-16V34a14 14 0 0 1-14 14H76a14 14 0 0 1-14-14V16C36-2-36-2-62 16V34a14 14 0 0 1-14 14h-62a14 14 0 0 1-14-14Z'
