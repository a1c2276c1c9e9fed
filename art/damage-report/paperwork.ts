import { colours } from './drawing.ts'
import { capitals, flatDrawing, letters, line, rectangle, solid } from './flat.ts'
import type { LineDrawing } from './line-drawing.ts'
import { widthOf } from './text.ts'
import type { Point } from './vector.ts'

const { bone, quiet, signal } = colours
/** The type size on the docket. */
const size = 90
/** And of what needs doing. */
const task = 82
const bar = (x: number, y: number, width: number, colour: string = quiet) => solid(rectangle(x, y - 6, width, 12, 6), colour)
/** Moves what is drawn around the origin to a place. */
const at = ([x, y]: Point, drawn: string, { turn = 0, scale = 1 } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawn}</g>`

/** A number plate, and its width. */
function plate([x, y]: Point, type: number) {
  const words = { text: 'FIX 1CE', style: 'label', size: type } as const
  const width = widthOf(words) + type * 0.62
  return {
    width,
    frame: line(rectangle(x, y, width, type * 1.14, type * 0.18), 'outline'),
    letters: letters({ ...words, at: [x + width / 2 + type * 0.035, y + type * 0.92], anchor: 'middle' }),
  }
}

/** A box to tick, with its tick or without. */
const box = (x: number, y: number, { width = 74, ticked = false } = {}) =>
  line(rectangle(x, y, width, width, width / 7)) +
  (ticked
    ? line(`M${x + width * 0.17} ${y + width * 0.49}l${width * 0.23} ${width * 0.25} ${width * 0.49}-${width * 0.69}`, 'outline', signal)
    : '')

/** A worn brake pad edge-on, its lining up. The origin is in the middle of the plate's face. */
const pad = [
  line('M-238 0H238V12H272V40H238V52H-238V40H-272V12H-238Z', 'outline'),
  line('M-226 40H226', 'fine'),
  line('M-8 0V-30H-196L-216 0M8 0V-30H196L216 0', 'outline'),
].join('')
/** The lining that has worn off. */
const wornOff = line('M-8-30V-96H-172L-196-30M8-30V-96H172L196-30', 'fine')

/** How thick the lining still is, above the plate's face at a place: `reach` is how far the upper arrow comes from. */
const thickness = ([x, y]: Point, thick: number, reach: number) => [
  line(`M${x - 78} ${y - thick}H${x + 18}M${x - 22} ${y}H${x + 18}`, 'fine', signal),
  line(`M${x} ${y - thick - reach}V${y - thick - 20}M${x} ${y + 20}V${y + 52}`, 'outline', signal),
  solid(`M${x} ${y - thick}l-11-26h22ZM${x} ${y}l-11 26h22Z`),
]

/** One docket for the four steps to a price: the same slip of paper with the same plate, and what each step adds. */
function docket(added: { lines: readonly string[]; lettering?: readonly string[] }) {
  const teeth = 20
  const own = plate([84, 60], size)
  const foot = 490
  return {
    lines: [
      line(`M6 ${foot}V26H794V${foot}${`l${-788 / teeth / 2} 24 ${-788 / teeth / 2}-24`.repeat(teeth)}`, 'outline'),
      own.frame,
      line('M84 204H716', 'fine'),
      ...added.lines,
    ],
    lettering: [own.letters, ...(added.lettering ?? [])],
  }
}

const handset =
  'M-152-16C-152-84 152-84 152-16V34a14 14 0 0 1-14 14H76a14 14 0 0 1-14-14V16C36-2-36-2-62 16V34a14 14 0 0 1-14 14h-62a14 14 0 0 1-14-14Z'

/** The request: what the customer says on the telephone. */
const requested = () =>
  docket({
    lines: [
      ...[300, 290, 220].map((width, i) => bar(84, 274 + i * 76, width)),
      at([574, 344], line(handset, 'outline', signal), { turn: -38 }),
    ],
  })

/** Checked: how much of the brake pad is left. */
const checked = () =>
  docket({
    lines: [at([366, 422], pad + wornOff), ...thickness([690, 422], 30, 126)],
    lettering: [letters({ text: '3 mm', style: 'figure', size: 104, at: [652, 304], anchor: 'end' }, signal)],
  })

/** Quoted: what needs doing now, and what can wait. */
const quoted = () =>
  docket({
    lines: [box(84, 240, { ticked: true }), bar(630, 277, 86, signal), line('M84 347H716', 'fine'), box(84, 380), bar(630, 417, 86)],
    lettering: [
      letters({ text: 'Now', style: 'label', size: task, at: [190, 306] }, signal),
      letters({ text: 'Can wait', style: 'label', size: task, at: [190, 446] }),
    ],
  })

const stamp: Point = [552, 282]
const stamped = { turn: -9 }

/** Paid, and the old brake pad to look at. */
const paid = () =>
  docket({
    lines: [
      box(84, 240, { ticked: true }),
      bar(190, 277, 160),
      at([366, 422], pad),
      at(stamp, line(rectangle(-160, -74, 320, 148, 18), 'outline', signal), stamped),
    ],
    lettering: [at(stamp, letters({ text: 'Paid', style: 'label', size: 114, at: [4, 40], anchor: 'middle' }, signal), stamped)],
  })

/** An estimate, and on it the worn brake pad that it is for. */
function estimate() {
  const own = plate([70, 62], 84)
  return {
    lines: [
      // The pad lies on its edge.
      line('M490 479V30H30V570H490V549', 'outline'),
      own.frame,
      line('M70 182H450', 'fine'),
      box(70, 202, { width: 62, ticked: true }),
      bar(160, 233, 130),
      bar(366, 233, 84),
      line('M70 284H450', 'fine'),
      box(70, 304, { width: 62 }),
      bar(160, 335, 100),
      bar(366, 335, 84),
      line('M70 388H450'),
      bar(70, 424, 130, bone),
      bar(366, 424, 84, signal),
      at([546, 505], pad, { scale: 0.85 }),
      ...thickness([806, 505], 26, 110),
    ],
    lettering: [own.letters, letters({ text: '3 mm', style: 'figure', size: 100, at: [824, 342], anchor: 'end' }, signal)],
  }
}

export const paperwork: readonly LineDrawing[] = [
  flatDrawing('request', 'Docket with a number plate, and a telephone’s handset', 540, requested, capitals * size),
  flatDrawing('measured', 'The same docket with a worn brake pad, 3 mm of it left', 540, checked, capitals * size),
  flatDrawing('quote', 'The same docket in two lines: what needs doing now, and what can wait', 540, quoted, capitals * task),
  flatDrawing('paid', 'The same docket paid, the old brake pad on it', 540, paid, capitals * size),
  { ...flatDrawing('estimate', 'Estimate with two lines, and a worn brake pad on it', 600, estimate, capitals * 84), width: 840 },
]
