import { withBreakLine } from './break-line.ts'
import { area, colours, fill, path, stroke } from './drawing.ts'
import { hatching } from './hatching.ts'
import { type Sheet, words } from './sheet.ts'
import { type Point, points } from './vector.ts'

const size = { width: 1920, height: 1280 }
const pixels = 22
const plateThickness = 5.5
/** What is left of a new pad's lining, and of the worn one's. */
const lining = { new: 12, worn: 3 }
/** The right ends of the plate's ear and shoulder, and where the pad is cut, in millimetres from its lining's end. */
const plate = { ear: 10, shoulder: 4, cut: -47 }
const left = plate.cut - 2
/** A slot down to the wear limit parts the lining, and a chamfer ends it. */
const slot = { left: -31.5, right: -28.5, floor: 2 }
const chamfer = { along: 8, down: 5 }
/** Where the arrows are, to the right of the lining's end. */
const gauge = plate.ear + 3
const edged = (ground: string) => `${fill(ground)} stroke="${colours.bone}" stroke-width="7"`

/** Puts a place on a pad, in millimetres right of its lining's end and up from its plate, onto the sheet. */
type Place = (point: Point) => Point
const placeAbove =
  (bottom: number): Place =>
  ([x, y]) => [1108 + x * pixels, bottom - (y + plateThickness) * pixels]

/** The end of the lining from one height down to another. */
function end(high: number, low: number): string {
  const start = lining.new - chamfer.down
  const top = high > start ? `${(-chamfer.along * (high - start)) / chamfer.down} ${high}, 0 ${start}` : `0 ${high}`
  return `${top}, 0 ${low}`
}

/** The lining that has worn off, on both sides of the slot. */
function wornOff(at: Place): string {
  const [low, high] = [lining.worn, lining.new]
  const blocks = [
    `${left} ${low}, ${left} ${high}, ${slot.left} ${high}, ${slot.left} ${low}`,
    `${slot.right} ${low}, ${slot.right} ${high}, ${end(high, low)}`,
  ].map((block) => points(block).map(at))
  return blocks
    .flatMap((block) => [
      area([block], `${fill(colours.signal)} fill-opacity="0.16"`),
      ...hatching(block, 26, -45).map((line) => path(line, stroke(colours.signal, 5))),
      area([block], stroke(colours.signal, 7)),
    ])
    .join('')
}

/** A pad seen from its side, its lining up, with what has worn off; it goes on beyond a break line. */
function pad(at: Place, thickness: number, worn = ''): string {
  const bottom = -plateThickness
  const side = points(`${left} 0, ${plate.ear} 0, ${plate.ear} ${bottom}, ${left} ${bottom}`)
  const shoulder = points(`${plate.shoulder} 0, ${plate.shoulder} ${bottom}`)
  const groove = `${slot.left} ${thickness}, ${slot.left} ${slot.floor}, ${slot.right} ${slot.floor}, ${slot.right} ${thickness}`
  const material = points(`${left} 0, ${left} ${thickness}, ${groove}, ${end(thickness, 0)}`)
  const content = [
    area([side.map(at)], edged(colours.graphite)),
    path(shoulder.map(at), stroke(colours.quiet, 4)),
    worn,
    area([material.map(at)], edged(colours.steel)),
  ].join('')
  return withBreakLine(content, [at([plate.cut, bottom - 1]), at([plate.cut, lining.new + 1])])
}

/** Extends a level of the pad to the arrows. */
const extension = (at: Place, y: number, from: number) => path([at([from, y]), at([gauge + 1, y])], stroke(colours.quiet, 3))

/** Arrows from one level to another, with the figure to their right; its baseline is this far below their middle. */
function thickness(at: Place, [low, high]: Point, label: string, { colour = colours.bone, baseline = 8 } = {}): string {
  const [[x, top], [, bottom]] = [at([gauge, high]), at([gauge, low])]
  const head = (tip: number, way: 1 | -1) =>
    area([points('0 0, 13 26, -13 26').map(([aside, far]): Point => [x + aside, tip + way * far])], fill(colour))
  const middle = (top + bottom) / 2
  return [
    path(points(`${x} ${top + 20}, ${x} ${bottom - 20}`), stroke(colour, 6)),
    head(top, 1),
    head(bottom, -1),
    words({ text: `${high - low} mm`, at: [x + 56, middle + baseline], size: 104, style: 'figure' }, colour),
    words({ text: label, at: [x + 62, middle + baseline + 72], size: 70, style: 'label' }, '#b9bdc1'),
  ].join('')
}

/** A new brake pad and a worn one with what it has lost, from the side and to one scale, for the sample quotes. */
export function brakePads(): Sheet {
  const [fresh, worn] = [placeAbove(530), placeAbove(1104)]
  return {
    ...size,
    name: 'testimonial-1',
    layers: [
      pad(fresh, lining.new),
      pad(worn, lining.worn, wornOff(worn)),
      extension(fresh, lining.new, -chamfer.along + 1),
      extension(fresh, 0, plate.ear + 0.8),
      extension(worn, lining.new, -chamfer.along + 1),
      extension(worn, lining.worn, 0.8),
      extension(worn, 0, plate.ear + 0.8),
      thickness(fresh, [0, lining.new], 'New'),
      thickness(worn, [lining.worn, lining.new], 'Worn away', { colour: colours.signal, baseline: -20 }),
      thickness(worn, [0, lining.worn], 'Now', { baseline: 52 }),
    ],
  }
}
