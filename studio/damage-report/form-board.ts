import { at, plate, plateWidth } from './docket.ts'
import { colours } from './drawing.ts'
import { behind, capitals, circle, flatDrawing, letters, line, place, rectangle, solid } from './flat.ts'
import type { Point } from './vector.ts'

const { bone, quiet, signal } = colours
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

/** A pen whose point is at `tip`. Upright, it would be 392 units high; `tilt` is in radians, clockwise. */
function penAt(tip: Point, tilt: number) {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  /** A closed outline along the pen from its right side, by points above its tip as if it stood upright. */
  const along = (...side: readonly Point[]) => {
    const points = [...side, ...side.map(([x, y]): Point => [-x, y]).toReversed()]
    return `M${points.map(([x, y]) => place([tip[0] + x * cos + y * sin, tip[1] + x * sin - y * cos])).join('L')}Z`
  }
  const outline = along([3, 0], [5, 16], [23, 84], [26, 94], [26, 350], [15, 357], [15, 392])
  const [point, clip, gripEnd] = [along([3, 0], [5, 16], [23, 84]), along([8, 226], [8, 340]), along([26, 150])]
  return { outline, drawn: [line(outline + gripEnd, 'outline'), solid(point + clip, bone)] }
}
const tip: Point = [668, 240]
const pen = penAt(tip, (5 / 6) * Math.PI)

/** A quick signature in one stroke, its tail ending at 248, -6. */
const signature =
  'M6-34C16-54 46-66 51-54C56-40 28-6 17 7C10 15-4 14 0 4C6-6 42-12 60-23C67-27 70-20 65-11S64 2 73-4S86-22 92-20S86 0 95-2S108-19 114-17S108 0 117-2S146-54 154-50S136-5 145-2C156 2 172-12 184-8S206-3 248-6'

const columns = [48, 406] as const
const fieldWidth = 322
const labelGap = 23
const rows = [
  { baseline: 160, height: 84, labels: ['Plate', 'Name'] },
  { baseline: 330, height: 60, labels: ['Phone', 'Email'] },
  { baseline: 476, height: 60, labels: ['Service', 'Message'] },
] as const
const fields = rows.flatMap(({ baseline, height, labels }) => columns.map((x, i) => ({ label: labels[i] ?? '', x, baseline, height })))

const entry = ([x, y]: Point, width: number, height: number) => line(rectangle(x, y, width, height, 6), 'form', quiet)

/** What is in some fields, from the upper left corner of a field. */
const filledIn: Partial<Record<string, (corner: Point) => string>> = {
  Name: () => at([tip[0] - 248, tip[1] + 6], [line(signature, 'outline')]),
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
    lines: [behind('board', outline + pen.outline, [...board, ...form]), drawn, ...pen.drawn],
    lettering: fields.map(({ label, x, baseline }) => letters({ text: label, style: 'label', size: labelSize, at: [x, baseline] })),
    small: drawSmall(),
  }
}

const smallPen = penAt([500, 398], (2 / 3) * Math.PI)

/** The six fields without labels, the plate wide enough to read. */
function drawSmall() {
  const { outline, drawn } = clip([450, 32], 190, 104)
  const [left, right, gap] = [56, 844, 32]
  const filled = plate([left, 152], smallPlateSize, signal)
  const beside = Math.round(left + plateWidth(smallPlateSize) + gap)
  const third = (right - left - 2 * gap) / 3
  const lower = [0, 1, 2].map((i) => entry([left + i * (third + gap), 476], third, 78))
  const form = [filled.frame, filled.letters, entry([beside, 152], right - beside, 152), entry([left, 336], right - left, 108), ...lower]
  const signed = at([88, 408], [line(signature, 'outline')], { scale: [1.66, 1.3] })
  return [
    behind('small-board', outline + smallPen.outline, [line(rectangle(8, 70, 884, 528, 30), 'outline'), ...form, signed]),
    drawn,
    ...smallPen.drawn,
  ]
}

export const formBoard = {
  ...flatDrawing(
    'form-board',
    'Booking form on a clipboard: six fields, the plate filled in, and a pen signing the name',
    size.height,
    draw,
    capitals * labelSize,
  ),
  width: size.width,
}
