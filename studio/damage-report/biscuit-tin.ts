import { colours } from './drawing.ts'
import { arcTo, behind, capitals, circle, flatDrawing, line, onCircle, place, rectangle, solid } from './flat.ts'
import { outlined } from './text.ts'
import type { Point } from './vector.ts'

const size = { width: 664, height: 420 }
const ground = 400
/** The tin by its rim, which the sides are inside of. */
const tin = { left: 268, right: 656, top: 178, wall: 10 }
const [left, right, middle] = [tin.left + tin.wall, tin.right - tin.wall, (tin.left + tin.right) / 2]
const body = `M${left} ${tin.top}V${ground}H${right}V${tin.top}Z`
const rim = rectangle(tin.left, tin.top, tin.right - tin.left, 26, 13)
const lid = { radius: 188, middle: [198, ground - 188] as Point }
const band = { top: 242, bottom: 346, over: 4 }
const type = 86

/** The middles of the biscuits in the tin, from back to front. */
const biscuits: readonly Point[] = [
  [406, 100],
  [518, 100],
  [356, 138],
  [568, 138],
  [middle, 134],
]

/** A biscuit with a scalloped edge, and its holes. */
function biscuit(at: Point, radius: number) {
  const scallops = Array.from({ length: 18 }, (_, i) => onCircle(at, radius, i * 20 + 10))
  const edge = `M${place(scallops.at(-1) as Point)}${scallops.map((to) => arcTo(radius * 0.19, to)).join('')}Z`
  const holes = [0, 60, 120, 180, 240, 300].map((degrees) => circle(onCircle(at, radius * 0.52, degrees), radius * 0.07))
  return { edge, holes: [...holes, circle(at, radius * 0.07)].join('') }
}

function draw() {
  const printed = biscuit(lid.middle, 56)
  const drawnLid = [
    line(circle(lid.middle, lid.radius), 'outline'),
    line(circle(lid.middle, lid.radius - 20)),
    line(printed.edge, 'fine'),
    solid(printed.holes, colours.quiet),
  ]
  const heap = biscuits.reduce<readonly string[]>((others, at, i) => {
    const { edge, holes } = biscuit(at, 70)
    return [behind(`biscuit-${i}`, edge, others), line(edge, 'outline'), solid(holes, colours.quiet)]
  }, drawnLid)
  const [from, to] = [left - band.over, right + band.over]
  const paper = `M${from} ${band.top}L${to} ${band.top}L${to} ${band.bottom}L${from} ${band.bottom}Z`
  const base = (band.top + band.bottom + capitals * type) / 2
  // The tracking adds a space after the last letter.
  const thanks = outlined({ text: 'Thanks', style: 'label', size: type, at: [middle + type * 0.035, base], anchor: 'middle' })
  return {
    lines: [
      behind('tin', body, [behind('rim', rim, heap)]),
      line(`M${left} ${tin.top + 26}V${ground}H${right}V${tin.top + 26}`, 'outline'),
      line(rim, 'outline'),
      `<path d="${paper}${thanks}" fill="${colours.signal}" fill-rule="evenodd"/>`,
    ],
    lettering: [],
  }
}

export const biscuitTin = {
  ...flatDrawing('biscuit-tin', 'A full biscuit tin, Thanks on the paper band around it, its lid behind it', size.height, draw),
  width: size.width,
}
