import { at, plate, plateWidth, rule } from './docket.ts'
import { colours } from './drawing.ts'
import { behind, capitals, circle, flatDrawing, letters, line, onCircle, place, rectangle, solid } from './flat.ts'
import { clip } from './form-board.ts'
import { carTag, hung, keyBlade, keyHead } from './key-board.ts'
import type { LineDrawing } from './line-drawing.ts'
import type { Point } from './vector.ts'

const { bone, signal } = colours
/** In the proportions that 'What happens next' gives a drawing on a phone. Each reaches from the top to the base. */
const height = 628
const [top, base] = [10, height - 10]
const left = 10
/** The size of the smallest type. */
const type = 102

/** Joined letters on a line, by their heights: a negative one reaches below the line. */
function handwriting(heights: readonly number[]) {
  const loops = heights.map((height) => {
    const slant = Math.round(height / 6)
    return `c12 -3 ${22 + slant} ${-height} ${12 + slant} ${-height}s${-8 - slant} ${height} 4 ${height}`
  })
  return line(`M0 0${loops.join('')}c7 0 12-3 16-8`)
}

function jobCard() {
  const width = 520
  const middle = left + width / 2
  const { outline, drawn } = clip([middle, top], 150, 104)
  const filled = plate([middle - plateWidth(type) / 2, 164], type, signal)
  const rows = [
    { y: 412, heights: [34, 13, 28, 12, 13, 24] },
    { y: 540, heights: [13, 30, 12, 13] },
  ]
  return {
    lines: [
      behind('board', outline, [line(rectangle(left, top + 46, width, base - top - 46, 34), 'outline')]),
      drawn,
      filled.frame,
      ...rows.map(({ y, heights }) => at([64, y], [handwriting(heights)], { scale: [2.6, 2] }) + rule(y + 24, 52, left + width - 42)),
    ],
    lettering: [filled.letters],
  }
}

/** Pulses of a signal from a point to the right, by their heights, each as wide as the gap after it. */
const trace = (from: Point, pulses: readonly number[], width: number) =>
  `M${place(from)}h${width}${pulses.map((up) => `v${-up}h${width}v${up}h${width}`).join('')}`

function scanTool() {
  const width = 470
  const right = left + width
  const screen = rectangle(left + 44, top + 44, width - 88, 320, 16)
  const buttons = [0, 1, 2].map((i) => circle([left + width / 2 + (i - 1) * 128, 484], 42))
  const plug = 'M-98-62H98A16 16 0 0 1 114-43L102 46A18 18 0 0 1 84 62H-84A18 18 0 0 1-102 46L-114-43A16 16 0 0 1-98-62Z'
  const pins = [-26, 22].flatMap((y) => [-66, -22, 22, 66].map((x) => rectangle(x - 11, y - 11, 22, 22, 2)))
  const lead = `M${right} 520h80C${right + 150} 520 670 480 670 400V312`
  return {
    lines: [
      line(rectangle(left, top, width, base - top, 56), 'outline'),
      line(screen),
      ...buttons.map((button) => line(button)),
      line(trace([left + 68, 294], [160, 160, 36, 160], 37), 'outline', signal),
      line(lead, 'outline'),
      at([670, 250], [line(plug, 'outline'), solid(pins.join(''), bone)]),
    ],
    lettering: [],
  }
}

/** A regular hexagon around the origin, counterclockwise, so that a circle in it is a hole. */
function hexagon(radius: number) {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => place([radius * Math.cos((i * Math.PI) / 3), radius * Math.sin((i * Math.PI) / 3)]))
  return `M${corners.toReversed().join(' ')}Z`
}

function torqueWrench() {
  const ring = 132
  const nut: Point = [left + ring, base - ring]
  const neck = 'M124-46C150-38 170-36 196-36H226'
  const handle = [
    line(neck + neck.replaceAll(/-(46|38|36)/g, ' $1'), 'outline'),
    line(rectangle(226, -52, 262, 104, 14), 'outline'),
    line(rectangle(260, -27, 194, 54, 10)),
    line([292, 324, 390, 422].map((x) => `M${x} -27v24`).join('')),
    solid(rectangle(351, -27, 12, 54, 0), bone),
    line(rectangle(488, -64, 252, 128, 30), 'outline'),
    line([548, 594, 640, 686].map((x) => `M${x} -64v128`).join('')),
  ]
  return {
    lines: [
      line(circle(nut, ring), 'outline'),
      line(circle(nut, 96)),
      at(nut, [solid(hexagon(82) + circle([0, 0], 30))], { turn: -36 }),
      at(nut, handle, { turn: -36 }),
    ],
    lettering: [],
  }
}

