import { colours } from './drawing.ts'
import { capitals, flatDrawing, letters, line, rectangle, solid } from './flat.ts'
import { spinOnFilter } from './spin-on-filter.ts'

const { bone, signal } = colours
const size = { width: 1000, height: 420 }
const ground = 397
const gradeSize = 68

const jug =
  'M716 397q-16 0-16-16V180q0-24 16-38l32-30V88h76v22h116q40 0 40 40V381q0 16-16 16Z' +
  'M862 146h62q24 0 24 24v62q0 14-14 14h-14q-14 0-14-14v-18q0-20-20-20h-24q-16 0-16-16v-16q0-16 16-16Z'
const cap = rectangle(738, 50, 96, 38, 7)
const ribs = Array.from({ length: 5 }, (_, i) => `M${754 + 16 * i} 58v22`).join('')
const label = { x: 722, y: 276, width: 236, height: 92 }
const labelFrame = rectangle(label.x, label.y, label.width, label.height, 10)

const filter = { left: 488, right: 632, top: 186, base: ground }

/** A panel air filter on its long side: a frame round the folds. */
const panel = { x: 20, y: 196, width: 400, height: ground - 196 }
const frame = rectangle(panel.x, panel.y, panel.width, panel.height, 14)
const paper = rectangle(panel.x + 22, panel.y + 22, panel.width - 44, panel.height - 44, 4)
function folds(count: number): string {
  const apart = (panel.width - 44) / count
  return Array.from(
    { length: count - 1 },
    (_, i) => `M${(panel.x + 22 + apart * (i + 1)).toFixed(1)} ${panel.y + 22}v${panel.height - 44}`,
  ).join('')
}

/** What a service renews: the air filter, the oil filter and the oil. Phones show the label of the oil without its grade. */
export const serviceKit = {
  ...flatDrawing(
    'service-kit',
    'Air filter, oil filter and a jug of oil',
    size.height,
    () => ({
      lines: [
        line(frame, 'outline'),
        line(paper),
        line(folds(24), 'fine'),
        ...spinOnFilter(filter, 6),
        line(jug, 'outline'),
        line(cap, 'outline', signal),
        line(ribs, 'form', signal),
        line(labelFrame, 'outline', signal),
      ],
      lettering: [
        letters(
          {
            text: '5W-30',
            style: 'label',
            size: gradeSize,
            at: [label.x + label.width / 2, label.y + (label.height + capitals * gradeSize) / 2],
            anchor: 'middle',
          },
          bone,
        ),
      ],
      small: [line(frame, 'outline'), line(paper + folds(10)), ...spinOnFilter(filter, 0), line(jug, 'outline'), solid(cap + labelFrame)],
    }),
    capitals * gradeSize,
  ),
  width: size.width,
}
