import { withBreakLine } from './break-line.ts'
import { cameraOf } from './camera.ts'
import { area, colours, drawCar, fill, path, stroke } from './drawing.ts'
import { body, lines, onBonnet, orange, tallSize, wideSize } from './hatch-damage.ts'
import { plate } from './plate.ts'
import { measure, ring } from './sheet.ts'
import type { Point } from './vector.ts'

/** The headlight aim: the car from the side, and the wall in front of it turned towards the viewer. */
export function aimed(): string[] {
  const camera = cameraOf({ ...wideSize, target: [0.4, -0.6, 0.72], azimuth: 0, elevation: 0, span: 3.9, distance: 60, at: [0.58, 0.53] })
  const car = drawCar(camera, { body, lines, paint: orange, lamp: colours.bone })
  const lamp = camera.project([0.1, -0.6, 0.655])
  const [left, right, top, low] = [90, 690, 330, 990]
  const kink: Point = [(left + right) / 2, lamp[1] + 62]
  // Where traffic keeps left, a low beam's cut-off rises to the left by 15 degrees.
  const cutOff: Point[] = [[left, kink[1] - Math.tan(Math.PI / 12) * (kink[0] - left)], kink, [right, kink[1]]]
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
    withBreakLine(car.fills + car.lines, [
      [1846, 260],
      [1846, 1000],
    ]),
    measure([right - 70, lamp[1]], [right - 70, kink[1]], colours.bone, 14),
  ]
}

/** The front from above with its lights on; the bonnet gap is the same on both sides. */
export function evenGaps(): string[] {
  const camera = cameraOf({ ...tallSize, target: [0.75, 0, 0.75], azimuth: -78, elevation: 30, span: 2.1, at: [0.5, 0.55] })
  const car = drawCar(camera, { body, lines, paint: orange, lamp: colours.bone })
  const gap = (side: -1 | 1) => camera.project(onBonnet(0.8, side * 0.735))
  return [car.fills, plate(camera, 'front', body, 0.43), car.lines, ring(gap(1)), ring(gap(-1))]
}
