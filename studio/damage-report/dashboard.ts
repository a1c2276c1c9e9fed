import { colours } from './drawing.ts'
import {
  arcTo,
  capitals,
  circle,
  figureHeight,
  figureSize,
  fitted,
  flatDrawing,
  letters,
  line,
  onCircle,
  place,
  rectangle,
  solid,
} from './flat.ts'
import type { LineDrawing } from './line-drawing.ts'
import { widthOf } from './text.ts'
import type { Point } from './vector.ts'

const { bone, quiet, signal } = colours
/** An area along a circle, between two radii and two angles. */
function band(centre: Point, [inner, outer]: Point, [from, to]: Point, colour = signal) {
  const [a, b] = [onCircle(centre, inner, from), onCircle(centre, inner, to)]
  const [c, d] = [onCircle(centre, outer, to), onCircle(centre, outer, from)]
  return solid(`M${place(a)}${arcTo(inner, b)}l${place([c[0] - b[0], c[1] - b[1]])}${arcTo(outer, d, { back: true })}Z`, colour)
}

type Dial = {
  centre: Point
  radius: number
  /** Angles of the first and the last mark, clockwise from the top in degrees. */
  from: number
  to: number
  /** At each long mark. Empty: a mark without a figure. */
  figures: readonly string[]
  /** Short marks between two long ones. */
  between: number
  /** Where the needle stands, from 0 at the first mark to 1 at the last. */
  needle: number
  /** Its length as a share of the radius. Default: up to the long marks. */
  reach?: number
  colour?: string
}

/** A dial's marks, needle and figures. */
function dial({ centre, radius, from, to, figures, between, needle, reach = 0.86, colour = bone }: Dial) {
  const angle = (share: number) => from + (to - from) * share
  const steps = (figures.length - 1) * (between + 1)
  const marks = Array.from({ length: steps + 1 }, (_, i) => {
    const long = i % (between + 1) === 0
    const [outer, inner] = [radius, radius * (long ? 0.88 : 0.93)].map((r) => onCircle(centre, r, angle(i / steps))) as [Point, Point]
    return line(`M${place(outer)} ${place(inner)}`, long ? 'form' : 'fine')
  })
  const type = { style: 'figure', size: figureSize } as const
  const places = figures.map((text, i) => ({ text, towards: angle(i / (figures.length - 1)) }))
  // The widest figure is clear of its mark, and all of them are equally far from the hub.
  const fromHub = Math.min(
    radius * 0.65,
    ...places.map(({ text, towards }) => {
      const [across, up] = onCircle([0, 0], 1, towards).map(Math.abs) as [number, number]
      return radius * 0.85 - (across * widthOf({ text, ...type }) + up * figureHeight) / 2
    }),
  )
  const points = angle(needle)
  const hub = radius * 0.1
  const tip = onCircle(centre, radius * reach, points)
  const [left, right] = [-90, 90].map((aside) => onCircle(centre, radius * 0.035, points + aside)) as [Point, Point]
  return {
    lines: [...marks, solid(`M${place(left)} ${place(tip)} ${place(right)}Z`, colour), solid(circle(centre, hub), colour)],
    lettering: places.flatMap(({ text, towards }) => {
      const [x, y] = onCircle(centre, fromHub, towards)
      return text ? [letters({ text, ...type, at: [x, y + figureHeight / 2], anchor: 'middle' })] : []
    }),
  }
}

function engineLight() {
  // The needles reach the marks between two figures.
  const shared = { radius: 134, from: -130, to: 130, needle: 0.125 }
  const dials = [
    dial({ ...shared, centre: [176, 222], figures: ['0', '2', '4', '6', '8'], between: 3 }),
    dial({ ...shared, centre: [624, 222], figures: ['0', '', '120', '', '240'], between: 2 }),
  ]
  return {
    lines: [
      line(
        `M176 394${arcTo(172, [176, 50])}C290 50 310 24 400 24S510 50 624 50${arcTo(172, [624, 394])}C540 394 500 406 400 406S260 394 176 394Z`,
        'outline',
      ),
      ...[176, 624].flatMap((x) => [line(circle([x, 222], 142)), line(circle([x, 222], 154), 'fine')]),
      ...dials.flatMap(({ lines }) => lines),
      solid('M357 248h-9v-26h9v10h10l13-14h38l13 14h10v-8h12v38h-12v-9h-9l-17 17h-38l-12-12h-8z'),
      solid('M393 198h14v21h-14zM380 191h40v10h-40z'),
      // It flashes.
      line('M400 168V142M356 174 338 152M444 174 462 152M352 298 334 320M448 298 466 320', 'outline', signal),
    ],
    lettering: [
      ...dials.flatMap(({ lettering }) => lettering),
      line('M400 300V426', 'form', signal),
      letters({ text: 'Flashing: stop', style: 'label', size: 64, at: [400, 484], anchor: 'middle' }),
    ],
  }
}

function runningHot() {
  const centre: Point = [400, 440]
  const gauge = dial({
    centre,
    radius: 310,
    from: -62,
    to: 62,
    figures: ['50', '90', '130'],
    between: 3,
    needle: 0.72,
    reach: 0.9,
    colour: signal,
  })
  return {
    lines: [
      line(rectangle(20, 30, 760, 490, 90), 'outline'),
      line(rectangle(42, 52, 716, 446, 70), 'fine'),
      line(`M${place(onCircle(centre, 310, -62))}${arcTo(310, onCircle(centre, 310, 62))}`),
      ...gauge.lines,
      band(centre, [318, 346], [36, 62]),
    ],
    lettering: [...gauge.lettering, letters({ text: '°C', style: 'figure', size: figureSize, at: [400, 340], anchor: 'middle' })],
  }
}

