import { at, bar, box, docket, docketDrawing, handset, left, lowest, plate, price, right, row, rule, size } from './docket.ts'
import { colours } from './drawing.ts'
import { circle, fitted, flatDrawing, letters, line, rectangle, solid } from './flat.ts'
import type { LineDrawing } from './line-drawing.ts'
import { boxOf } from './text.ts'
import type { Point } from './vector.ts'

const { bone, quiet, signal } = colours
/** The type size of a price on the estimate. */
const priced = 66
/** The height of the estimate's smallest letters. */
const ofPadLeft = 40

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

/** The request: what the customer says on the telephone. */
const requested = () =>
  docket({
    lines: [
      rule(175),
      ...[320, 310, 230].map((width, i) => bar(left, 254 + i * 76, width)),
      at([594, 318], [line(handset, 'outline', signal)], { turn: -38, scale: [0.94, 0.94] }),
    ],
  })

/** Checked: how much of the brake pad is left. */
function checked() {
  const figure = (type: number, base: number) =>
    letters({ text: '3 mm', style: 'figure', size: type, at: [right, base], anchor: 'end' }, signal)
  const drawn = (scale: readonly [number, number], middle: number, arrows: number) => {
    const face = lowest - 52 * scale[1]
    return [
      at([middle, face], [...pad(lining.worn), wornOff], { scale }),
      at([arrows, face], thickness(60), { scale: [scale[1], scale[1]] }),
    ]
  }
  return docket({
    lines: [rule(175), ...drawn([1, 0.92], 316, 690)],
    lettering: [figure(106, 274)],
    small: [...drawn([1.1, 1.35], left + 299, 704), figure(170, 186)],
  })
}

/** Quoted: what needs doing now, what can wait, and a line for the price of each. */
function quoted() {
  const rows = ([first, second]: Point, type: number, dollar: number) => {
    const now = row({ middle: first, text: 'Now', type, ticked: true, colour: signal })
    const later = row({ middle: second, text: 'Can wait', type })
    const prices = [price([dollar, now.base], right, type, signal), price([dollar, later.base], right, type)]
    return {
      lines: [now.box, later.box, ...prices.map(({ line }) => line)],
      lettering: [now.words, later.words, ...prices.map(({ sign }) => sign)],
    }
  }
  const { lines, lettering } = rows([244, 394], size, 588)
  const small = rows([144, 352], 104, 660)
  return docket({ lines: [rule(175), ...lines, rule(325)], lettering, small: [...small.lines, rule(252), ...small.lettering] })
}

/** Paid: the new brake pad, and the old one to look at. */
function paid() {
  const done = row({ middle: 228, text: 'Now', ticked: true, colour: signal })
  const frame = line(rectangle(-160, -74, 320, 148, 18), 'outline', signal)
  const word = letters({ text: 'Paid', style: 'label', size: 114, at: [4, 40], anchor: 'middle' }, signal)
  const stamp = (place: Point, drawn: readonly string[], scale = 1) => at(place, drawn, { turn: -9, scale: [scale, scale] })
  const pads = (scale: readonly [number, number]) => {
    const face = lowest - 52 * scale[1]
    const half = 272 * scale[0]
    return [at([left + half, face], pad(lining.new), { scale }), at([right - half, face], wornPad, { scale })]
  }
  return docket({
    lines: [done.box, stamp([582, 240], [frame]), ...pads([0.62, 0.96])],
    lettering: [done.words, stamp([582, 240], [word])],
    small: [stamp([552, 172], [frame, word], 1.2), ...pads([0.62, 1.45])],
  })
}

/** An estimate, and beside it the worn brake pad that it is for, with a leader to its row. On a phone, the pad alone. */
function estimate() {
  const own = plate([70, 62], 84)
  const worn = row({ x: 70, middle: 237, text: 'Pads', type: priced, ticked: true })
  const [edge, until] = [500, 460]
  const prices = [worn.base, 373, 486].map((base, i) => price([340, base], until, priced, i === 0 ? signal : bone))
  const [middle, face] = [706, 286]
  const leader = worn.base + priced * 0.17
  const figure = { text: '3 mm', style: 'figure', size: 118, at: [556, 466] } as const
  const end = boxOf(figure)[2]
  return {
    lines: [
      line(`M${edge} 30H30V570H${edge}Z`, 'outline'),
      own.frame,
      line(`M70 182H${until}M70 295H${until}`, 'fine'),
      line(`M70 410H${until}`),
      worn.box,
      box(70, 330, priced * 0.68),
      bar(130, 352, 150),
      bar(70, 463, 170, bone),
      ...prices.map(({ line }) => line),
      at([middle, face], [...pad(lining.worn), wornOff], { scale: [0.55, 1.15] }),
      line(`M${until} ${leader}H${middle - 117}`, 'fine', signal),
      solid(circle([middle - 117, leader], 7)),
      at([890, face], thickness(60), { scale: [0.9, 1.15] }),
    ],
    lettering: [
      own.letters,
      worn.words,
      ...prices.map(({ sign }) => sign),
      letters(figure, signal),
      letters(fitted({ text: 'of pad left', style: 'label', at: [560, 538] }, end)),
    ],
    small: [
      letters({ text: '3 mm', style: 'figure', size: 260, at: [40, 212] }, signal),
      letters({ text: 'Pad left', style: 'label', size: 142, at: [48, 346] }),
      at([346, 490], pad(lining.worn), { scale: [1.12, 1.9] }),
      at([800, 490], thickness(44), { scale: [1.9, 1.9] }),
    ],
  }
}

export const paperwork: readonly LineDrawing[] = [
  docketDrawing('request', 'Docket with a number plate, and a telephone’s handset', requested),
  docketDrawing('measured', 'The same docket with a worn brake pad, 3 mm of it left', checked),
  docketDrawing('quote', 'The same docket in two lines: what needs doing now, and what can wait, each with its price', quoted),
  docketDrawing('paid', 'The same docket paid, a new brake pad on it and the old one', paid),
  { ...flatDrawing('estimate', 'Estimate with two lines, and a worn brake pad with 3 mm left', 600, estimate, ofPadLeft), width: 920 },
]
