import { type Camera, cameraOf } from './camera.ts'
import { withoutFrontBumper } from './car/parts.ts'
import { flap } from './car/suv-lines.ts'
import { area, type Car, colours, drawCar, drawPart, fill, type Paint, path, stroke, within } from './drawing.ts'
import { plate } from './plate.ts'
import { display, placed, ring, type Sheet } from './sheet.ts'
import { body, cracks, dentMaps, fitted, guardPanel, lines, pale, primer } from './suv-wide.ts'
import { spraying } from './tool.ts'
import { arc, type Point, points, roundedBox, spline, type Vector } from './vector.ts'

const size = { width: 1200, height: 1600 }
/** The damaged corner, before and after. */
const near = cameraOf({ ...size, target: [0.42, -0.7, 0.7], azimuth: -46, elevation: 9, span: 2.0, at: [0.47, 0.58] })

const sheet = (number: number, ...layers: string[]): Sheet => ({ ...size, name: `project-c-tall-${number}`, layers })
const inked = (colour: string, width = 4) => `${fill(colours.ink)} stroke="${colour}" stroke-width="${width}"`
const box = (middle: Point, width: number, height: number, radius: number, style: string) =>
  path(roundedBox(middle, width, height, radius), style)
const circle = (middle: Point, radius: number, style: string) => path(arc(middle, radius), style)

export const suvTall: readonly (() => Sheet)[] = [
  () => sheet(1, corner({ body, lines }, dentMaps(near) + cracks(near))),
  () => sheet(2, chargingPort()),
  () => sheet(3, ...placed(1, [0, -125], [meter()])),
  () => sheet(4, ...placed(1, [0, -119], [servicePlug()])),
  () => sheet(5, ...placed(1.1, [-40, -320], [beam()])),
  () => {
    const gap = (x: number, z: number) => near.project(body.near(x, z))
    return sheet(6, corner(fitted(primer)), ring(gap(0.82, 0.972)), ring(gap(0.5, 0.62)))
  },
  () => sheet(7, ...placed(1, [0, -90], [hung(), gauge()])),
  () => sheet(8, ...placed(1, [0, -95], [onStand(pale), sprayed()])),
  () => sheet(9, corner({ body, lines, paint: pale })),
]

function corner(car: Car, damage = ''): string {
  const drawn = drawCar(near, car)
  return drawn.fills + plate(near, 'front', body, 0.715) + damage + drawn.lines
}

/** The charging port in the right rear quarter with its flap open, and the plug in front of it: the left side, mirrored. */
function chargingPort(): string {
  const camera = cameraOf({ ...size, target: [flap[0], -0.92, flap[1] - 0.1], azimuth: 0, elevation: 2, span: 1.25, at: [0.5, 0.54] })
  const car = drawCar(camera, { body, lines })
  const at = camera.project(body.near(...flap))
  const by = (x: number, y: number): Point => [at[0] + x, at[1] + y]
  const pins = [
    [-22, -14],
    [22, -14],
    [-34, 14],
    [0, 26],
    [34, 14],
  ].map(([x, y]) => circle(by(x ?? 0, y ?? 0), 8, stroke(colours.bone, 3)))
  const cable = spline([by(0, 330), by(10, 420), by(-60, 560), by(-260, 640), by(-420, 820)], 8)
  const layers = [
    car.fills,
    car.lines,
    box(by(0, 0), 162, 162, 38, inked(colours.bone)),
    circle(by(0, 2), 62, stroke(colours.bone, 4)),
    ...pins,
    path([by(84, -70), by(150, -92), by(150, 92), by(84, 70)], inked(colours.bone)),
    path([by(0, 92), by(0, 168)], `${stroke(colours.quiet, 3)} stroke-dasharray="10 10"`),
    path(cable, stroke(colours.ink, 44)),
    path(cable, stroke(colours.signal, 30)),
    box(by(0, 210), 128, 74, 30, inked(colours.signal, 5)),
    box(by(0, 290), 92, 112, 26, inked(colours.signal, 5)),
    box(by(0, 292), 40, 56, 16, stroke(colours.signal, 4)),
  ]
  return `<g transform="translate(${size.width}) scale(-1 1)">${layers.join('')}</g>`
}

