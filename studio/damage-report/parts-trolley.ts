import { colours } from './drawing.ts'
import { behind, circle, flatDrawing, line, onCircle, place, rectangle, solid } from './flat.ts'
import { spinOnFilter } from './spin-on-filter.ts'
import type { Point } from './vector.ts'

const { bone, quiet, signal } = colours
const size = { width: 1120, height: 430 }
const ground = 407
/** The top of the deck. */
const deck = 312

const around = (count: number, drawn: (degrees: number) => string) =>
  Array.from({ length: count }, (_, i) => drawn((i * 360) / count)).join('')
const standing = (x: number, radius: number): Point => [x, deck - radius]

/** A tyre from the side: tread, sidewall, bead. */
function tyre(x: number) {
  const radius = 140
  const middle = standing(x, radius)
  const blocks = around(60, (turn) => `M${place(onCircle(middle, radius, turn))}L${place(onCircle(middle, radius - 13, turn + 2))}`)
  return [
    line(circle(middle, radius) + circle(middle, 86), 'outline'),
    line(circle(middle, radius - 13) + circle(middle, 98), 'fine'),
    line(blocks, 'fine'),
  ]
}

/** A drilled brake disc from the front. */
function disc(x: number) {
  const radius = 104
  const middle = standing(x, radius)
  const holes = [72, 88].map((ring, i) => around(12, (turn) => circle(onCircle(middle, ring, turn + 15 * i), 4)))
  const bolts = around(5, (turn) => circle(onCircle(middle, 33, turn), 6))
  return [line(circle(middle, radius) + circle(middle, 50), 'outline'), line(circle(middle, 18) + bolts), line(holes.join(''), 'fine')]
}

/** An alloy wheel with five double spokes. */
function wheel(x: number) {
  const radius = 128
  const middle = standing(x, radius)
  const spokes = around(5, (turn) =>
    [-19, -5, 5, 19]
      .map((apart) => `M${place(onCircle(middle, 34, turn + apart * 1.9))}L${place(onCircle(middle, 108, turn + apart))}`)
      .join(''),
  )
  const nuts = around(5, (turn) => circle(onCircle(middle, 21, turn + 36), 4))
  return [
    line(circle(middle, radius) + circle(middle, 34), 'outline'),
    line(circle(middle, 108) + spokes),
    line(circle(middle, 8) + nuts, 'fine'),
  ]
}

const castors = [150, 850].map((x): Point => [x, ground - 36])
const fork = ([x, y]: Point) => `M${x - 24} ${deck + 24}L${x - 8} ${y}H${x + 8}L${x + 24} ${deck + 24}`

/** The parts of the cart on a trolley. */
function draw() {
  const handle = `M968 ${deck}L1042 74q8-26 36-26H1112M992 ${deck}L1064 84q5-14 20-14H1112`
  return {
    lines: [
      ...tyre(176),
      ...spinOnFilter({ left: 342, right: 454, top: deck - 148, base: deck }, 5),
      ...disc(584),
      ...wheel(834),
      line(rectangle(16, deck, 984, 24, 6) + handle, 'outline', signal),
      solid(rectangle(1070, 44, 48, 30, 12), bone),
      behind('wheels', castors.map((middle) => circle(middle, 36)).join(''), [line(castors.map(fork).join(''), 'outline', signal)]),
      ...castors.map((middle) => line(circle(middle, 36), 'outline') + line(circle(middle, 12), 'form', quiet)),
    ],
    lettering: [],
  }
}

export const partsTrolley = {
  ...flatDrawing('parts-trolley', 'A trolley with a tyre, an oil filter, a brake disc and an alloy wheel', size.height, draw),
  width: size.width,
}
