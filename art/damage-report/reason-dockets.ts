import { at, bar, box, docket, docketDrawing, handset, left, lowest, row, rule, size } from './docket.ts'
import { colours } from './drawing.ts'
import { capitals, circle, letters, line } from './flat.ts'
import type { LineDrawing } from './line-drawing.ts'
import type { Point } from './vector.ts'

const { bone, signal } = colours
/** The type size of a trade. */
const trade = 62

/** A workshop from the front with a car in it. The origin is in the middle of its floor. */
const workshop = [
  line('M-126 0H126M-102 0V-142M102-142V0M-126-126 0-216 126-126', 'outline', signal),
  line('M-72 0V-112H72V0M-72-92H72', 'form', signal),
  line('M-48 0V-34L-30-66H30L48-34V0M-48-34H48'),
]

/** Four trades ticked, and the one roof over them. */
function trades() {
  const rows = ['Mechanical', 'Electrical', 'Body', 'Air con'].map((text, i) =>
    row({ middle: 218 + i * 71, text, type: trade, ticked: true }),
  )
  return docket({
    lines: [rule(175), ...rows.map(({ box }) => box), at([640, lowest], workshop, { scale: [0.9, 0.96] })],
    lettering: rows.map(({ words }) => words),
    small: [
      ...[230, 200, 110, 140].flatMap((width, i) => [
        box(left, 66 + i * 106, 74, { ticked: true }),
        bar(left + 104, 103 + i * 106, width, bone),
      ]),
      at([588, lowest], workshop, { scale: [1.33, 1.6] }),
    ],
  })
}

/** A telephone's handset in a round, and what it stands for. */
function oneCard() {
  const round = (x: number, y: number, radius: number) => [
    line(circle([x, y], radius), 'outline', signal),
    at([x, y], [line(handset, 'outline', signal)], { turn: -38, scale: [radius / 200, radius / 200] }),
  ]
  const words = (x: number, [first, second]: Point, type = size) =>
    [['One call', first] as const, ['One card', second] as const].map(([text, middle]) =>
      letters({ text, style: 'label', size: type, at: [x, middle + (capitals * type) / 2] }),
    )
  return docket({
    lines: [rule(175), ...round(left + 114, 325, 114), rule(325, 312)],
    lettering: words(312, [251, 399]),
    small: [...round(left + 104, 258, 104), rule(258, 276), ...words(276, [158, 358], 98)],
  })
}

/** Dockets for the three reasons to choose us, beside the quote. */
export const reasonDockets: readonly LineDrawing[] = [
  docketDrawing('trades', 'The same docket with four trades ticked, and a workshop', trades, capitals * trade),
  docketDrawing('one-card', 'The same docket with a telephone’s handset: one call, one card', oneCard),
]
