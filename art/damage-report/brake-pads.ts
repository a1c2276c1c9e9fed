import { area, colours, fill, path, stroke } from './drawing.ts'
import { hatching } from './hatching.ts'
import { leader, measure, type Sheet } from './sheet.ts'
import { shaped, slab, type View, viewFrom } from './slab.ts'
import type { Point } from './vector.ts'

const size = { width: 1920, height: 1280 }
/** Three quarters from the left and slightly from above, so that thickness shows as clearly as the face. */
const turn = { yaw: 43, pitch: 12, pixels: 7.7 }
const plateThickness = 5.5
/** What is left of a new pad's lining, and of the worn one's. */
const lining = { new: 12, worn: 3 }

const bow = (x: number, y: number): Point => [x, y - 0.003 * x * x]
const along = (from: number, to: number, y: number, steps = 18): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => bow(from + ((to - from) * i) / steps, y))

const plateOutline: Point[] = [
  ...along(-56, 56, -24),
  [57, -20],
  [69, -20],
  [69, -2],
  [57, 0],
  ...along(56, -56, 27),
  [-57, 0],
  [-69, -2],
  [-69, -20],
  [-57, -20],
]
const blocks = [-1, 1].map((side): Point[] => {
  const [from, to] = side < 0 ? [-50, -1.8] : [1.8, 50]
  return [...along(from, to, -20), ...along(to, from, 23)]
})

function pad(view: View, thickness: number): string {
  const plate = slab(view, { outline: plateOutline, from: 0, to: plateThickness, face: colours.ink, edge: colours.ink })
  const material = blocks.map((outline) =>
    slab(view, { outline, from: plateThickness, to: plateThickness + thickness, face: colours.steel, edge: colours.graphite }),
  )
  return plate + material.join('')
}

/** The lining that has worn off: its edge hatched, its face in outline. */
function wornOff(view: View): string {
  const [from, to] = [plateThickness + lining.worn, plateThickness + lining.new]
  return blocks
    .map((outline) => {
      const [back, front] = [shaped(view, outline, from), shaped(view, outline, to)]
      // From the right end of the top, along it and down the left end.
      const seen = (line: readonly Point[]) => [...line.slice(line.length / 2), line[0] as Point]
      const band = [...seen(front), ...seen(back).toReversed()]
      return [
        area([front], stroke(colours.signal, 3)),
        area([band], fill(colours.ink)),
        area([band], `${fill(colours.signal)} fill-opacity="0.22"`),
        ...hatching(band, 15).map((line) => path(line, stroke(colours.signal, 3.6))),
        area([band], stroke(colours.signal, 4.5)),
      ].join('')
    })
    .join('')
}

/** Measures the lining above its left end, between two depths in millimetres from its plate. */
function thickness(view: View, [from, until]: readonly [number, number], to: Point, label: string, colour = colours.bone): string {
  const [x, y] = bow(-50, 27)
  const high = view([x, y, plateThickness + lining.new])[1] - 96
  const ends = [from, until].map((deep): Point => view([x, y, plateThickness + deep])) as [Point, Point]
  const feet = ends.map(([px, py]) =>
    path(
      [
        [px, py - 20],
        [px, high - 26],
      ],
      stroke(colours.quiet, 2.4),
    ),
  )
  const [left, right] = [ends[0][0], ends[1][0]]
  return [
    ...feet,
    measure([left, high], [right, high], colour, 14),
    leader({ from: [(left + right) / 2, high], to, figure: `${until - from} mm`, label, colour, sizes: { figure: 104, label: 70 } }),
  ].join('')
}

/** A new brake pad and a worn one with what it has lost, for the sample quotes. */
export function brakePads(): Sheet {
  const [fresh, worn] = [viewFrom([480, 760], turn), viewFrom([1430, 760], turn)]
  return {
    ...size,
    name: 'testimonial-1',
    layers: [
      pad(fresh, lining.new),
      pad(worn, lining.worn),
      wornOff(worn),
      thickness(fresh, [0, lining.new], [268, 300], 'New'),
      thickness(worn, [0, lining.worn], [1160, 300], 'Now'),
      thickness(worn, [lining.worn, lining.new], [1345, 300], 'Worn away', colours.signal),
    ],
  }
}
