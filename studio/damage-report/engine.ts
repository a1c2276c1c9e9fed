import { area, colours, fill, path, stroke, within } from './drawing.ts'
import { across, body, box, disc, line, pen, pipe, type Shades, type Span } from './extruded.ts'
import { orange } from './hatch-damage.ts'
import type { Place, View } from './slab.ts'
import { hull } from './turned-tread.ts'
import { arc, mix, type Point, places, points, roundedBox } from './vector.ts'

const cast: Shades = { top: '#3a434f', side: '#2b323c', end: '#20262e' }
const dark: Shades = { top: cast.side, side: cast.end, end: colours.ink }
const metal: Shades = { top: '#7d8691', side: colours.steel, end: '#454d57' }
const faulty: Shades = { top: orange.light, side: colours.signal, end: orange.floor }

/** Along the engine, from its belt: its ends, and the middles of its cylinders. */
const length: Span = [-200, 232]
const cylinders = [-126, -40, 46, 132]
/** From the sump up: the joints between block, head and cam cover, and the cover's top. */
const joints = { sump: 112, head: 330, cover: 434, top: 496 }
const half = 112

/** The gearbox, and the filter for the air on it: its lower half, the pleated filter and the lid, lifted off. */
function gearboxAndFilter(view: View): string {
  const along: Span = [296, 478]
  const deep: Span = [-120, 76]
  const levels = { low: 336, filter: 414, filterTop: 466, lid: 524, top: 576 }
  const pleats = Array.from({ length: 12 }, (_, i) => mix(along[0] + 4, along[1] - 4, (i + 0.5) / 12))
  const foot = (x: number) => box(view, [x, x + 30], [270, levels.low], [20, 50], dark)
  return [
    body(view, 'x', roundedBox([0, 180], 216, 212, 56), [236, 444], dark),
    ...[300, 340, 380].map((x) =>
      line(
        view,
        points('96 90, 108 130, 108 230, 96 270').map((point) => across.x(point, x)),
        colours.quiet,
        pen.fine,
      ),
    ),
    foot(316),
    foot(424),
    box(view, along, [levels.low, levels.filter], deep, cast),
    box(view, [along[0] - 6, along[1] + 6], [levels.filter - 10, levels.filter], [deep[0] - 6, deep[1] + 6], cast),
    box(view, along, [levels.filter, levels.filterTop], deep, faulty),
    ...pleats.map((x) =>
      line(
        view,
        [
          [x, levels.filter + 4, deep[1]],
          [x, levels.filterTop, deep[1]],
          [x, levels.filterTop, deep[0]],
        ],
        colours.ink,
        pen.form,
      ),
    ),
    pipe(view, places('310 550 -30, 278 550 -36, 246 524 -60, 232 470 -84, 230 400 -90'), 52, cast.side),
    box(view, [along[0] - 6, along[1] + 6], [levels.lid, levels.lid + 12], [deep[0] - 6, deep[1] + 6], cast),
    box(view, [along[0] + 4, along[1] - 4], [levels.lid + 12, levels.top], [deep[0] + 4, deep[1] - 4], cast),
    ...[337, 387, 437].map((x) =>
      line(
        view,
        [
          [x, levels.top, deep[0] + 20],
          [x, levels.top, deep[1] - 20],
        ],
        colours.quiet,
        pen.fine,
      ),
    ),
    ...along.map((x) =>
      path(
        [view([x, levels.lid, deep[1]]), view([x, levels.filterTop, deep[1]])],
        `${stroke(colours.quiet, pen.fine)} stroke-dasharray="10 9"`,
      ),
    ),
  ].join('')
}

