import { area, colours, fill, path, stroke } from './drawing.ts'
import { placed, type Sheet } from './sheet.ts'
import { type Slab, shaped, slab, type View, viewFrom } from './slab.ts'
import { arc, type Point, roundedBox, spline } from './vector.ts'

const size = { width: 1600, height: 1200 }
const turn = { yaw: 30, pitch: 9, pixels: 2.68 }
/** The sides of dark parts, between graphite and the ground. */
const shade = '#20262e'
/** Radii in millimetres, and the depths of the disc's faces from its middle. */
const disc = { radius: 150, swept: 92, hat: 76, bore: 32, half: 14, wall: 8.5, hatFace: 44 }

const ring = (radius: number) => arc([0, 0], radius).slice(1)
const sector = (inner: number, outer: number, from: number, to: number): Point[] => [
  ...arc([0, 0], outer, from, to),
  ...arc([0, 0], inner, from, to).toReversed(),
]
const onCircle = (radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

/** A ventilated disc: two plates with vanes between them, and the hat with its stud holes. */
function ventilatedDisc(view: View): string {
  const { radius, swept, hat, bore, half, wall, hatFace } = disc
  const plate = (from: number, to: number): Slab => ({ outline: ring(radius), from, to, face: colours.steel, edge: colours.steel })
  const vanes = Array.from({ length: 45 }, (_, i) => onCircle(radius - 1, 60 + i * 6)).map(([x, y]) =>
    path([view([x, y, wall - half]), view([x, y, half - wall])], stroke(colours.bone, 4)),
  )
  return [
    slab(view, plate(-half, wall - half)),
    slab(view, { ...plate(wall - half, half - wall), outline: ring(radius - 1), face: colours.ink, edge: colours.ink }),
    ...vanes,
    slab(view, plate(half - wall, half)),
    ...[swept, 112, 132].map((at, i) => path(shaped(view, arc([0, 0], at), half), stroke(colours.quiet, i ? 2 : 3))),
    slab(view, { outline: ring(hat), from: half, to: hatFace, face: colours.graphite, edge: shade }),
    ...[0, 1, 2, 3, 4].map((i) =>
      area(
        [shaped(view, arc(onCircle(54, 90 + i * 72), 7.5), hatFace)],
        `${fill(colours.ink)} stroke="${colours.bone}" stroke-width="3.5"`,
      ),
    ),
    area([shaped(view, arc([0, 0], bore), hatFace)], `${fill(colours.ink)} stroke="${colours.bone}" stroke-width="4.5"`),
  ].join('')
}

/** The caliper's part behind the disc, with the piston. */
const housing = (view: View) => slab(view, { outline: sector(90, 174, 146, 214), from: -66, to: -22, face: colours.graphite, edge: shade })

/** The pad before the disc, and the caliper's bridge and its two fingers. */
function fingers(view: View): string {
  const outline = [...arc([0, 0], 182, 152, 210), ...arc([0, 0], 97, 210, 189), ...arc([0, 0], 134, 189, 173), ...arc([0, 0], 97, 173, 152)]
  return [
    slab(view, { outline: sector(93, 149, 144, 218), from: disc.half, to: 20, face: colours.quiet, edge: colours.graphite }),
    slab(view, { outline: sector(156, 182, 152, 210), from: -62, to: 24, face: shade, edge: shade }),
    slab(view, { outline, from: 24, to: 42, face: colours.graphite, edge: shade }),
  ].join('')
}

/** From the nipple over to the bottle and down into its fluid. */
function hose(from: Point): string {
  const line = spline<Point>(
    [from, [from[0] - 4, from[1] - 58], [706, 366], [600, 336], [470, 348], [352, 414], [280, 520], [252, 660], [254, 830], [262, 1030]],
    6,
  )
  const inFluid = spline<Point>(
    line.filter(([x, y]) => x < 300 && y > bottle.level),
    6,
  )
  return [
    path(line, stroke(colours.bone, 30)),
    path(line, stroke(colours.signal, 19)),
    path(inFluid, stroke(colours.bone, 30)),
    path(inFluid, stroke(colours.signal, 23)),
  ].join('')
}

/** In pixels of the sheet: how wide its body and its neck are to each side, and the heights. */
const bottle = { middle: 250, half: 138, neck: 66, base: 1112, shoulder: 690, mouth: 570, level: 800 }

const ellipse = (y: number, half: number, from = 0, to = 360) =>
  arc([0, 0], half, from, to).map(([x, up]): Point => [bottle.middle + x, y + up * 0.16])

/** A clear bottle with fluid in it; `content` hangs in it. */
function bleedBottle(content: string): string {
  const { middle, half, neck, base, shoulder, mouth, level } = bottle
  const side = (way: 1 | -1) =>
    spline<Point>(
      [
        [middle + way * neck, mouth],
        [middle + way * neck, mouth + 42],
        [middle + way * half * 0.8, shoulder - 34],
        [middle + way * half * 0.99, shoulder + 30],
        [middle + way * half, 770],
        [middle + way * half, base],
      ],
      6,
    )
  const outline = [...side(1), ...ellipse(base, half, 0, 180), ...side(-1).toReversed()]
  const mark = (y: number, long: number) =>
    path(
      [0, -long].map((x): Point => [middle + half - 14 + x, y]),
      stroke(colours.bone, 4.5),
    )
  /** The right of the fluid. */
  const dark = [...ellipse(level, half, 0, 62), ...ellipse(base, half, 0, 62).toReversed()]
  const fluid = [...ellipse(level, half, 180, 360), ...ellipse(base, half, 0, 180)]
  return [
    area([outline], `${fill(colours.bone)} fill-opacity="0.07"`),
    area([fluid], fill(colours.signal)),
    area([ellipse(level, half)], fill('#ff9a6b')),
    path(ellipse(mouth, neck, 180, 360), stroke(colours.bone, 6)),
    content,
    area([dark], `${fill(colours.ink)} fill-opacity="0.16"`),
    path(ellipse(level, half), stroke(colours.bone, 4.5)),
    path(outline, stroke(colours.bone, 9)),
    path(ellipse(mouth, neck, 0, 180), stroke(colours.bone, 6)),
    ...[0, 1, 2, 3, 4, 5].map((i) => mark(770 + i * 56, i % 2 ? 30 : 50)),
  ].join('')
}

/** The hexagon of the nipple, and its stem. */
const nipple = ([x, y]: Point): string =>
  [roundedBox([x, y - 40], 26, 68, 3), roundedBox([x, y - 15], 50, 42, 3)]
    .map((outline) => area([outline], `${fill(colours.quiet)} stroke="${colours.bone}" stroke-width="4.5"`))
    .join('')

/** A ventilated brake disc with its caliper, bled into a bottle of fluid, for the everyday jobs. */
export function brakeFluid(): Sheet {
  const view = viewFrom([1130, 735], turn)
  const [x, y] = onCircle(160, 145)
  const seat = view([x, y, -44])
  return {
    ...size,
    name: 'job-brakes',
    layers: placed(
      1.08,
      [-73, -192],
      [nipple(seat), housing(view), ventilatedDisc(view), fingers(view), bleedBottle(hose([seat[0], seat[1] - 54]))],
    ),
  }
}
