import { discEdge, discHalf, type EdgeView, layer, liningMeasure, padEdge, padEnds } from './brake-edge.ts'
import { cameraOf } from './camera.ts'
import { wheelFace } from './car/shape.ts'
import { colours, drawCar, fill, path, stroke, within } from './drawing.ts'
import { body, lines } from './hatch-damage.ts'
import { type Sheet, words } from './sheet.ts'
import { arc, type Point, type Vector } from './vector.ts'

const size = { width: 1400, height: 1130 }
/** The card on the sheet. */
const card = { left: 24, top: 24, right: 1376, bottom: 1106 }
const inner = { left: card.left + 52, right: card.right - 52 }
/** Where the left column ends, with the car and the entries. */
const columnEnd = 838
const label = 66
const { bone, quiet, signal } = colours

const box = ([x, y]: Point, width: number, height: number, radius: number, style: string) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${radius}" ${style}/>`
const rule = (y: number, { right = inner.right, colour = quiet, width = 2 } = {}) =>
  path(
    [
      [inner.left, y],
      [right, y],
    ],
    stroke(colour, width),
  )

/** What was done, with its box: ticked, or still open. */
function entry(text: string, y: number, done: boolean): string {
  const [left, top] = [inner.left, y - 56]
  const tick: Point[] = [
    [left + 14, top + 34],
    [left + 28, top + 49],
    [left + 57, top + 2],
  ]
  return [
    rule(y - 86, { right: columnEnd }),
    box([left, top], 64, 64, 8, `fill="none" stroke="${bone}" stroke-width="3.8"`),
    done ? path(tick, stroke(signal, 9)) : '',
    words({ text, at: [left + 92, y], size: label, style: 'label' }),
  ].join('')
}

const plan = cameraOf({ ...size, azimuth: 180, elevation: 89, target: [body.shape.length / 2, 0, 0.5], span: 8.55, at: [0.325, 0.468] })

const { axles, wheel } = body.shape
const wheels = axles.flatMap((axle) =>
  [-1, 1].map((side): Vector => [axle, side * (wheelFace(body.shape) - wheel.width / 2), wheel.radius]),
)

/** A wheel as seen from above. */
function tyre([x, y, z]: Vector, style: string): string {
  const [left, top] = plan.project([x + wheel.radius, y - wheel.width / 2, z])
  const [right, bottom] = plan.project([x - wheel.radius, y + wheel.width / 2, z])
  return box([left, top], right - left, bottom - top, 10, style)
}

/** The magnified brake, as seen from above: to the right are millimetres along its pads, down those across its disc. */
const lens: { middle: Point; radius: number; perMillimetre: number } = { middle: [1096, 566], radius: 226, perMillimetre: 8 }
const view: EdgeView = ([along, across]) => [
  lens.middle[0] + along * lens.perMillimetre,
  lens.middle[1] + (across - 6) * lens.perMillimetre,
]
const lining = { new: 12, far: 3.5, near: 3 }
/** The near pad is pushed back from the disc to be measured: where its lining began when new, begins now, and ends. */
const measured = { fresh: 10, top: 10 + lining.new - lining.near, bottom: 10 + lining.new }

/** Two worn pads on their plates, and the outline of what the near one has lost. */
function pads(): string {
  const { end } = padEnds
  const fresh: Point[] = [
    [end, measured.top],
    [end, measured.fresh],
    [40, measured.fresh],
  ]
  return [
    padEdge(view, -discHalf, -discHalf - lining.far),
    layer(view, end, [measured.fresh, measured.top], `${fill(signal)} fill-opacity="0.16"`),
    path(fresh.map(view), `${stroke(signal, 5)} stroke-dasharray="15 11"`),
    padEdge(view, measured.top, measured.bottom),
  ].join('')
}

/** The thickness of the near lining, between two arrows left of it, and its figure below the lens. */
function thickness(): string {
  const { arrows, tails } = liningMeasure(view, measured.top, measured.bottom)
  const tail = tails[1]
  const figure: Point = [tail[0] - 44, 846]
  return [
    arrows,
    path([tail, figure], `${stroke(colours.ink, 10)} data-leader="${[tail, figure, figure].flat().join(' ')}"`),
    path([tail, figure], stroke(bone, 3)),
    `<circle cx="${tail[0]}" cy="${tail[1]}" r="8" ${fill(bone)}/>`,
    words({ text: '3 mm', at: [lens.middle[0], 966], size: 142, style: 'figure', anchor: 'middle' }, signal),
    words({ text: 'Of pad left', at: [lens.middle[0], 1050], size: label, style: 'label', anchor: 'middle' }),
  ].join('')
}

/** A job card as it is filled in while a car is here: the noise it came with, where, what was measured, and what is still to do. */
export function jobCard(): Sheet {
  const frontLeft = wheels[0] as Vector
  const source = plan.project([frontLeft[0] - wheel.radius, frontLeft[1], frontLeft[2]])
  const { middle, radius } = lens
  const [across, down] = [source[0] - middle[0], source[1] - middle[1]]
  const rim: Point = [middle[0] + (across * radius) / Math.hypot(across, down), middle[1] + (down * radius) / Math.hypot(across, down)]
  return {
    ...size,
    name: 'appointment',
    layers: [
      box([card.left, card.top], card.right - card.left, card.bottom - card.top, 26, `fill="none" stroke="${bone}" stroke-width="5"`),
      words({ text: 'Job card', at: [inner.left, 151], size: 84, style: 'label' }),
      rule(214, { colour: bone, width: 4 }),
      words({ text: 'Noise when braking, front left', at: [inner.left, 288], size: label, style: 'label' }),
      rule(318),
      drawCar(plan, { body, lines, pen: 1.4 }).lines,
      ...wheels.slice(1).map((each) => tyre(each, stroke(quiet, 3))),
      tyre(frontLeft, fill(signal)),
      path([source, rim], stroke(signal, 4)),
      within([arc(middle, radius)], discEdge(view) + pads()),
      path(arc(middle, radius), stroke(signal, 8)),
      thickness(),
      entry('Price agreed first', 822, true),
      entry('New front pads', 936, true),
      entry('Road test', 1050, false),
    ],
  }
}
