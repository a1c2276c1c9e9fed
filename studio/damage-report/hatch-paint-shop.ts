import { area, colours, fill, path, stroke, within } from './drawing.ts'
import { display, placed } from './sheet.ts'
import { outlined } from './text.ts'
import { type Point, points, roundedBox, spline } from './vector.ts'

/** An exploded view of a repair's coats, from the steel upwards. */
export function coats(): string[] {
  const layers = [
    { y: 1330, half: [330, 1], colour: '#59626c' },
    { y: 1075, half: [300, 0.9], colour: '#3a4049' },
    { y: 820, half: [190, 0.62], colour: '#a7a08f' },
    { y: 565, half: [330, 1], colour: '#878e96' },
  ] as const
  const slab = (y: number, wide: number, share: number): Point[] =>
    spline(points('-1 0.1, -0.62 -0.42, 0.1 -0.55, 0.78 -0.38, 1 0.06, 0.66 0.46, -0.2 0.55, -0.8 0.42'), 0.02, true).map(([px, py]) => [
      440 + px * wide,
      y + py * 190 * share,
    ])
  const drawn = layers.map(({ y, half: [wide, share], colour }, i) => {
    const top = slab(y, wide, share)
    const low = i === 2 ? 46 : i === 0 ? 30 : 10
    const under = top.map(([x, py]): Point => [x, py + low])
    const strokes = Array.from({ length: 50 }, (_, n) =>
      path(
        [
          [n * 26 - 300, y + 200],
          [n * 26, y - 200],
        ],
        stroke('#8b939c', 1.8),
      ),
    ).join('')
    const next = layers[i + 1]
    const guides = next
      ? [-0.9, 0.9].map((side) =>
          path(
            [
              [440 + side * next.half[0], y],
              [440 + side * next.half[0], next.y],
            ],
            `${stroke(colours.quiet, 2)} stroke-dasharray="10 9"`,
          ),
        )
      : []
    return [
      area([under], `${fill(colours.ink)} stroke="${colours.bone}" stroke-width="3.4"`),
      area([top], `${fill(colour)} stroke="${colours.bone}" stroke-width="3.4"`),
      i === 0 ? within([top], strokes) : '',
      ...guides,
    ].join('')
  })
  return placed(1.3, [28, -412], drawn)
}

const poured = [
  { colour: '#1d2126', high: 26 },
  { colour: '#b8390e', high: 96 },
  { colour: '#ff9a3c', high: 178 },
  { colour: '#ff7d2b', high: 386 },
] as const

/** The cup of mixed paint on the scales, with a mark for each tint's share by weight. */
export function tints(): string[] {
  const [left, right, floor] = [120, 640, 1160]
  let y = floor
  const bands = poured.map(({ colour, high }, i) => {
    y -= high
    const middle = y + high / 2
    return {
      // The last tint ends at the paint's surface.
      mark: i < poured.length - 1 ? path(points(`${right - 110} ${y}, ${right} ${y}`), stroke(colours.ink, 5)) : '',
      swatch: `<circle cx="580" cy="${middle}" r="${Math.min(22, high / 2 - 4)}" ${fill(colour)} stroke="${colours.ink}" stroke-width="4"/>`,
    }
  })
  const box = (middle: Point, width: number, height: number, radius: number, style: string) =>
    path(roundedBox(middle, width, height, radius), style)
  return [
    `<rect x="${left}" y="${y}" width="${right - left}" height="${floor - y}" ${fill(colours.signal)}/>`,
    ...bands.map(({ mark, swatch }) => mark + swatch),
    path(
      [
        [left, 380],
        [left, floor],
        [right, floor],
        [right, 380],
      ],
      stroke(colours.bone, 7),
    ),
    path(
      [
        [left - 16, 380],
        [left + 16, 380],
      ],
      stroke(colours.bone, 10),
    ),
    path(
      [
        [right - 16, 380],
        [right + 16, 380],
      ],
      stroke(colours.bone, 10),
    ),
    path(
      [
        [430, 300],
        [330, 1100],
      ],
      stroke(colours.ink, 34),
    ),
    path(
      [
        [430, 300],
        [330, 1100],
      ],
      stroke('#cdc6b6', 24),
    ),
    box([380, 1196], 620, 40, 14, `${fill(colours.graphite)} stroke="${colours.bone}" stroke-width="5"`),
    path(
      [
        [130, 1216],
        [84, 1480],
        [1116, 1480],
        [1070, 1290],
        [640, 1290],
        [630, 1216],
      ],
      `${fill(colours.ink)} stroke="${colours.bone}" stroke-width="5"`,
    ),
    box([420, 1380], 420, 130, 16, `${fill('#0f1216')} stroke="${colours.bone}" stroke-width="4"`),
    display({ text: '412.6', at: [600, 1416], size: 100, style: 'figure', anchor: 'end' }),
  ]
}

/** Four test cards on the door; of the one that matches, only the edge is visible. */
export function cards(): string[] {
  const shades = ['#ff7a3f', '#e84a10', colours.signal, '#ff6a1a']
  const panel: readonly Point[] = [
    [0, 0],
    [1200, 0],
    [1200, 1600],
    [0, 1600],
  ]
  const card = (i: number): string => {
    const angle = -18 + i * 12
    const turn = `rotate(${angle} 600 2050)`
    const x = 600 - 140
    return [
      `<g transform="${turn}">`,
      `<rect x="${x}" y="640" width="280" height="580" rx="16" ${fill(shades[i] ?? '')} stroke="${colours.ink}" stroke-width="5"/>`,
      `<circle cx="600" cy="1140" r="30" ${fill(colours.signal)} stroke="${colours.ink}" stroke-width="5"/>`,
      `<path d="${outlined({ text: String(i + 1), at: [600, 790], size: 120, style: 'figure', anchor: 'middle' })}" ${fill(colours.ink)}/>`,
      '</g>',
    ].join('')
  }
  return [
    area([panel], fill(colours.signal)),
    `<path d="M0 430C400 404 800 392 1200 388V470C800 474 400 486 0 516Z" ${fill('#ff9a6b')}/>`,
    `<path d="M0 1330C400 1300 800 1290 1200 1296V1600H0Z" ${fill('#b8390e')}/>`,
    path(
      [
        [1096, 0],
        [1084, 700],
        [1060, 1200],
        [1010, 1600],
      ],
      stroke(colours.ink, 5),
    ),
    path(roundedBox([760, 590], 330, 56, 26), `${fill('#b8390e')} stroke="${colours.ink}" stroke-width="5"`),
    ...[0, 1, 3, 2].map(card),
  ]
}
