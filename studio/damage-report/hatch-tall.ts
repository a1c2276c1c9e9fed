import { type Camera, cameraOf } from './camera.ts'
import { area, colours, drawCar, fill, path, stroke } from './drawing.ts'
import { body, bonnetMap, cornerMap, cracks, dentMaps, lines, tallSize } from './hatch-damage.ts'
import { evenGaps } from './hatch-handover.ts'
import { cards, coats, tints } from './hatch-paint-shop.ts'
import { diagonals, hidden } from './hatch-structure.ts'
import { plate } from './plate.ts'
import { heading, type Sheet, words } from './sheet.ts'
import { arc, type Point, points, roundedBox, spline } from './vector.ts'

const sheet = (number: number, figure: string, label: string, layers: readonly string[], colour = colours.bone): Sheet => ({
  ...tallSize,
  name: `project-a-tall-${number}`,
  layers: [...layers, heading(figure, label, colour)],
})

/** The tall sheets in order: the corner, the structure behind it, the paint mixed for it. */
export const hatchTall: readonly (() => Sheet)[] = [
  () => sheet(1, '−22 mm', 'Arrival', damagedCorner(), colours.signal),
  () => sheet(2, '4 of 6', 'Still works', jobCard()),
  () => sheet(3, '−31 mm', 'Behind it', hidden(), colours.signal),
  () => sheet(4, '1 of 3', 'Lugs broken', brokenLamp(), colours.signal),
  () => sheet(5, '−8 mm', 'Measured', diagonals(), colours.signal),
  () => sheet(6, '1.2 mm', 'Filler', coats()),
  () => sheet(7, '412.6 g', 'Mixed', tints()),
  () => sheet(8, 'Card 3', 'Matches', cards()),
  () => sheet(9, '3.5 mm', 'Bonnet gap', evenGaps()),
]

/** The left front corner from above: all three dents. */
function damagedCorner(): string[] {
  const camera = cameraOf({ ...tallSize, target: [0.52, -0.5, 0.58], azimuth: -62, elevation: 34, span: 1.95, at: [0.57, 0.6] })
  const car = drawCar(camera, { body, lines })
  return [car.fills, plate(camera, 'front', body, 0.43), dentMaps(camera), cracks(camera), car.lines]
}

const checks: readonly (readonly [name: string, works: boolean])[] = [
  ['Headlight', false],
  ['Fog light', false],
  ['Indicator', true],
  ['Horn', true],
  ['Cooling fan', true],
  ['Radiator', true],
]

/** The job card: the front in plan view with contour rings, and the tests that were done. */
function jobCard(): string[] {
  const camera: Camera = cameraOf({
    ...tallSize,
    target: [0, 0, 0.6],
    azimuth: 90,
    elevation: 89.9,
    span: 2.2,
    distance: 40,
    at: [0.5, 0.2],
  })
  const car = drawCar(camera, { body, lines })
  const rule = (y: number) =>
    path(
      [
        [84, y],
        [1116, y],
      ],
      stroke(colours.quiet, 2.4),
    )
  const mark = ([x, y]: Point, works: boolean) =>
    works
      ? path(
          [
            [x - 26, y],
            [x - 8, y + 20],
            [x + 28, y - 26],
          ],
          stroke(colours.bone, 9),
        )
      : path(
          [
            [x - 22, y - 22],
            [x + 22, y + 22],
          ],
          stroke(colours.signal, 9),
        ) +
        path(
          [
            [x - 22, y + 22],
            [x + 22, y - 22],
          ],
          stroke(colours.signal, 9),
        )
  const rows = checks.map(([name, works], i) => {
    const [x, y] = [i % 2 ? 628 : 112, 1236 + Math.floor(i / 2) * 122]
    return (
      mark([x + 26, y], works) +
      words({ text: name, at: [x + 84, y + 22], size: 60, style: 'label' }, works ? colours.bone : colours.signal)
    )
  })
  return [
    `<g>${car.lines}</g>`,
    bonnetMap(camera),
    cornerMap(camera),
    `<path d="M0 1130H1200V1600H0Z" ${fill(colours.ink)}/>`,
    ...[1130, 1175 + 122, 1175 + 244, 1541].map(rule),
    path(
      [
        [600, 1175],
        [600, 1541],
      ],
      stroke(colours.quiet, 2.4),
    ),
    ...rows,
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
  return [
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
    words({ text: 'Lower lug', at: [130, 1370], size: 58, style: 'label' }, colours.signal),
    words({ text: 'Plug OK', at: [800, 1430], size: 58, style: 'label', anchor: 'middle' }),
  ]
}
