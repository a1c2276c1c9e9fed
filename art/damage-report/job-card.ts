import { cameraOf } from './camera.ts'
import { colours, drawCar, fill, path, stroke } from './drawing.ts'
import { body, lines } from './hatch-damage.ts'
import { leader, type Sheet, words } from './sheet.ts'
import type { Point } from './vector.ts'

const size = { width: 1700, height: 1400 }
/** The card on the sheet. */
const card = { left: 210, top: 110, right: 1490, bottom: 1290 }
const inner = { left: card.left + 70, right: card.right - 70 }
const { bone, quiet, signal } = colours

const box = ([x, y]: Point, width: number, height: number, radius: number, style: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${style}/>`
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
  const [left, top] = [inner.left, y - 54]
  const tick: Point[] = [
    [left + 14, top + 32],
    [left + 27, top + 46],
    [left + 54, top + 2],
  ]
  return [
    box([left, top], 60, 60, 8, `fill="none" stroke="${bone}" stroke-width="3.4"`),
    done ? path(tick, stroke(signal, 9)) : '',
    words({ text, at: [left + 96, y], size: 62, style: 'label' }),
  ].join('')
}

/** A job card as it is filled in while a car is here: the noise it came with, where, what was measured, and what is still to do. */
export function jobCard(): Sheet {
  const camera = cameraOf({ ...size, azimuth: 180, elevation: 89, span: 10.54, target: [2.15, 0, 0.5], at: [0.376, 0.47] })
  const car = drawCar(camera, { body, lines })
  const wheel = camera.project([0.86, -0.7, 0.3])
  return {
    ...size,
    name: 'appointment',
    layers: [
      box([card.left, card.top], card.right - card.left, card.bottom - card.top, 34, `fill="none" stroke="${bone}" stroke-width="5"`),
      words({ text: 'Job card', at: [inner.left, 250], size: 80, style: 'label' }),
      box([inner.right - 420, 166], 420, 116, 18, `${fill(colours.ink)} stroke="${bone}" stroke-width="5"`),
      words({ text: 'FIX 1CE', at: [inner.right - 210, 253], size: 84, style: 'figure', anchor: 'middle' }),
      rule(330, bone, 4),
      words({ text: 'Noise when braking, front left', at: [inner.left, 416], size: 62, style: 'label' }),
      rule(454),
      car.lines,
      `<circle cx="${wheel[0].toFixed(1)}" cy="${wheel[1].toFixed(1)}" r="70" ${stroke(signal, 8)}/>`,
      leader({ from: wheel, to: [1045, 610], figure: '3 mm', label: 'Front pads', colour: signal, sizes: { figure: 120, label: 62 } }),
      rule(860),
      entry('Price agreed first', 958, true),
      rule(1002),
      entry('New pads and discs', 1092, true),
      rule(1136),
      entry('Road test', 1226, false),
    ],
  }
}
