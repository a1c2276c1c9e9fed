import { outlined, widthOf } from '../damage-report/text.ts'
import { type Brush, brushFor, panel, steps } from './street-brush.ts'
import { project, type StreetView, type StreetViewName, streetPlaces, streetViews } from './street-camera.ts'
import { carOnHoist } from './street-hoist.ts'

/**
 * The workshop seen from the street, as lines on the dark background colour. Drawn from a small model in metres: x along the street, y up, z into the building,
 * whose front is at z = 0. Faces are filled with the background and drawn from back to front, so that they hide what is behind them.
 */

const shed = { left: -9, right: 2, ridge: -3.5, eaves: 4.7, top: 6.3 }
const door = { left: -7, right: -0.4, head: 4.1, open: 3.4 }
/** Beside the bollards. */
const drive = { left: door.left - 0.55, right: door.right + 0.55 }
const sign = { left: -5.8, right: -1.2, bottom: 4.52, top: 5.24, z: -0.08 }
const office = { right: 10.4, top: 3.35 }

/**
 * Returns the drawing as an SVG.
 * @param name the name on the sign above the door
 */
export function drawStreet(name: string, shown: StreetViewName): string {
  const view = streetViews[shown]
  const { width, height } = view.box
  const brush = brushFor(view)
  const workshop = [...bay(brush), ...shedFront(brush, name), ...rollerDoor(brush)]
  const parts =
    shown === 'shed'
      ? [ground(brush), ...workshop, ...tyres(brush)]
      : [
          ...hills(brush),
          ...cabbageTree(brush, 13.2, 6),
          ...fence(brush),
          ...forecourt(brush),
          ...workshop,
          ...officeFront(brush),
          ...tyres(brush),
          ...parkingSign(brush, 10.75, 1.55, -0.6),
        ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<title>The workshop from the street</title>',
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...parts,
    '</g></svg>\n',
  ].join('\n')
}

function hills({ lines }: Brush): string[] {
  return [
    lines(
      'detail',
      '-62 2 90, -50 6 90, -38 9 90, -30 8 90, -16 13 90, -4 10 90, 10 15 90, 24 11 90, 38 16 90, 52 12.5 90, 66 15 90, 90 10 90, 130 12 90',
    ),
  ]
}

/** What the open door shows. Drawn before the front, which hides what is beside the door. */
function bay(brush: Brush): string[] {
  const { left, right, head } = door
  const depth = 4.4
  const wall = (x: number) => `${x} 0 0, ${x} 0 ${depth}, ${x} ${head} ${depth}, ${x} ${head} 0`
  return [
    brush.face('detail', wall(left)),
    brush.face('detail', wall(right)),
    brush.face('detail', panel(left, 0, right, head, depth)),
    ...carOnHoist(brush, (left + right) / 2 + 0.2, 2.6),
  ]
}

function shedFront({ view, face, lines }: Brush, name: string): string[] {
  const { left, right, ridge, eaves, top } = shed
  const roof = (below: number) => `${left} ${eaves - below} 0, ${ridge} ${top - below} 0, ${right} ${eaves - below} 0`
  const gable = (x: number) => top - (Math.abs(x - ridge) / (right - ridge)) * (top - eaves)
  const foot = (x: number) => {
    if (x > sign.left && x < sign.right) return sign.top
    return x > door.left - 0.3 && x < door.right + 0.3 ? door.head + 0.45 : 0.3
  }
  const corrugations = steps(left + 0.45, right - 0.3, 0.45).map((x) => `${x} ${foot(x)} 0, ${x} ${gable(x) - 0.25} 0`)
  return [
    // With a hole for the door.
    face('outline', `${roof(0)}, ${right} 0 0, ${left} 0 0`, panel(door.left, 0, door.right, door.head)),
    lines('detail', ...corrugations),
    lines('part', roof(0.22)),
    face('part', panel(sign.left, sign.bottom, sign.right, sign.top, sign.z)),
    lines('accent', `${sign.left} 4.64 ${sign.z}, ${sign.right} 4.64 ${sign.z}`),
    lettering(view, name),
  ]
}

