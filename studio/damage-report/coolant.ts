import { area, colours, fill, path, stroke, within } from './drawing.ts'
import { orange } from './hatch-damage.ts'
import type { Sheet } from './sheet.ts'
import { outlined } from './text.ts'
import { hull } from './turned-tread.ts'
import { arc, type Point, points, roundedBox, spline } from './vector.ts'

const size = { width: 1600, height: 1200 }
/** The front of the tank, in pixels, and how far its back is moved on the sheet. */
const tank = { left: 92, right: 950, top: 478, bottom: 1114 }
const depth: Point = [136, -84]
/** Where its marks and the level of the coolant are. */
const marks = { max: 662, min: 962 }
const level = 796

const back = ([x, y]: Point): Point => [x + depth[0], y + depth[1]]
const part = (outline: readonly Point[], ground: string, width = 4, edge: string = colours.bone) =>
  area([outline], `${fill(ground)} stroke="${edge}" stroke-width="${width}"`)
const line = (from: Point, to: Point, colour: string = colours.quiet, width = 4) => path([from, to], stroke(colour, width))

const front = roundedBox([(tank.left + tank.right) / 2, (tank.top + tank.bottom) / 2], tank.right - tank.left, tank.bottom - tank.top, 96)
const outline = hull([...front, ...front.map(back)])

/** The tank of clear plastic, its seam and ribs, with coolant in it. */
function body(): string {
  const [left, right]: [Point, Point] = [
    [tank.left, level],
    [tank.right, level],
  ]
  const below: Point[] = [left, right, [tank.right, tank.bottom], [tank.left, tank.bottom]]
  const seam = (tank.top + tank.bottom) / 2 + 52
  const moulded = (colour: string) =>
    [-12, 12].map((aside) => line([tank.left, seam + aside], [tank.right, seam + aside], colour)).join('') +
    [420, 690].map((x) => line([x, tank.top], [x, tank.bottom], colour)).join('')
  return [
    area([outline], fill(colours.steel)),
    area([front], fill(colours.graphite)),
    within([front], moulded(colours.quiet)),
    within([outline], area([[right, back(right), back([tank.right, tank.bottom]), [tank.right - 96, tank.bottom]]], fill(orange.floor))),
    within([outline], area([[left, right, back(right), back(left)]], fill(orange.light))),
    within([front], area([below], fill(colours.signal)) + within([below], moulded(orange.floor))),
    area([front], stroke(colours.bone, 4)),
    area([outline], stroke(colours.bone, 8)),
  ].join('')
}

/** A mark on the tank with its name above. */
const mark = (text: string, y: number, colour: string) =>
  `${line([150, y], [330, y], colour, 8)}<path d="${outlined({ text, at: [148, y - 22], size: 78, style: 'label' })}" ${fill(colour)}/>`

/** The cap on its neck, with ribs to grip. */
function cap(): string {
  const x = 390
  const ring = (y: number, wide: number) => arc([0, 0], wide).map(([a, b]): Point => [x + a, y + b * 0.26])
  const drum = (low: number, high: number, wide: number) => [...ring(low, wide).slice(0, 61), ...ring(high, wide).slice(60, 121)]
  const ribs = Array.from({ length: 15 }, (_, i) => {
    const [side, down] = arc([0, 0], 186, i * 12 + 6)[0] as Point
    return line([x + side, 176 + down * 0.26], [x + side, 310 + down * 0.26], colours.quiet, 7)
  })
  return [
    part(drum(436, 320, 132), colours.steel, 8),
    area([drum(322, 136, 192)], fill(colours.graphite)),
    ...ribs,
    area([drum(322, 136, 192)], stroke(colours.bone, 8)),
    part(ring(136, 192), colours.steel, 8),
    part(ring(136, 150), colours.steel, 4, colours.quiet),
  ].join('')
}

/** The radiator behind, with tubes and fins up to its side tank, and the hose between it and the coolant's tank. */
function radiator(): { core: string; hose: string } {
  const [top, bottom, left, right] = [440, 1100, 990, 1440]
  const tubes = Array.from({ length: 10 }, (_, i) => top + 36 + i * 65)
  const fins = tubes.slice(0, -1).map((y) => {
    const folds = Array.from({ length: 26 }, (_, i): Point => [left + i * 18, y + (i % 2 ? 57 : 8)])
    return path(folds, stroke(colours.quiet, 3))
  })
  const run = spline(points('1056 590, 1130 594, 1250 650, 1340 664, 1430 664'), 8)
  const clamp = ([x, y]: Point) => part(roundedBox([x, y], 22, 78, 6), colours.steel)
  return {
    core: [
      part(roundedBox([(left + right) / 2, (top + bottom) / 2], right - left, bottom - top, 10), colours.ink),
      ...fins,
      ...tubes.map((y) => line([left, y], [right, y], colours.quiet, 8)),
    ].join(''),
    hose: [
      part(roundedBox([1030, 590], 60, 44, 10), colours.steel),
      `<g stroke-linecap="butt">${path(run, stroke(colours.bone, 66))}${path(run, stroke(colours.graphite, 50))}</g>`,
      clamp([1062, 590]),
      clamp([1392, 664]),
      part(roundedBox([1464, (top + bottom) / 2], 92, bottom - top + 28, 24), colours.graphite, 8),
    ].join(''),
  }
}

/** A tank of coolant before its radiator, and how long coolant lasts. */
export function coolant(): Sheet {
  const { core, hose } = radiator()
  return {
    ...size,
    name: 'job-cooling',
    layers: [core, body(), hose, cap(), mark('MAX', marks.max, colours.bone), mark('MIN', marks.min, colours.ink)],
  }
}
