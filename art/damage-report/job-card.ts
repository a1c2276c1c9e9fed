import { cameraOf } from './camera.ts'
import { wheelFace } from './car/shape.ts'
import { area, colours, drawCar, fill, path, stroke, within } from './drawing.ts'
import { body, lines } from './hatch-damage.ts'
import { type Sheet, words } from './sheet.ts'
import { arc, type Point, points, type Vector } from './vector.ts'

const size = { width: 1400, height: 1130 }
/** The card on the sheet. */
const card = { left: 24, top: 24, right: 1376, bottom: 1106 }
const inner = { left: card.left + 52, right: card.right - 52 }
/** Where the left column ends, with the car and the entries. */
const columnEnd = 838
const label = 66
const { bone, quiet, signal, graphite } = colours

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

/** The magnified brake, as seen from above: the edge of its disc and one end of each pad, to scale. */
const lens: { middle: Point; radius: number; perMillimetre: number } = { middle: [1096, 566], radius: 226, perMillimetre: 8 }
/** In millimetres from the lens's middle, to the right and down. */
const disc = { top: -15, bottom: 3, face: 5.5 }
const pad = { end: -3.5, plate: 6, plateEnd: -6.5, lining: { new: 12, far: 3.5, near: 3 } }
/** The near pad is pushed back from the disc to be measured: where its lining began when new, begins now, and ends. */
const measured = {
  fresh: disc.bottom + 1,
  top: disc.bottom + 1 + pad.lining.new - pad.lining.near,
  bottom: disc.bottom + 1 + pad.lining.new,
}

const inLens = ([x, y]: Point): Point => [lens.middle[0] + x * lens.perMillimetre, lens.middle[1] + y * lens.perMillimetre]
/** A layer of the brake, from its left end to beyond the right of the lens. */
function layer(left: number, top: number, bottom: number, style: string): string {
  const [[x, y], [right, low]] = [inLens([left, top]), inLens([40, bottom])]
  return box([x, y], right - x, low - y, 0, style)
}
const metal = `${fill(graphite)} stroke="${bone}" stroke-width="5"`

/** The disc, with the vanes between its two faces. */
function discEdge(): string {
  const vanes = Array.from({ length: 9 }, (_, i) =>
    box(inLens([i * 7 - 29, disc.top + disc.face]), 15, (disc.bottom - disc.top - 2 * disc.face) * lens.perMillimetre, 0, fill(quiet)),
  )
  return [...vanes, layer(-40, disc.top, disc.top + disc.face, metal), layer(-40, disc.bottom - disc.face, disc.bottom, metal)].join('')
}

/** Two worn pads on their plates, and the outline of what the near one has lost. */
function pads(): string {
  const { end, plate, plateEnd, lining } = pad
  const farTop = disc.top - lining.far
  const fresh: Point[] = [
    [end, measured.top],
    [end, measured.fresh],
    [40, measured.fresh],
  ]
  return [
    layer(end, farTop, disc.top, fill(signal)),
    layer(plateEnd, farTop - plate, farTop, metal),
    layer(end, measured.fresh, measured.top, `${fill(signal)} fill-opacity="0.16"`),
    path(fresh.map(inLens), `${stroke(signal, 5)} stroke-dasharray="15 11"`),
    layer(end, measured.top, measured.bottom, fill(signal)),
    layer(plateEnd, measured.bottom, measured.bottom + plate, metal),
  ].join('')
}

/** The thickness of the near lining, between two arrows left of it, and its figure below the lens. */
function thickness(): string {
  const x = pad.plateEnd - 4.5
  const [high, low] = [inLens([x, measured.top]), inLens([x, measured.bottom])]
  const tail: Point = [low[0], low[1] + 62]
  const figure: Point = [tail[0] - 44, 846]
  const arrow = ([tip, level]: Point, way: 1 | -1) =>
    area(
      [points('0 0, 13 30, 2.5 30, 2.5 62, -2.5 62, -2.5 30, -13 30').map(([aside, far]): Point => [tip + aside, level + way * far])],
      fill(bone),
    )
  const extension = (y: number, from: number) => path([inLens([from, y]), inLens([x - 3, y])], stroke(bone, 3))
  return [
    extension(measured.top, pad.end - 0.8),
    extension(measured.bottom, pad.plateEnd - 0.8),
    arrow(high, -1),
    arrow(low, 1),
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
      box([inner.right - 434, 60], 434, 122, 18, `${fill(colours.ink)} stroke="${bone}" stroke-width="5"`),
      words({ text: 'FIX 1CE', at: [inner.right - 217, 152], size: 88, style: 'figure', anchor: 'middle' }),
      rule(214, { colour: bone, width: 4 }),
      words({ text: 'Noise when braking, front left', at: [inner.left, 288], size: label, style: 'label' }),
      rule(318),
      drawCar(plan, { body, lines, pen: 1.4 }).lines,
      ...wheels.slice(1).map((each) => tyre(each, stroke(quiet, 3))),
      tyre(frontLeft, fill(signal)),
      path([source, rim], stroke(signal, 4)),
      within([arc(middle, radius)], discEdge() + pads()),
      path(arc(middle, radius), stroke(signal, 8)),
      thickness(),
      entry('Price agreed first', 822, true),
      entry('New front pads', 936, true),
      entry('Road test', 1050, false),
    ],
  }
}
