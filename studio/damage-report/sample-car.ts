import { withBreakLine } from './break-line.ts'
import { type Camera, cameraOf } from './camera.ts'
import { liftback } from './car/liftback.ts'
import { liftbackLines } from './car/liftback-lines.ts'
import { bodyOf } from './car/shape.ts'
import { area, colours, drawCar, fill, type Paint, path, stroke, within } from './drawing.ts'
import { type Box, boxOf, facesOf } from './high-voltage.ts'
import { plate } from './plate.ts'
import type { Sheet } from './sheet.ts'
import { type Point, places, points, spline, type Vector } from './vector.ts'

const size = { width: 1620, height: 1080 }
const green: Paint = { floor: '#0b2f26', wall: '#135442', light: '#5d9a86', line: '#f4f1ea', fine: '#b4c4bd' }
const body = bodyOf(liftback)
const lines = liftbackLines(body)
/** Under the rear seat: the battery. In the seat's front left corner: the filter, which faces the door, and the fan behind it. */
const battery: Box = { middle: [2.98, 0.04, 0.34], size: [0.44, 1.02, 0.2] }
const fan: Box = { middle: [2.86, -0.56, 0.35], size: [0.2, 0.18, 0.2] }
const filter: Box = { middle: [2.86, -0.68, 0.36], size: [0.32, 0.05, 0.28] }
const filterFace = filter.middle[1] - filter.size[1] / 2
const pleats = [-2, -1, 0, 1, 2].map((i) => places(`${2.86 + i * 0.053} ${filterFace} 0.25, ${2.86 + i * 0.053} ${filterFace} 0.47`))
/** The rear seat from its side: cushion and back. */
const seat = spline(
  points(
    '2.72 0.46, 2.66 0.5, 2.67 0.57, 2.74 0.6, 3 0.58, 3.2 0.56, 3.3 0.76, 3.4 1, 3.46 1.06, 3.52 1.03, 3.48 0.86, 3.38 0.58, 3.3 0.46, 2.72 0.46',
  ),
)
const seatSide = -0.64
/** Its edges across the car: the front of the cushion, the crease behind it, the top of the back. */
const seatEdges = points('2.68 0.585, 3.2 0.56, 3.46 1.06').map(([x, z]): Vector[] => [
  [x, seatSide, z],
  [x, -seatSide, z],
])
/** The ways of the air: up to the filter, or through it and the battery behind it. */
const airStopped = spline(places('2.8 -0.72 1, 2.81 -0.76 0.8, 2.83 -0.78 0.53'))
const airThrough = spline(
  places('2.8 -0.72 1, 2.81 -0.78 0.7, 2.84 -0.78 0.46, 2.9 -0.66 0.36, 2.98 -0.3 0.36, 3.02 0.1 0.4, 3.02 0.55 0.44'),
)
const sheet = (number: number, ...layers: string[]): Sheet => ({ ...size, name: `sample-project-${number}`, layers })

/** The edge of the opening in its flank and windows, between the sill, the rear wheel arch and the middle of the glass. */
const openingFrom = (front: number): Vector[] =>
  spline(
    points(
      `${front + 0.12} 0.29, 3.14 0.29, 3.24 0.31, 3.28 0.39, 3.31 0.48, 3.38 0.6, 3.47 0.7, 3.53 0.8, 3.54 0.92, 3.49 1.04, 3.36 1.12, 3.2 1.14, ${front + 0.14} 1.11, ${front + 0.03} 1.08, ${front} 0.98, ${front} 0.4, ${front + 0.03} 0.32, ${front + 0.12} 0.29`,
    ),
  ).map(([x, z]) => body.near(x, z))

type Finding = { colour: string; air: readonly Vector[] }

