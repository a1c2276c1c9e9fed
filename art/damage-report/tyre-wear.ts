import { area, colours, fill, path, stroke, within } from './drawing.ts'
import { type Sheet, words } from './sheet.ts'
import { arc, type Point, roundedBox } from './vector.ts'

const size = { width: 1920, height: 900 }
const tread = { top: 250, bottom: 790, ribs: 5, rib: 48, groove: 10 }
const wide = tread.ribs * tread.rib + (tread.ribs - 1) * tread.groove
const leftOf = (rib: number) => rib * (tread.rib + tread.groove) - wide / 2

type Worn = (x: number) => string

const strip = (x: number, from: number, width: number) =>
  `<rect x="${x + from}" y="${tread.top}" width="${width}" height="${tread.bottom - tread.top}" ${fill(colours.signal)}/>`
const ribs =
  (...numbers: number[]): Worn =>
  (x) =>
    numbers.map((rib) => strip(x, leftOf(rib), tread.rib)).join('')

/** The heel of each block on the two outer ribs, left standing as a ramp. */
const sawTooth: Worn = (x) =>
  [0, 4]
    .flatMap((rib) =>
      Array.from({ length: 10 }, (_, i) => {
        const [left, top] = [x + leftOf(rib), tread.top + i * 56]
        const ramp: Point[] = [
          [left, top],
          [left + tread.rib, top],
          [left, top + 50],
        ]
        return area([ramp], fill(colours.signal))
      }),
    )
    .join('')

/** Hollows at regular distances round the tyre. */
const dips: Worn = (x) =>
  [0, 1, 2, 3]
    .map((i) => {
      const hollow = arc([0, 0], 1).map(([px, py]): Point => [x + leftOf(4) - 8 + px * 60, tread.top + 70 + i * 132 + py * 42])
      return area([hollow], fill(colours.signal))
    })
    .join('')

/** In the order of the list beside the picture, whose numbers these are. */
const patterns: readonly Worn[] = [
  ribs(0, 4),
  ribs(2),
  (x) => ribs(4)(x) + strip(x, leftOf(3) + tread.rib / 2, tread.rib / 2),
  sawTooth,
  dips,
]

/** A tyre from the front: its ribs with their cuts, and what is worn smooth in orange. */
function tyre(x: number, worn: Worn): string {
  const middle = (tread.top + tread.bottom) / 2
  const outline = roundedBox([x, middle], wide + 44, tread.bottom - tread.top, 74)
  const cuts = Array.from({ length: tread.ribs }, (_, rib) =>
    Array.from({ length: 12 }, (_, i) => {
      const y = tread.top - 20 + i * 56 + (rib % 2) * 28
      return path(
        [
          [x + leftOf(rib), y],
          [x + leftOf(rib) + tread.rib, y - 16],
        ],
        stroke(colours.quiet, 3),
      )
    }).join(''),
  )
  const edges = Array.from({ length: tread.ribs }, (_, rib) =>
    [leftOf(rib), leftOf(rib) + tread.rib].map((side) =>
      path(
        [
          [x + side, tread.top],
          [x + side, tread.bottom],
        ],
        stroke(colours.bone, 3),
      ),
    ),
  )
  return (
    within([outline], cuts.join('') + worn(x) + edges.flat().join('')) + path([...outline, outline[0] as Point], stroke(colours.bone, 7))
  )
}

/** Five ways a tyre wears, numbered. */
export function tyreWear(): Sheet {
  return {
    ...size,
    name: 'post-tyres-wear',
    layers: patterns.flatMap((worn, i) => {
      const x = 232 + i * 364
      return [tyre(x, worn), words({ text: `${i + 1}`, at: [x, 190], size: 120, style: 'figure', anchor: 'middle' }, colours.signal)]
    }),
  }
}
