import { withBreakLine } from './break-line.ts'
import { area, colours, fill, path, stroke } from './drawing.ts'
import { hatching } from './hatching.ts'
import { arrowsAt, type Sheet } from './sheet.ts'
import { type Point, points, spline } from './vector.ts'

const size = { width: 1920, height: 1280 }
/** Of the 16:9 that the page shows, 8 % stay empty at the top and at the bottom: where both subjects end. */
const ground = 1084
/** Pixels per millimetre. */
const scale = 10
/** A place on the joint in millimetres from its ball: x along the shank, z up the stud. */
const at = ([x, z]: Point): Point => [270 + x * scale, ground - (z + 18) * scale]
/** How far the stud's end moves when somebody rocks the wheel, in millimetres. */
const play = 3
const end = 65
const lean = Math.atan(play / end)

const tilted = ([x, z]: Point): Point => [x * Math.cos(lean) + z * Math.sin(lean), z * Math.cos(lean) - x * Math.sin(lean)]
const mirrored = (half: readonly Point[]): Point[] => [...half, ...half.map(([x, z]): Point => [-x, z]).toReversed()]
const solid = (outline: readonly Point[], ground: string = colours.steel) =>
  area([outline.map(at)], `${fill(ground)} stroke="${colours.bone}" stroke-width="5"`)
const line = (from: Point, to: Point, colour: string = colours.quiet, width = 3) => path([at(from), at(to)], stroke(colour, width))

const stud = mirrored(points('7.8 24, 6.2 46, 5.6 46, 5.6 64, 4.6 65'))
const nut = mirrored(points('9.2 47, 10.1 48, 10.1 54, 9.2 55, 7.8 55, 7.8 60'))
const boot = mirrored(spline(points('15.2 11.5, 17.8 15.8, 14.4 19.2, 15.8 22.4, 11.4 25.4, 12 28, 8.2 30.5'), 0.4))
const housing = mirrored(points('11.5 -18, 14.5 -17, 16.5 -13.5, 16.5 8, 14.8 12'))
const shank = points('14 -10.5, 50 -8.5, 52 -7.8, 117 -7.8, 119 -6.5, 119 6.5, 117 7.8, 52 7.8, 50 8.5, 14 10.5')

/** A tie rod end whose worn ball lets its stud rock. */
function tieRodEnd(): string {
  const dashed = `${stroke(colours.signal, 5)} stroke-dasharray="14 10"`
  const aboveBoot = stud.filter(([, z]) => z > 30)
  const ghost = [[[-7.2, 31], ...aboveBoot.slice().reverse(), [7.2, 31]] as Point[], [...nut, nut[0] as Point]].map((outline) =>
    path(outline.map(tilted).map(at), dashed),
  )
  const above = end + 8.5
  const parts = [
    solid(shank),
    solid(housing),
    solid(stud),
    solid(nut),
    line([-4.6, 47.4], [-4.6, 54.6]),
    line([4.6, 47.4], [4.6, 54.6]),
    solid(boot, colours.graphite),
    ...points('16 15.8, 14.4 19.2, 14.6 22.4').map(([x, z]) => line([-x, z], [x, z])),
    ...ghost,
    line([0, -20.5], [0, above]),
    line([play, end + 1], [play, above], colours.signal),
  ]
  return [
    withBreakLine(parts.join(''), [at([44, 13]), at([44, -13])]),
    arrowsAt(at([0, above - 1.5]), at([play, above - 1.5]), colours.signal),
  ].join('')
}

/** How deep the groove is. The tyre's section is in millimetres: x across from the middle of the groove, y up from the worn tread. */
const depth = 4
const rubber = points('-20 0, -5 0, -4.2 -4, 4.2 -4, 5 0, 17 0')
const shoulder = spline(points('17 0, 21.5 -1.4, 24.6 -5, 26 -11, 27.2 -19, 28 -29'), 0.5)
const inside = spline(points('21 -29, 20.2 -22, 17.6 -17, 12 -14.6, 4 -14.2, -20 -14.2'), 0.5)
/** The tread when it was new, on both sides of the groove. */
const fresh = ['-20 3.5, -5.7 3.5, -5 0', '5 0, 5.7 3.5, 17 3.5'].map(points)

/** The tread of a tyre with a groove, and what is left of it. */
function tyreTread(): string {
  const pixels = 20
  const on = ([x, y]: Point): Point => [1240 + x * pixels, 596 - y * pixels]
  const outline = [...rubber, ...shoulder, ...inside].map(on)
  const belts = [-7.6, -10.4].map((y) => points(`-20 ${y}, 14 ${y}, 14 ${y - 1.6}, -20 ${y - 1.6}`).map(on))
  const content = [
    area([outline], `${fill(colours.graphite)} stroke="${colours.bone}" stroke-width="6"`),
    ...belts.flatMap((belt, i) => [
      ...hatching(belt, 16, i ? -45 : 45).map((stripe) => path(stripe, stroke(colours.quiet, 3))),
      area([belt], stroke(colours.quiet, 3)),
    ]),
    ...fresh.map((edge) => path(edge.map(on), `${stroke(colours.quiet, 3)} stroke-dasharray="12 10"`)),
  ].join('')
  const broken = withBreakLine(withBreakLine(content, [on([-18.5, -16]), on([-18.5, 5])]), [on([30, -24.4]), on([18, -24.4])])
  const [top, bottom] = [on([0, 0]), on([0, -depth])]
  return [broken, path([on([-5, 0]), on([5, 0])], stroke(colours.quiet, 4)), arrowsAt(top, bottom, colours.bone, [100, 62])].join('')
}

/** Two things that a WoF inspection turned up, one fixed and one that can wait, for the sample quotes. */
export function wofFindings(): Sheet {
  return { ...size, name: 'testimonial-2', layers: [tieRodEnd(), tyreTread()] }
}
