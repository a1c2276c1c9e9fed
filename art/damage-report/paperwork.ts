import { discHalf, padEnds, ventHalf } from './brake-edge.ts'
import { at, bar, box, docket, docketDrawing, handset, left, paper, plate, price, right, row, rule, size, smallSize } from './docket.ts'
import { colours } from './drawing.ts'
import { capitals, circle, fitted, flatDrawing, letters, line, place, rectangle, solid } from './flat.ts'
import { hatching } from './hatching.ts'
import type { LineDrawing } from './line-drawing.ts'
import { boxOf } from './text.ts'
import type { Point } from './vector.ts'

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
/** The plate of a brake pad edge-on. The origin is in the middle of its face. */
const backing = 'M-238 0H238V12H272V40H238V52H-238V40H-272V12H-238Z'
const wornOff = `<g stroke-dasharray="3 2.5">${line(halves(lining.worn, lining.new), 'fine')}</g>`

/** Measures a worn lining to the right of a pad: `reach` is how far the upper arrow comes from. */
const thickness = (reach: number) => [
  line(`M-78 ${-lining.worn}H18M-22 0H18`, 'fine', signal),
  line(`M0 ${-lining.worn - reach}V${-lining.worn - 20}M0 20V52`, 'outline', signal),
  solid(`M0 ${-lining.worn}l-11-26h22ZM0 0l-11 26h22Z`),
]

/** The request: what the customer says on the telephone. */
const requested = () =>
  docket(
    {
      lines: [
        ...[370, 356, 372, 250].map((width, i) => bar(left, 194 + i * 76, width)),
        at([610, 306], [line(handset, 'outline', signal)], { turn: -38, scale: [0.94, 0.94] }),
      ],
    },
    {
      lines: [
        ...[320, 310, 230].map((width, i) => bar(left, 254 + i * 76, width)),
        at([594, 318], [line(handset, 'outline', signal)], { turn: -38, scale: [0.94, 0.94] }),
      ],
    },
  )

type Brake = { disc: Point; pad: Point; top: number; measureAt: number; arrow?: number; hatching: number }

/** A disc on its edge and a worn pad, what the pad has lost hatched between them, and the measure of its lining. Also returns the lining's middle. */
function brake({ disc: [from, to], pad: [start, end], top, measureAt, arrow = 1, hatching: apart }: Brake) {
  const millimetre = 7.4
  const heights = [0, discHalf - ventHalf, discHalf + ventHalf, 2 * discHalf].map((down) => top + down * millimetre)
  const surface = top + 2 * discHalf * millimetre
  const face = surface + (lining.new / 10) * millimetre
  const worn = face - (lining.worn / 10) * millimetre
  const vanes = Array.from({ length: Math.floor((to - from) / 42) }, (_, i) => `M${from + 24 + i * 42} ${heights[1]}V${heights[2]}`)
  const half = discHalf * millimetre + 12
  const breaks = [from, to].map((x) => `M${x} ${top - 12}q14 ${half / 2} 0 ${half}t0 ${half}`)
  /** How far the break lines are to the right of their ends. */
  const stray = (y: number) => {
    const along = (y - top + 12) / half
    return along < 1 ? 28 * along * (1 - along) : -28 * (along - 1) * (2 - along)
  }
  const [left, right] = [start + 22, end - 22]
  const lost: Point[] = [
    [left, surface],
    [right, surface],
    [right, worn],
    [left, worn],
  ]
  return {
    lines: [
      line(vanes.join(''), 'fine'),
      line(heights.map((y) => `M${from + stray(y)} ${y}H${to + stray(y)}`).join(''), 'outline'),
      line(breaks.join(''), 'fine'),
      line(
        hatching(lost, apart)
          .map(([a, b]) => `M${place(a)} ${place(b)}`)
          .join(''),
        'fine',
        signal,
      ),
      line(`M${left} ${surface}V${worn}M${right} ${surface}V${worn}`, 'fine', signal),
      solid(`M${left} ${worn}H${right}V${face}H${left}Z`),
      line(rectangle(start, face, end - start, padEnds.plate * millimetre, 4), 'outline'),
      at([measureAt, face], thickness(60), { scale: [arrow * (millimetre / 10), millimetre / 10] }),
    ],
    middle: (worn + face) / 2,
  }
}

