import { area, colours, fill, path, stroke } from './drawing.ts'
import { leader, type Sheet, words } from './sheet.ts'
import { type Point, points, roundedBox, spline } from './vector.ts'

/** Cards crop it to about two to one: everything is between 190 and 1090. */
const size = { width: 1920, height: 1280 }

/** The scope's area on the screen: zero volts at `zero`, and a cylinder's pattern every `step` pixels. */
const scope = { left: 370, right: 1258, zero: 748, kilovolt: 11.2, step: 222 }
const at = (cylinder: number, share: number, kilovolts: number): Point => [
  scope.left + (cylinder + share) * scope.step,
  scope.zero - kilovolts * scope.kilovolt,
]

/** Secondary ignition voltage in firing order. A worn plug needs more voltage to fire, and its spark is short. */
const cylinders = [
  { name: '1', fires: 23, burns: [6, 9], until: 0.32, colour: colours.signal },
  { name: '3', fires: 10, burns: [2.4, 3], until: 0.52, colour: colours.bone },
  { name: '4', fires: 11, burns: [2.4, 3], until: 0.53, colour: colours.bone },
  { name: '2', fires: 10.4, burns: [2.4, 3], until: 0.52, colour: colours.bone },
] as const

function pattern({ fires, burns: [first, last], until, colour }: (typeof cylinders)[number], cylinder: number): string {
  const ringing = Array.from({ length: 49 }, (_, i): Point => {
    const t = i / 48
    return at(cylinder, until + t * 0.26, 3.4 * Math.exp(-3.4 * t) * Math.cos(t * 8 * Math.PI))
  })
  const line = [
    at(cylinder, 0, 0),
    at(cylinder, 0.12, 0),
    at(cylinder, 0.13, fires),
    at(cylinder, 0.15, first),
    at(cylinder, until - 0.02, last),
    ...ringing,
    at(cylinder, 0.85, 0),
    at(cylinder, 0.86, -1.6),
    at(cylinder, 1, 0),
  ]
  return path(line, `${stroke(colour, 6)} stroke-linejoin="round"`)
}

const box = (middle: Point, width: number, height: number, radius: number, style: string) =>
  path(roundedBox(middle, width, height, radius), style)
const outlined = (colour: string, width: number, ground: string = colours.ink) =>
  `${fill(ground)} stroke="${colour}" stroke-width="${width}"`

function screen(): string {
  const rule = (y: number, from: number, colour: string) =>
    path(
      [
        [from, y],
        [scope.right, y],
      ],
      stroke(colour, 3),
    )
  const levels = [0, 10, 20].map((kilovolts) => {
    const y = scope.zero - kilovolts * scope.kilovolt
    const figure = words({ text: `${kilovolts}`, at: [344, y + 21], size: 62, style: 'figure', anchor: 'end' })
    return rule(y, scope.left, colours.graphite) + figure
  })
  return [
    box([738, 574], 1140, 570, 20, outlined(colours.steel, 4)),
    words({ text: 'P0301', at: [206, 392], size: 98, style: 'figure' }, colours.signal),
    words({ text: 'Cylinder 1 misfire', at: [1258, 388], size: 66, style: 'label', anchor: 'end' }),
    rule(420, 206, colours.steel),
    words({ text: 'kV', at: [344, 482], size: 62, style: 'figure', anchor: 'end' }),
    ...levels,
    ...cylinders.map(pattern),
    words({ text: '23 kV', at: [at(0, 0.2, 0)[0], 508], size: 72, style: 'figure' }, colours.signal),
    words({ text: 'Cyl.', at: [344, 832], size: 62, style: 'label', anchor: 'end' }),
    ...cylinders.map(({ name, colour }, i) =>
      words({ text: name, at: [at(i, 0.36, 0)[0], 832], size: 62, style: 'figure', anchor: 'middle' }, colour),
    ),
  ].join('')
}

/** The plug of the diagnostic socket, its sixteen contacts to the front, and the cable to it. */
function plug(): string {
  const cable = spline(points('1408 534, 1528 534, 1654 560, 1694 650, 1658 750, 1622 800, 1622 860'), 8)
  const [x, y] = [1622, 966]
  const face = points('-160 -62, 160 -62, 132 66, -132 66').map(([dx, dy]): Point => [x + dx, y + dy])
  const inner = points('-134 -42, 134 -42, 112 46, -112 46').map(([dx, dy]): Point => [x + dx, y + dy])
  const contacts = [-17, 21].flatMap((dy, row) =>
    Array.from({ length: 8 }, (_, i) => box([x + (i - 3.5) * (row ? 25 : 29), y + dy], 13, 22, 3, fill(colours.bone))),
  )
  return [
    path(cable, stroke(colours.bone, 26)),
    path(cable, stroke(colours.ink, 18)),
    box([x, y - 98], 70, 64, 14, outlined(colours.bone, 5)),
    box([x, y], 388, 186, 34, outlined(colours.bone, 5)),
    area([face], outlined(colours.quiet, 4)),
    area([inner], outlined(colours.bone, 5, '#0d1013')),
    ...contacts,
  ].join('')
}

/** A scan tool on a car: a stored fault code, and the ignition pattern that shows why. */
export function scanTool(): Sheet {
  return {
    ...size,
    name: 'service-diagnostic',
    layers: [
      plug(),
      box([738, 574], 1360, 690, 90, outlined(colours.signal, 9)),
      box([738, 574], 1270, 626, 44, outlined(colours.bone, 5)),
      ...[474, 574, 674].map((y) => path(roundedBox([1340, y], 30, 62, 15), outlined(colours.quiet, 4))),
      screen(),
      leader({ from: [1438, 976], to: [1338, 994], label: 'Under the dash', sizes: { figure: 96, label: 66 } }),
    ],
  }
}