/** Sump, block, head and cam cover, with what is cast and bolted on them. */
function castings(view: View): string {
  const [left, right] = length
  const sump = points(`${left + 8} 106, ${left + 14} 36, ${left + 44} 8, ${right - 44} 8, ${right - 14} 36, ${right - 8} 106`)
  const cover = points(`-100 ${joints.cover}, -94 478, -76 ${joints.top}, 76 ${joints.top}, 94 478, 100 ${joints.cover}`)
  const bolts = [-180, -84, 2, 88, 174, 216]
  return [
    body(view, 'x', roundedBox([0, 190], 284, 280, 80), [right, right + 20], cast),
    body(view, 'z', sump, [-100, 100], dark),
    disc(view, 'z', [150, 52], 100, 13, colours.steel),
    box(view, [left - 6, right + 6], [joints.sump - 10, joints.sump + 6], [-half - 10, half + 10], metal),
    box(view, length, [joints.sump, joints.head], [-half, half], cast),
    box(view, [left, right], [joints.head - 3, joints.head + 5], [-half - 3, half + 3], dark),
    box(view, length, [joints.head, joints.cover], [-half, half], metal),
    box(view, [left - 30, right + 4], [joints.cover - 4, joints.cover + 10], [-half - 4, half + 4], metal),
    body(view, 'x', cover, [left - 26, right - 4], cast),
    ...bolts.map((x) => disc(view, 'y', [x, 106], joints.cover + 10, 7, colours.bone, colours.ink)),
  ].join('')
}

/** A coil without its boot, this much above its place. */
function coil(view: View, x: number, raised: number, shades: Shades): string {
  const top = joints.top + raised
  return [
    box(view, [x - 17, x + 17], [top, top + 24], [-34, 30], shades),
    body(view, 'y', roundedBox([x, -4], 26, 30, 8), [top + 24, top + 34], shades),
    box(view, [x - 10, x + 10], [top + 2, top + 18], [30, 46], shades === faulty ? shades : cast),
  ].join('')
}

const hexagon = (middle: Point, radius: number) => arc(middle, radius).filter((_, i) => i % 20 === 0 && i < 120)
const upright = (view: View, [x, z]: Point, radius: number, span: Span, shades: Shades) =>
  body(view, 'y', arc([x, z], radius), span, shades)

/** The coils, one of them pulled out with its plug. */
function ignition(view: View): string {
  const rise = 172
  const x = cylinders[0] as number
  const foot = joints.top
  return [
    ...cylinders
      .toReversed()
      .map((each) =>
        each === x
          ? [
              upright(view, [x, 0], 24, [foot, foot + 5], metal),
              disc(view, 'y', [x, 0], foot + 5, 17, colours.ink),
              upright(view, [x, 0], 5, [foot + 4, foot + 18], metal),
              upright(view, [x, 0], 11, [foot + 16, foot + 44], faulty),
              body(view, 'y', hexagon([x, 0], 20), [foot + 44, foot + 64], faulty),
              upright(view, [x, 0], 11, [foot + 64, foot + 98], { top: colours.bone, side: colours.bone, end: colours.quiet }),
              upright(view, [x, 0], 16, [foot + 98, foot + rise], faulty),
              coil(view, x, rise, faulty),
            ].join('')
          : coil(view, each, 0, dark),
      ),
    upright(view, [190, 10], 30, [joints.top, joints.top + 14], dark),
    upright(view, [190, 10], 24, [joints.top + 14, joints.top + 30], dark),
  ].join('')
}

function exhaust(view: View): string {
  const collector: Point = [8, 186]
  const runners = cylinders.map((x) =>
    pipe(
      view,
      [
        [x, 386, 124],
        [x, 384, 160],
        [mix(x, 8, 0.25), 350, 194],
        [mix(x, 8, 0.68), 280, 204],
        [mix(x, 8, 0.84), 204, 186],
      ],
      30,
      colours.steel,
    ),
  )
  return [
    ...cylinders.map((x) => box(view, [x - 31, x + 31], [358, 414], [half, half + 10], cast)),
    upright(view, collector, 38, [62, 74], metal),
    upright(view, collector, 26, [74, 150], metal),
    upright(view, collector, 40, [150, 208], metal),
    disc(view, 'y', collector, 208, 34, cast.end),
    ...[runners[3], runners[0], runners[2], runners[1]],
    ...cylinders.map((x) =>
      [-25, 25].map((aside) => disc(view, 'z', [x + aside, 386 + aside * 0.72], half + 10, 6, colours.bone, colours.ink)).join(''),
    ),
  ].join('')
}

