import { area, colours, fill, path, stroke, within } from './drawing.ts'
import { type Sheet, words } from './sheet.ts'
import { around, draw, faces, hull, onTread, patch, radiusAt, sidewall, treadArea, turned, tyre } from './turned-tread.ts'
import { arc, mix, type Point } from './vector.ts'

/** A slice below a tyre: half its width, the depth of its grooves, of what is worn away at most, and of the rubber below the grooves. */
const slice = { half: 126, groove: 92, worn: 70, base: 30 }
/** The slice along the tread is bent: its radius, and the angle to each end, in degrees. */
const bend = { radius: 420, to: 19.5 }

/** Five ribs across the tread, as shares of its half width. */
const ribs = [-2, -1, 0, 1, 2].map((rib) => [rib * 0.39 - 0.165, rib * 0.39 + 0.165] as const)
const ribAt = (rib: number) => ribs[rib] as readonly [number, number]
/** The angle from one block to the next, in degrees. */
const pitch = 15

/** What a kind of wear leaves: on the tread, and as the height that is lost (0 to 1) at a share of the half width of the slice. */
type Wear = {
  cause: string
  worn: string
  /** Whether blocks still show their cuts there. */
  smooth: (share: number) => boolean
  lost: (share: number) => number
  /** Whether the slice is cut along the tread, through its right edge, instead of across it. */
  along?: true
}

const orange = fill(colours.signal)
const band = (from: number, to: number) => patch(from, to, -84, 84, orange)
const blocks = Array.from({ length: 12 }, (_, i) => -90 + i * pitch)

/** One edge of each rib worn: thinner lines where less is gone. */
const feathers = ribs.flatMap(([from]) => [
  band(from, from + 0.08),
  ...[0.115, 0.155, 0.2].map((at, i) => draw(turned(from + at), stroke(colours.signal, 4.5 - 1.4 * i))),
])

/** The middles of the hollows round the tyre, in degrees, and how far each reaches. */
const hollows = { at: [-62, -21, 21, 62], reach: 15 }

/** A hollow, in rings like the dents of the damage reports. */
const dip = (degrees: number): string =>
  [1, 0.68, 0.36]
    .map((ring, i) => {
      const line = arc([0, 0], ring).map(([x, y]): Point => [0.6 + x * 0.34, degrees + y * hollows.reach])
      const seen = line.filter(([share, at]) => faces(share, at)).map(([share, at]) => onTread(share, at))
      return area([seen], `${orange} fill-opacity="${i === 2 ? 1 : 0.25}" stroke="${colours.signal}" stroke-width="4"`)
    })
    .join('')

/** The angle from the middle of the slice along the tread to its end, on the tyre. */
const degreesOfSlice = (bend.radius * bend.to) / tyre.radius

const rest = (share: number, from: number, to: number) => Math.min(1, Math.max(0, (share - from) / (to - from)))

/** In the order of the list beside the picture, whose numbers these are. */
const wears: readonly Wear[] = [
  {
    cause: 'Too soft',
    worn: band(-0.945, -0.615) + band(0.615, 0.945),
    smooth: (share) => Math.abs(share) > 0.55,
    lost: (share) => (Math.abs(share) < 0.6 ? 0 : 0.35 + 0.65 * rest(Math.abs(share), 0.615, 0.9)),
  },
  {
    cause: 'Too hard',
    worn: band(-0.165, 0.165),
    smooth: (share) => Math.abs(share) < 0.2,
    lost: (share) => (Math.abs(share) < 0.2 ? 1 - 8 * share ** 2 : 0),
  },
  { cause: 'Leaning', worn: band(0.225, 0.945), smooth: (share) => share > 0.2, lost: (share) => rest(share, 0.2, 0.92) },
  {
    cause: 'Out of line',
    worn: feathers.join(''),
    smooth: () => false,
    lost: (share) => {
      const [from, to] = ribs.find(([, end]) => share <= end) ?? ribAt(4)
      return 0.8 * (1 - rest(share, from, to))
    },
  },
  {
    cause: 'Bouncing',
    worn: hollows.at.map(dip).join(''),
    smooth: () => false,
    lost: (share) => {
      const degrees = share * degreesOfSlice
      const far = Math.min(...hollows.at.map((at) => Math.abs(degrees - at)))
      return far < hollows.reach ? 0.4 * (1 + Math.cos((Math.PI * far) / hollows.reach)) : 0
    },
    along: true,
  },
]

/** A tyre, turned a little: sidewall and rim, ribs with their cuts, and what is worn in orange. */
function turnedTyre({ worn, smooth }: Wear): string {
  const ring = ([along, out]: Point) => Array.from({ length: 121 }, (_, i) => around(along, out, i * 3))
  const shares = Array.from({ length: 21 }, (_, i) => i / 10 - 1)
  const profile = [...sidewall, ...shares.map((share): Point => [share * tyre.half, radiusAt(share)])]
  const outline = hull([...profile, ...sidewall.map(([along, out]): Point => [-along, out])].flatMap(ring))
  const bead = ring(sidewall[0] as Point)
  const inner = ring([-0.55 * tyre.half, 0.56 * tyre.radius])
  const cuts = ribs.flatMap(([from, to], rib) =>
    blocks.map((at) => {
      const low = at + (rib % 2) * (pitch / 2)
      const line = [0, 0.25, 0.5, 0.75, 1].map((t): Point => [mix(from, to, t), low + t * 3])
      return smooth((from + to) / 2) ? '' : draw(line, stroke(colours.quiet, 3))
    }),
  )
  const edges = ribs.flat().map((share) => draw(turned(share), stroke(colours.bone, 3.4)))
  const shoulders = [[-tyre.half, radiusAt(-1)] as const, sidewall[2] as Point].map((place) =>
    path(ring(place), stroke(colours.quiet, 2.5)),
  )
  const side = area([bead], `${fill(colours.ink)} stroke="${colours.bone}" stroke-width="3.4"`)
  return [
    area([outline], fill(colours.ink)),
    within([outline], shoulders.join('') + side + within([bead], path(inner, stroke(colours.quiet, 3)))),
    area([treadArea()], fill(colours.ink)),
    within([outline], worn + cuts.join('') + edges.join('')),
    path([...outline, outline[0] as Point], stroke(colours.bone, 6)),
  ].join('')
}

