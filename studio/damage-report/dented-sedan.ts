import { cameraOf } from './camera.ts'
import { rings } from './dent.ts'
import { drawCar } from './drawing.ts'
import { plate } from './plate.ts'
import { body, dark, doorBox, doorDent, lines, onSide } from './sedan-wide.ts'
import { contourMap, floorScale, type Sheet } from './sheet.ts'

const size = { width: 1920, height: 1280 }

/** Project B's car with its dented door. Below its front is space for the measure of the service's page. */
export function dentedSedan(): Sheet {
  const camera = cameraOf({ ...size, target: [2.5, 0, 0.62], azimuth: 33, elevation: 9, span: 5.25, at: [0.53, 0.38] })
  const car = drawCar(camera, { body, lines, paint: dark, tail: '#8f2226', isPolished: true })
  const dent = contourMap(rings(doorDent, doorBox), onSide(camera), 1.5)
  return {
    ...size,
    name: 'service-bodywork',
    layers: [floorScale(camera, 4.6, -1.05), car.fills, plate(camera, 'rear', body), car.lines, dent],
  }
}
