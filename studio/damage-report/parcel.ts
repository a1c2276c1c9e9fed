import { bar, plate, plateWidth, rule } from './docket.ts'
import { colours } from './drawing.ts'
import { behind, capitals, flatDrawing, letters, line, rectangle, solid } from './flat.ts'

const { bone } = colours
const size = { width: 1080, height: 420 }
const ground = 397
const plateSize = 100
const totalSize = 58

/** The front of the carton, and the back edge of its top. */
const front = { left: 8, right: 880, top: 132 }
const back = { left: 82, right: 806, top: 26 }
const slip = { left: 724, right: 1072, top: 104, teeth: 9 }
const middle = (front.left + front.right) / 2
const carton = `M${slip.left} ${ground}H${front.left}V${front.top}H${front.right}L${back.right} ${back.top}H${back.left}L${front.left} ${front.top}`
/** Across the top and a little down the front. */
const tape = `M${middle - 38} ${back.top}L${middle - 46} ${front.top}v36${'l11.5 12 11.5-12'.repeat(4)}v-36L${middle + 38} ${back.top}Z`

const half = (slip.right - slip.left) / slip.teeth / 2
const receipt = `M${slip.left} ${slip.top}V${ground}H${slip.right}V${slip.top}${`l${-half}-24 ${-half} 24`.repeat(slip.teeth)}Z`
/** The amounts on it, right of the articles. */
const [from, until, amount] = [754, 1042, 66]

function draw() {
  const own = plate([62, 235], plateSize)
  const beside = 62 + plateWidth(plateSize) + 30
  const total = 346
  return {
    lines: [
      behind('carton', receipt + tape, [line(carton, 'outline')]),
      solid(tape),
      line(rectangle(40, 213, 652, 158, 8)),
      own.frame,
      ...[110, 140, 70].map((width, i) => bar(beside, 252 + 40 * i, width)),
      line(receipt, 'outline'),
      ...[150, 184, 120].map((width, i) => bar(from, 150 + 40 * i, width) + bar(until - amount, 150 + 40 * i, amount)),
      rule(270, from, until),
      solid(rectangle(until - amount, total - 31, amount, 22, 11), bone),
    ],
    lettering: [own.letters, letters({ text: 'Total', style: 'label', size: totalSize, at: [from, total] })],
  }
}

export const parcel = {
  ...flatDrawing('parcel', 'A carton with a number plate on its label, and the receipt', size.height, draw, capitals * totalSize),
  width: size.width,
}
