import { colours, fill } from './drawing.ts'
import { figureHeight, type LineDrawing } from './line-drawing.ts'
import { outlined, type Words } from './text.ts'
import type { Point } from './vector.ts'

const { bone, quiet, signal } = colours
const widths = { outline: 2.1, form: 1.5, fine: 1.1 }

const line = (data: string, weight: keyof typeof widths = 'form', colour = weight === 'fine' ? quiet : bone) =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${widths[weight]}" vector-effect="non-scaling-stroke"/>`
const solid = (data: string, colour = signal) => `<path d="${data}" ${fill(colour)}/>`
const letters = (words: Words, colour = bone) => `<path d="${outlined(words)}" ${fill(colour)}/>`

const place = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
/** A point on a circle, its angle clockwise from the top in degrees. */
const onCircle = ([x, y]: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
}
const arcTo = (radius: number, to: Point, { long = false, back = false } = {}) => `A${radius} ${radius} 0 ${+long} ${+!back} ${place(to)}`
const circle = (centre: Point, radius: number) =>
  `M${place(onCircle(centre, radius, 0))}${arcTo(radius, onCircle(centre, radius, 180))}${arcTo(radius, onCircle(centre, radius, 0))}Z`
const rectangle = (x: number, y: number, width: number, height: number, radius: number) =>
  `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - width}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${2 * radius - height}a${radius} ${radius} 0 0 1 ${radius} ${-radius}Z`

/** The type size whose figures are that high. */
const figureSize = figureHeight / 0.7

type Dial = {
  centre: Point
  radius: number
  /** Angles of the first and the last mark, clockwise from the top in degrees. */
  from: number
  to: number
  /** At each long mark. */
  figures: readonly string[]
  /** Short marks between two long ones. */
  between: number
  /** Where the needle stands, from 0 at the first mark to 1 at the last. */
  needle: number
  /** Its length as a share of the radius. Default: up to the marks. */
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
  const points = angle(needle)
  const hub = radius * 0.1
  const tip = onCircle(centre, radius * reach, points)
  const [left, right] = [-90, 90].map((aside) => onCircle(centre, radius * 0.035, points + aside)) as [Point, Point]
  return {
    lines: [...marks, solid(`M${place(left)} ${place(tip)} ${place(right)}Z`, colour), solid(circle(centre, hub), colour)],
    lettering: figures.map((text, i) => {
      const [x, y] = onCircle(centre, radius * 0.69, angle(i / (figures.length - 1)))
      return letters({ text, style: 'figure', size: figureSize, at: [x, y + figureHeight / 2], anchor: 'middle' })
    }),
  }
}

function engineLight() {
  const rings = [142, 154]
  const dials = [
    dial({
      centre: [176, 222],
      radius: 134,
      from: -130,
      to: 130,
      figures: ['0', '2', '4', '6', '8'],
      between: 3,
      needle: 0.11,
      reach: 0.55,
    }),
    dial({
      centre: [624, 222],
      radius: 134,
      from: -130,
      to: 130,
      figures: ['0', '60', '120', '180', '240'],
      between: 2,
      needle: 0,
      reach: 0.55,
    }),
  ]
  return {
    lines: [
      line(
        `M176 394${arcTo(172, [176, 50])}C290 50 310 24 400 24S510 50 624 50${arcTo(172, [624, 394])}C540 394 500 406 400 406S260 394 176 394Z`,
        'outline',
      ),
      ...[176, 624].flatMap((x) => rings.map((radius, i) => line(circle([x, 222], radius), i === 0 ? 'form' : 'fine'))),
      ...dials.flatMap(({ lines }) => lines),
      solid('M357 248h-9v-26h9v10h10l13-14h38l13 14h10v-8h12v38h-12v-9h-9l-17 17h-38l-12-12h-8z'),
      solid('M393 198h14v21h-14zM380 191h40v10h-40z'),
    ],
    lettering: dials.flatMap(({ lettering }) => lettering),
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
    needle: 0.9,
    reach: 0.66,
    colour: signal,
  })
  const red = [36, 62].map((angle) => [318, 346].map((radius) => onCircle(centre, radius, angle)))
  const [[innerStart, outerStart], [innerEnd, outerEnd]] = red as [[Point, Point], [Point, Point]]
  return {
    lines: [
      line(rectangle(20, 30, 760, 490, 90), 'outline'),
      line(rectangle(42, 52, 716, 446, 70), 'fine'),
      line(`M${place(onCircle(centre, 310, -62))}${arcTo(310, onCircle(centre, 310, 62))}`, 'form'),
      ...gauge.lines,
      solid(
        `M${place(innerStart)}${arcTo(318, innerEnd)} l${place([outerEnd[0] - innerEnd[0], outerEnd[1] - innerEnd[1]])}${arcTo(346, outerStart, { back: true })}Z`,
      ),
    ],
    lettering: [...gauge.lettering, letters({ text: '°C', style: 'figure', size: figureSize, at: [400, 340], anchor: 'middle' })],
  }
}

