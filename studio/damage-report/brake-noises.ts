import { withBreakLine } from './break-line.ts'
import { area, colours, fill, path, stroke } from './drawing.ts'
import type { Sheet } from './sheet.ts'
import { type Point, points, roundedBox, spline } from './vector.ts'

const { bone, quiet, signal, graphite, steel, ink } = colours

/** The room of each drawing. */
const cell = { width: 670, height: 320 }
/** Pixels per millimetre where a pad meets the disc. */
const scale = 11
/** The heights of a disc's faces and of the vent between them, and the thickness of a pad's plate, in millimetres. */
const [face, vent, plate] = [6, 6, 6]

/** A place in millimetres along the disc and up from its face. */
const at = ([x, z]: Point): Point => [x * scale, 123 - z * scale]
const box = (left: number, right: number, low: number, high: number): Point[] => [
  [left, low],
  [left, high],
  [right, high],
  [right, low],
]
const solid = (outline: readonly Point[], ground: string) => area([outline], `${fill(ground)} stroke="${bone}" stroke-width="7"`)
const part = (outline: readonly Point[], ground: string) => solid(outline.map(at), ground)

/** Ends a drawing at its right edge, where the parts go on. */
const endedRight = (content: string, top = -20, bottom = cell.height + 14) =>
  withBreakLine(content, [
    [cell.width - 16, top],
    [cell.width - 16, bottom],
  ])
const endedLeft = (content: string, top: number) =>
  withBreakLine(content, [
    [16, cell.height + 14],
    [16, top],
  ])

/** A pad worn down to its wear indicator, whose spring touches the disc, seen on the disc's edge. */
function squeal(): string {
  const lining = 3
  const end = 20
  const vanes = Array.from({ length: 9 }, (_, i) => area([box(i * 7.5 + 3, i * 7.5 + 5.5, -face - vent, -face).map(at)], fill(quiet)))
  const disc = [
    area([box(-3, 70, -face - vent, -face).map(at)], fill(graphite)),
    ...vanes,
    part(box(-3, 70, -face, 0), steel),
    part(box(-3, 70, -2 * face - vent, -face - vent), steel),
  ].join('')
  const pad = part(box(end + 3, 70, 0, lining), quiet) + part(box(end, 70, lining, lining + plate), graphite)
  const back = lining + plate + 1
  const tab = [
    at([end + 13, back]),
    ...spline(
      points(
        `${end + 1} ${back}, ${end - 1.6} ${back - 0.6}, ${end - 2.4} ${back - 2.6}, ${end - 2.4} 4.4, ${end - 3.4} 1.9, ${end - 6.5} 0.9`,
      ),
      0.3,
    ).map(at),
  ]
  const rivet = roundedBox(at([end + 8, back + 0.9]), 52, 20, 8)
  return [endedLeft(endedRight(disc + pad), 100), path(tab, stroke(ink, 34)), path(tab, stroke(signal, 22)), solid(rivet, steel)].join('')
}

/** The grooves that a bare plate cuts into a disc, across the disc from its lip. */
const grooves: readonly Point[] = [
  [9, 1.3],
  [9.6, 0],
  ...points(
    '11 -0.6, 12.2 0, 13.6 0.2, 15.2 -1.7, 17 -0.2, 18.6 0.3, 20.4 -1.2, 21.8 0, 24 0.2, 25.8 -1.9, 27.8 -0.3, 29.6 0.3, 31.2 -1.3',
  ),
  ...points('32.8 0.1, 35 0.2, 37 -1.8, 39 -0.2, 40.6 0.3, 42.4 -1.4, 44 0, 46 0.2, 47.8 -1.8, 49.6 0'),
]

