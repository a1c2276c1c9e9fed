import { type Camera, cameraOf } from './camera.ts'
import { wheelFace } from './car/shape.ts'
import { colours, drawCar, fill, path, stroke, within } from './drawing.ts'
import { body, lines } from './hatch-damage.ts'
import { leader, type Sheet, words } from './sheet.ts'
import { arc, type Point, type Vector } from './vector.ts'

const size = { width: 1400, height: 1330 }
/** The card on the sheet. */
const card = { left: 36, top: 36, right: 1364, bottom: 1294 }
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

const above = { ...size, azimuth: 180, elevation: 89 }
const whole = cameraOf({ ...above, target: [body.shape.length / 2, 0, 0.5], span: 8.4, at: [0.346, 0.4955] })

const { axles, wheel } = body.shape
/** The middle of the front left wheel. */
const hub: Vector = [axles[0], wheel.width / 2 - wheelFace(body.shape), wheel.radius]
const [ringAt, ringRadius] = [whole.project(hub), 122]
/** The same view, twice as large around that wheel. */
const close = cameraOf({ ...above, target: hub, span: 4.2, at: [ringAt[0] / size.width, ringAt[1] / size.height] })

/** What lies around the wheel's middle, as seen from above: how far forward, how far out, how long and how wide, in metres. */
function part({ project }: Camera, [forward, out, long, wide]: readonly [number, number, number, number], radius: number, style: string) {
  const [x, y] = [hub[0] - forward, hub[1] - out]
  const [left, top] = project([x + long / 2, y - wide / 2, hub[2]])
  const [right, bottom] = project([x - long / 2, y + wide / 2, hub[2]])
  return box([left, top], right - left, bottom - top, radius, style)
}

/** The front left wheel under the body, with its brake: the disc and a pad on each side of it, drawn thicker than they are. */
function brake(): string {
  return [
    part(close, [0, 0, 2 * wheel.radius, wheel.width], 22, `${fill(colours.ink)} stroke="${bone}" stroke-width="5"`),
    part(close, [0, 0, 0.34, 0.04], 3, stroke(bone, 3.8)),
    ...[-1, 1].map((side) => part(close, [0, side * 0.044, 0.16, 0.032], 3, fill(signal))),
  ].join('')
}

/** A job card as it is filled in while a car is here: the noise it came with, where, what was measured, and what is still to do. */
export function jobCard(): Sheet {
  const car = { body, lines, pen: 1.4 }
  const padEnd = close.project([hub[0] - 0.08, hub[1] + 0.044, hub[2]])
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
      drawCar(whole, car).lines,
      `<circle cx="${ringAt[0].toFixed(1)}" cy="${ringAt[1].toFixed(1)}" r="${ringRadius}" ${fill(colours.ink)}/>`,
      within([arc(ringAt, ringRadius)], drawCar(close, car).lines + brake()),
      `<circle cx="${ringAt[0].toFixed(1)}" cy="${ringAt[1].toFixed(1)}" r="${ringRadius}" ${stroke(signal, 8)}/>`,
      leader({ from: padEnd, to: [896, 650], figure: '3 mm', label: 'Front pads', colour: signal, sizes: { figure: 122, label } }),
      rule(890),
      entry('Price agreed first', 980, true),
      rule(1020),
      entry('New front pads', 1110, true),
      rule(1150),
      entry('Road test', 1240, false),
    ],
  }
}
