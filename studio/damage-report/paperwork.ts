import { discHalf, padEnds, ventHalf } from './brake-edge.ts'
import { at, bar, docket, docketDrawing, left, paper, plate, price, right, row, rule, size, smallSize } from './docket.ts'
import { colours } from './drawing.ts'
import { behind, capitals, circle, fitted, flatDrawing, letters, line, rectangle, solid } from './flat.ts'
import type { LineDrawing } from './line-drawing.ts'
import { boxOf, type Words } from './text.ts'
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

/** Two arrows that measure a worn lining. `reach` is how far the upper one comes from. */
const arrows = (reach: number) => [
  line(`M0 ${-lining.worn - reach}V${-lining.worn - 20}M0 20V52`, 'outline', signal),
  solid(`M0 ${-lining.worn}l-11-26h22ZM0 0l-11 26h22Z`),
]
/** The same to the right of a pad, with their extension lines. */
const thickness = (reach: number) => [line(`M-78 ${-lining.worn}H18M-22 0H18`, 'fine', signal), ...arrows(reach)]

/** A car from above, its nose to the left, as printed on a job card. The origin is in its middle. */
const carFromAbove = [
  line('M-104 0c0-30 8-40 40-40H68c28 0 36 10 36 40s-8 40-36 40H-64c-32 0-40-10-40-40Z', 'outline'),
  line('M-46-30q-12 30 0 60l26-7q-8-23 0-46ZM80-29q9 29 0 58l-22-7q5-22 0-44ZM-16-28H56M-16 28H56', 'fine'),
  solid(rectangle(-76, -50, 34, 9, 3) + rectangle(46, -50, 34, 9, 3) + rectangle(46, 41, 34, 9, 3), quiet),
]
const noisyWheel = rectangle(-80, 38, 42, 16, 4)

/** A disc on its edge with a worn pad against it, and dashed where the pad's plate was when it was new. The disc's far face is at 0. */
function brake(colour: string, { measured = false } = {}) {
  const length = 252
  const [start, end] = [78, 226]
  const millimetre = 7.4
  const heights = [0, discHalf - ventHalf, discHalf + ventHalf, 2 * discHalf].map((down) => down * millimetre)
  const half = discHalf * millimetre
  const surface = 2 * half
  const [face, unworn] = [lining.worn, lining.new].map((thick) => surface + (thick / 10) * millimetre) as [number, number]
  const vanes = Array.from({ length: 6 }, (_, i) => `M${21 + i * 42} ${heights[1]}V${heights[2]}`)
  const breaks = [0, length].map((x) => `M${x} 0q14 ${half / 2} 0 ${half}t0 ${half}`)
  const plateAt = (y: number) => rectangle(start, y, end - start, padEnds.plate * millimetre, 4)
  return [
    line(vanes.join(''), 'fine'),
    line(heights.map((y) => `M0 ${y}H${length}`).join(''), 'outline'),
    line(breaks.join(''), 'fine'),
    `<g stroke-dasharray="4 3">${line(plateAt(unworn), 'fine')}</g>`,
    solid(rectangle(start + 16, surface, end - start - 32, face - surface, 2), colour),
    line(plateAt(face), 'outline'),
    ...(measured
      ? [line(`M${start + 16} ${face}H${start - 54}`, 'fine', signal), at([start - 38, face], arrows(60), { scale: [1, millimetre / 10] })]
      : []),
  ]
}

/** How far the card is filled in: what the customer says, what the check finds, what it costs, and that it is paid. */
type Step = 1 | 2 | 3 | 4

