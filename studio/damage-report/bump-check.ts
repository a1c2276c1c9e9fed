import { withBreakLine } from './break-line.ts'
import { cameraOf } from './camera.ts'
import { onFrontWheel } from './car/wheel.ts'
import { colours, drawCar, fill, stroke, unpainted } from './drawing.ts'
import { body, cornerMap, cracks, lines, onBonnet } from './hatch-damage.ts'
import { plate } from './plate.ts'
import { leader, type Sheet } from './sheet.ts'

const size = { width: 1200, height: 1200 }
const sizes = { figure: 100, label: 64 }

/** What to check on a car after a bump, before it is driven: its bonnet, its lights, its tyre and the ground below it. */
export function bumpCheck(): Sheet {
  const camera = cameraOf({ ...size, target: [0.95, -0.3, 0.6], azimuth: -40, elevation: 10, span: 3.45, at: [0.5, 0.53] })
  const car = drawCar(camera, { body, lines, paint: unpainted })
  const { shape } = body
  const [x, y] = camera.project([0.45, -0.5, 0])
  const drips = [-64, -14].map((down) => `<path d="M${x} ${y + down}q-16 26 0 35q16 -9 0 -35Z" ${fill(colours.signal)}/>`)
  const puddle = `<ellipse cx="${x}" cy="${y + 44}" rx="62" ry="13" ${stroke(colours.signal, 3.6)}/>`
  const callouts = [
    { from: camera.project([0.3, -0.75, 0.66]), to: [440, 200], left: 60, figure: '1', label: 'Lights on?' },
    { from: camera.project(onBonnet(0.9, -0.3)), to: [640, 200], figure: '2', label: 'Bonnet shut?' },
    { from: [x - 40, y + 44], to: [360, 1040], left: 60, figure: '3', label: 'Any drips?' },
    { from: camera.project(onFrontWheel(shape, shape.wheel.radius, -125)), to: [690, 1040], figure: '4', label: 'Tyre clear?' },
  ] as const
  return {
    ...size,
    name: 'bump-check',
    layers: [
      withBreakLine(car.fills + plate(camera, 'front', body, 0.43) + cornerMap(camera) + cracks(camera) + car.lines, [
        [1140, 290],
        [1140, 890],
      ]),
      puddle,
      ...drips,
      ...callouts.map((callout) => leader({ ...callout, colour: colours.signal, sizes })),
    ],
  }
}
