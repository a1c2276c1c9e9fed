import { cameraOf } from './camera.ts'
import { liftback } from './car/liftback.ts'
import { liftbackLines } from './car/liftback-lines.ts'
import { bodyOf } from './car/shape.ts'
import { colours, drawCar, type Paint, unpainted, within } from './drawing.ts'
import { boxOf } from './high-voltage.ts'
import { plate } from './plate.ts'
import { floorScale, leader, type Sheet } from './sheet.ts'
import type { Point, Vector } from './vector.ts'

const size = { width: 1620, height: 1080 }
const green: Paint = { floor: '#0b2f26', wall: '#135442', light: '#5d9a86', line: '#f4f1ea', fine: '#b4c4bd' }
const body = bodyOf(liftback)
const lines = liftbackLines(body)
/** Under the rear seat: the battery; above its left end, the fan that cools it. */
const battery = { middle: [2.98, 0.04, 0.4] as Vector, size: [0.62, 1.02, 0.2] as Vector }
const fan = { middle: [2.9, -0.58, 0.66] as Vector, size: [0.24, 0.2, 0.22] as Vector }
/** A line over the car in front of its doors and its windscreen, from the left sill. */
const beforeTheCabin: readonly Vector[] = [
  [1.375, -0.9, 0.1],
  [1.375, -0.9, 0.6],
  [1.39, -0.84, 0.88],
  [1.22, -0.6, 0.98],
  [1.08, 0, 1.02],
  [1.22, 0.6, 0.98],
  [1.3, 0.9, 0.95],
]
const sheet = (number: number, ...layers: string[]): Sheet => ({ ...size, name: `sample-project-${number}`, layers })

/** A liftback from the front left, its fault code read: its nose in colour, the rest with a view of the battery and its fan. */
function arrived(): Sheet {
  const camera = cameraOf({ ...size, azimuth: -38, elevation: 9, span: 5, target: [2.3, 0, 0.6], at: [0.5, 0.6] })
  const [car, bare] = [drawCar(camera, { body, lines, paint: green }), drawCar(camera, { body, lines, paint: unpainted })]
  const edge = beforeTheCabin.map(camera.project)
  const nose: Point[] = [...edge, [0, edge.at(-1)?.[1] ?? 0], [0, size.height], [edge[0]?.[0] ?? 0, size.height]]
  return sheet(
    1,
    floorScale(camera, 4.6, -1.25),
    bare.fills,
    within([nose], car.fills),
    plate(camera, 'front', body, 0.53),
    car.lines,
    boxOf(camera, battery, colours.signal),
    boxOf(camera, fan, colours.signal, 0.6),
    leader({ from: camera.project(fan.middle), to: [720, 180], figure: 'P0A82', label: 'Battery fan', colour: colours.signal }),
  )
}

/** Its nose, with what was measured there. */
function front(): Sheet {
  const camera = cameraOf({ ...size, azimuth: -46, elevation: 10, span: 3.7, target: [0.95, -0.3, 0.52], at: [0.4, 0.62] })
  const car = drawCar(camera, { body, lines, paint: green })
  return sheet(
    2,
    car.fills,
    plate(camera, 'front', body, 0.53),
    car.lines,
    leader({ from: camera.project([0.62, -0.2, 0.8]), to: [470, 200], figure: '12.7 V', label: 'Battery' }),
    leader({ from: camera.project([0.94, -0.89, 0.46]), to: [1020, 930], figure: '8 mm', label: 'Front pads' }),
  )
}

/** Its rear half in outline, with the battery and its fan in it. */
function rear(): Sheet {
  const camera = cameraOf({ ...size, azimuth: 42, elevation: 14, span: 3.9, target: [3.2, 0, 0.62], at: [0.54, 0.6] })
  const car = drawCar(camera, { body, lines, paint: unpainted })
  return sheet(
    3,
    floorScale(camera, 4.6, -1.25),
    car.fills,
    car.lines,
    boxOf(camera, battery, colours.signal),
    boxOf(camera, fan, colours.signal),
    leader({ from: camera.project(fan.middle), to: [500, 210], figure: '51 °C', label: 'Blocked', colour: colours.signal }),
    leader({ from: camera.project([3.06, 0.1, 0.5]), to: [1130, 210], figure: '34 °C', label: 'Clean' }),
  )
}

/** The sample project's pictures. */
export const sampleCar = [arrived, front, rear] as const
