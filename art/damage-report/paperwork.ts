import { colours } from './drawing.ts'
import { capitals, flatDrawing, letters, line, rectangle, solid } from './flat.ts'
import type { LineDrawing } from './line-drawing.ts'
import { widthOf } from './text.ts'
import type { Point } from './vector.ts'

const { bone, quiet, signal } = colours
/** The type size on the docket: large enough for the narrowest column that shows it, 96 pixels. */
const size = 92
/** The type size of a price on the estimate. */
const priced = 66
/** The margins of the docket. */
const [left, right] = [44, 756]
/** Where its prices begin. */
const dollar = 588
const bar = (x: number, y: number, width: number, colour: string = quiet) => solid(rectangle(x, y - 6, width, 12, 6), colour)

type Placing = { turn?: number; scale?: readonly [x: number, y: number] }
/** Moves what is drawn around the origin to a place. */
const at = ([x, y]: Point, drawn: readonly string[], { turn = 0, scale = [1, 1] }: Placing = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale.join(' ')})">${drawn.join('')}</g>`

/** A number plate, and its width. */
function plate([x, y]: Point, type: number) {
  const words = { text: 'FIX 1CE', style: 'label', size: type } as const
  const width = widthOf(words) + type * 0.62
  return {
    width,
    frame: line(rectangle(x, y, width, type * 1.14, type * 0.18), 'outline'),
    letters: letters({ ...words, at: [x + width / 2 + type * 0.035, y + type * 0.92], anchor: 'middle' }),
  }
}

const boxWidth = 62
/** A box to tick, with its tick or without. */
const box = (x: number, y: number, { ticked = false } = {}) =>
  line(rectangle(x, y, boxWidth, boxWidth, 9)) + (ticked ? line(`M${x + 10.5} ${y + 30.4}l14.3 15.5 30.4-42.8`, 'outline', signal) : '')

/** Where a price is written: a dollar sign on a line that goes on up to a place to its right. */
const price = ([x, y]: Point, until: number, type: number, colour = bone) => ({
  sign: letters({ text: '$', style: 'label', size: type, at: [x, y] }, colour),
  line: line(`M${x} ${(y + type * 0.17).toFixed(1)}H${until}`, 'form', colour),
})

/** How thick a pad's lining is, in tenths of a millimetre, one unit each. The pad is drawn shorter than to scale. */
const lining = { worn: 30, new: 120 }
/** The two halves of a pad's lining between two heights. The plate's face is at 0. */
const halves = (from: number, to: number) => {
  const edge = (height: number) => 216 - height / 3
  return [-1, 1].map((side) => `M${side * 8} ${-from}V${-to}H${side * edge(to)}l${side * (edge(from) - edge(to))} ${to - from}`).join('')
}
const plateOutline = 'M-238 0H238V12H272V40H238V52H-238V40H-272V12H-238Z'
/** A brake pad edge-on, its lining up. The origin is in the middle of the plate's face. */
const pad = (thick: number) => [line(plateOutline + halves(0, thick), 'outline'), line('M-226 40H226', 'fine')]
const dashed = (drawn: string) => `<g stroke-dasharray="3 2.5">${drawn}</g>`
const wornOff = dashed(line(halves(lining.worn, lining.new), 'fine'))
const wornPad = [dashed(line(plateOutline + halves(0, lining.worn), 'form', quiet))]

/** Measures a worn lining to the right of a pad: `reach` is how far the upper arrow comes from. */
const thickness = (reach: number) => [
  line(`M-78 ${-lining.worn}H18M-22 0H18`, 'fine', signal),
  line(`M0 ${-lining.worn - reach}V${-lining.worn - 20}M0 20V52`, 'outline', signal),
  solid(`M0 ${-lining.worn}l-11-26h22ZM0 0l-11 26h22Z`),
]

/** One docket for the four steps to a price: the same slip of paper with the same plate, and what each step adds. */
function docket(added: { lines: readonly string[]; lettering?: readonly string[] }) {
  const teeth = 20
  const own = plate([left, 47], size)
  const foot = 490
  return {
    lines: [
      line(`M6 ${foot}V26H794V${foot}${`l${-788 / teeth / 2} 24 ${-788 / teeth / 2}-24`.repeat(teeth)}`, 'outline'),
      own.frame,
      ...added.lines,
    ],
    lettering: [own.letters, ...(added.lettering ?? [])],
  }
}
const rule = (y: number) => line(`M${left} ${y}H${right}`, 'fine')