/** A meter across the two orange cables reads zero volts. */
function meter(): string {
  const lead = (from: Point, through: Point[], colour: string) => path(spline([from, ...through], 8), stroke(colour, 9))
  const dial = Array.from({ length: 11 }, (_, i) => {
    const [a, b] = [118, i % 5 ? 134 : 146].map((radius) => arc([600, 836], radius, 150 + i * 24, 150 + i * 24 + 1)[0]) as [Point, Point]
    return path([a, b], stroke(colours.quiet, 4))
  })
  const tip = (x: number) =>
    [
      path(
        [
          [x, 1230],
          [x, 1320],
        ],
        stroke(colours.bone, 12),
      ),
      path(
        [
          [x, 1320],
          [x, 1440],
        ],
        stroke(colours.bone, 5),
      ),
    ].join('')
  const cable = (from: Point, to: Point) => path([from, to], `${stroke(colours.signal, 64)} stroke-linecap="butt"`)
  return [
    // The battery's plug with its two terminals.
    cable([0, 1476], [300, 1476]),
    cable([900, 1476], [1200, 1476]),
    box([600, 1476], 640, 150, 30, inked(colours.signal, 7)),
    ...[420, 780].map(
      (x) =>
        circle([x, 1452], 44, `${fill('#0f1216')} stroke="${colours.signal}" stroke-width="5"`) +
        circle([x, 1452], 20, inked(colours.bone, 6)),
    ),
    display({ text: '+', at: [520, 1500], size: 84, style: 'figure', anchor: 'middle' }, colours.signal),
    display({ text: '−', at: [680, 1500], size: 84, style: 'figure', anchor: 'middle' }, colours.signal),
    tip(420),
    tip(780),
    lead(
      [540, 1060],
      [
        [530, 1140],
        [440, 1150],
        [420, 1230],
      ],
      colours.quiet,
    ),
    lead(
      [660, 1060],
      [
        [670, 1140],
        [760, 1150],
        [780, 1230],
      ],
      colours.bone,
    ),
    box([600, 700], 520, 800, 70, inked(colours.bone, 6)),
    box([600, 700], 468, 748, 50, stroke(colours.quiet, 2.4)),
    box([600, 474], 392, 196, 20, `${fill('#0f1216')} stroke="${colours.bone}" stroke-width="4"`),
    display({ text: '0.0', at: [690, 528], size: 150, style: 'figure', anchor: 'end' }),
    display({ text: 'V', at: [764, 528], size: 64, style: 'figure', anchor: 'end' }),
    ...dial,
    circle([600, 836], 98, stroke(colours.bone, 4)),
    path(
      [
        [600, 836],
        [548, 768],
      ],
      stroke(colours.bone, 14),
    ),
    circle([540, 1036], 24, inked(colours.bone)),
    circle([660, 1036], 24, inked(colours.bone)),
  ].join('')
}

/** The service plug above its socket on the battery, a padlock through its handle. */
function servicePlug(): string {
  const orange = (width = 6) => inked(colours.signal, width)
  const cable = (line: string) => {
    const way = spline(points(line), 8)
    return path(way, stroke(colours.signal, 44)) + path(way, stroke('#b8390e', 4))
  }
  const shackle: readonly Point[] = [[760, 700], ...arc([842, 530], 82, 180, 360), [924, 700]]
  const pin = (x: number) => box([x, 866], 84, 132, 14, inked(colours.bone, 5)) + box([x, 900], 36, 64, 8, stroke(colours.quiet, 3))
  return [
    // The socket and the two disconnected cables.
    cable('0 1420, 120 1420, 220 1400, 330 1330'),
    cable('1200 1420, 1080 1420, 980 1400, 870 1330'),
    box([600, 1290], 620, 190, 36, orange()),
    ...[440, 760].map((x) => box([x, 1226], 128, 62, 12, `${fill('#0f1216')} stroke="${colours.signal}" stroke-width="4"`)),
    path(points('240 1385, 960 1385, 1010 1480, 190 1480, 240 1385'), inked(colours.bone, 5)),
    ...[300, 900].map((x) => circle([x, 1432], 18, stroke(colours.quiet, 4))),
    ...[440, 760].map((x) => path(points(`${x} 946, ${x} 1186`), `${stroke(colours.quiet, 3)} stroke-dasharray="12 12"`)),
    // The plug, its handle in front of the padlock's shackle.
    ...[440, 760].map(pin),
    path(shackle, stroke(colours.bone, 36)),
    path(shackle, stroke(colours.ink, 25)),
    box([600, 730], 600, 190, 40, orange()),
    box([600, 730], 540, 132, 26, stroke(colours.signal, 3)),
    path(points('350 636, 350 470, 420 396, 780 396, 850 470, 850 636'), stroke(colours.signal, 76)),
    path(points('350 640, 350 470, 420 396, 780 396, 850 470, 850 640'), stroke(colours.ink, 64)),
    box([842, 750], 250, 220, 30, inked(colours.bone, 6)),
    circle([842, 728], 24, stroke(colours.bone, 5)),
    path(points('842 752, 842 800'), stroke(colours.bone, 10)),
  ].join('')
}

