import { cameraOf } from './camera.ts'
import { wheelFace } from './car/shape.ts'
import { colours, drawCar, fill, path, stroke, within } from './drawing.ts'
import { body, lines } from './hatch-damage.ts'
import { type Sheet, words } from './sheet.ts'
import { arc, type Point, type Vector } from './vector.ts'

const size = { width: 1400, height: 1420 }
/** The card on the sheet. */
const card = { left: 36, top: 36, right: 1364, bottom: 1384 }
const inner = { left: card.left + 70, right: card.right - 70 }
const label = 66
const { bone, quiet, signal } = colours

const box = ([x, y]: Point, width: number, height: number, radius: number, style: string) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${radius}" ${style}/>`
const rule = (y: number, colour: string = quiet, width = 2) =>
  path(
    [
      [inner.left, y],
      [inner.right, y],
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
    box([left, top], 64, 64, 8, `fill="none" stroke="${bone}" stroke-width="3.8"`),
    done ? path(tick, stroke(signal, 9)) : '',
    words({ text, at: [left + 100, y], size: label, style: 'label' }),
  ].join('')
}

const plan = cameraOf({ ...size, azimuth: 180, elevation: 89, target: [body.shape.length / 2, 0, 0.5], span: 8.7, at: [0.337, 0.478] })

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

/** The magnified brake, as seen from above: the edge of its disc, and a pad on each side. In pixels; thicker than to scale. */
const lens: { middle: Point; radius: number } = { middle: [1094, 594], radius: 176 }
const figureTop = 792
const disc = { half: 46, face: 16 }
const pad = { half: 84, lining: 42, plate: 32 }

/** The disc, with the vanes between its two faces. */
function discEdge(): string {
  const [x, y] = lens.middle
  const vanes = Array.from({ length: 15 }, (_, i) => {
    const at = x + (i - 7) * 26
    return path(
      [
        [at, y - disc.half + disc.face],
        [at, y + disc.half - disc.face],
      ],
      stroke(quiet, 4),
    )
  })
  const faces = [y - disc.half, y + disc.half - disc.face].map((top) =>
    box([x - 200, top], 400, disc.face, 0, `${fill(colours.graphite)} stroke="${bone}" stroke-width="4"`),
  )
  return [...vanes, ...faces].join('')
}

/** A pad above (−1) or below (1) the disc: the lining in orange, on its backing plate. */
function padBeside(side: -1 | 1): string {
  const [x, y] = lens.middle
  const layer = (near: number, high: number, half: number, style: string) =>
    box([x - half, y + (side < 0 ? -near - high : near)], 2 * half, high, 3, style)
  return [
    layer(disc.half, pad.lining, pad.half, fill(signal)),
    layer(disc.half + pad.lining, pad.plate, pad.half + 12, `${fill(colours.graphite)} stroke="${bone}" stroke-width="4"`),
  ].join('')
}

/** What is left of the lower lining, measured between two ticks beside it. */
function thickness(): string {
  const [right, y] = [lens.middle[0] + pad.half, lens.middle[1] + disc.half]
  const at = right + 42
  const tick = (down: number) =>
    path(
      [
        [right + 8, y + down],
        [at + 18, y + down],
      ],
      stroke(bone, 5),
    )
  return [
    tick(0),
    tick(pad.lining),
    path(
      [
        [at, y],
        [at, y + pad.lining],
      ],
      stroke(bone, 5),
    ),
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
      box([card.left, card.top], card.right - card.left, card.bottom - card.top, 34, `fill="none" stroke="${bone}" stroke-width="5"`),
      words({ text: 'Job card', at: [inner.left, 178], size: 84, style: 'label' }),
      box([inner.right - 434, 90], 434, 122, 18, `${fill(colours.ink)} stroke="${bone}" stroke-width="5"`),
      words({ text: 'FIX 1CE', at: [inner.right - 217, 182], size: 88, style: 'figure', anchor: 'middle' }),
      rule(260, bone, 4),
      words({ text: 'Noise when braking, front left', at: [inner.left, 346], size: label, style: 'label' }),
      rule(384),
      drawCar(plan, { body, lines, pen: 1.4 }).lines,
      ...wheels.slice(1).map((each) => tyre(each, stroke(quiet, 3))),
      tyre(frontLeft, fill(signal)),
      path([source, rim], stroke(signal, 4)),
      within([arc(middle, radius)], [discEdge(), padBeside(-1), padBeside(1)].join('')),
      path(arc(middle, radius), stroke(signal, 8)),
      thickness(),
      words({ text: '3 mm', at: [middle[0], figureTop + 80], size: 112, style: 'figure', anchor: 'middle' }, signal),
      words({ text: 'Of pad left', at: [middle[0], 944], size: label, style: 'label', anchor: 'middle' }),
      rule(980),
      entry('Price agreed first', 1070, true),
      rule(1110),
      entry('New front pads', 1200, true),
      rule(1240),
      entry('Road test', 1330, false),
    ],
  }
}