/** A vent in the dashboard, a thermometer in it: the air is warm, outside the good band at the dial's edge. */
function airVent() {
  const centre: Point = [400, 460]
  const thermometer = dial({
    centre,
    radius: 134,
    from: -135,
    to: 135,
    figures: ['0', '10', '20', '30'],
    between: 4,
    needle: 0.62,
    reach: 0.38,
    colour: signal,
  })
  const louvres = [106, 150, 194, 238].flatMap((y, i) => {
    // The top one is above the tip of the probe.
    const across = i === 0 ? 'H694' : 'H388m24 0H694'
    return [line(`M106 ${y}${across}`), line(`M106 ${y + 14}${across}`, 'fine')]
  })
  const corners = [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ].map(([x = 1, y = 1]) => line(`M${400 - x * 346} ${164 - y * 120} ${400 - x * 289} ${164 - y * 97}`, 'fine'))
  return {
    lines: [
      line('M388 298H88a48 48 0 0 1-48-48V78a48 48 0 0 1 48-48H712a48 48 0 0 1 48 48V250a48 48 0 0 1-48 48H412', 'outline'),
      line('M388 268H130a26 26 0 0 1-26-26V86a26 26 0 0 1 26-26H670a26 26 0 0 1 26 26V242a26 26 0 0 1-26 26H412'),
      ...corners,
      ...louvres,
      line('M388 309V142a12 12 0 0 1 24 0V309', 'outline'),
      line(circle(centre, 152), 'outline'),
      band(centre, [134, 145], [-90, -45], bone),
      ...thermometer.lines,
    ],
    lettering: [
      ...thermometer.lettering,
      letters({ text: '°C', style: 'figure', size: figureSize, at: [400, 578], anchor: 'middle' }),
      letters({ text: 'Good', style: 'label', size: figureSize, at: [236, 421], anchor: 'end' }),
    ],
  }
}

/** The sticker on the windscreen. */
function serviceSticker() {
  return {
    lines: [
      line(rectangle(20, 40, 760, 460, 44), 'outline'),
      line(rectangle(42, 62, 716, 416, 28), 'fine'),
      solid('M140 112C150 144 190 174 190 210A50 50 0 0 1 90 210C90 174 130 144 140 112Z'),
      line('M90 298H710', 'fine'),
      // So large that it can be read on a tablet too.
      letters(fitted({ text: '85,000 km', style: 'figure', at: [86, 424] }, 714)),
    ],
    lettering: [
      letters(fitted({ text: 'Next service', style: 'label', at: [232, 176] }, 710)),
      letters({ text: 'March 2027 or at', style: 'label', size: 50, at: [232, 252] }),
    ],
  }
}

/** An automatic's lever from above, put into Drive, and the seconds until it engages. */
function autoLever() {
  const positions = ['P', 'R', 'N', 'D']
  const level = (i: number) => 158 + i * 132
  const knob: Point = [292, level(3)]
  const [start, second] = [480, 132]
  return {
    lines: [
      line(rectangle(30, 40, 400, 640, 70), 'outline'),
      line(rectangle(52, 62, 356, 596, 50), 'fine'),
      // The slot, up to the lever.
      line(`M268 ${level(3) - 82}V136a24 24 0 0 1 48 0V${level(3) - 82}`),
      ...[0, 1, 2].map((i) => line(`M192 ${level(i)}H238`, 'fine')),
      line(circle(knob, 86), 'outline', signal),
      line(circle(knob, 64), 'fine', signal),
      line(`M${place(onCircle(knob, 46, -70))}${arcTo(46, onCircle(knob, 46, 10))}`, 'form', signal),
      // So large that they can be read on a tablet too.
      ...positions.map((text, i) =>
        letters({ text, style: 'figure', size: 112, at: [130, level(i) + 39], anchor: 'middle' }, i === 3 ? signal : bone),
      ),
      line(`M${start} ${level(3)}h${2 * second + 24}`, 'form', quiet),
      ...[0, 1, 2].map((i) => line(`M${start + i * second} ${level(3)}v-30`, 'form', quiet)),
      line(`M${start} ${level(3)}h${2 * second}`, 'outline', signal),
      letters({ text: '2 s', style: 'figure', size: 118, at: [start - 6, level(3) - 56] }, signal),
    ],
    lettering: [letters({ text: 'until it pulls', style: 'label', size: 44, at: [start, level(3) + 56] })],
  }
}

/** What a driver sees on the dashboard and the windscreen. */
export const dashboard: readonly LineDrawing[] = [
  flatDrawing('engine-light', 'Instrument panel with its engine light flashing', 508, engineLight),
  flatDrawing('running-hot', 'Temperature gauge, its needle near the red', 560, runningHot),
  flatDrawing('air-vent', 'Vent with a thermometer in it: the air is warm', 642, airVent),
  flatDrawing('service-sticker', 'Sticker with the next service', 540, serviceSticker, capitals * 50),
  flatDrawing('auto-lever', 'Lever of an automatic in Drive, two seconds before it pulls', 720, autoLever, capitals * 44),
]
