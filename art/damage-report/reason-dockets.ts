import { at, box, docket, docketDrawing, handset, left, lowest, row, rule, size } from './docket.ts'
import { colours } from './drawing.ts'
import { capitals, circle, letters, line } from './flat.ts'
import type { LineDrawing } from './line-drawing.ts'
import { boxOf } from './text.ts'
import type { Point } from './vector.ts'

const { signal } = colours
/** The type size of a trade. */
const trade = 62

/** A workshop from the front with a car in it. The origin is in the middle of its floor. */
const workshop = [
  line('M-126 0H126M-102 0V-142M102-142V0M-126-126 0-216 126-126', 'outline', signal),
  line('M-72 0V-112H72V0M-72-92H72', 'form', signal),
  line('M-48 0V-34L-30-66H30L48-34V0M-48-34H48'),
]

/** Four trades ticked, and the one roof over them. Where their names would be too small to read, it shows only the ticks. */
function trades() {
  const rows = ['Mechanical', 'Electrical', 'Body', 'Air con'].map((text, i) =>
    row({ middle: 218 + i * 71, text, type: trade, ticked: true }),
  )
  const oneRoof = { text: 'One roof', style: 'label', size, at: [left, 399 + (capitals * size) / 2] } as const
  const end = boxOf(oneRoof)[2]
  const tick = 84
  return docket({
    lines: [...rows.map(({ box }) => box), at([640, lowest], workshop, { scale: [0.9, 0.96] })],
    lettering: rows.map(({ words }) => words),
    small: [
      ...[0, 1, 2, 3].map((i) => box(left + (i * (end - left - tick)) / 3, 250 - tick / 2, tick, { ticked: true })),
      rule(325, left, end),
      letters(oneRoof),
      at([648, lowest], workshop, { scale: [0.85, 1.1] }),
    ],
  })
}

/** A telephone's handset in a round, and what it stands for. */
function oneCard() {
  const [radius, from] = [108, 291]
  const middle: Point = [left + radius, 325]
  const words = [['One call', 251] as const, ['One card', 399] as const].map(([text, y]) =>
    letters({ text, style: 'label', size, at: [from, y + (capitals * size) / 2] }),
  )
  return docket({
    lines: [
      line(circle(middle, radius), 'outline', signal),
      at(middle, [line(handset, 'outline', signal)], { turn: -38, scale: [radius / 200, radius / 200] }),
      rule(325, from),
    ],
    lettering: words,
  })
}

/** Dockets for the three reasons to choose us, beside the quote. */
export const reasonDockets: readonly LineDrawing[] = [
  docketDrawing('trades', 'The same docket with four trades ticked, and a workshop', trades, capitals * trade),
  docketDrawing('one-card', 'The same docket with a telephone’s handset: one call, one card', oneCard),
]
