import { cameraOf } from './camera.ts'
import { liftback } from './car/liftback.ts'
import { liftbackLines } from './car/liftback-lines.ts'
import { bodyOf } from './car/shape.ts'
import { drawCar, type Paint } from './drawing.ts'
import { plate } from './plate.ts'
import { floorScale, type Sheet } from './sheet.ts'

const size = { width: 1920, height: 1080 }
const green: Paint = { floor: '#0b2f26', wall: '#135442', light: '#5d9a86', line: '#f4f1ea', fine: '#b4c4bd' }

/** A liftback from the front left. The sample project's pictures are crops of this sheet. */
export function sampleCar(): Sheet {
  const camera = cameraOf({ ...size, azimuth: -38, elevation: 9, span: 5.6, target: [2.3, 0, 0.6] })
  const body = bodyOf(liftback)
  const car = drawCar(camera, { body, lines: liftbackLines(body), paint: green })
  return { ...size, name: 'liftback', layers: [floorScale(camera, 4.6, -1.25), car.fills, plate(camera, 'front', body, 0.53), car.lines] }
}
