import { withBreakLine } from './break-line.ts'
import { cameraOf } from './camera.ts'
import { hatch } from './car/hatch.ts'
import { frontDoor } from './car/hatch-lines.ts'
import { rings, times } from './dent.ts'
import { area, colours, drawCar, fill, path, stroke, within } from './drawing.ts'
import { body, guardDent, guardPanel, lines, orange, primer, repaired, trace, wideSize } from './hatch-damage.ts'
import { arc, type Point, points } from './vector.ts'

const paper = '#cdc6b6'

/** The guard from the side: filler on bare steel, each coat's edge feathered. */
export function feathered(): string[] {
  const camera = cameraOf({ ...wideSize, target: [0.86, -0.85, 0.62], azimuth: 0, elevation: 2, span: 2.05, distance: 30, at: [0.52, 0.5] })
  const car = drawCar(camera, { body, lines })
  const place = ([x, z]: Point): Point => camera.project(body.near(x, z))
  const box = { from: [0.5, 0.6], to: [1.5, 1] } as const
  const edge = (share: number) =>
    rings(times(guardDent, 2 / (share * 11)), box)
      .filter(({ depth }) => depth === 2)
      .map(({ line }) => line.map(place))
  const strokes = Array.from({ length: 120 }, (_, i) =>
    path(
      [
        [i * 24 - 500, 1280],
        [i * 24, 0],
      ],
      stroke('#8b939c', 1.6),
    ),
  ).join('')
  const bands =
    area(edge(0.02), fill('#3a4049')) +
    area(edge(0.06), fill('#878e96')) +
    area(edge(0.15), fill('#59626c')) +
    within(edge(0.15), strokes) +
    area(edge(0.48), fill('#a7a08f'))
  return [
    withBreakLine(within([guardPanel.map(camera.project)], bands) + car.fills + car.lines, [
      [1748, 34],
      [1748, 1150],
    ]),
  ]
}

/** Guard, bumper and bonnet edge in primer; the rest is masked with paper and orange tape. */
export function masked(): string[] {
  const camera = cameraOf({ ...wideSize, target: [1.1, -0.2, 0.6], azimuth: -60, elevation: 30, span: 4.6, at: [0.465, 0.64] })
  const edge = trace.plan(
    points(
      '0.27 -0.54, 0.17 -0.42, 0.22 -0.27, 0.42 -0.2, 0.64 -0.27, 0.84 -0.46, 0.93 -0.62, 0.98 -0.752, 0.8 -0.733, 0.5 -0.663, 0.27 -0.54',
    ),
  )
  const car = drawCar(camera, {
    body,
    lines: lines.map((line) => (line.part === 'bumper' && line.fill ? { ...line, fill: 'lamp' } : line)),
    paint: primer,
    painted: [...repaired, edge],
    glass: paper,
    lamp: paper,
  })
  const { wheel, axles } = hatch
  const bag = arc([axles[0], wheel.radius], wheel.radius + 0.008).map(([x, z]): Point => camera.project([x, -0.885, z]))
  const hub = camera.project([axles[0], -0.9, wheel.radius])
  const folds = Array.from({ length: 16 }, (_, i) => path([bag[i * 7] as Point, hub], stroke('#a39c8c', 1.6)))
  const tapes = lines
    .filter(({ fill: ground, part }) => ground === 'glass' || (part === 'headlamp' && ground === 'lamp'))
    .map(({ line }) => path(line.map(camera.project), stroke(colours.signal, 7)))
  return [
    // Across the roof and the rear doors.
    withBreakLine(car.fills + car.lines + tapes.join(''), [camera.project([2.95, 0.95, 1.6]), camera.project([2.95, -1.15, 0.05])]),
    path(bag, `${fill(paper)} stroke="${colours.ink}" stroke-width="3"`),
    ...folds,
  ]
}

/** From the side: full colour on the guard, blended out along the door. */
export function blended(): string[] {
  const camera = cameraOf({ ...wideSize, target: [1.66, -0.8, 0.7], azimuth: 0, elevation: 2, span: 3.4, distance: 30, at: [0.523, 0.53] })
  const car = drawCar(camera, {
    body,
    lines,
    paint: orange,
    painted: repaired,
  })
  const door = frontDoor.map(([x, z]) => camera.project(body.near(x, z)))
  const step = 0.0225
  const dots = Array.from({ length: 50 * 34 }, (_, i) => {
    const [column, row] = [i % 50, Math.floor(i / 50)]
    const x = 1.35 + (column + (row % 2) / 2) * step
    const share = 1 - Math.min(Math.max((x - 1.42) / 0.86, 0), 1)
    const [px, py] = camera.project([x, -0.88, 0.23 + row * step * 0.94])
    return share > 0.01 ? `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${(10 * Math.sqrt(share)).toFixed(2)}"/>` : ''
  }).join('')
  const [end] = camera.project([3.12, -0.88, 0])
  return [
    withBreakLine(car.fills + within([door], `<g ${fill(colours.signal)}>${dots}</g>`) + car.lines, [
      [end, 180],
      [end, 1045],
    ]),
  ]
}
