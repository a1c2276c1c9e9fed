import { area, colours, fill, path, stroke } from './drawing.ts'
import { leader, measure, type Sheet } from './sheet.ts'
import { type Point, points, spline } from './vector.ts'

const size = { width: 1920, height: 1280 }
/** A place on the joint in millimetres from its ball: x along the shank, z up the stud. */
const at = ([x, z]: Point): Point => [440 + x * 9.4, 945 - z * 9.4]
/** How far the stud's end moves when somebody rocks the wheel, in millimetres. */
const play = 3
const end = 65
const lean = Math.atan(play / end)

const tilted = ([x, z]: Point): Point => [x * Math.cos(lean) + z * Math.sin(lean), z * Math.cos(lean) - x * Math.sin(lean)]
const mirrored = (half: readonly Point[]): Point[] => [...half, ...half.map(([x, z]): Point => [-x, z]).toReversed()]
const solid = (outline: readonly Point[], ground: string = colours.ink) =>
  area([outline.map(at)], `${fill(ground)} stroke="${colours.bone}" stroke-width="5"`)
const line = (from: Point, to: Point, colour: string = colours.quiet, width = 3) => path([at(from), at(to)], stroke(colour, width))

const stud = mirrored(points('7.8 24, 6.2 46, 5.6 46, 5.6 64, 4.6 65'))
const nut = mirrored(points('9.2 47, 10.1 48, 10.1 54, 9.2 55, 7.8 55, 7.8 60'))
const boot = mirrored(spline(points('15.2 11.5, 17.8 15.8, 14.4 19.2, 15.8 22.4, 11.4 25.4, 12 28, 8.2 30.5'), 0.4))
const housing = mirrored(points('11.5 -18, 14.5 -17, 16.5 -13.5, 16.5 8, 14.8 12'))
const shank = points('14 -10.5, 50 -8.5, 52 -7.8, 117 -7.8, 119 -6.5, 119 6.5, 117 7.8, 52 7.8, 50 8.5, 14 10.5')
const lockNut = points('83 -11, 84 -12.2, 92 -12.2, 93 -11, 93 11, 92 12.2, 84 12.2, 83 11')

/** The threads from one place to another along the shank. */
const thread = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 2.2) }, (_, i) => line([from + i * 2.2, -7.4], [from + 1.4 + i * 2.2, 7.4])).join('')

/** A tie rod end whose worn ball lets its stud rock, for the sample quotes. */
export function tieRodEnd(): Sheet {
  const dashed = `${stroke(colours.signal, 5)} stroke-dasharray="14 10"`
  const aboveBoot = stud.filter(([, z]) => z > 30)
  const ghost = [[[-7.2, 31], ...aboveBoot.slice().reverse(), [7.2, 31]] as Point[], [...nut, nut[0] as Point]].map((outline) =>
    path(outline.map(tilted).map(at), dashed),
  )
  const high = end + 7
  const [still, rocked] = [at([0, high]), at([play, high])] as const
  return {
    ...size,
    name: 'testimonial-2',
    layers: [
      solid(shank),
      thread(54, 82),
      thread(94, 117),
      solid(lockNut),
      line([83, 5.5], [93, 5.5]),
      line([83, -5.5], [93, -5.5]),
      solid(housing),
      solid(stud),
      solid(nut),
      line([-4.6, 47.4], [-4.6, 54.6]),
      line([4.6, 47.4], [4.6, 54.6]),
      solid(boot, colours.graphite),
      ...points('16 15.8, 14.4 19.2, 14.6 22.4').map(([x, z]) => line([-x, z], [x, z])),
      ...ghost,
      line([0, -22], [0, high + 3]),
      line([play, end + 1], [play, high + 3], colours.signal),
      measure(still, rocked, colours.signal, 14),
      leader({
        from: rocked,
        to: [820, 330],
        figure: `${play} mm`,
        label: 'Play in the joint',
        colour: colours.signal,
        sizes: { figure: 120, label: 70 },
      }),
    ],
  }
}
