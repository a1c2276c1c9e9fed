import { colours } from './drawing.ts'
import { capitals, circle, fitted, flatDrawing, letters, line, rectangle } from './flat.ts'

const { signal } = colours
const labelSize = 50
const [left, right] = [96, 704]

/** What a plate may name, and what was done to it. */
const rows = [
  { text: 'Suspension', entry: 'Lowered' },
  { text: 'Wheels', entry: 'Wider' },
  { text: 'Seats', entry: 'Replaced' },
]

function draw() {
  const rivets = [64, 736].flatMap((x) => [82, 538].map((y) => circle([x, y], 15)))
  const lines = rows.map((row, i) => ({ ...row, y: 308 + i * 92 }))
  return {
    lines: [
      line(rectangle(20, 40, 760, 540, 36), 'outline'),
      ...rivets.map((rivet) => line(rivet)),
      line(`M${left} 216H${right}`),
      ...lines.slice(1).map(({ y }) => line(`M${left} ${y - 64}H${right}`, 'fine')),
    ],
    lettering: [
      letters(fitted({ text: 'Low volume vehicle', style: 'label', at: [left, 178] }, right)),
      ...lines.map(({ y, text }) => letters({ text, style: 'label', size: labelSize, at: [left, y] })),
      ...lines.map(({ y, entry }, i) =>
        letters({ text: entry, style: 'label', size: labelSize, at: [right, y], anchor: 'end' }, i === 0 ? signal : undefined),
      ),
    ],
  }
}

/** The plate that an LVV certifier fixes to a car, without a number. */
export const lvvPlate = flatDrawing('lvv-plate', 'Certification plate of a modified car, riveted on', 620, draw, capitals * labelSize)