/** A slice of the tread: the new one dashed, what is left of it solid, and what is gone in orange. */
function cut({ lost, along }: Wear): string {
  const { groove, worn, base } = slice
  const at = along ? onStrip : onSlice
  const ends = along ? 1 : 1.1
  const tops = along ? ([[-1, 1]] as const) : ribs
  const level = (down: number, end: number) => Array.from({ length: 49 }, (_, i) => at(mix(-end, end, i / 48), down))
  const rubber = tops.map(([from, to]) => {
    const shares = Array.from({ length: along ? 121 : 13 }, (_, i) => mix(from + 0.001, to - 0.001, i / (along ? 120 : 12)))
    const left = shares.map((share) => at(share, lost(share) * worn))
    return { gone: area([[...left, ...shares.map((share) => at(share, 0)).toReversed()]], orange), left }
  })
  const profile = along
    ? (rubber[0]?.left ?? [])
    : [at(-ends, groove), ...rubber.flatMap(({ left }, i) => [at(ribAt(i)[0], groove), ...left, at(ribAt(i)[1], groove)]), at(ends, groove)]
  // The gaps between blocks, which a slice along the tread cuts across.
  const gaps = along
    ? [-2, -1, 0, 1, 2].map((block) => {
        const share = (block * pitch) / degreesOfSlice
        return path([at(share, lost(share) * worn), at(share, groove)], stroke(colours.bone, 4))
      })
    : []
  return [
    ...rubber.map(({ gone }) => gone),
    area([[...profile, ...level(groove + base, ends).toReversed()]], fill(colours.graphite)),
    path(profile, stroke(colours.bone, 4.5)),
    ...gaps,
    path(level(0, along ? 1 : ribAt(4)[1]), `${stroke(colours.bone, 3)} stroke-dasharray="12 9"`),
    path(level(groove + base, ends), stroke(colours.quiet, 3)),
  ].join('')
}

/** A place on a slice across the tread, from the middle of its top. It falls off at the shoulders like the tyre, and is level below. */
function onSlice(share: number, down: number): Point {
  const fall = 1 - down / (slice.groove + slice.base)
  return [share * slice.half, down + ((tyre.radius - radiusAt(share)) * slice.half * fall) / tyre.half]
}

/** A place on the slice along the tread. */
function onStrip(share: number, down: number): Point {
  const angle = (share * bend.to * Math.PI) / 180
  const out = bend.radius - down
  return [out * Math.sin(angle), bend.radius - out * Math.cos(angle)]
}

type Column = { letters: number; scales: { tyre: number; slice: number } }

/** A kind of wear with its number above, its slice and its cause below. */
function column(i: number, [x, y]: Point, { letters, scales }: Column): string[] {
  const wear = wears[i] as Wear
  const high = letters * 0.72
  const tyreAt = y + high + 28
  const sliceAt = tyreAt + scales.tyre * 2 * tyre.radius + 44
  const causeAt = sliceAt + scales.slice * (slice.groove + slice.base) + 44 + high
  return [
    words({ text: `${i + 1}`, at: [x, y + high], size: letters, style: 'figure', anchor: 'middle' }, colours.signal),
    `<g transform="translate(${x} ${tyreAt.toFixed(1)}) scale(${scales.tyre}) translate(0 ${tyre.radius - tyre.middle})">${turnedTyre(wear)}</g>`,
    `<g transform="translate(${x} ${sliceAt.toFixed(1)}) scale(${scales.slice})">${cut(wear)}</g>`,
    words({ text: wear.cause, at: [x, causeAt], size: letters, style: 'label', anchor: 'middle' }),
  ]
}

/** Five ways a tyre wears, numbered: each as a tyre and as a slice of its tread, with its cause. */
export function tyreWear(): Sheet {
  const each: Column = { letters: 42, scales: { tyre: 1, slice: 1.04 } }
  return { name: 'post-tyres-wear', width: 1920, height: 840, layers: wears.flatMap((_, i) => column(i, [192 + 384 * i, 48], each)) }
}

/** The same for phones, in two rows. */
export function tyreWearPhone(): Sheet {
  const places: readonly Point[] = [
    [216, 42],
    [600, 42],
    [984, 42],
    [408, 790],
    [792, 790],
  ]
  const each: Column = { letters: 56, scales: { tyre: 0.74, slice: 1 } }
  return { name: 'post-tyres-wear-phone', width: 1200, height: 1528, layers: places.flatMap((place, i) => column(i, place, each)) }
}
