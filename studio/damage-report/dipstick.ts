import { area, colours, fill, path, stroke, within } from './drawing.ts'
import { hatching } from './hatching.ts'
import { placed, type Sheet } from './sheet.ts'
import { outlined } from './text.ts'
import { arc, type Point, points } from './vector.ts'

const size = { width: 1600, height: 1200 }
/** Where the stick's end is, and how steeply it rises to its handle. */
const end: Point = [548, 800]
const rise = (38.5 * Math.PI) / 180

/** A place on the stick, in pixels along it from its end and across it. */
const at = ([along, across]: Point): Point => [
  end[0] + along * Math.cos(rise) + across * Math.sin(rise),
  end[1] - along * Math.sin(rise) + across * Math.cos(rise),
]

/** The blade's half width, and how far from its end its marks are. */
const half = 54
const marks = { min: 250, max: 520 }
const notch = 20

/** One edge of the blade, up to a distance from its end, with a notch at each mark. */
const edge = (to: number, side: -1 | 1): Point[] => [
  [34, side * 20],
  [70, side * half],
  ...[marks.min, marks.max]
    .filter((mark) => mark < to)
    .flatMap((mark): Point[] => [
      [mark - notch, side * half],
      [mark, side * (half - notch)],
      [mark + notch, side * half],
    ]),
  [to, side * half],
]
const blade = [...edge(760, -1), ...edge(760, 1).toReversed()].map(at)

const engraved = (text: string, along: number, colour: string) =>
  `<path d="${outlined({ text, at: [along, 27], size: 78, style: 'label', anchor: 'middle' }, at)}" ${fill(colour)}/>`
const part = (outline: readonly Point[], ground: string, width = 4) =>
  area([outline], `${fill(ground)} stroke="${colours.bone}" stroke-width="${width}"`)

/** The oil on the blade up to its full mark, cross-hatched between the marks. */
function oil(): string {
  const { min, max } = marks
  const film = [...edge(max, -1), [max + 26, 0] as Point, ...edge(max, 1).toReversed()].map(at)
  const safe = points(`${min} ${-half}, ${max} ${-half}, ${max} ${half}, ${min} ${half}`).map(at)
  const lines = [6, 96].flatMap((degrees) => hatching(safe, 30, degrees)).map((line) => path(line, stroke(colours.ink, 4)))
  return within([blade], area([film], fill(colours.quiet)) + lines.join(''))
}

/** The ring by which the stick is pulled, and the seal that closes its tube. */
function handle(): string {
  const ring = arc([1040, 0], 116).map(at)
  const hole = arc([1040, 0], 75).map(at)
  return [
    area([ring, hole.toReversed()], `${fill(colours.graphite)} fill-rule="evenodd" stroke="${colours.bone}" stroke-width="8"`),
    part(points('750 -74, 830 -74, 850 -52, 920 -40, 920 40, 850 52, 830 74, 750 74').map(at), colours.graphite, 8),
    ...[786, 822].map((along) => path(points(`${along} -70, ${along} 70`).map(at), stroke(colours.quiet, 4))),
  ].join('')
}

/** A new oil filter on its closed end: its plate with the thread in the middle, and the flutes for the wrench round its can. */
function filter(): string {
  const [x, top, bottom] = [376, 192, 940]
  const [wide, deep] = [290, 96]
  const flutesFrom = bottom - 170
  const ellipse = (y: number, share = 1) => arc([0, 0], 1).map(([a, b]): Point => [x + a * wide * share, y + b * deep * share])
  const lower = (y: number) => ellipse(y).slice(0, 61)
  const can: Point[] = [[x + wide, top], ...lower(bottom), [x - wide, top]]
  const flutes = Array.from({ length: 17 }, (_, i) => {
    const angle = (i * 11.25 * Math.PI) / 180
    const place = (y: number): Point => [x + wide * Math.cos(angle), y + deep * Math.sin(angle)]
    return path([place(flutesFrom), place(bottom)], stroke(colours.ink, 5))
  })
  const holes = Array.from({ length: 8 }, (_, i) => {
    const angle = ((i * 45 + 22) * Math.PI) / 180
    return part(
      arc([0, 0], 1).map(([a, b]): Point => [x + wide * 0.56 * Math.cos(angle) + a * 28, top + deep * 0.56 * Math.sin(angle) + b * 10]),
      colours.ink,
    )
  })
  return [
    area([can], fill(colours.signal)),
    ...flutes,
    ...[flutesFrom, top + 44].map((y) => path(lower(y), stroke(colours.ink, 5))),
    area([can], stroke(colours.bone, 8)),
    part(ellipse(top), colours.graphite, 8),
    part(ellipse(top, 0.92), colours.ink),
    part(ellipse(top, 0.8), colours.steel),
    ...holes,
    part(ellipse(top, 0.32), colours.bone),
    part(ellipse(top, 0.24), colours.ink),
  ].join('')
}

/** A new oil filter with how often it is changed, and a dipstick with clean oil up to its full mark. */
export function dipstick(): Sheet {
  return {
    ...size,
    name: 'job-engine',
    layers: placed(
      1.1,
      [-70, 0],
      [
        filter(),
        part(blade, colours.graphite, 8),
        oil(),
        area([blade], stroke(colours.bone, 8)),
        handle(),
        engraved('MIN', 148, colours.ink),
        engraved('MAX', 646, colours.bone),
      ],
    ),
  }
}
