import { colours, stroke } from './drawing.ts'
import { behind, capitals, circle, flatDrawing, letters, line, onCircle, place, solid, through } from './flat.ts'
import { arc, type Point, points, roundedBox } from './vector.ts'

const { bone, quiet, signal } = colours
const size = { width: 720, height: 500 }
const labelSize = 51
const perMetre = 173

/** From metres behind the nose and above the ground, on the car's left side, to the drawing. */
const view = ([x, z]: Point): Point => [15 + x * perMetre, 379 - z * perMetre]
const polyline = (places: readonly Point[]) => `M${places.map(view).map(place).join(' ')}`
const straight = (text: string) => polyline(points(text))
const smooth = (text: string) => through(points(text).map(view))
const box = (middle: Point, width: number, height: number) => `${polyline(roundedBox(middle, width, height, 0.025))}Z`

const axles = [0.78, 3.26] as const
const wheel = { radius: 0.3, rim: 0.2, arch: 0.35 }
const middleOf = (axle: number): Point => [axle, wheel.radius]
/** A circle in whole units: rounded to decimals, its two halves would not meet the radius. */
const round = (axle: number, radius: number) =>
  circle(view(middleOf(axle)).map(Math.round) as unknown as Point, Math.round(radius * perMetre))

const outline = [
  smooth(
    '0.44 0.2, 0.2 0.2, 0.06 0.24, 0.02 0.36, 0.01 0.5, 0.05 0.63, 0.17 0.73, 0.5 0.86, 0.85 0.95, 1.02 0.99, 1.3 1.16, 1.62 1.335, 1.92 1.425, 2.3 1.46, 2.7 1.455, 3.1 1.42, 3.5 1.345, 3.74 1.27',
  ),
  smooth('3.74 1.27, 3.77 1.14, 3.86 0.98, 3.93 0.88, 3.96 0.74, 3.98 0.56, 3.97 0.38, 3.9 0.25, 3.76 0.2, 3.6 0.2'),
  smooth('1.12 0.19, 2 0.18, 2.92 0.19'),
  ...axles.map((axle) => polyline(arc(middleOf(axle), wheel.arch, -18, 198))),
]
const windowsAndLamps = [
  smooth('1.3 0.985, 1.6 1.17, 1.86 1.31, 2.12 1.365') + straight('2.12 1.365, 2.16 1.015, 1.3 0.985'),
  smooth('2.22 1.372, 2.7 1.37, 3.06 1.325, 3.36 1.245, 3.52 1.16, 3.46 1.09, 3.24 1.055') + straight('3.24 1.055, 2.25 1.02, 2.22 1.372'),
  smooth('0.09 0.67, 0.18 0.72, 0.36 0.775, 0.52 0.8, 0.3 0.71, 0.09 0.67'),
  smooth('3.93 0.88, 3.8 0.86, 3.72 0.9, 3.78 1.1'),
]

const rearSeat = `${smooth('2.96 0.53, 2.4 0.53, 2.28 0.56, 2.28 0.65, 2.42 0.69, 2.8 0.66, 2.87 0.7, 2.98 0.98, 3.05 1.06, 3.13 1.04, 3.13 0.95, 3.02 0.68, 2.96 0.53')}Z`
const frontSeat = `${smooth('1.9 0.42, 1.5 0.42, 1.4 0.45, 1.4 0.54, 1.52 0.57, 1.82 0.54, 1.88 0.58, 2.02 0.94, 2.09 1.0, 2.15 0.98, 2.14 0.9, 2.0 0.52, 1.9 0.42')}Z`

/** The battery under the rear seat, and the grille beside the seat through which it breathes. */
const battery = { middle: [2.5, 0.36], width: 0.74, height: 0.26 } as const
const pack = box(battery.middle, battery.width, battery.height)
const cells = Array.from({ length: 7 }, (_, i) => {
  const x = battery.middle[0] + ((i - 3) * battery.width) / 8
  return straight(`${x} ${battery.middle[1] - 0.13}, ${x} ${battery.middle[1] + 0.13}`)
}).join('')
const intake = { middle: [2.6, 0.68], width: 0.3, height: 0.22 } as const
const grille = box(intake.middle, intake.width, intake.height)
const slats = [0.62, 0.68, 0.74].map((z) => straight(`2.51 ${z}, 2.69 ${z}`)).join('')

/** The motor that drives the front wheels, and above it the inverter. */
const motor = middleOf(axles[0])
const [stator, rotor] = [0.17, 0.085]
const windings = Array.from({ length: 10 }, (_, i) => {
  const from = (radius: number) => place(onCircle(view(motor), radius * perMetre, i * 36))
  return `M${from(rotor + 0.02)} ${from(stator - 0.02)}`
}).join('')
const inverter = box([0.84, 0.765], 0.46, 0.15)

/** From the battery below the floor to the inverter, and three from there to the motor. */
const cable = smooth('2.2 0.28, 1.8 0.28, 1.46 0.28, 1.31 0.31, 1.25 0.41, 1.24 0.58, 1.21 0.71, 1.14 0.76, 1 0.765')
const phases = [-0.06, 0, 0.06].map((x) => straight(`${motor[0] + x} 0.75, ${motor[0] + x} ${motor[1]}`)).join('')
const orange = (data: string, width: number) => `<path d="${data}" ${stroke(signal, width)}/>`

/** Air from the cabin into the grille. */
const air =
  `<path d="${smooth('2.22 0.93, 2.24 0.83, 2.29 0.77, 2.35 0.75')}" ${stroke(bone, 7)}/>` +
  solid(`M${points('2.44 0.735, 2.34 0.82, 2.33 0.67').map(view).map(place).join(' ')}Z`, bone)

function draw() {
  const label = { style: 'label', size: labelSize } as const
  return {
    lines: [
      ...outline.map((data) => line(data, 'outline')),
      ...windowsAndLamps.map((data) => line(data, 'fine')),
      line(frontSeat, 'fine'),
      behind('seat', grille, [line(rearSeat, 'fine')]),
      line(pack) + line(cells, 'fine', bone),
      line(grille) + line(slats, 'fine', bone),
      line(round(axles[1], wheel.radius), 'outline') + line(round(axles[1], wheel.rim)),
      line(round(axles[0], wheel.radius), 'form', quiet),
      line(round(axles[0], stator) + round(axles[0], rotor)) + line(windings, 'fine', bone),
      behind('parts', pack + inverter + round(axles[0], stator), [orange(cable, 10), orange(phases, 6)]),
      line(inverter),
      air,
    ],
    lettering: [
      line(`M${place(view([intake.middle[0], 0.79]))}V82`),
      letters({ ...label, text: 'Battery air: keep clear', at: [704, 66], anchor: 'end' }),
      line(`M${place(view([1.7, 0.28]))}V422`, 'form', signal),
      letters({ ...label, text: 'Orange: don’t touch', at: [20, 470] }, signal),
    ],
  }
}

export const hybridPack = {
  ...flatDrawing(
    'hybrid-pack',
    'Hybrid from the side: battery under the rear seat, orange cable to the motor at the front',
    size.height,
    draw,
    capitals * labelSize,
  ),
  width: size.width,
}
