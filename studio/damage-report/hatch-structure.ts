import { withBreakLine } from './break-line.ts'
import { type Camera, cameraOf } from './camera.ts'
import { area, colours, drawCar, fill, path, stroke } from './drawing.ts'
import { body, lines, wideSize } from './hatch-damage.ts'
import { measure, placed } from './sheet.ts'
import { arc, mix, type Point, points, spline, type Vector } from './vector.ts'

const steel = `${fill(colours.graphite)} stroke="${colours.bone}" stroke-width="3.4"`

/** The radiator and the end of the left rail, from the side. */
export function frontFrame({ project }: Camera): string {
  const put = (line: string) => points(line).map(([x, z]) => project([x, -0.6, z] as Vector))
  return [
    area([put('0.3 0.3, 0.36 0.3, 0.36 0.64, 0.3 0.64')], `${fill(colours.ink)} stroke="${colours.quiet}" stroke-width="2.4"`),
    area([put('0.24 0.41, 0.5 0.41, 0.5 0.52, 0.24 0.52')], steel),
    ...[0.3, 0.36, 0.42].map((x) => path(put(`${x} 0.41, ${x} 0.52`), stroke(colours.quiet, 2.4))),
  ].join('')
}

/** From above: the left rail is bent in, and a chain pulls it straight. */
export function pulled(): string[] {
  const camera = cameraOf({ ...wideSize, target: [0.42, 0, 0.5], azimuth: -90, elevation: 89.9, span: 3.1, distance: 40, at: [0.46, 0.5] })
  const car = drawCar(camera, { body, lines, glass: colours.ink, lamp: colours.ink })
  const at = (x: number, y: number): Point => camera.project([x, y, 0.5])
  /** How far the left rail is out of place, exaggerated ten times to be visible. */
  const bend = (x: number) => 0.11 * Math.max(0, (0.95 - x) / 0.75) ** 2
  const xs = Array.from({ length: 25 }, (_, i) => mix(0.2, 1.4, i / 24))
  const edge = (y: number, by: (x: number) => number) => xs.map((x): Point => at(x, y + by(x)))
  const none = () => 0
  const rail = (side: -1 | 1, by: (x: number) => number) => area([[...edge(side * 0.5, by), ...edge(side * 0.38, by).toReversed()]], steel)
  const holes = [0.46, 0.8, 1.16]
  const hole = (x: number, y: number, colour: string) => path(arc(at(x, y), 15), `${fill(colours.ink)} stroke="${colour}" stroke-width="4"`)
  const [hook, post] = [at(0.24, -0.44 + bend(0.24)), at(-0.3, -1.28)] as const
  const beam = [-0.62, -0.4, -0.2, 0, 0.2, 0.4, 0.62]
  const beamEdge = (low: number) =>
    beam.map((y): Point => at(low + 0.12 * (y / 0.62) ** 2 + (y < -0.1 ? 0.1 * ((-y - 0.1) / 0.52) ** 2 : 0), y))
  return [
    withBreakLine(
      [
        `<g opacity="0.4">${car.lines}</g>`,
        area([[...beamEdge(0.06), ...beamEdge(0.14).toReversed()]], steel),
        rail(1, none),
        rail(-1, bend),
        path(edge(-0.5, none), `${stroke(colours.signal, 4)} stroke-dasharray="16 12"`),
        path(edge(-0.38, none), `${stroke(colours.signal, 4)} stroke-dasharray="16 12"`),
      ].join(''),
      [at(1.32, 1.1), at(1.32, -1.1)],
    ),
    ...holes.map((x) => hole(x, 0.44, colours.bone)),
    ...holes.map((x, i) => hole(x, -0.44 + bend(x), i < 2 ? colours.signal : colours.bone)),
    chain(hook, post),
    tower(post),
  ]
}

/** The links of a chain, alternately flat and on edge. */
function chain([x0, y0]: Point, [x1, y1]: Point): string {
  const angle = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI
  const count = Math.round(Math.hypot(x1 - x0, y1 - y0) / 34)
  const links = Array.from({ length: count }, (_, i) => {
    const [x, y] = [mix(x0, x1, (i + 0.5) / count), mix(y0, y1, (i + 0.5) / count)]
    const high = i % 2 ? 6 : 22
    return `<rect x="-24" y="${-high / 2}" width="48" height="${high}" rx="${high / 2}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(2)})" ${fill(i % 2 ? colours.bone : 'none')} stroke="${colours.bone}" stroke-width="${i % 2 ? 1 : 5}"/>`
  })
  return links.join('')
}

