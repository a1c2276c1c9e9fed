import { plate } from './docket.ts'
import { colours } from './drawing.ts'
import { behind, capitals, circle, flatDrawing, letters, line, place, rectangle, solid } from './flat.ts'
import type { Point } from './vector.ts'

const { quiet, signal } = colours
const size = { width: 900, height: 630 }
const labelSize = 55
const plateSize = 76

/** A clip with the hole to hang it by, from the middle of its top down. */
function clip([x, y]: Point, halfWidth: number, height: number) {
  const [shoulder, bend, crown] = [0.56, 0.68, 0.57].map((share) => Math.round(share * height)) as [number, number, number]
  const flat = halfWidth - height - 22
  const side = height - shoulder - 34
  const left = `C${x - bend} ${y + shoulder} ${x - crown} ${y} ${x} ${y}`
  const right = `S${x + bend} ${y + shoulder} ${x + height} ${y + shoulder}`
  const outline = `M${x - halfWidth + 12} ${y + height}a12 12 0 0 1-12-12v${-side}a22 22 0 0 1 22-22h${flat}${left}${right}h${flat}a22 22 0 0 1 22 22v${side}a12 12 0 0 1-12 12Z`
  return { outline, drawn: line(outline, 'outline') + line(circle([x, y + 0.42 * height], Math.round(0.17 * height))) }
}

const tip: Point = [690, 530]
const tilt = Math.PI / 6
/** A line of the pen, from points above its tip as if it stood upright. */
function penLine(points: readonly Point[]) {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  return `M${points.map(([x, y]) => place([tip[0] + x * cos + y * sin, tip[1] + x * sin - y * cos])).join('L')}`
}
/** A closed outline from its right side. */
const mirrored = (side: readonly Point[]) => `${penLine([...side, ...side.map(([x, y]): Point => [-x, y]).toReversed()])}Z`
const acrossPen = (y: number) => mirrored([[20, y]])

const pen = mirrored([
  [4, 0],
  [5, 14],
  [18, 72],
  [20, 80],
  [20, 334],
  [11, 340],
  [11, 370],
])
const penClip = mirrored([
  [6, 210],
  [6, 318],
])

const columns = [54, 404] as const
const fieldWidth = 320
const labelGap = 14
const rows = [
  { baseline: 178, height: 62, labels: ['Name', 'Email'] },
  { baseline: 316, height: 62, labels: ['Phone', 'Service'] },
  { baseline: 454, height: 86, labels: ['Plate', 'Message'] },
] as const
const fields = rows.flatMap(({ baseline, height, labels }) => columns.map((x, i) => ({ label: labels[i] ?? '', x, baseline, height })))

function draw() {
  const { outline, drawn } = clip([392, 34], 132, 86)
  const board = [line(rectangle(4, 64, 776, 532, 22), 'outline'), line(rectangle(28, 88, 728, 484, 4), 'fine')]
  const form = fields.map(({ label, x, baseline, height }) => {
    const top = baseline + labelGap
    if (label !== 'Plate') return line(rectangle(x, top, fieldWidth, height, 6), 'form', quiet)
    const filled = plate([x, top], plateSize, signal)
    return filled.frame + filled.letters
  })
  return {
    lines: [
      behind('form', pen, [behind('board', outline, board), ...form]),
      drawn,
      line(pen, 'outline'),
      line(acrossPen(80) + acrossPen(118) + penClip),
    ],
    lettering: fields.map(({ label, x, baseline }) => letters({ text: label, style: 'label', size: labelSize, at: [x, baseline] })),
    small: drawSmall(),
  }
}

/** The same without labels and pen: the plate and two rows, as large as the board. */
function drawSmall() {
  const { outline, drawn } = clip([450, 32], 210, 124)
  const filled = plate([58, 194], 187, signal)
  const entries = [784, 484].map((width, i) => solid(rectangle(58, 456 + 64 * i, width, 32, 16), quiet))
  return [
    behind('small-board', outline, [line(rectangle(8, 76, 884, 520, 30), 'outline')]),
    drawn,
    filled.frame,
    filled.letters,
    ...entries,
  ]
}

export const formBoard = {
  ...flatDrawing(
    'form-board',
    'Booking form on a clipboard: six fields, the plate filled in, and a pen',
    size.height,
    draw,
    capitals * labelSize,
  ),
  width: size.width,
}