/** A plate without its lining, pressed into a scored disc, cut across the disc. */
function grind(): string {
  const worn = grooves.slice(1)
  const lip: Point[] = [
    [3, -face],
    [3, 1.3],
    [9, 1.3],
  ]
  const disc = [
    area([box(3, 70, -face - vent, -face).map(at)], fill(graphite)),
    ...[10, 22, 34, 46].map((x) => area([box(x, x + 4, -face - vent, -face).map(at)], fill(quiet))),
    part([...lip, ...worn, [52, 1.3], [70, 1.3], [70, -face]], steel),
    part(box(3, 70, -2 * face - vent, -face - vent), steel),
  ].join('')
  const bare: Point[] = [...worn, [49.6, plate], [9.6, plate]]
  const piston = part(box(18, 41, plate, 16), steel) + part(box(22.5, 36.5, plate + 1.6, 16), ink)
  const above = [at([15, 11.6]), at([44, 11.6])]
  return withBreakLine(piston, above) + endedRight(disc, 90) + part(bare, signal)
}

/** The end of a pad whose ear has play in the bracket, seen from the disc. */
function click(): string {
  const slot = { left: 96, right: 212, top: 88, bottom: 236 }
  const bracket = [
    points('20 -30, 212 -30'),
    points(`212 ${slot.top}, ${slot.left} ${slot.top}, ${slot.left} ${slot.bottom}, 212 ${slot.bottom}`),
    points('212 350, 20 350'),
  ].flat()
  const ear = { left: 140, top: 128, bottom: 218 }
  const pad: Point[] = [
    ...points(`${ear.left} ${ear.top}, 250 ${ear.top}, 250 76`),
    ...spline(points('272 46, 400 20, 540 6, 700 2'), 8),
    ...spline(points('700 300, 540 304, 400 316, 272 330'), 8),
    ...points(`250 300, 250 ${ear.bottom}, ${ear.left} ${ear.bottom}`),
  ]
  const lining = [...spline(points('318 72, 420 52, 540 42, 700 38'), 8), ...spline(points('700 262, 540 266, 420 274, 318 288'), 8)]
  const play = box(slot.left, slot.right, slot.bottom, slot.top)
  const arrow = points('0 0, 36 32, 36 10, 154 10, 154 32, 190 0, 154 -32, 154 -10, 36 -10, 36 -32').map(
    ([x, y]): Point => [386 + x, 173 + y],
  )
  return [
    area([play], fill(signal)),
    withBreakLine(
      withBreakLine(solid(bracket, steel), [
        [-10, 0],
        [232, 0],
      ]),
      [
        [232, 320],
        [-10, 320],
      ],
    ),
    endedRight(solid(pad, graphite) + solid(lining, quiet)),
    area([arrow], fill(ink)),
  ].join('')
}

/** A stone between a disc and its dust shield, cut from the disc's edge to its hub. */
function scrape(): string {
  const hat = points('30 84, 396 84, 408 74, 420 4, 720 4, 720 42, 456 42, 444 110, 430 122, 30 122')
  const stone = points('160 222, 196 204, 238 203, 266 232, 258 262, 226 290, 184 286, 148 264')
  const shield = [
    ...points('4 196, 4 246'),
    ...spline(points('10 262, 28 268, 110 276, 160 292, 206 302, 252 294, 310 278, 400 270, 470 268'), 6),
    ...points('506 232, 720 232'),
  ]
  return endedRight(
    [
      area([points('30 122, 430 122, 430 162, 30 162')], fill(graphite)),
      ...[70, 180, 290, 390].map((x) => area([box(x, x + 26, 162, 122)], fill(quiet))),
      solid(hat, steel),
      solid(points('30 162, 430 162, 430 200, 30 200'), steel),
      path(shield, stroke(bone, 15)),
      path(shield, stroke(steel, 4)),
      area([stone], `${fill(signal)} stroke="${ink}" stroke-width="6"`),
    ].join(''),
    -14,
    254,
  )
}

/** What makes the four noises of brakes, in orange: from left to right as in the post's excerpt. */
export function brakeNoises(): Sheet {
  const layers = [squeal, grind, click, scrape].map((cause, i) => {
    const [x, y] = [90 + (i % 2) * 750, 175 + Math.floor(i / 2) * 520]
    return `<g transform="translate(${x} ${y})">${cause()}</g>`
  })
  return { name: 'post-brakes', width: 1600, height: 1200, layers }
}
