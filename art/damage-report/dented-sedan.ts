import { cameraOf } from './camera.ts'
import { drawCar } from './drawing.ts'
import { plate } from './plate.ts'
import { body, dentMaps, lines } from './sedan-wide.ts'
import type { Sheet } from './sheet.ts'

const size = { width: 1920, height: 1280 }

/** Project B's car with its two dents and no lettering. Below its front is space for the measure of the service's page. */
export function dentedSedan(): Sheet {
  const camera = cameraOf({ ...size, target: [2.45, 0, 0.62], azimuth: 36, elevation: 9, span: 5.6, at: [0.505, 0.4] })
  const car = drawCar(camera, { body, lines })
  return { ...size, name: 'service-bodywork', layers: [car.fills, plate(camera, 'rear', body), dentMaps(camera, 1), car.lines] }
}
