import { type Camera, cameraOf } from './camera.ts'
import { withoutFrontBumper } from './car/parts.ts'
import { port } from './car/suv-lines.ts'
import { area, type Car, colours, drawCar, drawPart, fill, type Paint, path, stroke } from './drawing.ts'
import { plate } from './plate.ts'
import { heading, leader, type Sheet, words } from './sheet.ts'
import { body, cracks, dentMaps, fitted, lines, pale, primer } from './suv-wide.ts'
import { arc, type Point, roundedBox, spline, type Vector } from './vector.ts'

const size = { width: 1200, height: 1600 }
/** The damaged corner, before and after. */
const near = cameraOf({ ...size, target: [0.42, -0.7, 0.7], azimuth: -46, elevation: 9, span: 2.0, at: [0.47, 0.56] })
const sizes = { figure: 100, label: 58 }

const sheet = (number: number, ...layers: string[]): Sheet => ({ ...size, name: `project-c-tall-${number}`, layers })
const inked = (colour: string, width = 4) => `${fill(colours.ink)} stroke="${colour}" stroke-width="${width}"`
const box = (middle: Point, width: number, height: number, radius: number, style: string) =>
  path(roundedBox(middle, width, height, radius), style)
const ring = (middle: Point, radius: number, style: string) => path(arc(middle, radius), style)

export const suvTall: readonly (() => Sheet)[] = [
  () => sheet(1, corner({ body, lines }, dentMaps(near) + cracks(near)), heading('−18 mm', 'Arrival', colours.signal)),
  () => sheet(2, chargingPort(), heading('Live', 'Checked', colours.signal)),
  () => sheet(3, meter(), heading('0 V', 'Tested dead')),
  () => sheet(4, servicePlug(), heading('Locked', 'Service plug')),
  () => sheet(5, beam(), heading('−6 mm', 'Measured', colours.signal)),
  () => {
    const gap = (x: number, z: number) => near.project(body.near(x, z))
    return sheet(
      6,
      corner(fitted(primer)),
      heading('3.5 mm', 'Test fit'),
      leader({ from: gap(0.82, 0.972), to: [700, 320], label: 'Bonnet gap', sizes }),
      leader({ from: gap(0.5, 0.62), to: [520, 1440], figure: '0.5 mm', label: 'Bumper gap', sizes }),
    )
  },
  () => sheet(7, onStand(primer), heading('60 µm', 'Primer')),
  () => sheet(8, onStand(pale), heading('120 µm', 'Paint')),
  () => sheet(9, corner({ body, lines, paint: pale }), heading('0 mm', 'Hand-over')),
]

function corner(car: Car, damage = ''): string {
  const drawn = drawCar(near, car)
  return drawn.fills + plate(near, 'front', body, 0.715) + damage + drawn.lines
}

/** The port in the rear quarter with its flap open, the plug before it. */
function chargingPort(): string {
  const camera = cameraOf({ ...size, target: [port[0], -0.92, port[1] - 0.1], azimuth: 0, elevation: 2, span: 1.25, at: [0.5, 0.54] })
  const car = drawCar(camera, { body, lines })
  const at = camera.project(body.near(...port))
  const by = (x: number, y: number): Point => [at[0] + x, at[1] + y]
  const pins = [
    [-22, -14],
    [22, -14],
    [-34, 14],
    [0, 26],
    [34, 14],
  ].map(([x, y]) => ring(by(x ?? 0, y ?? 0), 8, stroke(colours.bone, 3)))
  const cable = spline([by(0, 330), by(10, 420), by(-60, 560), by(-260, 640), by(-420, 820)], 8)
  return [
    car.fills,
    car.lines,
    box(by(0, 0), 162, 162, 38, inked(colours.bone)),
    ring(by(0, 2), 62, stroke(colours.bone, 4)),
    ...pins,
    path([by(84, -70), by(150, -92), by(150, 92), by(84, 70)], inked(colours.bone)),
    path([by(0, 92), by(0, 168)], `${stroke(colours.quiet, 3)} stroke-dasharray="10 10"`),
    path(cable, stroke(colours.ink, 44)),
    path(cable, stroke(colours.signal, 30)),
    box(by(0, 210), 128, 74, 30, inked(colours.signal, 5)),
    box(by(0, 290), 92, 112, 26, inked(colours.signal, 5)),
    box(by(0, 292), 40, 56, 16, stroke(colours.signal, 4)),
  ].join('')
}

