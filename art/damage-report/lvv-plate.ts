import { bar } from './docket.ts'
import { colours } from './drawing.ts'
import { capitals, circle, fitted, flatDrawing, letters, line, rectangle } from './flat.ts'

const { signal } = colours
const labelSize = 50
const [left, right] = [96, 704]

/** What a plate may name, and how long the entry beside it is. */
const rows = [
  { text: 'Suspension', length: 250 },
  { text: 'Wheels', length: 170 },
  { text: 'Brakes', length: 220 },
]

function draw() {
  const rivets = [64, 736].flatMap((x) => [82, 538].map((y) => circle([x, y], 15)))
  const lines = rows.map((row, i) => ({ ...row, y: 324 + i * 88 }))
  return {
    lines: [
      line(rectangle(20, 40, 760, 540, 36), 'outline'),
      ...rivets.map((rivet) => line(rivet)),
      line(`M${left} 234H${right}`),
      ...lines.map(({ y, length }, i) => bar(452, y - 18, length, i === 0 ? signal : undefined)),
      ...lines.map(({ y }) => line(`M${left} ${y + 24}H${right}`, 'fine')),
    ],
    lettering: [
      letters(fitted({ text: 'Low volume vehicle', style: 'label', at: [left, 196] }, right)),
      ...lines.map(({ y, text }) => letters({ text, style: 'label', size: labelSize, at: [left, y] })),
    ],
  }
}

/** The plate that an LVV certifier fixes to a car, without a number. */
export const lvvPlate = flatDrawing('lvv-plate', 'Certification plate of a modified car, riveted on', 620, draw, capitals * labelSize)
