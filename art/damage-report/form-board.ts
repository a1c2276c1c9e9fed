import { plate, plateWidth } from './docket.ts'
import { colours } from './drawing.ts'
import { behind, capitals, circle, flatDrawing, letters, line, place, rectangle } from './flat.ts'
import type { Point } from './vector.ts'

const { quiet, signal } = colours
const size = { width: 900, height: 630 }
const labelSize = 47
const plateSize = 76
const smallPlateSize = 134

/** A clip with the hole to hang it by, from the middle of its top down. */
export function clip([x, y]: Point, halfWidth: number, height: number) {
  const [shoulder, bend, crown] = [0.56, 0.68, 0.57].map((share) => Math.round(share * height)) as [number, number, number]
  const flat = halfWidth - height - 22
  const side = height - shoulder - 34
  const left = `C${x - bend} ${y + shoulder} ${x - crown} ${y} ${x} ${y}`
  const right = `S${x + bend} ${y + shoulder} ${x + height} ${y + shoulder}`
  const outline = `M${x - halfWidth + 12} ${y + height}a12 12 0 0 1-12-12v${-side}a22 22 0 0 1 22-22h${flat}${left}${right}h${flat}a22 22 0 0 1 22 22v${side}a12 12 0 0 1-12 12Z`
  return { outline, drawn: line(outline, 'outline') + line(circle([x, y + 0.42 * height], Math.round(0.17 * height))) }
}

const tip: Point = [813, 566]
const tilt = Math.PI / 24
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

/** Joined letters on a line from a point, by their heights: a negative one reaches below the line. */
export function handwriting(from: Point, heights: readonly number[], weight: 'outline' | 'form' = 'outline') {
  const loops = heights.map((height) => {
    const slant = Math.round(height / 6)
    return `c12 -3 ${22 + slant} ${-height} ${12 + slant} ${-height}s${-8 - slant} ${height} 4 ${height}`
  })
  return line(`M${place(from)}${loops.join('')}c7 0 12-3 16-8`, weight)
}

const columns = [48, 406] as const
const fieldWidth = 322
const labelGap = 23
const rows = [
  { baseline: 160, height: 60, labels: ['Name', 'Email'] },
  { baseline: 306, height: 60, labels: ['Phone', 'Service'] },
  { baseline: 452, height: 84, labels: ['Plate', 'Message'] },
] as const
const fields = rows.flatMap(({ baseline, height, labels }) => columns.map((x, i) => ({ label: labels[i] ?? '', x, baseline, height })))

const entry = ([x, y]: Point, width: number, height: number) => line(rectangle(x, y, width, height, 6), 'form', quiet)

/** What is in some fields, from the upper left corner of a field. */
const filledIn: Partial<Record<string, (corner: Point) => string>> = {
  Name: ([x, y]) => handwriting([x + 22, y + 41], [36, 14, 12, 26, 14]) + handwriting([x + 158, y + 41], [34, 12, -13, 14, 28, 12]),
  Service: ([x, y]) => line(`M${x + fieldWidth - 48} ${y + 24}l13 13 13-13`, 'outline'),
}

function draw() {
  const { outline, drawn } = clip([388, 31], 122, 74)
  const board = [line(rectangle(4, 54, 768, 546, 22), 'outline'), line(rectangle(22, 72, 732, 510, 4), 'fine')]
  const form = fields.map(({ label, x, baseline, height }) => {
    const corner: Point = [x, baseline + labelGap]
    if (label !== 'Plate') return entry(corner, fieldWidth, height) + (filledIn[label]?.(corner) ?? '')
    const filled = plate(corner, plateSize, signal)
    return filled.frame + filled.letters
  })
  return {
    lines: [behind('board', outline, board), ...form, drawn, line(pen, 'outline'), line(acrossPen(80) + acrossPen(118) + penClip)],
    lettering: fields.map(({ label, x, baseline }) => letters({ text: label, style: 'label', size: labelSize, at: [x, baseline] })),
    small: drawSmall(),
  }
}

/** The six fields without labels and pen, the plate wide enough to read. */
function drawSmall() {
  const { outline, drawn } = clip([450, 32], 190, 104)
  const [left, right, gap] = [56, 844, 36]
  const width = (right - left - gap) / 2
  const upper = [168, 282].flatMap((y) => [left, left + width + gap].map((x) => entry([x, y], width, 78)))
  const filled = plate([left, 396], smallPlateSize, signal)
  const beside = Math.round(left + plateWidth(smallPlateSize) + gap)
  return [
    behind('small-board', outline, [line(rectangle(8, 70, 884, 528, 30), 'outline')]),
    drawn,
    ...upper,
    filled.frame,
    filled.letters,
    entry([beside, 396], right - beside, 152),
  ]
}

export const formBoard = {
  ...flatDrawing(
    'form-board',
    'Booking form on a clipboard: six fields, the name and the plate filled in, and a pen beside it',
    size.height,
    draw,
    capitals * labelSize,
  ),
  width: size.width,
}