/** A meter across the two orange cables: nothing left. */
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
          [x, 1270],
          [x, 1330],
        ],
        stroke(colours.bone, 12),
      ),
      path(
        [
          [x, 1330],
          [x, 1412],
        ],
        stroke(colours.bone, 5),
      ),
    ].join('')
  return [
    lead(
      [540, 1060],
      [
        [530, 1140],
        [440, 1160],
        [400, 1270],
      ],
      colours.quiet,
    ),
    lead(
      [660, 1060],
      [
        [670, 1140],
        [760, 1160],
        [800, 1270],
      ],
      colours.bone,
    ),
    tip(400),
    tip(800),
    box([600, 700], 520, 800, 70, inked(colours.bone, 6)),
    box([600, 700], 468, 748, 50, stroke(colours.quiet, 2.4)),
    box([600, 474], 392, 196, 20, `${fill('#0f1216')} stroke="${colours.bone}" stroke-width="4"`),
    words({ text: '0.0', at: [690, 528], size: 150, cut: 'figure', anchor: 'end' }),
    words({ text: 'V', at: [764, 528], size: 64, cut: 'figure', anchor: 'end' }),
    ...dial,
    ring([600, 836], 98, stroke(colours.bone, 4)),
    path(
      [
        [600, 836],
        [548, 768],
      ],
      stroke(colours.bone, 14),
    ),
    ring([540, 1036], 24, inked(colours.bone)),
    ring([660, 1036], 24, inked(colours.bone)),
    ...[400, 800].map(
      (x) =>
        path(
          [
            [x, 1424],
            [x, 1530],
          ],
          `${stroke(colours.quiet, 34)} stroke-linecap="butt"`,
        ) +
        path(
          [
            [x, 1430],
            [x, 1524],
          ],
          `${stroke(colours.ink, 26)} stroke-linecap="butt" stroke-dasharray="20 10"`,
        ) +
        box([x, 1418], 74, 34, 8, inked(colours.bone)),
    ),
  ].join('')
}

/** The service plug out of its socket, a padlock through the handle. */
function servicePlug(): string {
  const shackle = [...arc([600, 1180], 74, 180, 360)]
  return [
    box([600, 620], 560, 250, 40, inked(colours.signal, 6)),
    box([600, 620], 500, 190, 26, stroke(colours.signal, 3)),
    ...[430, 770].map((x) => box([x, 448], 92, 110, 14, inked(colours.bone, 5)) + box([x, 420], 44, 54, 6, stroke(colours.quiet, 3))),
    path(
      [
        [360, 745],
        [360, 1010],
        [420, 1076],
        [780, 1076],
        [840, 1010],
        [840, 745],
      ],
      stroke(colours.signal, 6),
    ),
    path(
      [
        [440, 745],
        [440, 976],
        [470, 1000],
        [730, 1000],
        [760, 976],
        [760, 745],
      ],
      stroke(colours.signal, 6),
    ),
    path([[526, 1300], ...shackle.map(([x, y]): Point => [x, y - 110]), [674, 1300]], stroke(colours.ink, 56)),
    path([[526, 1300], ...shackle.map(([x, y]): Point => [x, y - 110]), [674, 1300]], stroke(colours.bone, 34)),
    path([[526, 1300], ...shackle.map(([x, y]): Point => [x, y - 110]), [674, 1300]], stroke(colours.ink, 24)),
    box([600, 1392], 290, 220, 34, inked(colours.bone, 6)),
    ring([600, 1372], 24, stroke(colours.bone, 5)),
    path(
      [
        [600, 1396],
        [600, 1440],
      ],
      stroke(colours.bone, 10),
    ),
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
    ...[860, 1330].map((y) => ring([436, y], 16, inked(colours.bone)) + ring([504, y], 16, inked(colours.bone))),
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
    words({ text: '6', at: [130, 644], size: 84, cut: 'figure', anchor: 'end' }, colours.signal),
    words({ text: 'Crash beam', at: [640, 1040], size: 58, cut: 'label' }),
    words({ text: 'Left rail', at: [600, 1420], size: 58, cut: 'label' }),
    path(
      [
        [560, 1400],
        [500, 1400],
      ],
      stroke(colours.bone, 2),
    ),
    path(
      [
        [690, 980],
        [690, 700],
      ],
      stroke(colours.bone, 2),
    ),
  ].join('')
}

/** The new bumper across a stand. */
function onStand(paint: Paint): string {
  const camera: Camera = cameraOf({ ...size, target: [0.3, 0, 0.58], azimuth: -52, elevation: 12, span: 1.9, at: [0.52, 0.54] })
  const { bumper } = withoutFrontBumper(body)
  const floor = (place: Vector) => camera.project(place)
  const legs = [-0.55, 0.55].flatMap((y) =>
    [0.12, 0.62].map(
      (x) =>
        path([floor([x, y, 0.35]), floor([x + (x > 0.3 ? 0.14 : -0.14), y * 1.1, -0.22])], stroke(colours.quiet, 14)) +
        path([floor([x, y, 0.35]), floor([x + (x > 0.3 ? 0.14 : -0.14), y * 1.1, -0.22])], stroke(colours.ink, 8)),
    ),
  )
  return legs.join('') + drawPart(camera, { solid: bumper, lines: lines.filter(({ part }) => part === 'bumper'), paint })
}