/** A vent in the dashboard, a thermometer in it. */
function coldAir() {
  const centre: Point = [400, 460]
  const thermometer = dial({
    centre,
    radius: 134,
    from: -135,
    to: 135,
    figures: ['0', '10', '20', '30'],
    between: 4,
    needle: 0.2,
    colour: signal,
  })
  const louvres = [106, 150, 194, 238].flatMap((y) => [
    line(`M106 ${y}H388M412 ${y}H694`),
    line(`M106 ${y + 14}H388M412 ${y + 14}H694`, 'fine'),
  ])
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
      ...thermometer.lines,
    ],
    lettering: [...thermometer.lettering, letters({ text: '°C', style: 'figure', size: figureSize, at: [400, 538], anchor: 'middle' })],
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
    ],
    lettering: [
      letters({ text: 'Next service', style: 'label', size: 72, at: [232, 180] }),
      letters({ text: 'in 12 months or at', style: 'label', size: 50, at: [232, 250] }),
      letters({ text: '85,000 km', style: 'figure', size: 114, at: [86, 424] }),
    ],
  }
}

/** A camera beside the mirror, seen from the driver's seat, its cable behind the trim. */
function dashCam() {
  return {
    lines: [
      // The windscreen in its trim, and the road.
      line('M30 476 112 96Q118 70 146 66Q400 34 654 66Q682 70 688 96l82 380', 'outline'),
      line('M74 446 142 124Q147 104 168 101Q400 74 632 101Q653 104 658 124l64 308'),
      line('M92 352 150 330 210 342 290 312 372 336 450 322 540 338 620 308 702 342', 'fine'),
      line('M380 337 170 428M418 337 540 416M399 352V362M402 374V388M406 402V418', 'fine'),
      // The mirror.
      line(rectangle(312, 152, 176, 62, 26), 'outline'),
      line('M392 152V88M408 152V88'),
      // The camera and its cable.
      line(rectangle(200, 150, 84, 54, 10), 'outline', signal),
      line(rectangle(210, 159, 64, 36, 4), 'form', signal),
      line('M242 150V94', 'outline', signal),
      `<path d="M242 92V72Q190 76 150 82Q131 86 127 104l-75 358V566" fill="none" stroke="${signal}" stroke-width="2.1" stroke-dasharray="8 6" vector-effect="non-scaling-stroke"/>`,
      // The dashboard, with the hood over its instruments, the screen and the wheel.
      line('M30 590V476Q270 430 500 444C520 408 700 408 716 462l54 14V590Z', 'outline'),
      line(rectangle(300, 478, 160, 90, 10)),
      line('M90 486H250M90 504H250M90 522H250', 'fine'),
      line('M492 590A116 116 0 0 1 724 590', 'outline'),
      line('M512 590A96 96 0 0 1 704 590'),
      line('M572 590A36 36 0 0 1 644 590M516 566H582M634 566H700'),
    ],
    lettering: [],
  }
}

const size = (height: number) => ({ width: 800, height })

/** What a driver sees on the dashboard and the windscreen. */
export const dashboard: readonly LineDrawing[] = [
  { name: 'engine-light', title: 'Instrument panel with its engine light on', ...size(430), draw: engineLight },
  { name: 'running-hot', title: 'Temperature gauge, its needle in the red', ...size(560), draw: runningHot },
  { name: 'cold-air', title: 'Vent with a thermometer in it', ...size(642), draw: coldAir },
  { name: 'service-sticker', title: 'Sticker with the next service', ...size(540), draw: serviceSticker },
  { name: 'dash-cam', title: 'Dash cam beside the mirror, its cable behind the trim', ...size(620), draw: dashCam },
]
