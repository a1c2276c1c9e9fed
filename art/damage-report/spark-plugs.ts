import { withBreakLine } from './break-line.ts'
import { area, colours, fill, path, stroke } from './drawing.ts'
import { hatching } from './hatching.ts'
import { type Sheet, words } from './sheet.ts'
import { type Point, points, spline } from './vector.ts'

const size = { width: 1920, height: 1280 }
const pixels = 48
/** Where the shells' rims and the break lines are: of the 16:9 that the page shows, 8 % stay empty at the top and at the bottom. */
const [rim, cut] = [500, 1080]
/** The thread, M10 × 1. */
const thread = { crest: 5, root: 4.45, pitch: 1, start: -0.9 }
/** How far the arrows of the measured gap are to the right of the axis, in millimetres. */
const gauge = 2.5

/** Puts a place on a plug, in millimetres aside of its axis and up from its shell's rim, onto the sheet. `way` is -1 where the gap opens to the left. */
type Place = (point: Point) => Point
const placeAt =
  (axis: number, way: 1 | -1 = 1): Place =>
  ([x, z]) => [axis + way * x * pixels, rim - z * pixels]

/** The heights between which the gap is, the outlines of both electrodes, and the colour of the insulator's nose. */
type FiringEnd = { gap: Point; centre: readonly Point[]; strap: readonly Point[]; nose: string }
const outerBend = [[-4.3, 0] as Point, ...spline(points('-4.3 4.2, -4.2 5, -3.85 5.75, -3.2 6.2, -2.4 6.35'), 0.1)]
const innerBend = [...spline(points('-2.3 5, -2.7 4.9, -2.95 4.6, -3 4.2'), 0.1), [-3, 0] as Point]
const fresh: FiringEnd = {
  gap: [4.2, 5],
  centre: points('-1.2 2.4, -1.2 4.2, 1.2 4.2, 1.2 2.4'),
  strap: [...outerBend, ...points('1.5 6.35, 1.5 5'), ...innerBend],
  nose: colours.bone,
}
/** Sparks have rounded its centre electrode and hollowed its strap, and soot greys its nose. */
const worn: FiringEnd = {
  gap: [3.85, 5.15],
  centre: [[-1.2, 2.4], ...spline(points('-1.2 3.1, -1.1 3.5, -0.76 3.78, 0 3.85, 0.7 3.77, 1.05 3.46, 1.2 2.96'), 0.1), [1.2, 2.4]],
  strap: [
    ...outerBend,
    ...spline(points('0.85 6.35, 1.18 6.22, 1.3 5.9, 1.1 5.45, 0.65 5.2, 0 5.15, -1 5.15, -1.7 5.06, -2.3 5'), 0.1),
    ...innerBend,
  ],
  nose: colours.quiet,
}

const solid = (at: Place, outline: readonly Point[], ground: string) =>
  area([outline.map(at)], `${fill(ground)} stroke="${colours.bone}" stroke-width="7"`)

/** The threaded shell, which goes on beyond a break line. */
function shell(at: Place): string {
  const { crest, root, pitch, start } = thread
  const turns = Array.from({ length: 14 }, (_, i) => start - i * pitch)
  const right = turns.flatMap((z): Point[] => [
    [root, z],
    [crest, z - pitch * 0.42],
    [crest, z - pitch * 0.58],
  ])
  const left = right.map(([x, z]): Point => [-x, z - pitch / 2])
  const outline: Point[] = [[root, 0], ...right, ...left.toReversed(), [-root, start], [-root, 0]]
  const lines = turns.flatMap((z) => [
    path([at([-root, z - pitch / 2]), at([root, z])], stroke(colours.bone, 5)),
    path([at([-crest, z - pitch]), at([crest, z - pitch / 2])], stroke(colours.quiet, 3)),
  ])
  const ends = [crest + 0.5, -crest - 0.5].map((x): Point => [at([x, 0])[0], cut])
  return withBreakLine(solid(at, outline, colours.steel) + lines.join(''), ends)
}

/** What a worn plug's electrodes have lost: what is left covers the rest of their new outlines. */
function lost(at: Place): string {
  const outlines = [fresh.centre, fresh.strap].map((outline) => outline.map(at))
  return outlines
    .flatMap((outline) => [
      area([outline], `${fill(colours.signal)} fill-opacity="0.4"`),
      ...hatching(outline, 15, -45).map((line) => path(line, stroke(colours.signal, 5))),
      area([outline], stroke(colours.signal, 7)),
    ])
    .join('')
}

/** A plug with its firing end up: the electrodes, the insulator's nose and the threaded shell, whose thread rises to the right on every plug. */
const plug = (axis: number, at: Place, { centre, strap, nose }: FiringEnd) =>
  [
    solid(at, centre, colours.steel),
    solid(at, points('-2.75 -0.5, -2.6 0.5, -1.75 2.3, -1.6 2.6, 1.6 2.6, 1.75 2.3, 2.6 0.5, 2.75 -0.5'), nose),
    solid(at, strap, colours.steel),
    shell(placeAt(axis)),
  ].join('')

/** Arrows at both ends of the gap, its width beside them. */
function gapMeasured(at: Place, { gap: [low, high] }: FiringEnd, label: string, colour: string): string {
  const [[x, top], [, bottom]] = [at([gauge, high]), at([gauge, low])]
  const arrow = (tip: number, way: 1 | -1) =>
    path(points(`${x} ${tip + way * 22}, ${x} ${tip + way * 80}`), stroke(colour, 6)) +
    area([points('0 0, 13 26, -13 26').map(([aside, far]): Point => [x + aside, tip + way * far])], fill(colour))
  const extension = (z: number, from: number) => path([at([from, z]), at([gauge + 0.6, z])], stroke(colours.quiet, 3))
  const [beside, baseline] = at([gauge + 1, fresh.gap[0]])
  const anchor = beside < x ? 'end' : 'start'
  return [
    extension(high, 1.7),
    extension(low, 1.4),
    arrow(top, -1),
    arrow(bottom, 1),
    words({ text: `${(high - low).toFixed(1)} mm`, at: [beside, baseline + 20], size: 100, style: 'figure', anchor }, colour),
    words({ text: label, at: [beside, baseline + 104], size: 70, style: 'label', anchor }, '#b9bdc1'),
  ].join('')
}

/** The firing ends of a new spark plug and of a worn one, to one scale, the gap of each measured, for the sample quotes. */
export function sparkPlugs(): Sheet {
  const axes = [675, 1245] as const
  const [left, right] = [placeAt(axes[0], -1), placeAt(axes[1])]
  return {
    ...size,
    name: 'testimonial-1',
    layers: [
      plug(axes[0], left, fresh),
      lost(right),
      plug(axes[1], right, worn),
      gapMeasured(left, fresh, 'New', colours.bone),
      gapMeasured(right, worn, 'Worn', colours.signal),
    ],
  }
}