function oilFilter(view: View): string {
  return [
    body(view, 'z', arc([150, 176], 48), [half, half + 14], cast),
    body(view, 'z', arc([150, 176], 43), [half + 14, 214], dark),
    disc(view, 'z', [150, 176], 214, 30, cast.side, colours.quiet),
  ].join('')
}

function dipstick(view: View): string {
  const ring = (radius: number) => arc([90, 484], radius).map(([x, y]) => view([x, y, 150]))
  return [
    pipe(view, places('130 190 116, 112 236 150, 92 320 166, 90 400 152, 90 440 150'), 9, colours.signal),
    pipe(view, places('90 430 150, 90 462 150'), 18, colours.signal),
    area([ring(26), ring(12).toReversed()], `${fill(colours.signal)} fill-rule="evenodd" stroke="${colours.bone}" stroke-width="6"`),
  ].join('')
}

/** The pulleys' middles, as z and y, and their radii: crankshaft, alternator, water pump, idler. */
const pulleys = [
  { middle: [0, 150], radius: 70 },
  { middle: [176, 268], radius: 36 },
  { middle: [14, 366], radius: 54 },
  { middle: [-92, 262], radius: 34 },
] as const
const beltSpan: Span = [-294, -264]

/** The timing cover, the alternator on its bracket, the pulleys and the belt round them. */
function beltDrive(view: View): string {
  const [left] = length
  const [crank, alternator, pump, idler] = pulleys
  const loop = (reach: number, x: number) =>
    hull(pulleys.flatMap(({ middle, radius }) => arc(middle, radius + reach))).map((point) => view(across.x(point, x)))
  const hole = loop(-1, beltSpan[0])
  const pulley = ({ middle, radius }: (typeof pulleys)[number]) =>
    [
      body(view, 'x', arc(middle, radius - 2), beltSpan, metal),
      disc(view, 'x', middle, beltSpan[0], radius * 0.74, cast.end),
      disc(view, 'x', middle, beltSpan[0], radius * 0.34, colours.steel),
    ].join('')
  const hub = ({ middle, radius }: (typeof pulleys)[number]) => body(view, 'x', arc(middle, radius * 0.6), [beltSpan[1], left - 36], metal)
  const arm = hull([...arc([70, 372], 20), ...arc([176, 306], 20)])
  const cover = [
    body(view, 'x', roundedBox([0, 266], 240, 328, 26), [left - 36, left], cast),
    ...[130, 200, 330, 400].flatMap((y) => [-106, 106].map((z) => disc(view, 'x', [z, y], left - 36, 6, colours.bone, colours.ink))),
  ]
  const machine = [
    box(view, [left + 6, -96], [232, 306], [half, 150], cast),
    body(view, 'x', arc(alternator.middle, 64), [-214, -96], cast),
    ...[-180, -160, -140].map((x) =>
      line(
        view,
        arc(alternator.middle, 64, -60, 80).map((point) => across.x(point, x)),
        colours.quiet,
        pen.fine,
      ),
    ),
    body(view, 'x', arc(alternator.middle, 56), [-238, -214], metal),
    body(view, 'x', arm, [-246, -238], metal),
    disc(view, 'x', [70, 372], -246, 9, colours.ink),
    hub(alternator),
  ]
  const outer = hull([...loop(3, beltSpan[0]), ...loop(3, beltSpan[1])])
  const belt = [outer, hole.toReversed()]
  const inside = area([hole, loop(-1, beltSpan[1]).toReversed()], `${fill(orange.floor)} fill-rule="evenodd"`)
  return [
    ...cover,
    ...machine,
    ...[crank, pump, idler].map(hub),
    area(belt, `${fill(colours.signal)} fill-rule="evenodd" stroke="${colours.bone}" stroke-width="${pen.outline}"`),
    within([hole], [inside, ...[idler, pump, crank, alternator].map(pulley)].join('')),
    area(belt, `${fill(colours.signal)} fill-rule="evenodd"`),
    path([...hole, hole[0] as Point], stroke(colours.bone, pen.form)),
  ].join('')
}

