import { cameraOf } from './camera.ts'
import { liftback } from './car/liftback.ts'
import { liftbackLines } from './car/liftback-lines.ts'
import { bodyOf } from './car/shape.ts'
import { drawCar, type Paint } from './drawing.ts'
import { plate } from './plate.ts'
import { dark, body as sedan, lines as sedanLines } from './sedan-wide.ts'
import { floorScale, type Sheet } from './sheet.ts'
import { pale, body as suv, lines as suvLines } from './suv-wide.ts'

const size = { width: 1920, height: 1080 }
const view = { ...size, azimuth: -38, elevation: 9, span: 5.6 }

const green: Paint = { floor: '#0b2f26', wall: '#135442', light: '#5d9a86', line: '#f4f1ea', fine: '#b4c4bd' }

/** Three cars from the front left. The sample pages' pictures are crops of these sheets. */
export const cars = {
  sedan: (): Sheet => {
    const camera = cameraOf({ ...view, target: [2.3, 0, 0.6] })
    const car = drawCar(camera, { body: sedan, lines: sedanLines, paint: dark })
    return { ...size, name: 'sedan', layers: [floorScale(camera, 4.6, -1.25), car.fills, plate(camera, 'front', sedan, 0.53), car.lines] }
  },
  liftback: (): Sheet => {
    const camera = cameraOf({ ...view, target: [2.3, 0, 0.6] })
    const body = bodyOf(liftback)
    const car = drawCar(camera, { body, lines: liftbackLines(body), paint: green })
    return { ...size, name: 'liftback', layers: [floorScale(camera, 4.6, -1.25), car.fills, plate(camera, 'front', body, 0.53), car.lines] }
  },
  suv: (): Sheet => {
    const camera = cameraOf({ ...view, target: [2.35, 0, 0.76] })
    const car = drawCar(camera, { body: suv, lines: suvLines, paint: pale })
    return { ...size, name: 'suv', layers: [floorScale(camera, 4.7, -1.3), car.fills, plate(camera, 'front', suv, 0.715), car.lines] }
  },
}
