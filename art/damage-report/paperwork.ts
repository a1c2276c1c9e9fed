import { at, bar, box, docket, docketDrawing, handset, left, lowest, paper, plate, price, right, row, rule, size } from './docket.ts'
import { colours } from './drawing.ts'
import { capitals, circle, fitted, flatDrawing, letters, line, rectangle, solid } from './flat.ts'
import type { LineDrawing } from './line-drawing.ts'
import { boxOf } from './text.ts'

const { bone, quiet, signal } = colours
/** The type size of a row on the estimate. */
const priced = 62

/** How thick a pad's lining is, in tenths of a millimetre, one unit each. The pad is drawn shorter than to scale. */
const lining = { worn: 30, new: 120 }
/** The two halves of a pad's lining between two heights. The plate's face is at 0. */
const halves = (from: number, to: number) => {
  const edge = (height: number) => 216 - height / 3
  return [-1, 1].map((side) => `M${side * 8} ${-from}V${-to}H${side * edge(to)}l${side * (edge(from) - edge(to))} ${to - from}`).join('')
}
/** A brake pad edge-on, its lining up. The origin is in the middle of the plate's face. */
const pad = (thick: number) => [
  line(`M-238 0H238V12H272V40H238V52H-238V40H-272V12H-238Z${halves(0, thick)}`, 'outline'),
  line('M-226 40H226', 'fine'),
]
const wornOff = `<g stroke-dasharray="3 2.5">${line(halves(lining.worn, lining.new), 'fine')}</g>`

/** Measures a worn lining to the right of a pad: `reach` is how far the upper arrow comes from. */
const thickness = (reach: number) => [
  line(`M-78 ${-lining.worn}H18M-22 0H18`, 'fine', signal),
  line(`M0 ${-lining.worn - reach}V${-lining.worn - 20}M0 20V52`, 'outline', signal),
  solid(`M0 ${-lining.worn}l-11-26h22ZM0 0l-11 26h22Z`),
]

/** The request: what the customer says on the telephone. */
const requested = () =>
  docket({
    lines: [
      ...[320, 310, 230].map((width, i) => bar(left, 254 + i * 76, width)),
      at([594, 318], [line(handset, 'outline', signal)], { turn: -38, scale: [0.94, 0.94] }),
    ],
  })

/** Checked: how much of the brake pad is left. */
function checked() {
  const high = 0.92
  const face = lowest - 52 * high
  return docket({
    lines: [at([316, face], [...pad(lining.worn), wornOff], { scale: [1, high] }), at([690, face], thickness(60), { scale: [high, high] })],
    lettering: [letters({ text: '3 mm', style: 'figure', size: 106, at: [right, 274], anchor: 'end' }, signal)],
  })
}

/** Quoted: what needs doing now, what can wait, and a line for the price of each. */
function quoted() {
  const now = row({ middle: 244, text: 'Now', ticked: true, colour: signal })
  const later = row({ middle: 394, text: 'Can wait' })
  const prices = [price([604, now.base], right, size, signal), price([604, later.base], right, size)]
  return docket({
    lines: [now.box, later.box, ...prices.map(({ line }) => line), rule(325)],
    lettering: [now.words, later.words, ...prices.map(({ sign }) => sign)],
  })
}

/** Paid: the price of what was done, and a stamp. */
function paid() {
  const now = row({ middle: 229, text: 'Now', ticked: true, colour: signal })
  const cost = price([560, now.base], right, size, signal)
  const frame = line(rectangle(-200, -64, 400, 128, 18), 'outline', signal)
  const word = letters({ text: 'Paid', style: 'label', size: 126, at: [5, 44], anchor: 'middle' }, signal)
  const stamp = (drawn: readonly string[]) => at([400, 380], drawn, { turn: -5 })
  return docket({
    lines: [now.box, cost.line, cost.amount, stamp([frame])],
    lettering: [now.words, cost.sign, stamp([word])],
  })
}

/** An estimate, and beside it the worn brake pad that it is for, with a leader to its row. */
function estimate() {
  const [from, until] = [44, 412]
  const own = plate([from, 54], 80)
  const worn = row({ x: from, middle: 212, text: 'Pads', type: priced, ticked: true })
  const rows = [worn.base, worn.base + 106, worn.base + 212] as const
  const prices = rows.map((base, i) => price([300, base], until, priced, i === 0 ? signal : bone))
  const leader = worn.base + priced * 0.17
  const [middle, face] = [714, leader + 19]
  const figure = { text: '3 mm', style: 'figure', size: 129, at: [520, 460] } as const
  const end = boxOf(figure)[2]
  return {
    lines: [
      paper([8, 29], [440, 475], 11),
      own.frame,
      line(`M${from} 162H${until}M${from} 268H${until}`, 'fine'),
      line(`M${from} 374H${until}`),
      worn.box,
      box(from, 297, priced * 0.68),
      bar(107, 318, 140),
      ...prices.map(({ line }) => line),
      at([middle, face], [...pad(lining.worn), wornOff], { scale: [0.7, 1.2] }),
      line(`M${until} ${leader}H${middle - 148}`, 'fine'),
      solid(circle([middle - 148, leader], 7), quiet),
      at([932, face], thickness(60), { scale: [0.9, 1.2] }),
    ],
    lettering: [
      own.letters,
      worn.words,
      letters({ text: 'Total', style: 'label', size: priced, at: [from, rows[2]] }),
      ...prices.map(({ sign }) => sign),
      letters(figure, signal),
      letters(fitted({ text: 'of pad left', style: 'label', at: [524, 528] }, end)),
    ],
    small: smallEstimate(),
  }
}

/** The measure, and an arrow from it to the price of new pads. */
function smallEstimate() {
  const pads = row({ x: 46, middle: 362, text: 'Pads', type: 146, gap: 32, ticked: true })
  const cost = price([594, pads.base], 912, 146, signal)
  return [
    letters({ text: '3 mm', style: 'figure', size: 220, at: [0, 182] }, signal),
    paper([4, 240], [952, 278], 17, 34),
    pads.box,
    pads.words,
    cost.sign,
    cost.line,
    line('M724 104H800V330', 'form', signal),
    solid('M800 376l-26-60h52Z'),
  ]
}

export const paperwork: readonly LineDrawing[] = [
  docketDrawing('request', 'Docket with a number plate, and a telephone’s handset', requested),
  docketDrawing('measured', 'The same docket with a worn brake pad, 3 mm of it left', checked),
  docketDrawing('quote', 'The same docket in two lines: what needs doing now, and what can wait, each with its price', quoted),
  docketDrawing('paid', 'The same docket with a price written on it, stamped as paid', paid),
  {
    ...flatDrawing('estimate', 'Estimate with a price for brake pads, and a worn pad with 3 mm left', 580, estimate, capitals * priced),
    width: 960,
  },
]
