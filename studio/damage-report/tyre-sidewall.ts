import { colours, fill, path, stroke } from './drawing.ts'
import { leader, type Sheet } from './sheet.ts'
import { outlined, widthOf } from './text.ts'
import { arc, type Point } from './vector.ts'

const size = { width: 1920, height: 1280 }
/** A 205/55 R16: the rim's radius is 203 mm, the tyre's 316 mm. */
const hub: Point = [960, 1600]
const tyre = 1330
const rim = (tyre * 203) / 316

const ring = (radius: number, colour: string, width: number) => path(arc(hub, radius, 200, 340), stroke(colour, width))

/** A point on the sidewall at a distance along a ring from its top, to the right. */
const on = (radius: number, along: number): Point => [
  hub[0] + radius * Math.sin(along / radius),
  hub[1] - radius * Math.cos(along / radius),
]

type Part = { text: string; gap: number; colour?: string }

/** Where a part begins and ends along its ring. */
type Span = readonly [from: number, to: number]

/** Lettering moulded along a ring. Returns its paths, and where each part is. */
function moulded(radius: number, start: number, high: number, parts: readonly Part[]): { letters: string; spans: Span[] } {
  let along = start
  const spans: Span[] = []
  const letters = parts.map(({ text, gap, colour = colours.bone }) => {
    const wide = widthOf({ text, style: 'figure', size: high })
    const data = outlined({ text, style: 'figure', size: high, at: [along, 0] }, ([x, y]) => on(radius - y, (x * (radius - y)) / radius))
    spans.push([along, along + wide])
    along += wide + gap
    return `<path d="${data}" ${fill(colour)}/>`
  })
  return { letters: letters.join(''), spans }
}

/** A bracket above or below a part of the lettering on a ring, and the middle of the bracket. */
function bracket(ringRadius: number, [from, to]: Span, radius: number, colour = colours.bone): { line: string; middle: Point } {
  const place = (along: number, r = radius) => on(r, (along * r) / ringRadius)
  const tick = radius + (radius > ringRadius ? -14 : 14)
  const along = Array.from({ length: 21 }, (_, i) => place(from + ((to - from) * i) / 20))
  return { line: path([place(from, tick), ...along, place(to, tick)], stroke(colour, 3)), middle: place((from + to) / 2) }
}

/** A tyre's sidewall: its size, load and speed ratings, and the week it was made. */
export function tyreSidewall(): Sheet {
  const marks = moulded(1030, -735, 158, [
    { text: '205', gap: 8 },
    { text: '/', gap: 8 },
    { text: '55', gap: 62 },
    { text: 'R16', gap: 74 },
    { text: '91', gap: 12 },
    { text: 'V', gap: 0 },
  ])
  const made = moulded(908, 160, 76, [
    { text: 'DOT', gap: 26 },
    { text: 'A1B2', gap: 26 },
    { text: '2324', gap: 0, colour: colours.signal },
  ])
  const [width, , ratio, inches, load, speed] = marks.spans as [Span, Span, Span, Span, Span, Span]
  const above = (span: Span) => bracket(1030, span, 1170)
  const below = (span: Span) => bracket(1030, span, 1002)
  const [wide, heavy, fast, side, across] = [above(width), above(load), above(speed), below(ratio), below(inches)]
  const week = bracket(908, made.spans[2] as Span, 890, colours.signal)
  const blocks = Array.from({ length: 95 }, (_, i) => {
    const angle = -0.94 + i * 0.02
    return path([on(1262, angle * 1262), on(tyre, (angle + 0.006) * tyre)], stroke(colours.quiet, 3))
  })
  const sizes = { figure: 76, label: 66, raised: 0.34 }
  /** Straight up or down, the text on the right, or on the left: it is where the line leads, however little. */
  const straight = ([x]: Point, y: number, side = 0.1): Point => [x + side, y]
  const left = -0.1
  return {
    ...size,
    name: 'product-tyre-sidewall',
    layers: [
      ring(tyre, colours.bone, 8),
      ring(1262, colours.quiet, 3),
      ...blocks,
      ring(1200, colours.steel, 3),
      ring(874, colours.steel, 3),
      ring(rim, colours.bone, 8),
      ring(rim - 34, colours.quiet, 4),
      marks.letters,
      made.letters,
      ...[wide, heavy, fast, side, across, week].map(({ line }) => line),
      leader({ from: wide.middle, to: straight(wide.middle, 132), figure: '205 mm', label: 'Wide', sizes }),
      leader({ from: heavy.middle, to: [1108, 132], figure: '615 kg', label: 'Load 91', sizes }),
      leader({ from: fast.middle, to: straight(fast.middle, 132, left), figure: '240 km/h', label: 'Speed V', sizes }),
      leader({ from: side.middle, to: straight(side.middle, 1172, left), figure: '55%', label: 'Sidewall', sizes }),
      leader({ from: across.middle, to: straight(across.middle, 984), figure: '16 inch', label: 'Rim', sizes }),
      leader({ from: week.middle, to: [1400, 1172], figure: '23/24', label: 'Week made', sizes, colour: colours.signal }),
    ],
  }
}
