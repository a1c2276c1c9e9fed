import { colours, fill, path, stroke } from './drawing.ts'
import { leader, placed, type Sheet } from './sheet.ts'
import { outlined, widthOf } from './text.ts'
import { arc, type Point } from './vector.ts'

/** A 205/55 R16 about its hub: the rim's radius is 203 mm, the tyre's 316 mm. */
const tyre = 1330
const rim = (tyre * 203) / 316

const ring = (radius: number, colour: string, width: number) => path(arc([0, 0], radius, 185, 355), stroke(colour, width))

/** A point on the sidewall at a distance along a ring from its top, to the right. */
const on = (radius: number, along: number): Point => [radius * Math.sin(along / radius), -radius * Math.cos(along / radius)]

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

type Layout = {
  name: string
  width: number
  height: number
  /** Where the tyre's hub is, and its scale. */
  hub: Point
  scale: number
  /** The height of the figures and labels. */
  letters: number
  /** The heights of the leaders that lead straight up or down, and where those of the load and the week end. */
  ends: { top: number; load: Point; sidewall: number; rim: number; week: Point }
}

/** A tyre's sidewall: its size, load and speed ratings, and the week it was made. */
function sheet({ name, width: sheetWidth, height, hub, scale, letters, ends }: Layout): Sheet {
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
  const sizes = { figure: letters, label: letters, raised: 0.34 }
  const place = ([x, y]: Point): Point => [hub[0] + scale * x, hub[1] + scale * y]
  /** Straight up or down, the text on the right, or on the left: it is where the line leads, however little. */
  const straight = (from: Point, y: number, side = 0.1): Point => [place(from)[0] + side, y]
  const left = -0.1
  return {
    name,
    width: sheetWidth,
    height,
    layers: [
      ...placed(scale, hub, [
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
      ]),
      ...[
        { at: wide.middle, to: straight(wide.middle, ends.top), figure: '205 mm', label: 'Wide' },
        { at: heavy.middle, to: ends.load, figure: '615 kg', label: 'Load 91' },
        { at: fast.middle, to: straight(fast.middle, ends.top, left), figure: '240 km/h', label: 'Speed V' },
        { at: side.middle, to: straight(side.middle, ends.sidewall, left), figure: '55%', label: 'Sidewall' },
        { at: across.middle, to: straight(across.middle, ends.rim), figure: '16 inch', label: 'Rim' },
        { at: week.middle, to: ends.week, figure: '23/24', label: 'Week made', colour: colours.signal },
      ].map(({ at, ...words }) => leader({ ...words, from: place(at), sizes })),
    ],
  }
}

export function tyreSidewall(): Sheet {
  return sheet({
    name: 'product-tyre-sidewall',
    width: 1920,
    height: 1280,
    hub: [960, 1600],
    scale: 1,
    letters: 57,
    ends: { top: 132, load: [1108, 132], sidewall: 1172, rim: 984, week: [1400, 1172] },
  })
}

/** The same for phones, the tyre larger in its sheet. */
export function tyreSidewallPhone(): Sheet {
  return sheet({
    name: 'product-tyre-sidewall-phone',
    width: 1200,
    height: 1080,
    hub: [600, 1190],
    scale: 0.72,
    letters: 54,
    ends: { top: 112, load: [690, 112], sidewall: 976, rim: 800, week: [960, 976] },
  })
}
