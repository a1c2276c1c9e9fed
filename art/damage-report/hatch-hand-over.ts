import { cameraOf } from './camera.ts'
import { area, colours, drawCar, fill, path, stroke, within } from './drawing.ts'
import { body, lines, onBonnet, orange, tallSize, wideSize } from './hatch-damage.ts'
import { plate } from './plate.ts'
import { ceilingLines } from './reflection.ts'
import { leader, measure } from './sheet.ts'
import { look } from './sight.ts'
import { type Point, points } from './vector.ts'

/** The headlight's aim: the car from the side, and the wall before it turned to face us. */
export function aimed(): string[] {
  const camera = cameraOf({ ...wideSize, target: [0.4, -0.6, 0.72], azimuth: 0, elevation: 0, span: 3.9, distance: 60, at: [0.58, 0.53] })
  const car = drawCar(camera, { body, lines, paint: orange, lamp: colours.bone })
  const lamp = camera.project([0.1, -0.6, 0.655])
  const [left, right, top, low] = [90, 690, 330, 990]
  const kink: Point = [(left + right) / 2, lamp[1] + 62]
  const upper: Point = [left + 70, kink[1]]
  const cutOff: Point[] = [[left, kink[1] - 66], upper, kink, [right, kink[1]]]
  const grid = [1, 2, 3, 4, 5].flatMap((i) => [
    path(
      [
        [left + (i * (right - left)) / 6, top],
        [left + (i * (right - left)) / 6, low],
      ],
      stroke('#3a4049', 2),
    ),
    path(
      [
        [left, top + (i * (low - top)) / 6],
        [right, top + (i * (low - top)) / 6],
      ],
      stroke('#3a4049', 2),
    ),
  ])
  return [
    area([[...cutOff, [right, low], [left, low]]], `${fill(colours.bone)} fill-opacity="0.2"`),
    ...grid,
    path(cutOff, stroke(colours.bone, 6)),
    path(
      [
        [left, top],
        [right, top],
        [right, low],
        [left, low],
        [left, top],
      ],
      stroke(colours.bone, 3.4),
    ),
    area([[lamp, [right, kink[1]], [right, low]]], `${fill(colours.bone)} fill-opacity="0.12"`),
    path([lamp, [right, kink[1]]], stroke(colours.bone, 4)),
    path([[left - 30, lamp[1]], lamp], `${stroke(colours.bone, 2.4)} stroke-dasharray="30 10 6 10"`),
    car.fills,
    car.lines,
    measure([right - 70, lamp[1]], [right - 70, kink[1]], colours.bone, 14),
    leader({ from: kink, to: [590, 1110], figure: '−1.0 %', label: 'Below the lamp' }),
  ]
}

/** The bonnet from the front and above: tubes of light on the ceiling run straight along it. */
export function lightAlong(): string[] {
  const camera = cameraOf({ ...tallSize, target: [0.75, 0, 0.75], azimuth: -76, elevation: 30, span: 2.05, at: [0.5, 0.5] })
  const car = drawCar(camera, { body, lines, paint: { ...orange, light: orange.wall } })
  const seen = look(body.hull, camera)
  const bonnet = points(
    '0.32 0.5, 0.5 0.64, 0.8 0.71, 1.14 0.745, 1.12 0.4, 1.1 0, 1.12 -0.4, 1.14 -0.745, 0.8 -0.71, 0.5 -0.64, 0.32 -0.5, 0.24 -0.3, 0.22 0, 0.24 0.3, 0.32 0.5',
  )
  const tubes = ceilingLines(
    seen,
    body.hull,
    Array.from({ length: 13 }, (_, i) => -3 + i * 0.5),
  ).map((line) => path(line, stroke('#ffe3d6', 7)))
  return [
    car.fills,
    within([bonnet.map(([x, y]) => camera.project(onBonnet(x, y)))], tubes.join('')),
    plate(camera, 'front', body, 0.43),
    car.lines,
    leader({
      from: camera.project(onBonnet(0.75, -0.735)),
      to: [760, 1440],
      figure: '3.5 mm',
      label: 'Bonnet gap',
      sizes: { figure: 100, label: 58 },
    }),
  ]
}
