import { withBreakLine } from './break-line.ts'
import { area, colours, fill, path, stroke } from './drawing.ts'
import { hatching } from './hatching.ts'
import { arrowsAt, type Sheet } from './sheet.ts'
import { type Point, points, spline } from './vector.ts'

const size = { width: 1920, height: 1280 }
const pixels = 96
/** Where the shells' rims and the break lines are: of the 16:9 that the page shows, 8 % stay empty at the top and at the bottom. */
const [rim, cut] = [882, 966]
/** The outside of the shell, from its rim past the break line. */
const shellEnd = points('-4.45 -2, -4.45 0, 4.45 0, 4.45 -2')
/** How far the arrows of the measured gap are from the axis, in millimetres. */
const gauge = 2.3

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

/** A plug with its firing end up: the electrodes, the insulator's nose and the shell's rim, beyond which it goes on. */
function plug(at: Place, { centre, strap, nose }: FiringEnd): string {
  const parts = [
    solid(at, centre, colours.steel),
    solid(at, points('-2.75 -0.5, -2.6 0.5, -1.75 2.3, -1.6 2.6, 1.6 2.6, 1.75 2.3, 2.6 0.5, 2.75 -0.5'), nose),
    solid(at, strap, colours.steel),
    solid(at, shellEnd, colours.steel),
  ]
  const ends = [4.66, -4.66].map((x): Point => [at([x, 0])[0], cut]).sort(([a], [b]) => b - a)
  return withBreakLine(parts.join(''), ends)
}

/** Arrows at both ends of the gap. */
function gapMeasured(at: Place, { gap: [low, high] }: FiringEnd, colour: string): string {
  const [top, bottom] = [at([gauge, high]), at([gauge, low])]
  const extension = (z: number, from: number) => path([at([from, z]), at([gauge + 0.35, z])], stroke(colours.quiet, 4))
  return [extension(high, 1.7), extension(low, 1.4), arrowsAt(top, bottom, colour, [100, 100])].join('')
}

/** The firing ends of a new spark plug and of a worn one, to one scale, the gap of each measured, for the sample quotes. */
export function sparkPlugs(): Sheet {
  const [left, right] = [placeAt(510, -1), placeAt(1410)]
  return {
    ...size,
    name: 'testimonial-1',
    layers: [
      plug(left, fresh),
      lost(right),
      plug(right, worn),
      gapMeasured(left, fresh, colours.bone),
      gapMeasured(right, worn, colours.signal),
    ],
  }
}