/** Checked: how much of the brake pad is left. */
function checked() {
  const drawn = (shape: Brake, type: number) => {
    const { lines, middle } = brake(shape)
    const words = { text: '3 mm', style: 'figure', size: type, at: [right, middle + (capitals * type) / 2], anchor: 'end' } as const
    return { lines, lettering: [letters(words, signal)] }
  }
  return docket(
    drawn({ disc: [left + 6, 560], pad: [98, 448], top: 172, measureAt: 510, hatching: 14 }, 60),
    drawn({ disc: [left + 6, 420], pad: [66, 318], top: 194, measureAt: 378, arrow: 1.4, hatching: 30 }, 96),
  )
}

/** Quoted: what needs doing now, what can wait, and a line for the price of each. */
function quoted() {
  const drawn = ([first, second]: Point, type: number, dollar: number) => {
    const now = row({ middle: first, text: 'Now', type, ticked: true, colour: signal })
    const later = row({ middle: second, text: 'Can wait', type })
    const prices = [price([dollar, now.base], right, type, signal), price([dollar, later.base], right, type)]
    return {
      lines: [now.box, later.box, ...prices.map(({ line }) => line)],
      lettering: [now.words, later.words, ...prices.map(({ sign }) => sign)],
    }
  }
  const [large, small] = [drawn([222, 392], size, 450), drawn([244, 394], smallSize, 604)]
  return docket({ ...large, lines: [...large.lines, rule(307)] }, { ...small, lines: [...small.lines, rule(325)] })
}

/** Paid: what was done, the price that was agreed, and a stamp. */
function paid() {
  const drawn = (text: string, middle: number, type: number, stampAt: Point, stampSize: number) => {
    const agreed = row({ middle, text, type, ticked: true })
    const frame = line(rectangle(-200, -64, 400, 128, 18), 'outline', signal)
    const word = letters({ text: 'Paid', style: 'label', size: 126, at: [5, 44], anchor: 'middle' }, signal)
    const stamp = (part: string) => at(stampAt, [part], { turn: -5, scale: [stampSize, stampSize] })
    return { lines: [agreed.box, stamp(frame)], lettering: [agreed.words, stamp(word)] }
  }
  const large = drawn('Agreed price', 382, size, [648, 380], 0.46)
  const work = [bar(left, 200, 520), bar(left, 254, 360)]
  return docket({ ...large, lines: [...work, rule(307), ...large.lines] }, drawn('Agreed', 229, smallSize, [400, 380], 1))
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
      at([middle, face], [line(backing + halves(0, lining.worn), 'outline'), line('M-226 40H226', 'fine'), wornOff], { scale: [0.7, 1.2] }),
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

/** The worn pad and its measure, large enough for a phone. */
function smallEstimate() {
  const face = 258
  return [
    at([364, face], [line(backing, 'outline'), solid(halves(0, lining.worn)), wornOff], { scale: [1.28, 1.8] }),
    at([900, face], thickness(60), { scale: [2.6, 1.8] }),
    letters({ text: '3 mm', style: 'figure', size: 220, at: [947, 548], anchor: 'end' }, signal),
  ]
}

export const paperwork: readonly LineDrawing[] = [
  docketDrawing('request', 'Docket with a number plate, and a telephone’s handset', requested),
  docketDrawing('measured', 'The same docket with a brake disc and a worn pad, 3 mm of it left', checked),
  docketDrawing('quote', 'The same docket in two lines: what needs doing now, and what can wait, each with its price', quoted),
  docketDrawing('paid', 'The same docket with the agreed price ticked, stamped as paid', paid),
  {
    ...flatDrawing('estimate', 'Estimate with a price for brake pads, and a worn pad with 3 mm left', 580, estimate, capitals * priced),
    width: 960,
  },
]