/** The one job card of the four steps. Each keeps what it said before, and what is new is orange. */
function jobCard(step: Step) {
  const ink = (since: Step) => (step === since ? signal : bone)
  const upTo = (since: Step, drawn: readonly string[]) => (step >= since ? drawn : [])
  const car = (place: Point, scale: number) => at(place, [...carFromAbove, solid(noisyWheel, ink(1))], { scale: [scale, scale] })
  return docket(large(), small())

  /** Words at their place. Both sizes share one outline, so that the file compresses well. */
  function written(text: string, place: Point, type: number, colour: string, { style = 'label', anchor }: Partial<Words> = {}) {
    return at(place, [letters({ text, style, size: smallSize, at: [0, 0], ...(anchor && { anchor }) }, colour)], {
      scale: [type / smallSize, type / smallSize],
    })
  }

  function large() {
    const [first, second, third, fourth] = [172, 252, 332, 412] as const
    const dollar = 292
    const end = 430
    const base = (middle: number) => middle + (capitals * size) / 2
    const now = row({ middle: third, text: 'Now', ticked: step === 4, colour: ink(3) })
    const later = row({ middle: fourth, text: 'Later', colour: ink(3) })
    const prices = [now, later].map((each) => price([dollar, each.base], end, size, ink(3)))
    const stamp: Point = [664, 384]
    const sketch = at([474, 470], brake(ink(2), { measured: step === 2 }), { turn: -90 })
    return {
      lines: [
        car([660, 80], 0.78),
        rule(211),
        rule(291, left, end),
        rule(371, left, end),
        ...upTo(2, [step === 4 ? behind('stamp', circle(stamp, 88), [sketch]) : sketch]),
        ...upTo(3, [now.box, later.box, ...prices.map((each) => each.line)]),
        ...upTo(4, [line(circle(stamp, 82) + circle(stamp, 72), 'outline', signal)]),
      ],
      lettering: [
        written('Noise, front left', [left, base(first)], size, ink(1)),
        ...upTo(2, [
          written('Pads', [left, base(second)], size, ink(2)),
          written('3 mm', [end, base(second)], size, ink(2), { style: 'figure', anchor: 'end' }),
        ]),
        ...upTo(3, [
          written('Now', [101.7, now.base], size, ink(3)),
          written('Later', [101.7, later.base], size, ink(3)),
          ...[now, later].map((each) => written('$', [dollar, each.base], size, ink(3))),
        ]),
        ...upTo(4, [written('Paid', [stamp[0] - 60, stamp[1] + 20], 56, signal)]),
      ],
    }
  }

  function small() {
    const [first, second, third] = [220, 316, 414] as const
    const base = (middle: number) => middle + (capitals * smallSize) / 2
    const now = row({ middle: third, text: 'Now', type: smallSize, ticked: step === 4, colour: ink(3) })
    const cost = price([392, now.base], step === 4 ? 500 : right, smallSize, ink(3))
    // Larger, because none of its letters is round and so higher than the others.
    const paid = { text: 'Paid', style: 'label', size: 100, at: [right, now.base], anchor: 'end' } as const
    return {
      lines: [car([632, 100], 1.1), rule(271), rule(367), ...upTo(3, [now.box, cost.line])],
      lettering: [
        written('Noise, front', [left, base(first)], smallSize, ink(1)),
        ...upTo(2, [
          written('Pads', [left, base(second)], smallSize, ink(2)),
          written('3 mm', [right, base(second)], smallSize, ink(2), { style: 'figure', anchor: 'end' }),
        ]),
        ...upTo(3, [written('Now', [130.3, now.base], smallSize, ink(3)), written('$', [392, now.base], smallSize, ink(3))]),
        ...upTo(4, [letters(paid, signal)]),
      ],
    }
  }
}

/** An estimate, and beside it the worn brake pad that it is for, with a leader to its row. */
function estimate() {
  const [from, until] = [44, 412]
  const own = plate([from, 54], 80)
  const worn = row({ x: from, middle: 212, text: 'Pads', type: priced, ticked: true })
  const rows = [worn.base, worn.base + 106, worn.base + 212] as const
  const bulb = row({ x: from, middle: 318, text: 'Bulb', type: priced })
  const prices = rows.map((base, i) => price([300, base], until, priced, i === 0 ? signal : bone))
  const leader = worn.base + priced * 0.17
  const [middle, face] = [714, leader + 19]
  const figure = { text: '3 mm', style: 'figure', size: 129, at: [520, 432] } as const
  const end = boxOf(figure)[2]
  return {
    lines: [
      paper([8, 29], [440, 475], 11),
      own.frame,
      line(`M${from} 162H${until}M${from} 268H${until}`, 'fine'),
      line(`M${from} 374H${until}`),
      worn.box,
      bulb.box,
      ...prices.map(({ line }) => line),
      at([middle, face], [solid(halves(0, lining.worn)), line(backing, 'outline'), line('M-226 40H226', 'fine'), wornOff], {
        scale: [0.7, 1.2],
      }),
      line(`M${until} ${leader}H${middle - 148}`, 'fine'),
      solid(circle([middle - 148, leader], 7), quiet),
      at([932, face], thickness(60), { scale: [0.9, 1.2] }),
    ],
    lettering: [
      own.letters,
      worn.words,
      bulb.words,
      letters({ text: 'Total', style: 'label', size: priced, at: [from, rows[2]] }),
      ...prices.map(({ sign }) => sign),
      letters(figure, signal),
      letters(fitted({ text: 'of pad left', style: 'label', at: [524, 499] }, end)),
    ],
    small: smallEstimate(),
  }
}

/** The estimate alone, for a phone: a ticked row without its name, and the total. */
function smallEstimate() {
  const [from, until, type] = [416, 904, 118]
  const own = plate([from, 50], type)
  const worn = row({ x: from, middle: 284, text: '', type, ticked: true })
  const total = worn.base + 136
  const prices = [worn.base, total].map((base, i) => price([796, base], until, type, i === 0 ? signal : bone))
  return [
    paper([370, 12], [580, 493], 12),
    own.frame,
    line(`M${from} 212H${until}`, 'fine'),
    worn.box,
    bar(532, 284, 170),
    ...prices.map(({ line }) => line),
    own.letters,
    letters({ text: 'Total', style: 'label', size: type, at: [from, total] }),
    ...prices.map(({ sign }) => sign),
  ]
}

export const paperwork: readonly LineDrawing[] = [
  docketDrawing('quote', 'Job card with two prices: what needs doing now, and what can wait until later', () => jobCard(3)),
  {
    ...flatDrawing('estimate', 'Estimate with a price for brake pads, and a worn pad with 3 mm left', 554, estimate, capitals * priced),
    width: 960,
  },
]
