import { rearDoor, rearWindow } from './car/sedan-lines.ts'
import { type Dent, deepest, rings, times } from './dent.ts'
import { area, colours, fill, path, stroke, within } from './drawing.ts'
import { dark, doorBox, doorDent } from './sedan-wide.ts'
import { contourMap, dashed, type Sheet } from './sheet.ts'
import { arc, mix, type Point, points, roundedBox, spline } from './vector.ts'

const size = { width: 1200, height: 1600 }
/** The rear door from the side, in pixels per metre. */
const pixels = 880
const put = ([x, z]: Point): Point => [104 + (x - 2.345) * pixels, 192 + (1.378 - z) * pixels]
const shell = spline(rearDoor.slice(0, -1), 0.006, true).map(put)
const glass = rearWindow.map(put)
/** The height of section A–A, through the deepest point. */
const cut = deepest(doorDent, doorBox).at[1]
const sectionBase = 1288
const coats = { primer: '#878e96', base: dark.wall, clear: dark.wall }

type Stage = {
  /** How much of the dent is left. */
  left: number
  ground?: string
  stripped?: boolean
  over?: () => string
  beside?: () => string
  line?: string
}

const stages: readonly Stage[] = [
  { left: 1 },
  { left: 1, over: readings },
  { left: 1, stripped: true, beside: takenOff },
  { left: 0.58, stripped: true, over: tabs },
  { left: 0.3, stripped: true, over: strikes },
  { left: 0.105, stripped: true, over: filler },
  { left: 0, stripped: true, ground: coats.primer, over: guideCoat, line: colours.ink },
  { left: 0, stripped: true, ground: coats.primer, over: baseCoat, line: '#c9ccd0' },
  { left: 0, ground: coats.clear, over: reflections, line: '#c9ccd0' },
]

/** Nine sheets of one door: the contour rings disappear and the colour returns. */
export const sedanTall: readonly (() => Sheet)[] = stages.map((stage, i) => () => ({
  ...size,
  name: `project-b-tall-${i + 1}`,
  layers: layersOf(stage),
}))

function layersOf({ left, ground, stripped, over, beside, line = colours.quiet }: Stage): string[] {
  const dent = times(doorDent, left)
  return [
    ground ? area([shell], fill(ground)) : '',
    within([shell], contourMap(rings(dent, doorBox), put, 1.3)),
    within([shell], over?.() ?? ''),
    area([glass], `${fill(stripped ? colours.ink : '#1d2229')} stroke="${ground ? line : colours.bone}" stroke-width="3"`),
    stripped ? openings(ground ? line : colours.quiet) : fittings(line),
    path([...shell, shell[0] as Point], stroke(colours.bone, 5)),
    within(
      [shell],
      path(spline(points('2.43 0.776, 2.8 0.792, 3.4 0.826')).map(put), stroke(line, 2.4)) +
        path(spline(points('2.43 0.357, 2.8 0.364, 3.2 0.39')).map(put), stroke(line, 2.4)),
    ),
    section(dent),
    beside?.() ?? '',
  ]
}

const handle = roundedBox([3.2, 0.872], 0.2, 0.034, 0.016).map(put)

/** Handle and moulding. */
function fittings(line: string): string {
  return [
    path(handle, `${fill(colours.ink)} stroke="${line}" stroke-width="3"`),
    path(points('2.42 0.952, 2.9 0.965, 3.45 0.99').map(put), stroke(line, 7)),
  ].join('')
}

/** The handle and the moulding, beside the door. */
function takenOff(): string {
  const [x, y] = [170, 470]
  const [from] = handle as [Point]
  return [
    dashed([from[0] - 30, from[1] + 30], [from[0] - 30 + x, from[1] + y - 30]),
    path(
      handle.map(([px, py]): Point => [px + x, py + y]),
      `${fill(colours.ink)} stroke="${colours.bone}" stroke-width="3"`,
    ),
    path(
      [
        [1162, 210],
        [1144, 1116],
      ],
      stroke(colours.bone, 7),
    ),
  ].join('')
}

/** The door without handle, glass and trim. */
function openings(line: string): string {
  const hole = (points: Point[]) => path(points.map(put), `${fill(colours.ink)} stroke="${line}" stroke-width="2.4"`)
  return [
    hole(roundedBox([3.13, 0.872], 0.035, 0.03, 0.014)),
    hole(roundedBox([3.275, 0.872], 0.05, 0.034, 0.016)),
    hole(arc([3.405, 0.93], 0.009)),
    hole(arc([3.3, 0.7], 0.009)),
  ].join('')
}

