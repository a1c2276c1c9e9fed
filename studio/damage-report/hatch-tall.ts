import { withBreakLine } from './break-line.ts'
import { type Camera, cameraOf } from './camera.ts'
import { area, colours, drawCar, fill, path, stroke } from './drawing.ts'
import { body, bonnetMap, cornerMap, cracks, dentMaps, lines, tallSize } from './hatch-damage.ts'
import { evenGaps } from './hatch-handover.ts'
import { cards, coats, tints } from './hatch-paint-shop.ts'
import { diagonals, hidden } from './hatch-structure.ts'
import { plate } from './plate.ts'
import { placed, type Sheet } from './sheet.ts'
import { arc, type Point, points, roundedBox, spline } from './vector.ts'

const sheet = (number: number, layers: readonly string[]): Sheet => ({ ...tallSize, name: `project-a-tall-${number}`, layers })

/** The tall sheets in order: the corner, the structure behind it, the paint mixed for it. */
export const hatchTall: readonly (() => Sheet)[] = [
  () => sheet(1, damagedCorner()),
  () => sheet(2, tested()),
  () => sheet(3, hidden()),
  () => sheet(4, brokenLamp()),
  () => sheet(5, diagonals()),
  () => sheet(6, coats()),
  () => sheet(7, placed(1.04, [-24, -126], tints())),
  () => sheet(8, cards()),
  () => sheet(9, evenGaps()),
]

/** The left front corner from above: all three dents. */
function damagedCorner(): string[] {
  const camera = cameraOf({ ...tallSize, target: [0.52, -0.5, 0.58], azimuth: -62, elevation: 34, span: 1.85, at: [0.57, 0.63] })
  const car = drawCar(camera, { body, lines })
  return [car.fills, plate(camera, 'front', body, 0.43), dentMaps(camera), cracks(camera), car.lines]
}

/** The front from above, what is behind the bumper as if it were glass, and on each part a tick or a cross. */
function tested(): string[] {
  const camera: Camera = cameraOf({
    ...tallSize,
    target: [0, 0, 0.6],
    azimuth: 90,
    elevation: 89.9,
    span: 2,
    distance: 40,
    at: [0.5, 0.31],
  })
  const car = drawCar(camera, { body, lines })
  const at = (x: number, y: number): Point => camera.project([x, y, 0.6])
  const box = ([left, front]: Point, [right, back]: Point) =>
    area(
      [[at(front, left), at(front, right), at(back, right), at(back, left)]],
      `${fill(colours.graphite)} stroke="${colours.bone}" stroke-width="4"`,
    )
  const tick = '-24 2, -7 20, 26 -20'
  const mark = ([x, y]: Point, works: boolean) => {
    const colour = works ? colours.bone : colours.signal
    const lines = works ? [tick] : ['-20 -20, 20 20', '-20 20, 20 -20']
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="52" ${fill(colours.ink)} stroke="${colour}" stroke-width="5"/>${lines.map((line) => path(points(line), stroke(colour, 9))).join('')}</g>`
  }
  return [
    // In front of the windscreen.
    withBreakLine(car.lines, [at(1.05, 1.02), at(1.05, -1.02)]),
    bonnetMap(camera),
    cornerMap(camera),
    box([-0.44, 0.4], [0.44, 0.47]),
    box([-0.28, 0.52], [0.28, 0.58]),
    box([-0.07, 0.58], [0.07, 0.68]),
    path(arc(at(0.24, 0), 38), `${fill(colours.graphite)} stroke="${colours.bone}" stroke-width="4"`),
    mark(at(0.36, -0.74), false),
    mark(at(0.14, -0.5), false),
    mark(at(0.62, -0.86), true),
    mark(at(0.24, 0.2), true),
    mark(at(0.435, 0.58), true),
    mark(at(0.6, 0.42), true),
  ]
}

/** The left headlight with its three lugs, one of them in two pieces, and its plug. */
function brokenLamp(): string[] {
  const put = (line: string) => points(line)
  const shell = spline(put('120 980, 190 860, 360 720, 620 610, 880 540, 1060 520, 1010 640, 900 760, 700 880, 480 970, 260 1010'), 6, true)
  const inner = spline(put('180 960, 250 860, 400 750, 640 650, 880 585, 990 566, 950 640, 850 735, 670 840, 470 920, 280 965'), 6, true)
  const inked = (colour: string, width = 5) => `${fill(colours.ink)} stroke="${colour}" stroke-width="${width}"`
  const lug = (line: string, hole: Point, colour = colours.bone) => area([put(line)], inked(colour)) + path(arc(hole, 19), inked(colour, 4))
  const lens = (middle: Point, radius: number) =>
    path(arc(middle, radius), inked(colours.bone, 4)) + path(arc(middle, radius * 0.62), stroke(colours.quiet, 3))
  const crack = (line: string) => path(put(line), stroke(colours.signal, 4))
  return placed(
    1.08,
    [-48, -140],
    [
      lug('430 720, 400 610, 420 560, 500 540, 560 570, 580 660', [482, 604]),
      lug('960 560, 950 440, 980 400, 1050 400, 1080 440, 1070 540', [1014, 462]),
      area([put('250 1000, 236 1068, 262 1056, 290 1086, 318 1058, 344 1080, 352 990')], inked(colours.signal)),
      area([put('226 1150, 252 1136, 280 1166, 308 1138, 336 1160, 344 1220, 320 1270, 256 1276, 222 1236')], inked(colours.signal)),
      path(arc([284, 1218], 19), inked(colours.signal, 4)),
      path(
        [
          [292, 1092],
          [286, 1130],
        ],
        `${stroke(colours.quiet, 3)} stroke-dasharray="8 10"`,
      ),
      area([shell], `${fill('#1b2027')} stroke="${colours.bone}" stroke-width="6"`),
      area([inner], stroke(colours.quiet, 3)),
      lens([470, 836], 88),
      lens([676, 748], 76),
      path(spline(put('800 690, 870 640, 950 596'), 6), stroke(colours.quiet, 16)),
      crack('210 930, 300 880, 330 800'),
      crack('300 880, 372 900, 420 960'),
      crack('300 880, 280 960'),
      path(spline(put('800 830, 830 960, 760 1040, 800 1150, 800 1230'), 6), stroke(colours.bone, 16)),
      path(spline(put('800 830, 830 960, 760 1040, 800 1150, 800 1230'), 6), stroke(colours.ink, 8)),
      path(roundedBox([800, 1290], 150, 120, 18), inked(colours.bone)),
      path(roundedBox([800, 1296], 106, 70, 10), stroke(colours.quiet, 3)),
      ...[-34, 0, 34].map((x) =>
        path(
          [
            [800 + x, 1276],
            [800 + x, 1316],
          ],
          stroke(colours.quiet, 4),
        ),
      ),
    ],
  )
}