/** The name on the sign, as large as fits. */
function lettering(view: StreetView, name: string): string {
  const text = { text: name.toUpperCase(), style: 'figure' } as const
  const size = Math.min(0.6, (sign.right - sign.left - 0.5) / widthOf({ ...text, size: 1 }))
  const letters = outlined({ ...text, at: [0, 0], size, anchor: 'middle' }, ([across, down]) => {
    const { x, y } = project(view, [(sign.left + sign.right) / 2 + across, 4.94 - size * 0.36 - down, sign.z])
    return [x, y]
  })
  return `<path data-name="${name}" fill="#f4f1ea" d="${letters.replace(/(\.\d)\d/g, '$1')}"/>`
}

function rollerDoor(brush: Brush): string[] {
  const { face, lines } = brush
  const { left, right, head, open } = door
  return [
    face('part', panel(left, open, right, head)),
    lines('detail', ...steps(open + 0.15, head - 0.1, 0.15).map((y) => `${left} ${y} 0, ${right} ${y} 0`)),
    lines('accent', `${left} ${open} 0, ${right} ${open} 0`),
    face('part', panel(left - 0.18, head, right + 0.18, head + 0.32, -0.12)),
    ...[left - 0.35, right + 0.35].flatMap((x) => bollard(brush, x)),
  ]
}

function bollard({ face, lines }: Brush, x: number): string[] {
  const [left, right] = [x - 0.09, x + 0.09]
  const bands = [0.75, 0.57].map((y) => `${left} ${y} -0.7, ${right} ${y} -0.7`)
  return [face('part', panel(left, 0, right, 0.95, -0.7)), lines('part', ...bands)]
}

/** A stack beside the door, of few enough lines for a phone. */
function tyres({ face }: Brush): string[] {
  const [x, z, radius, width] = [1.25, -0.45, 0.37, 0.25]
  const ring = (r: number, y: number, from = 0, to = 24) =>
    steps(from, to, 1)
      .map((i) => (i * Math.PI) / 12)
      .map((angle) => `${x + r * Math.cos(angle)} ${y} ${z + r * Math.sin(angle)}`)
      .join(', ')
  const tyre = (y: number) => {
    const [low, high] = [y + width * 0.3, y + width * 0.7]
    const tread = (r: number, from: number, to: number) => `${x + r} ${from} ${z}, ${x + r} ${to} ${z}`
    return `${ring(radius * 0.86, y, 12, 24)}, ${tread(radius, low, high)}, ${ring(radius * 0.86, y + width, 0, 12)}, ${tread(-radius, high, low)}`
  }
  return [...[0, 1, 2].map((i) => face('part', tyre(i * width))), face('part', ring(radius * 0.5, 3 * width))]
}

function officeFront({ face, lines }: Brush): string[] {
  const left = shed.right
  const { right, top } = office
  const edge = right + 0.15
  const [x, y] = streetPlaces.keyDrop
  const reflections = [5.5, 7, 8.5].flatMap((from) => [
    `${from} 1.25 0, ${from + 0.6} 1.95 0`,
    `${from + 0.35} 1.25 0, ${from + 0.7} 1.65 0`,
  ])
  return [
    face('outline', panel(left, 0, right, top)),
    face('part', panel(left, top - 0.42, edge, top + 0.12, -0.25)),
    lines('accentPart', `${left} ${top - 0.16} -0.25, ${edge} ${top - 0.16} -0.25`),
    lines('detail', ...steps(0.4, 2.6, 0.55).map((up) => `${left + 0.1} ${up} 0, ${right} ${up} 0`)),
    // The door, with its handle.
    face('outline', panel(3.3, 0, 4.35, 2.25)),
    face('part', panel(3.45, 0.2, 4.2, 2.1)),
    lines('part', '4.08 0.95 -0.06, 4.08 1.35 -0.06'),
    // The window, with its sill.
    face('outline', panel(5.1, 0.85, 9.6, 2.25)),
    lines('part', '6.6 0.85 0, 6.6 2.25 0', '8.1 0.85 0, 8.1 2.25 0', '5 0.78 -0.1, 9.7 0.78 -0.1'),
    lines('detail', ...reflections),
    // The slot for keys.
    face('part', panel(x - 0.24, y - 0.2, x + 0.24, y + 0.2, -0.05)),
    lines('part', `${x - 0.14} ${y + 0.05} -0.05, ${x + 0.14} ${y + 0.05} -0.05`),
  ]
}

