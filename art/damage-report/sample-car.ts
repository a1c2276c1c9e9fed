import { type Camera, cameraOf } from './camera.ts'
import { liftback } from './car/liftback.ts'
import { liftbackLines } from './car/liftback-lines.ts'
import { bodyOf } from './car/shape.ts'
import { padAt, tyreEdge } from './car/wheel.ts'
import { archEdge, area, colours, type DrawnCar, drawCar, fill, type Paint, path, stroke, within } from './drawing.ts'
import { type Box, boxOf, facesOf } from './high-voltage.ts'
import { plate } from './plate.ts'
import { floorScale, leader, type Sheet } from './sheet.ts'
import { arc, type Point, places, type Vector } from './vector.ts'

const size = { width: 1620, height: 1080 }
const sizes = { figure: 84, label: 60, raised: 0.34 }
const green: Paint = { floor: '#0b2f26', wall: '#135442', light: '#5d9a86', line: '#f4f1ea', fine: '#b4c4bd' }
const body = bodyOf(liftback)
const lines = liftbackLines(body)
/** Under the rear seat: the battery. Above its left end: the fan that cools it, with a filter on top and a duct below. */
const battery: Box = { middle: [2.86, 0.04, 0.34], size: [0.52, 1.02, 0.18] }
const duct: Box = { middle: [2.86, -0.53, 0.44], size: [0.14, 0.12, 0.22] }
const fan: Box = { middle: [2.86, -0.56, 0.64], size: [0.24, 0.22, 0.18] }
const filter: Box = { middle: [2.86, -0.56, 0.755], size: [0.28, 0.26, 0.05] }
const pleats = [-0.1, -0.06, -0.02, 0.02, 0.06, 0.1].map((x) => places(`${2.86 + x} -0.69 0.78, ${2.86 + x} -0.43 0.78`))
const rotor = [0.07, 0.022].map((radius) => arc([2.86, 0.64], radius).map(([x, z]): Vector => [x, -0.67, z]))
/** The way of the air: out of the cabin to the filter, and from the fan through the battery. */
const airToFilter = places('2.62 -0.56 1.04, 2.8 -0.56 0.84')
const airThrough = places('2.86 -0.32 0.43, 2.86 0.48 0.43')
const sheet = (number: number, ...layers: string[]): Sheet => ({ ...size, name: `sample-project-${number}`, layers })

/** A liftback from the front left: no air gets past the clogged filter to its battery. */
function arrived(): Sheet {
  const camera = cameraOf({ ...size, azimuth: -38, elevation: 9, span: 5, target: [2.3, 0, 0.6], at: [0.485, 0.6] })
  const car = drawCar(camera, { body, lines, paint: green, tread: true })
  const { signal } = colours
  return sheet(
    1,
    floorScale(camera, 4.4, -1.25),
    car.fills,
    plate(camera, 'front', body, 0.53),
    car.lines,
    cooling(camera, car, signal),
    arrow(camera, airToFilter),
    leader({ from: camera.project([2.84, 0.1, 0.43]), to: [690, 180], figure: '51 °C', label: 'Hybrid battery', colour: signal, sizes }),
    leader({
      from: camera.project([2.96, -0.6, 0.78]),
      to: [1090, 180],
      figure: 'Clogged',
      label: 'Cooling filter',
      colour: signal,
      sizes,
    }),
  )
}

/** Its nose, with what was measured there. */
function front(): Sheet {
  const camera = cameraOf({ ...size, azimuth: -46, elevation: 10, span: 3.7, target: [0.95, -0.3, 0.52], at: [0.4, 0.68] })
  const car = drawCar(camera, { body, lines, paint: green, tread: true, caliper: colours.signal })
  return sheet(
    2,
    car.fills,
    plate(camera, 'front', body, 0.53),
    car.lines,
    leader({ from: camera.project([0.62, -0.2, 0.8]), to: [640, 150], figure: '12.7 V', label: '12-volt battery' }),
    leader({ from: camera.project(padAt(body.shape)), to: [1020, 960], figure: '8 mm', label: 'Front pads' }),
  )
}

/** From behind on its left, after the repair: air flows through the clean filter and the battery. */
function repaired(): Sheet {
  const camera = cameraOf({ ...size, azimuth: 28, elevation: 14, span: 5.2, target: [2.35, 0, 0.62], at: [0.525, 0.6] })
  const car = drawCar(camera, { body, lines, paint: green, tread: true })
  return sheet(
    3,
    floorScale(camera, 4.6, -1.15),
    car.fills,
    car.lines,
    cooling(camera, car, colours.bone),
    ...pleats.map((pleat) => path(pleat.map(camera.project), stroke(colours.bone, 2))),
    arrow(camera, airToFilter),
    arrow(camera, airThrough),
    leader({ from: camera.project([2.66, -0.47, 0.37]), to: [600, 180], figure: '34 °C', label: 'Hybrid battery', sizes }),
    leader({ from: camera.project([2.96, -0.5, 0.78]), to: [1040, 180], figure: 'Clean', label: 'Cooling filter', sizes }),
  )
}

/** The battery with its duct, fan and filter, seen through the body but not through the rear wheel. */
function cooling(camera: Camera, { fills, lines: own }: DrawnCar, colour: string): string {
  const parts = [
    { box: battery, colour, ground: colour === colours.bone ? 0.32 : 0.5 },
    { box: duct, colour: colours.bone, ground: 0.1 },
    { box: fan, colour: colours.bone, ground: 0.1 },
    { box: filter, colour, ground: colour === colours.bone ? 0.2 : 1 },
  ]
  const solid = parts.map(({ box, colour: edge, ground }) => {
    const faces = facesOf(camera, box)
    return faces.map((face) => area([face], fill(colours.ink))).join('') + boxOf(camera, box, edge, ground)
  })
  const [, axle] = body.shape.axles
  const wheel = [archEdge(body.shape, axle).map(([x, z]) => body.near(x, z)), tyreEdge(body.shape, axle)]
  return [
    ...solid,
    ...rotor.map((circle) => path(circle.map(camera.project), stroke(colours.bone, 2))),
    within(
      parts.flatMap(({ box }) => facesOf(camera, box)),
      `<g opacity="0.2">${own}</g>`,
    ),
    within(
      wheel.map((edge) => edge.map(camera.project)),
      fills + own,
    ),
  ].join('')
}

function arrow({ project }: Camera, way: readonly Vector[]): string {
  const line = way.map(project)
  const [before, tip] = line.slice(-2) as [Point, Point]
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0])
  const barb = (turn: number): Point => [tip[0] - 26 * Math.cos(angle + turn), tip[1] - 26 * Math.sin(angle + turn)]
  return path(line, stroke(colours.bone, 6)) + path([barb(0.5), tip, barb(-0.5)], stroke(colours.bone, 6))
}

/** The sample project's pictures. */
export const sampleCar = [arrived, front, repaired] as const
