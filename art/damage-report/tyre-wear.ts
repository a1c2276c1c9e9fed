import { area, colours, fill, path, stroke, within } from './drawing.ts'
import { type Sheet, words } from './sheet.ts'
import { around, draw, faces, hull, onTread, patch, radiusAt, sidewall, treadArea, turned, tyre } from './turned-tread.ts'
import { arc, mix, type Point } from './vector.ts'

const size = { width: 1920, height: 1010 }
/** The section below each tyre: the top of a new tread, the depth of its grooves and of what is worn away. */
const section = { top: 752, half: 118, groove: 62, worn: 44 }

/** Five ribs across the tread, as shares of its half width. */
const ribs = [-2, -1, 0, 1, 2].map((rib) => [rib * 0.39 - 0.165, rib * 0.39 + 0.165] as const)
const ribAt = (rib: number) => ribs[rib] as readonly [number, number]
/** The angle from one block to the next, in degrees. */
const pitch = 15

/** What a kind of wear leaves: on the tread, and as the height that is lost (0 to 1) at a share of the half width of the section. */
type Wear = {
  cause: string
  worn: string
  /** Whether blocks still show their cuts there. */
  smooth: (share: number) => boolean
  lost: (share: number) => number
  /** Whether the section is cut along the tread, through one rib, instead of across it. */
  along?: true
}

const orange = fill(colours.signal)
const band = (from: number, to: number) => patch(from, to, -84, 84, orange)
const blocks = Array.from({ length: 12 }, (_, i) => -90 + i * pitch)

/** The front part of a block, worn to a ramp: closer lines where more is gone. */
const ramp = (rib: number, low: number): string => {
  const [from, to] = ribAt(rib)
  const lines = [0, 0.09, 0.2, 0.34, 0.52].map((at) => low + 2 + at * (pitch - 3))
  return lines
    .map((at, i) =>
      draw(
        [
          [from, at],
          [mix(from, to, 0.5), at + 0.6],
          [to, at + 1.2],
        ],
        stroke(colours.signal, 6.5 - i),
      ),
    )
    .join('')
}

/** A hollow, in rings like the dents of the damage reports. */
const dip = (degrees: number): string =>
  [1, 0.68, 0.36]
    .map((ring, i) => {
      const line = arc([0, 0], ring).map(([x, y]): Point => [0.6 + x * 0.34, degrees + y * 12])
      const seen = line.filter(([share, at]) => faces(share, at)).map(([share, at]) => onTread(share, at))
      return area([seen], `${orange} fill-opacity="${i === 2 ? 1 : 0.25}" stroke="${colours.signal}" stroke-width="4"`)
    })
    .join('')

const rest = (share: number, from: number, to: number) => Math.min(1, Math.max(0, (share - from) / (to - from)))

/** In the order of the list beside the picture, whose numbers these are. */
const wears: readonly Wear[] = [
  {
    cause: 'Too soft',
    worn: band(-0.95, -0.6) + band(0.6, 0.95),
    smooth: (share) => Math.abs(share) > 0.55,
    lost: (share) => rest(Math.abs(share), 0.35, 0.85),
  },
  {
    cause: 'Too hard',
    worn: band(-0.18, 0.18),
    smooth: (share) => Math.abs(share) < 0.2,
    lost: (share) => 1 - rest(Math.abs(share), 0.1, 0.6),
  },
  { cause: 'Leaning', worn: band(0.4, 0.95), smooth: (share) => share > 0.38, lost: (share) => rest(share, -0.1, 0.95) },
  {
    cause: 'Toe out',
    worn: blocks.flatMap((at) => [ramp(0, at), ramp(4, at)]).join(''),
    smooth: () => false,
    lost: (share) => 1 - (((((share + 1) * 2.5) % 1) + 1) % 1),
    along: true,
  },
  {
    cause: 'Bouncing',
    worn: [-62, -21, 21, 62].map(dip).join(''),
    smooth: () => false,
    lost: (share) => (1 - Math.cos((share + 1) * 2 * Math.PI)) / 2,
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

/** A cut through the tread: the new one dashed, what is left of it solid, and what is gone in orange. */
function cut({ lost, along }: Wear): string {
  const { top, half, groove, worn } = section
  const tops = along ? [0, 1, 2, 3, 4].map((block) => [block * 0.4 - 0.98, block * 0.4 - 0.62] as const) : ribs
  const at = (share: number, down: number): Point => [share * half, top + down]
  const rubber = tops.map(([from, to]) => {
    const shares = Array.from({ length: 13 }, (_, i) => mix(from + 0.001, to - 0.001, i / 12))
    const left = shares.map((share) => at(share, lost(share) * worn))
    return { gone: area([[...left, at(to, 0), at(from, 0)]], orange), left }
  })
  const profile: Point[] = [
    at(-1.12, groove),
    ...rubber.flatMap(({ left }, i) => {
      const [from, to] = tops[i] as readonly [number, number]
      return [at(from, groove), ...left, at(to, groove)]
    }),
    at(1.12, groove),
  ]
  const base = [at(1.12, groove + 26), at(-1.12, groove + 26)]
  return [
    ...rubber.map(({ gone }) => gone),
    area([[...profile, ...base]], fill(colours.graphite)),
    path(profile, stroke(colours.bone, 4)),
    path([at(-1, 0), at(1, 0)], `${stroke(colours.bone, 3)} stroke-dasharray="12 9"`),
    path([at(-1.12, groove + 26), at(1.12, groove + 26)], stroke(colours.quiet, 3)),
  ].join('')
}

/** Five ways a tyre wears, numbered: each as a tyre and as a cut through its tread, with its cause. */
export function tyreWear(): Sheet {
  return {
    ...size,
    name: 'post-tyres-wear',
    layers: wears.flatMap((wear, i) => {
      const x = 232 + i * 364
      return [
        `<g transform="translate(${x} 0)">${turnedTyre(wear)}${cut(wear)}</g>`,
        words({ text: `${i + 1}`, at: [x, 142], size: 104, style: 'figure', anchor: 'middle' }, colours.signal),
        words({ text: wear.cause, at: [x, 948], size: 62, style: 'label', anchor: 'middle' }),
      ]
    }),
  }
}