/** From one edge of the drawing to the other. */
function ground({ lines }: Brush): string {
  return lines('part', '-11 0 0, 4 0 0')
}

function forecourt({ face, lines }: Brush): string[] {
  const kerb = ['-16 0 -6.2, -7.9 0 -6.2', '0.9 0 -6.2, 22 0 -6.2', '-16 0 -7.6, 22 0 -7.6']
  const driveway = [`${drive.left} 0 -0.1, -7.9 0 -6.2, -8.6 0 -7.6`, `${drive.right} 0 -0.1, 0.9 0 -6.2, 1.6 0 -7.6`]
  const parks = [3.6, 6.2, 8.8]
  return [
    lines('detail', ...kerb, ...driveway),
    lines('part', '-14 0 -7.9, 22 0 -7.9', ...[...parks, 11.4].map((x) => `${x} 0 -0.5, ${x} 0 -5.2`)),
    // Wheel stops.
    ...parks.map((x) => face('part', `${x + 0.5} 0 -0.9, ${x + 2.1} 0 -0.9, ${x + 2.1} 0 -0.7, ${x + 0.5} 0 -0.7`)),
  ]
}

function parkingSign({ face, lines }: Brush, x: number, y: number, z: number): string[] {
  const letter = [
    [0.24, 0.15],
    [0.24, 0.65],
    [0.42, 0.65],
    [0.5, 0.57],
    [0.5, 0.47],
    [0.42, 0.39],
    [0.24, 0.39],
  ] as const
  return [
    lines('part', `${x + 0.35} 0 ${z}, ${x + 0.35} ${y} ${z}`),
    face('outline', panel(x, y, x + 0.7, y + 0.8, z)),
    lines('accent', letter.map(([across, up]) => `${x + across} ${y + up} ${z}`).join(', ')),
  ]
}

function fence({ face, lines }: Brush): string[] {
  const [left, right, top, z] = [-19, shed.left, 1.7, 2]
  return [
    face('part', panel(left, 0, right, top, z)),
    lines('detail', ...steps(left + 0.3, right - 0.3, 0.3).map((x) => `${x} 0 ${z}, ${x} ${top} ${z}`)),
  ]
}

/** Tī kōuka (cabbage trees): bare stems, and tufts of leaves that hang at the tips. */
function cabbageTree({ lines }: Brush, x: number, z: number): string[] {
  const tuft = (left: number, up: number, radius: number) =>
    steps(0, 14, 1).map((i) => {
      const angle = Math.PI * ((i / 14) * 1.5 - 0.25)
      const reach = radius * (i % 2 ? 1 : 0.8)
      const at = (share: number, drop: number) =>
        `${x + left + reach * share * Math.cos(angle)} ${up + reach * share * Math.sin(angle) - drop * radius} ${z}`
      return `${at(0, 0)}, ${at(0.6, -0.03)}, ${at(1, 0.3)}`
    })
  return [
    lines(
      'part',
      `${x - 0.14} 0 ${z}, ${x - 0.08} 3.4 ${z}, ${x - 1} 4.9 ${z}`,
      `${x + 0.16} 0 ${z}, ${x + 0.12} 3.3 ${z}, ${x + 0.9} 5.5 ${z}`,
    ),
    lines('detail', ...tuft(-0.95, 5, 1.25), ...tuft(0.85, 5.6, 1.35)),
  ]
}