const drop = ([x, y]: Point) =>
  `<path d="M${x.toFixed(1)} ${(y - 30).toFixed(1)}c4 14 15 20 15 33a15 15 0 0 1-30 0c0-13 11-19 15-33Z" ${fill(colours.signal)}/>`

/** The hose from the thermostat to the radiator, of which a piece is drawn, and coolant that drips from its clamp. */
function cooling(view: View): string {
  const [left, right] = [286, 404]
  const [bottom, top, front] = [40, 322, 300]
  const wave = Array.from({ length: 25 }, (_, i): Point => [right + 7 * Math.sin(i * 0.9), mix(top - 12, bottom + 12, i / 24)])
  const core = [[left + 20, top - 12] as Point, ...wave, [left + 20, bottom + 12] as Point]
  const tubes = Array.from({ length: 10 }, (_, i) => bottom + 26 + i * 25.5)
  const face = core.map(([x, y]) => view([x, y, front]))
  const fins = tubes.slice(0, -1).map((y) => {
    const folds = Array.from({ length: 17 }, (_, i): Place => [left + 36 + i * 8, y + (i % 2 ? 22 : 4), front])
    return line(view, folds, colours.quiet, pen.fine)
  })
  return [
    body(view, 'z', arc([204, 384], 34), [half, half + 16], metal),
    body(view, 'z', arc([204, 384], 18), [half + 16, 150], metal),
    body(view, 'z', arc([204, 384], 24), [150, 160], metal),
    box(view, [left + 20, right - 8], [bottom + 12, top - 12], [front - 34, front - 1], dark),
    area([face], fill(colours.ink)),
    within(
      [face],
      [
        ...fins,
        ...tubes.map((y) =>
          line(
            view,
            [
              [left, y, front],
              [right + 20, y, front],
            ],
            colours.quiet,
            6,
          ),
        ),
      ].join(''),
    ),
    path(face, stroke(colours.bone, pen.form)),
    body(view, 'z', roundedBox([left + 10, (top + bottom) / 2], 46, top - bottom, 14), [front - 44, front + 8], cast),
    body(view, 'x', arc([284, 284], 15), [262, left - 13], metal),
    body(view, 'x', arc([284, 284], 20), [254, 264], faulty),
    body(view, 'x', arc([284, 284], 24), [244, 254], metal),
    pipe(view, places('204 384 158, 204 382 205, 205 360 250, 211 316 275, 224 290 283, 246 284 284'), 40, colours.signal),
    ...[232, 188].map((y) => drop(view([256, y, 290]))),
  ].join('')
}

/** Where the faults that have one place are. */
export const faultyPlaces = {
  plug: [cylinders[0] as number, joints.top + 54, 18],
  oil: [90, 503, 150],
  filter: [430, 440, 76],
  coolant: [212, 322, 290],
} as const satisfies Record<string, Place>

/**
 * A transverse four-cylinder engine: x from the belt towards the gearbox, y up from the sump, z towards the radiator. Its parts are drawn from
 * the back to the front.
 */
export function engine(view: View): string {
  return [gearboxAndFilter, castings, ignition, exhaust, beltDrive, dipstick, oilFilter, cooling].map((draw) => draw(view)).join('')
}
