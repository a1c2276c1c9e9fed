import { cameraOf } from './camera.ts'
import { liftback } from './car/liftback.ts'
import { liftbackLines } from './car/liftback-lines.ts'
import { bodyOf } from './car/shape.ts'
import { colours, drawCar, type Paint } from './drawing.ts'
import { boxOf } from './high-voltage.ts'
import { plate } from './plate.ts'
import { floorScale, leader, type Sheet } from './sheet.ts'
import type { Vector } from './vector.ts'

const size = { width: 1620, height: 1080 }
const green: Paint = { floor: '#0b2f26', wall: '#135442', light: '#5d9a86', line: '#f4f1ea', fine: '#b4c4bd' }
const body = bodyOf(liftback)
const lines = liftbackLines(body)
/** Under the rear seat: the battery; above its left end, the fan that cools it. */
const battery = { middle: [2.96, 0.04, 0.34] as Vector, size: [0.56, 1.02, 0.18] as Vector }
const seat = [
  { middle: [2.96, 0.04, 0.49] as Vector, size: [0.56, 1.2, 0.1] as Vector },
  { middle: [3.27, 0.04, 0.78] as Vector, size: [0.12, 1.2, 0.56] as Vector },
]
const fan = { middle: [2.9, -0.58, 0.66] as Vector, size: [0.24, 0.2, 0.22] as Vector }
const sheet = (number: number, ...layers: string[]): Sheet => ({ ...size, name: `sample-project-${number}`, layers })

/** A liftback from the front left, its fault code read, the battery and its fan seen through the doors. */
function arrived(): Sheet {
  const camera = cameraOf({ ...size, azimuth: -38, elevation: 9, span: 5, target: [2.3, 0, 0.6], at: [0.5, 0.6] })
  const car = drawCar(camera, { body, lines, paint: green })
  return sheet(
    1,
    floorScale(camera, 4.6, -1.25),
    car.fills,
    plate(camera, 'front', body, 0.53),
    car.lines,
    ...seat.map((part) => boxOf(camera, part, colours.bone, 0.06, 2)),
    boxOf(camera, battery, colours.signal, 0.3),
    boxOf(camera, fan, colours.signal, 0.6),
    leader({ from: camera.project(battery.middle), to: [720, 180], figure: '51 °C', label: 'Hybrid battery', colour: colours.signal }),
  )
}

/** Its nose, with what was measured there. */
function front(): Sheet {
  const camera = cameraOf({ ...size, azimuth: -46, elevation: 10, span: 3.7, target: [0.95, -0.3, 0.52], at: [0.4, 0.68] })
  const car = drawCar(camera, { body, lines, paint: green })
  return sheet(
    2,
    car.fills,
    plate(camera, 'front', body, 0.53),
    car.lines,
    leader({ from: camera.project([0.62, -0.2, 0.8]), to: [580, 150], figure: '12.7 V', label: '12-volt battery' }),
    leader({ from: camera.project([0.94, -0.89, 0.46]), to: [1020, 960], figure: '8 mm', label: 'Front pads' }),
  )
}

/** Its rear half, with the battery and its fan in it, after the repair. */
function rear(): Sheet {
  const camera = cameraOf({ ...size, azimuth: 42, elevation: 14, span: 5.3, target: [2.35, 0, 0.62], at: [0.5, 0.58] })
  const car = drawCar(camera, { body, lines, paint: green })
  return sheet(
    3,
    floorScale(camera, 4.6, -1.25),
    car.fills,
    car.lines,
    ...seat.map((part) => boxOf(camera, part, colours.bone, 0.06, 2)),
    boxOf(camera, battery, colours.bone, 0.3),
    boxOf(camera, fan, colours.bone, 0.2),
    leader({ from: camera.project([2.74, -0.2, 0.43]), to: [980, 210], figure: '34 °C', label: 'Hybrid battery' }),
  )
}

/** The sample project's pictures. */
export const sampleCar = [arrived, front, rear] as const