/** The pulling post from above, its ram behind it. */
function tower([x, y]: Point): string {
  const box = (left: number, top: number, width: number, height: number) =>
    `<rect x="${x + left}" y="${y + top}" width="${width}" height="${height}" rx="8" ${steel}/>`
  return box(-10, -46, 120, 92) + box(110, -22, 90, 44) + path(arc([x + 50, y], 20), stroke(colours.bone, 4))
}

/** A section through the left front corner: skin, beam, crush box and rail, with their correct positions. */
export function hidden(): string[] {
  const dash = `${stroke(colours.signal, 4)} stroke-dasharray="16 12"`
  const skinWas = spline(points('330 480, 210 560, 160 700, 156 900, 180 1060, 260 1140'), 6)
  const skinIs = spline(points('330 480, 236 560, 214 680, 262 860, 236 1020, 276 1140'), 6)
  const folds = points('430 760, 470 726, 510 786, 550 722, 590 790, 630 730, 660 760')
  const under = folds.map(([x, y]): Point => [x, 1660 - y])
  return placed(
    1.2,
    [-70, -172],
    [
      area([points('700 750, 1200 750, 1200 910, 700 910')], steel),
      path(points('700 790, 1200 790'), stroke(colours.quiet, 2.4)),
      path(points('700 870, 1200 870'), stroke(colours.quiet, 2.4)),
      area([points('660 700, 700 700, 700 960, 660 960')], steel),
      area([[...folds, ...under.toReversed()]], steel),
      ...[1, 2, 3, 4, 5].map((i) => path([folds[i] as Point, under[i] as Point], stroke(colours.quiet, 2.4))),
      area([points('330 700, 430 700, 430 960, 330 960')], steel),
      area([points('360 735, 400 735, 400 925, 360 925')], `${fill(colours.ink)} stroke="${colours.quiet}" stroke-width="2.4"`),
      path(skinIs, stroke(colours.bone, 9)),
      path(skinWas, dash),
      path([...points('254 700, 254 960')], dash),
      measure([254, 1010], [330, 1010], colours.signal, 18),
    ],
  )
}

/** The front frame from the front, with a measuring bar across each diagonal. */
export function diagonals(): string[] {
  const [a, b, c, d] = [
    [160, 400],
    [1040, 400],
    [996, 1220],
    [160, 1220],
  ] as const satisfies readonly Point[]
  const tube = (line: readonly Point[], wide: number) =>
    path(line, stroke(colours.bone, wide)) + path(line, stroke(colours.graphite, wide - 7))
  const hole = ([x, y]: Point, colour: string) => path(arc([x, y], 26), `${fill(colours.ink)} stroke="${colour}" stroke-width="6"`)
  const bar = (from: Point, to: Point, colour: string) => {
    const at = (t: number): Point => [mix(from[0], to[0], t), mix(from[1], to[1], t)]
    return [
      path([at(0.02), at(0.98)], `${stroke(colours.ink, 30)}`),
      path([at(0.06), at(0.94)], `${stroke(colour, 14)}`),
      path([at(0.3), at(0.7)], `${stroke(colour, 26)}`),
      path([at(0.305), at(0.695)], `${stroke(colours.ink, 14)}`),
      path([at(0), at(0.06)], stroke(colour, 5)),
      path([at(0.94), at(1)], stroke(colour, 5)),
    ].join('')
  }
  return placed(
    1.08,
    [-48, -95],
    [
      path([b, [1040, 1220], d], `${stroke(colours.signal, 4)} stroke-dasharray="16 12"`),
      tube([a, b], 74),
      tube([d, c], 74),
      tube([a, d], 62),
      tube([b, c], 62),
      bar(b, d, colours.bone),
      bar(a, c, colours.signal),
      ...[a, b, d].map((place) => hole(place, colours.bone)),
      hole(c, colours.signal),
      measure([996, 1290], [1040, 1290], colours.signal, 18),
    ],
  )
}