/** A liftback from the front left, with its filter, battery and air. Before and after share everything else, so that they can be compared. */
function cooled(number: number, { colour, air }: Finding): Sheet {
  const camera = cameraOf({ ...size, azimuth: -24, elevation: 10, span: 3.4, target: [3.1, 0, 0.6], at: [0.53, 0.54] })
  const car = drawCar(camera, { body, lines, paint: green, tread: true })
  // Large enough for a phone to show the battery: the car ends at a break line, in front of its door.
  const rearPart = withBreakLine(car.fills + car.lines, [
    [60, 969],
    [60, 219],
  ])
  return sheet(number, rearPart, lookInside(camera, 2.06, [...cooling(camera, colour), arrow(camera, air)]))
}

/** No air gets past the clogged filter. */
const arrived = () => cooled(1, { colour: colours.signal, air: airStopped })
/** Air flows through the new filter and the battery. */
const repaired = () => cooled(3, { colour: colours.bone, air: airThrough })

/** Its nose, with what was measured there. */
function front(): Sheet {
  const camera = cameraOf({ ...size, azimuth: -46, elevation: 10, span: 3.36, target: [0.95, -0.3, 0.52], at: [0.423, 0.6] })
  const car = drawCar(camera, { body, lines, paint: green, tread: true, brake: { caliper: colours.quiet } })
  const nose = [car.fills, plate(camera, 'front', body, 0.53), car.lines].join('')
  return sheet(
    2,
    withBreakLine(nose, [
      [1518, 131],
      [1518, 780],
    ]),
  )
}

/** An opening in the left flank, dashed, and what is seen through it behind the thickness of the body. */
function lookInside({ project }: Camera, front: number, inside: readonly string[]): string {
  const edge = openingFrom(front)
  const outer = edge.map(project)
  const inner = edge.map(([x, y, z]) => project([x, y + 0.06, z]))
  return [
    area([outer], fill(colours.graphite)),
    within([outer], area([inner], fill(colours.ink)) + within([inner], inside.join(''))),
    path(outer, `${stroke(colours.bone, 4)} stroke-dasharray="16 11"`),
  ].join('')
}

/** The battery with its fan and filter, and in thin lines the seat above them. */
function cooling(camera: Camera, colour: string): string[] {
  const isBone = colour === colours.bone
  const parts = [
    { box: battery, colour, ground: isBone ? 0.32 : 0.5 },
    { box: fan, colour: colours.bone, ground: 0.1 },
    { box: filter, colour, ground: isBone ? 0.2 : 1 },
  ]
  const [front, crease, top] = seatEdges as [Vector[], Vector[], Vector[]]
  const side = seat.map(([x, z]): Vector => [x, seatSide, z])
  const seatFaces = [side, [...front, ...crease.toReversed()], [...crease, ...top.toReversed()]].map((face) => [face.map(camera.project)])
  return [
    ...seatFaces.map((face) => area(face, `${fill(colours.graphite)} fill-opacity="0.5"`)),
    ...parts.map(({ box, colour: edge, ground }) => {
      const faces = facesOf(camera, box)
      return faces.map((face) => area([face], fill(colours.ink))).join('') + boxOf(camera, box, edge, ground)
    }),
    ...pleats.map((pleat) => path(pleat.map(camera.project), stroke(isBone ? colours.bone : colours.ink, 3))),
    ...seatFaces.map((face) => area(face, stroke(colours.bone, 2))),
  ]
}

/** A thick arrow, with a halo that keeps it apart from what it passes. */
function arrow({ project }: Camera, way: readonly Vector[]): string {
  const line = way.map(project)
  const [before, tip] = line.slice(-2) as [Point, Point]
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0])
  const behind = (turn: number, reach: number): Point => [tip[0] - reach * Math.cos(angle + turn), tip[1] - reach * Math.sin(angle + turn)]
  const shaft = [...line.slice(0, -1), behind(0, 24)]
  const head = [behind(0.5, 50), tip, behind(-0.5, 50)]
  return [
    path(shaft, stroke(colours.ink, 22)),
    area([head], `${fill(colours.bone)} stroke="${colours.ink}" stroke-width="10" paint-order="stroke"`),
    path(shaft, stroke(colours.bone, 12)),
  ].join('')
}

/** The sample project's pictures. */
export const sampleCar = [arrived, front, repaired] as const
