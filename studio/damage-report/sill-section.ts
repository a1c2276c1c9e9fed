import { area, colours, fill, path, stroke, within } from './drawing.ts'
import { hatching } from './hatching.ts'
import { placed } from './sheet.ts'
import { arc, curve, mix, type Point, points, spline } from './vector.ts'
import { wax } from './wagon-rust.ts'

/** The sill cut across, its outer panel at the left: 30 pixels stand for its 1.5 mm of steel. */
const outer = spline(points('610 300, 610 450, 560 510, 380 560, 296 640, 280 800, 310 960, 420 1070, 560 1110, 610 1160, 610 1320'), 8)
const inner = points('676 300, 676 470, 730 510, 900 540, 930 580, 930 1000, 900 1050, 740 1100, 676 1150, 676 1320')
const full = 30

const panel = (line: readonly Point[]) =>
  `<g stroke-linecap="butt">${path(line, stroke(colours.bone, full + 7))}${path(line, stroke(colours.graphite, full - 1))}</g>`

/** The outer panel's normal at a point, towards the cavity. */
function inwards(i: number): Point {
  const [[x0, y0], [x1, y1]] = [outer[Math.max(i - 1, 0)] as Point, outer[Math.min(i + 1, outer.length - 1)] as Point]
  const far = Math.hypot(x1 - x0, y1 - y0)
  return [(y1 - y0) / far, -(x1 - x0) / far]
}

const offset = (by: (i: number) => number): Point[] =>
  outer.map(([x, y], i) => {
    const [nx, ny] = inwards(i)
    return [x + nx * by(i), y + ny * by(i)]
  })

/** How thick the steel still is along the outer panel, in millimetres. */
const left = curve('0 1.5, 0.34 1.5, 0.5 1.3, 0.6 0.9, 0.7 0.4, 0.76 0.4, 0.84 1.1, 0.9 1.5, 1 1.5')
const share = (i: number) => i / (outer.length - 1)

/** Rust has eaten the outer panel from inside, where wet mud lay. */
export function thinned(): string[] {
  const face = offset(() => -full / 2)
  const was = offset(() => full / 2)
  const is = offset((i) => (left(share(i)) / 1.5) * full - full / 2)
  const gone = [...was, ...is.toReversed()]
  const mud = [
    ...offset(() => full / 2 + 4).slice(Math.round(outer.length * 0.56), Math.round(outer.length * 0.83)),
    ...points('640 1060, 560 1030, 470 980, 400 900, 350 800'),
  ]
  return placed(
    1.2,
    [-120, -172],
    [
      area([mud], fill('#3a352e')),
      ...hatching(mud, 26, 0).map((line) => path(line, `${stroke('#6b6253', 3)} stroke-dasharray="16 18"`)),
      panel(inner),
      area([[...face, ...is.toReversed()]], `${fill(colours.graphite)} stroke="${colours.bone}" stroke-width="4"`),
      area([gone], `${fill(colours.signal)} fill-opacity="0.55"`),
    ],
  )
}

/** Green outside, black underseal below, wax all over the inside. */
export function waxedInside(): string[] {
  const paint = offset(() => -full / 2 - 14)
  const low = Math.round(outer.length * 0.56)
  const film = offset(() => full / 2 + 13).slice(12, -14)
  const innerFilm = points('652 486, 716 533, 886 563, 904 590, 904 990, 884 1026, 728 1074, 652 1132')
  const nozzle: Point = [640, 790]
  const fan = arc(nozzle, 316, 138, 222)
  return placed(
    1.2,
    [-120, -172],
    [
      path(paint.slice(10, -12), stroke('#65776a', 16)),
      path(offset(() => -full / 2 - 36).slice(low, -12), stroke('#3a3f47', 34)),
      path(offset(() => -full / 2 - 36).slice(low, -12), `${stroke(colours.quiet, 6)} stroke-dasharray="1 15"`),
      panel(outer),
      panel(inner),
      area([[nozzle, ...fan]], `${fill(wax)} fill-opacity="0.2"`),
      ...[138, 159, 180, 201, 222].map((angle) =>
        path([nozzle, arc(nozzle, 316, angle, angle)[0] as Point], `${stroke(wax, 4)} stroke-dasharray="4 18"`),
      ),
      path(film, stroke(wax, 15)),
      path(spline(innerFilm, 8), stroke(wax, 15)),
      path(points('1200 790, 650 790'), `${stroke(colours.ink, 74)} stroke-linecap="butt"`),
      path(points('1200 790, 660 790'), stroke(colours.bone, 40)),
      path(points('1200 790, 666 790'), stroke(colours.graphite, 29)),
    ],
  )
}

/** A weld's bead across a seam, before and after the grinder. */
export function ground(): string[] {
  const steel = (top: number) =>
    [points('90 0, 535 0, 586 130, 90 130'), points('1110 0, 665 0, 614 130, 1110 130')].map((line) => {
      const edge = line.map(([x, y]): Point => [x, y + top])
      return (
        area([edge], `${fill('#1d2229')} stroke="${colours.bone}" stroke-width="5"`) +
        hatching(edge, 26, -45)
          .map((stripe) => path(stripe, stroke(colours.quiet, 2.4)))
          .join('')
      )
    })
  const root = (top: number) =>
    points('505 0, 535 0, 580 128, 588 146, 600 152, 612 146, 620 128, 665 0, 695 0').map(([x, y]): Point => [x, y + top])
  const crown = (top: number) =>
    Array.from({ length: 25 }, (_, i): Point => [mix(695, 505, i / 24), top - 74 * Math.sin((Math.PI * i) / 24)])
  const melted = `${fill(colours.signal)} stroke="${colours.ink}" stroke-width="4"`
  const [before, after] = [540, 1030]
  return [
    ...steel(before),
    area([[...root(before), ...crown(before)]], melted),
    ...steel(after),
    area([root(after)], `${fill(colours.steel)} stroke="${colours.bone}" stroke-width="4"`),
    path(crown(after), `${stroke(colours.signal, 5)} stroke-dasharray="14 12"`),
  ]
}

/** The patch laid flat: folds dashed, holes for plug welds along the flange. */
export function pattern(): string[] {
  const edge = points('330 330, 760 330, 760 372, 850 372, 850 1302, 760 1302, 760 1344, 330 1344')
  const holes = Array.from({ length: 8 }, (_, i) =>
    path(arc([806, 430 + i * 116], 15), `${fill(colours.ink)} stroke="${colours.bone}" stroke-width="4"`),
  )
  const fold = (x: number, from: number, to: number) =>
    path(
      [
        [x, from],
        [x, to],
      ],
      `${stroke(colours.bone, 4)} stroke-dasharray="40 14 8 14"`,
    )
  return placed(
    1.3,
    [-167, -288],
    [
      area([edge], `${fill('#59626c')} stroke="${colours.bone}" stroke-width="5"`),
      within(
        [edge],
        path(points('330 330, 480 330, 480 1344, 330 1344'), fill('#6b747e')) +
          path(points('760 330, 850 330, 850 1344, 760 1344'), fill('#4a525b')),
      ),
      path([...edge, edge[0] as Point], stroke(colours.bone, 5)),
      fold(480, 330, 1344),
      fold(760, 372, 1302),
      ...holes,
    ],
  )
}