function key() {
  const width = 560
  const hook: Point = [left + 232, top + 62]
  const rail = line(rectangle(left, top, width, 84, 14), 'outline')
  const pin = rectangle(hook[0] - 14, hook[1] - 34, 28, 60, 14)
  const ring = { radius: 150, wire: 20, apart: 138 }
  const hanging = hung(
    ring,
    at([0, 0], [line(keyHead, 'outline'), solid(keyBlade, bone), line(circle([0, 0], 12))], { scale: [1.5, 1.03] }),
    carTag(158, 146, 22),
  )
  const wire = [ring.radius, ring.radius - ring.wire].map((radius) => circle([hook[0], hook[1] + ring.radius], radius))
  return {
    lines: [behind('rail', wire.join(''), [rail]), at(hook, hanging), solid(pin, bone)],
    lettering: [],
  }
}

/** A tread depth gauge on a tyre, its probe in a groove. */
function treadGauge() {
  const [middle, tread, floor] = [left + 270, 400, 528]
  // Three grooves, the probe in the middle one.
  const grooves = [-180, 0, 180].map((x) => `H${middle + x - 26}l8 ${floor - tread}h36l8 ${tread - floor}`).join('')
  return {
    lines: [
      line(`M${left} ${base}V${tread}${grooves}H${left + 540}V${base}`, 'outline'),
      line(`M${left} 572H${left + 540}`, 'fine'),
      line(rectangle(middle - 128, 336, 256, 60, 14), 'outline'),
      line(rectangle(middle - 58, 122, 116, 214, 14), 'outline'),
      line(rectangle(middle - 34, top, 68, 112, 14)),
      line([168, 200, 232, 264, 296].map((y, i) => `M${middle - 58} ${y}h${i % 2 ? 34 : 54}`).join('')),
      solid(rectangle(middle + 14, 222, 34, 20, 4), signal),
      solid(rectangle(middle - 6, tread, 12, floor - tread, 0), signal),
    ],
    lettering: [],
  }
}

/** A pair of gauges on their manifold, with three hoses. */
function gauges() {
  const [radius, y] = [142, top + 142]
  const dials = [left + radius, left + 3 * radius + 48].map((x, i) => {
    const centre: Point = [x, y]
    const at = (reach: number, share: number) => place(onCircle(centre, reach, -135 + 270 * share))
    return [
      line(circle(centre, radius), 'outline'),
      line([0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => `M${at(118, share)} ${at(94, share)}`).join('')),
      line(`M${place(centre)} ${at(92, i === 0 ? 0.33 : 0.55)}`, 'outline', signal),
      solid(circle(centre, 18), signal),
      line(`M${x - 24} ${y + radius}v50h48v-50`),
    ].join('')
  })
  const hoses = [left + radius, left + 2 * radius + 24, left + 3 * radius + 48]
  return {
    lines: [
      ...dials,
      line(rectangle(left + 56, 344, 506, 104, 18), 'outline'),
      ...hoses.flatMap((x) => [line(`M${x - 30} 448v46h60v-46`), line(`M${x - 18} 494V${base}M${x + 18} 494V${base}`, 'outline')]),
    ],
    lettering: [],
  }
}

/** A tape measure, its blade out on the base. */
function tapeMeasure() {
  const [width, hook] = [480, left + 760]
  const blade = { top: base - 96, bottom: base - 30 }
  const reel: Point = [left + 222, 300]
  const ticks = Array.from({ length: 8 }, (_, i) => `M${left + width + 34 + i * 30} ${blade.top}v${i % 4 === 3 ? 46 : 26}`)
  return {
    lines: [
      line(
        `M${left + 60} ${base}H${left + width}V250C${left + width} 90 ${left + 400} ${top} ${left + 250} ${top}H${left + 60}q-60 0-60 60V${base - 60}q0 60 60 60Z`,
        'outline',
      ),
      line(circle(reel, 158), 'outline'),
      line(circle(reel, 128)),
      line(`M${left + width} ${blade.top}H${hook}M${left + width} ${blade.bottom}H${hook}`, 'outline'),
      line(ticks.join('')),
      solid(rectangle(hook - 8, blade.top - 12, 22, base - blade.top + 12, 4), signal),
    ],
    lettering: [],
  }
}