function section(dent: Dent): string {
  const [from, to, base] = [2.437, 3.262, sectionBase]
  const deep = (x: number): number => dent(x, cut) * 9
  const profile = Array.from({ length: 166 }, (_, i): Point => {
    const x = mix(from, to, i / 165)
    return [put([x, cut])[0], base + deep(x)]
  })
  const [left, right] = [put([from, cut])[0], put([to, cut])[0]]
  const [high] = [put([0, cut])[1]]
  const end = (x: number) =>
    path(
      [
        [x, high - 24],
        [x, high + 24],
      ],
      stroke(colours.bone, 3),
    )
  const marks = Array.from({ length: 8 }, (_, i) =>
    path(
      [
        [left - 26 - (i % 5 ? 0 : 12), base + i * 18],
        [left - 12, base + i * 18],
      ],
      stroke(colours.quiet, 2),
    ),
  )
  return [
    path(
      [
        [left + 14, high],
        [right - 14, high],
      ],
      `${stroke(colours.bone, 2)} stroke-dasharray="34 10 6 10"`,
    ),
    end(left),
    end(right),
    path(
      [
        [left, base],
        [right, base],
      ],
      `${stroke(colours.quiet, 2)} stroke-dasharray="8 9"`,
    ),
    ...marks,
    area([[[left, base], ...profile, [right, base]]], `${fill(colours.signal)} fill-opacity="0.28"`),
    path(profile, stroke(colours.bone, 5)),
  ].join('')
}

/** Where depths were read along the section. */
function readings(): string {
  return [2.55, 2.7, 2.86, 3.0, 3.14]
    .map((x) => {
      const [px, py] = put([x, cut])
      return `<circle cx="${px}" cy="${py}" r="13" ${fill(colours.bone)}/>`
    })
    .join('')
}

const alongCrease = (count: number): Point[] =>
  Array.from({ length: count }, (_, i) => [mix(2.62, 3.12, i / (count - 1)), mix(0.54, 0.66, i / (count - 1))])

/** Glued tabs along the crease. */
function tabs(): string {
  return alongCrease(6)
    .map((at) => {
      const [x, y] = put(at)
      return `<circle cx="${x}" cy="${y}" r="27" ${fill(colours.ink)} stroke="${colours.bone}" stroke-width="4"/><circle cx="${x}" cy="${y}" r="9" ${fill(colours.bone)}/>`
    })
    .join('')
}

/** Small crosses where a lever has pushed from behind. */
function strikes(): string {
  return [-0.035, 0, 0.035]
    .flatMap((side) => alongCrease(11).map(([x, z]): Point => [x + side, z + side]))
    .map((at) => {
      const [x, y] = put(at)
      return (
        path(
          [
            [x - 9, y - 9],
            [x + 9, y + 9],
          ],
          stroke(colours.bone, 3),
        ) +
        path(
          [
            [x - 9, y + 9],
            [x + 9, y - 9],
          ],
          stroke(colours.bone, 3),
        )
      )
    })
    .join('')
}

function filler(): string {
  const edge = (depth: number) =>
    rings(times(doorDent, 2 / depth), doorBox)
      .filter((ring) => ring.depth === 2)
      .map(({ line }) => line.map(put))
  const hatch = Array.from({ length: 80 }, (_, i) =>
    path(
      [
        [i * 26 - 500, 1210],
        [i * 26, 310],
      ],
      stroke('#8b939c', 2),
    ),
  ).join('')
  return area(edge(1.7), fill('#59626c')) + within(edge(1.7), hatch) + area(edge(5), fill('#a7a08f'))
}

/** A guide coat: block sanding removes it from the high spots first. */
function guideCoat(): string {
  let seed = 7
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  const dots = Array.from({ length: 2600 }, () => {
    const [x, z] = [mix(2.42, 3.42, random()), mix(0.25, 0.95, random())]
    const near = doorDent(x, z) / 14
    return random() < 0.1 + near
      ? `<circle cx="${put([x, z])[0].toFixed(1)}" cy="${put([x, z])[1].toFixed(1)}" r="${(1.2 + 1.6 * random()).toFixed(2)}"/>`
      : ''
  })
  return `<g ${fill('#3d434a')}>${dots.join('')}</g>`
}

/** The colour going on down the door, in passes that overlap by half. */
function baseCoat(): string {
  const passes = Array.from({ length: 7 }, (_, i) => {
    const top = 1.42 - 0.12 * i
    const corners: Point[] = [
      [2.3, top],
      [3.6, top],
      [3.6, top - 0.2],
      [2.3, top - 0.2],
    ]
    return area([corners.map(put)], `${fill(coats.base)} fill-opacity="0.62"`)
  })
  return passes.join('')
}

/** The reflections of floor, wall and one long light, without distortion. */
function reflections(): string {
  const band = (low: readonly [number, number], high: readonly [number, number], colour: string) =>
    area(
      [
        (
          [
            [2.3, low[0]],
            [3.6, low[1]],
            [3.6, high[1]],
            [2.3, high[0]],
          ] as Point[]
        ).map(put),
      ],
      fill(colour),
    )
  return (
    band([0.1, 0.1], [0.6, 0.66], dark.floor) +
    band([0.845, 0.905], [0.882, 0.946], dark.light) +
    band([0.792, 0.85], [0.802, 0.861], dark.light)
  )
}
