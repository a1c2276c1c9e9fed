import { withBreakLine } from './break-line.ts'
import { area, colours, fill, path, stroke } from './drawing.ts'
import { hatching } from './hatching.ts'
import type { Sheet } from './sheet.ts'
import { mix, type Point, points, spline } from './vector.ts'

const size = { width: 1600, height: 1200 }
const pixels = 16.6
/** How far right and up a millimetre along the tread goes on the sheet, in millimetres, and the tyre's radius. */
const back = { right: 0.1, up: 0.42, radius: 310 }
/** Where the tread turns out of sight, in millimetres behind the cut. */
const horizon = back.up * back.radius

/** A place on a tyre in millimetres: x across the tread, y up from it, z back from the cut along it. */
const at = (x: number, y: number, z = 0): Point => [
  105 + (x + back.right * z) * pixels,
  552 - (y + back.up * z - z ** 2 / (2 * back.radius)) * pixels,
]
const onCut = (line: readonly Point[]): Point[] => line.map(([x, y]) => at(x, y))
/** A line round the tyre from a place on the cut. */
const round = ([x, y]: Point, to = horizon): Point[] => Array.from({ length: 41 }, (_, i) => at(x, y, mix(0, to, i / 40)))
const swept = (from: Point, to: Point, end = horizon): Point[] => [...round(from, end), ...round(to, end).toReversed()]

const groove = { depth: 7.5, width: 10 }
const grooves = [7, 32]
/** The tread that the law asks for; the bar that shows it reaches this far along its groove. */
const bar = { high: 1.5, long: 12 }
const shoulder = 56

const floors = grooves.map((x): [Point, Point] => [
  [x + 0.9, -groove.depth],
  [x + groove.width - 0.9, -groove.depth],
])
const tops: Point[] = [[-4, 0], ...grooves.flatMap((x, i): Point[] => [[x, 0], ...(floors[i] ?? []), [x + groove.width, 0]]), [shoulder, 0]]
const sidewall = spline(points(`${shoulder} 0, 62.5 -1.2, 67 -4.6, 69 -10, 71.6 -20, 72.8 -32, 72.4 -48, 70 -66`), 1.5)
const inside = spline(points('64 -66, 64.8 -48, 64.8 -33, 63 -24, 58 -19, 48 -17.8, -4 -17.8'), 1.5)
const ply = spline(points('67.6 -66, 68.6 -48, 68.6 -33, 66 -22, 59 -17, 48 -15.9, -4 -15.9'), 1.5)

/** The tread and the sidewall behind the cut, from left to right, as each rib hides a part of the groove before it. */
function behind(): string {
  const skin = [...tops, ...sidewall]
  const strips = skin.slice(1).map((to, i) => {
    const from = skin[i] as Point
    const ground = from[1] === 0 && to[1] === 0 ? colours.steel : from[1] === to[1] ? colours.ink : colours.graphite
    return { from, to, ground, isSeen: to[1] <= from[1] }
  })
  const edges = tops.filter(([, y]) => y === 0).map((place) => path(round(place), stroke(colours.bone, 4.5)))
  return [
    ...strips.map(({ from, to }) => area([swept(from, to)], `${fill(colours.bone)} stroke="${colours.bone}" stroke-width="9"`)),
    ...strips
      .filter(({ isSeen }) => isSeen)
      .map(({ from, to, ground }) => area([swept(from, to)], `${fill(ground)} stroke="${ground}" stroke-width="1"`)),
    ...edges,
    ...[0, 1].map(wearBar),
    ...cuts(-4, 7, 0, -5),
    ...cuts(24, 32, 0, 5),
    ...cuts(17, 22, 6, -3),
    ...cuts(47, shoulder, 4, 3),
    ...shoulderCuts(),
    ...points('70.4 -15, 71.9 -22.5').map((place) => path(round(place), stroke(colours.quiet, 3))),
  ].join('')
}

/** Cuts across a part of a rib, each leaning back by `lean` millimetres. */
function cuts(from: number, to: number, first: number, lean: number): string[] {
  return Array.from({ length: 8 }, (_, i) => {
    const z = first + 8 + i * 14.5
    return path([at(from, 0, z), at(to, 0, Math.min(horizon, z + lean))], stroke(colours.ink, mix(8, 3, i / 7)))
  })
}

function shoulderCuts(): string[] {
  return Array.from({ length: 8 }, (_, i) => {
    const z = 15 + i * 14.5
    const line = sidewall.filter(([, y]) => y > -9).map(([x, y]) => at(x, y, z))
    return path(line, stroke(colours.bone, mix(4.5, 2.4, i / 7)))
  })
}

/** The top of a bar between two ribs. */
function wearBar(which: number): string {
  const [[left], [right]] = floors[which] as [Point, Point]
  const y = bar.high - groove.depth
  return area([swept([left - 0.2, y], [right + 0.2, y], bar.long)], `${fill(colours.signal)} fill-opacity="0.5"`)
}

/** The height of a bar between two arrows, to its right. */
function legalMinimum(): string {
  const [x, y] = [22, -groove.depth]
  const [high, low] = [at(x, y + bar.high), at(x, y)]
  const arrow = ([tip, level]: Point, way: 1 | -1) => {
    const outline = points('0 0, 13 30, 2.5 30, 2.5 58, -2.5 58, -2.5 30, -13 30').map(
      ([aside, far]): Point => [tip + aside, level + way * far],
    )
    return area([outline], fill(colours.signal))
  }
  return [
    ...[y, y + bar.high].map((height) => path([at(16.6, height), at(x + 2.4, height)], stroke(colours.bone, 3))),
    arrow(high, -1),
    arrow(low, 1),
  ].join('')
}

/** A piece of a tyre, cut across its tread at the wear bars, for the everyday jobs. */
export function treadSection(): Sheet {
  const face = onCut([...tops, ...sidewall, ...inside])
  const box = ([left, right]: Point, [high, low]: Point, splay = 0) =>
    onCut([
      [left - splay, high],
      [right + splay, high],
      [right, low],
      [left, low],
    ])
  const belts = [-11, -13.4].map((y) => box([-4, 58], [y, y - 1.7]))
  const bars = floors.map(([[left], [right]]) => box([left, right], [bar.high - groove.depth, -groove.depth], 0.2))
  const section = [
    area([face], `${fill(colours.graphite)} stroke="${colours.bone}" stroke-width="9"`),
    ...belts.flatMap((belt, i) => [
      ...hatching(belt, 13, i ? 45 : -45).map((line) => path(line, stroke(colours.quiet, 2.4))),
      path([...belt, belt[0] as Point], stroke(colours.quiet, 2.4)),
    ]),
    path(onCut(ply), stroke(colours.quiet, 3)),
    ...bars.map((outline) => area([outline], fill(colours.signal))),
  ].join('')
  const endedLeft = withBreakLine(behind() + section, [at(0, -21), at(0, 0), at(0, 0, 55), at(0, 2, horizon)])
  const ended = withBreakLine(endedLeft, [at(87, -33.4), at(61, -33.4)])
  return { ...size, name: 'job-tyres', layers: [ended, legalMinimum()] }
}