/** A cert with its seal. */
function cert() {
  const [width, seal] = [470, [left + 350, 474] as Point]
  const ribbons = `M${seal[0] - 52} ${seal[1] + 60}V${base}l52-34 52 34V${seal[1] + 60}`
  return {
    lines: [
      behind('sheet', circle(seal, 92), [line(rectangle(left, top, width, 520, 24), 'outline'), rule(354, 62, 300), rule(434, 62, 240)]),
      letters({ text: 'Cert', style: 'label', size: 150, at: [58, 172] }),
      rule(234, 62, left + width - 52),
      line(circle(seal, 92), 'outline', signal),
      line(`M${seal[0] - 42} ${seal[1] + 2}l30 32 56-66`, 'outline', signal),
      line(ribbons, 'outline', signal),
    ],
    lettering: [],
  }
}

/** A depth gauge that bridges a dent in a panel, its probe at the deepest place. */
function dentGauge() {
  const [middle, panel, deepest] = [left + 300, 430, 552]
  const surface = (y: number) =>
    `M${left} ${y}h90c90 0 120 ${deepest - panel} 210 ${deepest - panel}s120-${deepest - panel} 210-${deepest - panel}h90`
  const dial: Point = [middle, top + 128]
  const ticks = Array.from({ length: 8 }, (_, i) => `M${place(onCircle(dial, 106, i * 45))} ${place(onCircle(dial, 84, i * 45))}`)
  return {
    lines: [
      line(`${surface(panel)}M${left} ${panel}V496M${left + 600} ${panel}V496`, 'outline'),
      line(surface(496)),
      line(circle(dial, 128), 'outline'),
      line(ticks.join('')),
      line(`M${place(dial)} ${place(onCircle(dial, 88, 120))}`, 'outline', signal),
      line(rectangle(middle - 26, 266, 52, 54, 6)),
      line(`M${middle - 240} ${panel}v-86q0-24 24-24h432q24 0 24 24v86h-48v-50h-384v50Z`, 'outline'),
      solid(rectangle(middle - 7, 384, 14, deepest - 384, 0), signal),
    ],
    lettering: [],
  }
}

/** A spray gun, its cup on top and its spray to the left. */
function sprayGun() {
  const spray = ['M96 314 14 250', 'M96 334H10', 'M96 354 14 418']
  return {
    lines: [
      line(`${rectangle(306, top, 196, 190, 34)}M362 200v44h84v-44`, 'outline', signal),
      line('M316 88h176', 'form', signal),
      line('M176 290h36l24-46h300q36 0 36 36l84 310q6 28-20 28h-84q-22 0-28-22l-58-196H236l-24-22h-36Z', 'outline'),
      line(rectangle(120, 282, 56, 104, 10), 'outline'),
      line('M330 400q6 84-34 128', 'outline'),
      line(circle([494, 322], 22)),
      line(spray.join(''), 'outline', signal),
    ],
    lettering: [],
  }
}

/** Above and below each, as every drawing has it. */
const margin = 24

function stepDrawing(name: string, title: string, draw: LineDrawing['draw']) {
  const placed = (drawn: readonly string[]) => (drawn.length > 0 ? [at([0, margin], drawn)] : [])
  const drawInPlace = () => {
    const { lines, lettering } = draw()
    return { lines: placed(lines), lettering: placed(lettering) }
  }
  return flatDrawing(name, title, height + 2 * margin, drawInPlace, capitals * type)
}

/** The four steps under 'What happens next', and what some services use instead of a scan tool and a torque wrench. */
export const stepDrawings = [
  stepDrawing('step-book', 'Job card on a clipboard, with a plate and two written rows', jobCard),
  stepDrawing('step-check', 'Scan tool and its plug, one weak pulse on the screen', scanTool),
  stepDrawing('step-tread', 'Tread depth gauge on a tyre', treadGauge),
  stepDrawing('step-gauges', 'Two pressure gauges on a manifold', gauges),
  stepDrawing('step-tape', 'Tape measure', tapeMeasure),
  stepDrawing('step-cert', 'Cert with a seal', cert),
  stepDrawing('step-dent', 'Depth gauge across a dent', dentGauge),
  stepDrawing('step-spray', 'Spray gun', sprayGun),
  stepDrawing('step-fix', 'Torque wrench on a nut', torqueWrench),
  stepDrawing('step-home', 'Car key and its tag on a hook', key),
]