const handset =
  'M-152-16C-152-84 152-84 152-16V34a14 14 0 0 1-14 14H76a14 14 0 0 1-14-14V16C36-2-36-2-62 16V34a14 14 0 0 1-14 14h-62a14 14 0 0 1-14-14Z'

/** The request: what the customer says on the telephone. */
const requested = () =>
  docket({
    lines: [
      rule(175),
      ...[320, 310, 230].map((width, i) => bar(left, 254 + i * 76, width)),
      at([590, 330], [line(handset, 'outline', signal)], { turn: -38 }),
    ],
  })

/** Checked: how much of the brake pad is left. */
const checked = () =>
  docket({
    lines: [rule(175), at([338, 420], [...pad(lining.worn), wornOff]), at([690, 420], thickness(84))],
    lettering: [letters({ text: '3 mm', style: 'figure', size: 110, at: [right, 284], anchor: 'end' }, signal)],
  })

/** A row of the quote around this height: a box, and what it is for. */
const row = (middle: number, text: string, { ticked = false } = {}) => ({
  base: middle + (capitals * size) / 2,
  box: box(left, middle - boxWidth / 2, { ticked }),
  words: letters({ text, style: 'label', size, at: [left + 84, middle + (capitals * size) / 2] }, ticked ? signal : bone),
})
const now = (middle: number) => row(middle, 'Now', { ticked: true })

/** Quoted: what needs doing now, what can wait, and a line for the price of each. */
function quoted() {
  const [first, later] = [now(244), row(394, 'Can wait')]
  const prices = [price([dollar, first.base], right, size, signal), price([dollar, later.base], right, size)]
  return docket({
    lines: [rule(175), first.box, rule(325), later.box, ...prices.map(({ line }) => line)],
    lettering: [first.words, later.words, ...prices.map(({ sign }) => sign)],
  })
}

const stamp: Point = [582, 250]
const stamped = { turn: -9 }

/** Paid: the new brake pad, and the old one to look at. */
function paid() {
  const done = now(228)
  const scale = [0.62, 0.96] as const
  return docket({
    lines: [
      done.box,
      at(stamp, [line(rectangle(-160, -74, 320, 148, 18), 'outline', signal)], stamped),
      at([left + 170, 426], pad(lining.new), { scale }),
      at([right - 170, 426], wornPad, { scale }),
    ],
    lettering: [
      done.words,
      at(stamp, [letters({ text: 'Paid', style: 'label', size: 114, at: [4, 40], anchor: 'middle' }, signal)], stamped),
    ],
  })
}

/** An estimate, and on it the worn brake pad that it is for. On a phone, the pad alone. */
function estimate() {
  const own = plate([70, 62], 84)
  const prices = [price([330, 252], 450, priced), price([330, 354], 450, priced), price([330, 452], 450, priced, signal)]
  return {
    lines: [
      // The pad lies on its edge.
      line('M490 479V30H30V570H490V549', 'outline'),
      own.frame,
      line('M70 182H450', 'fine'),
      box(70, 202, { ticked: true }),
      bar(160, 233, 130),
      line('M70 284H450', 'fine'),
      box(70, 304),
      bar(160, 335, 100),
      line('M70 388H450'),
      bar(70, 431, 130, bone),
      ...prices.map(({ line }) => line),
      at([546, 505], pad(lining.worn), { scale: [0.85, 0.85] }),
      at([806, 505], thickness(120), { scale: [0.85, 0.85] }),
    ],
    lettering: [
      own.letters,
      ...prices.map(({ sign }) => sign),
      letters({ text: '3 mm', style: 'figure', size: 100, at: [824, 342], anchor: 'end' }, signal),
    ],
    small: [
      at([346, 430], pad(lining.worn), { scale: [1.2, 2.2] }),
      at([768, 430], thickness(44), { scale: [2.2, 2.2] }),
      letters({ text: '3 mm', style: 'figure', size: 250, at: [812, 226], anchor: 'end' }, signal),
    ],
  }
}

export const paperwork: readonly LineDrawing[] = [
  flatDrawing('request', 'Docket with a number plate, and a telephone’s handset', 540, requested, capitals * size),
  flatDrawing('measured', 'The same docket with a worn brake pad, 3 mm of it left', 540, checked, capitals * size),
  flatDrawing(
    'quote',
    'The same docket in two lines: what needs doing now, and what can wait, each with its price',
    540,
    quoted,
    capitals * size,
  ),
  flatDrawing('paid', 'The same docket paid, a new brake pad on it and the old one', 540, paid, capitals * size),
  { ...flatDrawing('estimate', 'Estimate with two lines, and a worn brake pad on it', 600, estimate, capitals * priced), width: 840 },
]
