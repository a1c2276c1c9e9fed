import { withBreakLine } from './break-line.ts'
import { area, colours, fill, path, stroke } from './drawing.ts'
import { hatching } from './hatching.ts'
import { leader, measure, type Sheet } from './sheet.ts'
import { type Point, points, spline } from './vector.ts'

const size = { width: 1920, height: 1280 }
const sizes = { figure: 120, label: 70 }
/** Where both subjects stand and both leaders end. Of the 16:9 that the page shows, 8 % stay empty at the top and at the bottom. */
const [ground, high] = [1086, 302]
/** Pixels per millimetre of both, so that the play and the tread can be compared. */
const scale = 10
/** A place on the joint in millimetres from its ball: x along the shank, z up the stud. */
const at = ([x, z]: Point): Point => [280 + x * scale, ground - (z + 18) * scale]
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

/** The threads from one place to another along the shank. */
const thread = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 2.2) }, (_, i) => line([from + i * 2.2, -7.4], [from + 1.4 + i * 2.2, 7.4])).join('')

/** A tie rod end whose worn ball lets its stud rock. */
function tieRodEnd(): string {
  const dashed = `${stroke(colours.signal, 5)} stroke-dasharray="14 10"`
  const aboveBoot = stud.filter(([, z]) => z > 30)
  const ghost = [[[-7.2, 31], ...aboveBoot.slice().reverse(), [7.2, 31]] as Point[], [...nut, nut[0] as Point]].map((outline) =>
    path(outline.map(tilted).map(at), dashed),
  )
  const above = end + 5
  const [still, rocked] = [at([0, above]), at([play, above])] as const
  const parts = [
    solid(shank),
    thread(54, 82),
    solid(housing),
    solid(stud),
    solid(nut),
    line([-4.6, 47.4], [-4.6, 54.6]),
    line([4.6, 47.4], [4.6, 54.6]),
    solid(boot, colours.graphite),
    ...points('16 15.8, 14.4 19.2, 14.6 22.4').map(([x, z]) => line([-x, z], [x, z])),
    ...ghost,
    line([0, -20.5], [0, above + 2.5]),
    line([play, end + 1], [play, above + 2.5], colours.signal),
  ]
  return [
    withBreakLine(parts.join(''), [at([64, 13]), at([64, -13])]),
    measure(still, rocked, colours.signal, 14),
    leader({ from: rocked, to: [470, high], figure: `${play} mm`, label: 'Play, fixed', colour: colours.signal, sizes }),
  ].join('')
}

/** A tyre's tread across, in millimetres from its left edge and down from its top. */
const tread = { width: 76, depth: 4, grooves: [9, 27, 45, 63], groove: 6, carcass: 17 }

/** A piece of tread, with what is left of it. */
function tyreTread(): string {
  const on = ([x, z]: Point): Point => [1050 + x * scale, ground + (z - tread.carcass) * scale]
  const { width, depth, grooves, groove, carcass } = tread
  const surface: Point[] = [
    [0, 0],
    ...grooves.flatMap((x): Point[] => [
      [x, 0],
      [x + 0.6, depth],
      [x + groove - 0.6, depth],
      [x + groove, 0],
    ]),
    [width, 0],
  ]
  const belt: Point[] = [
    [0, carcass - 7],
    [width, carcass - 7],
    [width, carcass - 4],
    [0, carcass - 4],
  ]
  const outline: Point[] = [...surface, [width, carcass], [0, carcass]]
  const [first = 0] = grooves
  const middle = first + groove / 2
  const content = [
    area([outline.map(on)], `${fill(colours.graphite)} stroke="${colours.bone}" stroke-width="5"`),
    ...hatching(belt.map(on), 13).map((stripe) => path(stripe, stroke(colours.quiet, 2.4))),
    path(belt.slice(0, 2).map(on), stroke(colours.quiet, 2.4)),
    path(belt.slice(2).map(on), stroke(colours.quiet, 2.4)),
  ].join('')
  const cut = withBreakLine(withBreakLine(content, [on([width - 1, -1.1]), on([width - 1, carcass + 1.1])]), [
    on([1, carcass + 1.1]),
    on([1, -1.1]),
  ])
  const [top, bottom] = [on([middle, 0]), on([middle, depth])]
  return [
    cut,
    path([on([first - 1, 0]), on([first + groove + 1, 0])], `${stroke(colours.quiet, 2.4)} stroke-dasharray="8 7"`),
    measure(top, bottom, colours.bone, 12),
    leader({ from: top, to: [1260, high], figure: `${depth} mm`, label: 'Can wait', sizes }),
  ].join('')
}

/** Two things that a WoF inspection turned up, one fixed and one that can wait, for the sample quotes. */
export function wofFindings(): Sheet {
  return { ...size, name: 'testimonial-2', layers: [tieRodEnd(), tyreTread()] }
}
