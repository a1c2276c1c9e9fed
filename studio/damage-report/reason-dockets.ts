import { at, box, docket, docketDrawing, handset, left, lowest, row, rule, size, smallSize } from './docket.ts'
import { colours } from './drawing.ts'
import { capitals, circle, letters, line } from './flat.ts'
import type { LineDrawing } from './line-drawing.ts'
import { boxOf } from './text.ts'
import type { Point } from './vector.ts'

const { signal } = colours
/** A workshop from the front with a car in it. The origin is in the middle of its floor. */
const workshop = [
  line('M-126 0H126M-102 0V-142M102-142V0M-126-126 0-216 126-126', 'outline', signal),
  line('M-72 0V-112H72V0M-72-92H72', 'form', signal),
  line('M-48 0V-34L-30-66H30L48-34V0M-48-34H48'),
]

/** Four trades ticked, and a workshop. Where their names would be too small to read, it shows the ticks over “one roof”. */
function trades() {
  const rows = ['Mechanical', 'Electrical', 'Body', 'Air con'].map((text, i) => row({ middle: 191 + i * 78, text, ticked: true }))
  const oneRoof = { text: 'One roof', style: 'label', size: smallSize, at: [left, 399 + (capitals * smallSize) / 2] } as const
  const end = boxOf(oneRoof)[2]
  const tick = 84
  return docket(
    {
      lines: [...rows.map(({ box }) => box), at([618, lowest], workshop, { scale: [1.08, 1.28] })],
      lettering: rows.map(({ words }) => words),
    },
    {
      lines: [
        ...[0, 1, 2, 3].map((i) => box(left + (i * (end - left - tick)) / 3, 250 - tick / 2, tick, { ticked: true })),
        rule(325, left, end),
        at([648, lowest], workshop, { scale: [0.85, 1.1] }),
      ],
      lettering: [letters(oneRoof)],
    },
  )
}

/** A telephone's handset in a round, and what it stands for. */
function oneCard() {
  const drawn = ([radius, middle, apart, from]: readonly [number, number, number, number], type: number) => {
    const centre: Point = [left + radius, middle]
    return {
      lines: [
        line(circle(centre, radius), 'outline', signal),
        at(centre, [line(handset, 'outline', signal)], { turn: -38, scale: [radius / 200, radius / 200] }),
        rule(middle, from),
      ],
      lettering: ['One call', 'One card'].map((text, i) =>
        letters({ text, style: 'label', size: type, at: [from, middle + (2 * i - 1) * apart + (capitals * type) / 2] }),
      ),
    }
  }
  return docket(drawn([134, 307, 60, 370], size), drawn([108, 325, 74, 291], smallSize))
}

/** Dockets for the three reasons to choose us, beside the quote. */
export const reasonDockets: readonly LineDrawing[] = [
  docketDrawing('trades', 'The same docket with four trades ticked, and a workshop', trades),
  docketDrawing('one-card', 'The same docket with a telephone’s handset: one call, one card', oneCard),
]