/** The left end of the crash beam from above, beside a straight line. */
function beam(): string {
  const bent = (low: number): Point[] =>
    Array.from({ length: 30 }, (_, i) => {
      const t = i / 29
      return [250 + t * 1000, low + 0.1 * t ** 2 * 1000 + (t < 0.5 ? 120 * (1 - t / 0.5) ** 2 : 0)]
    })
  const straight = (low: number): Point[] => Array.from({ length: 30 }, (_, i) => [250 + (i / 29) * 1000, low + 0.1 * (i / 29) ** 2 * 1000])
  const steel = `${fill(colours.graphite)} stroke="${colours.bone}" stroke-width="5"`
  return [
    area(
      [
        [
          [400, 760],
          [540, 760],
          [540, 1480],
          [400, 1480],
        ],
      ],
      steel,
    ),
    path(
      [
        [470, 790],
        [470, 1450],
      ],
      `${stroke(colours.quiet, 2.4)} stroke-dasharray="34 10 6 10"`,
    ),
    ...[860, 1330].map((y) => circle([436, y], 16, inked(colours.bone)) + circle([504, y], 16, inked(colours.bone))),
    area([[...bent(560), ...bent(740).toReversed()]], steel),
    path(straight(560), `${stroke(colours.signal, 5)} stroke-dasharray="16 12"`),
    path(
      [
        [250, 560],
        [150, 560],
      ],
      stroke(colours.signal, 3),
    ),
    path(
      [
        [250, 680],
        [150, 680],
      ],
      stroke(colours.signal, 3),
    ),
    path(
      [
        [176, 560],
        [176, 680],
      ],
      stroke(colours.signal, 5),
    ),
  ].join('')
}

const stand: Camera = cameraOf({ ...size, target: [0.32, 0, 0.4], azimuth: -54, elevation: 14, span: 2.25, at: [0.5, 0.63] })

/** The new bumper across two trestles. */
function onStand(paint: Paint): string {
  const { bumper } = withoutFrontBumper(body)
  const bar = (from: Vector, to: Vector) => {
    const ends = [stand.project(from), stand.project(to)]
    return path(ends, stroke(colours.quiet, 20)) + path(ends, stroke(colours.ink, 13))
  }
  const trestles = [0.56, -0.56].map((y) =>
    [
      bar([0.02, y, -0.3], [0.3, y, 0.42]),
      bar([0.74, y, -0.3], [0.46, y, 0.42]),
      bar([0.13, y, -0.02], [0.63, y, -0.02]),
      bar([0.1, y, 0.42], [0.68, y, 0.42]),
    ].join(''),
  )
  return trestles.join('') + drawPart(stand, { solid: bumper, lines: lines.filter(({ part }) => part === 'bumper'), paint })
}

const rack: Camera = cameraOf({ ...size, target: [0.95, -0.9, 0.7], azimuth: -16, elevation: 6, span: 1.3, at: [0.48, 0.72] })

/** The new guard hanging from a rail by two hooks. Steel, unlike the bumper, so the gauge can measure its coat. */
function hung(): string {
  const edge = [...spline(guardPanel.slice(4, 12), 0.01), ...spline(guardPanel.slice(12), 0.01), ...guardPanel.slice(0, 4)].map(
    rack.project,
  )
  const coat = drawCar(rack, { body, lines: [], paint: primer, painted: [guardPanel] })
  const rail = 742
  const hooks = (
    [
      [0.82, 0.95],
      [1.3, 1.045],
    ] as const
  ).map(([x, z]) => {
    const [left, top] = rack.project(body.near(x, z))
    return path([[left, rail], [left, top + 6], ...arc([left + 17, top + 6], 17, 180, 360)], stroke(colours.quiet, 9))
  })
  const ends: Point[] = [
    [0, rail],
    [1200, rail],
  ]
  return [
    path(ends, stroke(colours.quiet, 22)),
    path(ends, stroke(colours.ink, 14)),
    within([edge], coat.fills),
    path([...edge, edge[0] as Point], stroke(colours.bone, 5)),
    ...hooks,
  ].join('')
}

/** A paint thickness gauge with its probe on the primer. */
function gauge(): string {
  const tip = rack.project(body.near(1.04, 0.86))
  const [x, y] = [820, 440]
  return [
    path(
      [
        [x, y + 150],
        [x, y + 210],
        [tip[0], tip[1] - 120],
      ],
      stroke(colours.bone, 9),
    ),
    path([[tip[0], tip[1] - 120], tip], `${stroke(colours.bone, 44)} stroke-linecap="butt"`),
    path(
      [
        [tip[0], tip[1] - 114],
        [tip[0], tip[1] - 6],
      ],
      `${stroke(colours.ink, 32)} stroke-linecap="butt"`,
    ),
    box([x, y], 380, 300, 40, inked(colours.bone, 6)),
    box([x, y - 30], 310, 170, 18, `${fill('#0f1216')} stroke="${colours.bone}" stroke-width="4"`),
    display({ text: '60', at: [x + 30, y + 12], size: 120, style: 'figure', anchor: 'end' }),
    display({ text: 'µm', at: [x + 138, y + 12], size: 54, style: 'figure', anchor: 'end' }),
    ...[-80, 0, 80].map((by) => circle([x + by, y + 102], 17, stroke(colours.quiet, 4))),
  ].join('')
}

/** The spray gun above the bumper, and its fan of paint on the skin between grille and fog lamp. */
function sprayed(): string {
  const spot = arc([0, 0], 1).map(([x, y]): Point => [784 + x * 42, 930 + y * 60])
  return spraying({ at: [610, 560], scale: 1.04, tilt: 32, colour: colours.bone, spot })
}
