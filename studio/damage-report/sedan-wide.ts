import { withBreakLine } from './break-line.ts'
import { type Camera, cameraOf } from './camera.ts'
import { withoutRearBumper } from './car/parts.ts'
import { sedan } from './car/sedan.ts'
import { frontDoor, quarterPanel, rearDoor, sedanLines } from './car/sedan-lines.ts'
import { type Body, bodyOf } from './car/shape.ts'
import { type Feature, lifted } from './car/trace.ts'
import { type Box, crease, type Dent, dented, hollow, rings, times, together } from './dent.ts'
import { area, colours, drawCar, fill, type Paint, path, stroke, unpainted, within } from './drawing.ts'
import { plate } from './plate.ts'
import { lightLines } from './reflection.ts'
import { contourMap, dashed, floorScale, type Sheet } from './sheet.ts'
import { moved, union } from './solid.ts'
import { spraying } from './tool.ts'
import { add, arc, type Point, points, type Vector } from './vector.ts'
import { depthView, nearestDepths } from './visibility.ts'

const size = { width: 1920, height: 1280 }
export const body = bodyOf(sedan)
export const lines = sedanLines(body)
/** The camera of before and after. The page crops them to 21:9. */
const whole = cameraOf({ ...size, target: [2.45, 0, 0.62], azimuth: 36, elevation: 9, span: 5.6, at: [0.4296, 0.48] })
/** The rear half from the rear left, with its bumper behind it. */
const booth = cameraOf({ ...size, target: [2.95, 0, 0.62], azimuth: 36, elevation: 9, span: 4, at: [0.427, 0.5] })
/** The rear half of the left side. */
const flank = cameraOf({ ...size, target: [3.28, -0.8, 0.63], azimuth: 14, elevation: 6, span: 2.95, at: [0.475, 0.545] })
export const dark: Paint = { floor: '#28446b', wall: '#385d8d', light: '#a3bbd7', line: '#f4f1ea', fine: '#c3cad1' }
const primer: Paint = { floor: '#6d747c', wall: '#878e96', light: '#a3a9af', line: '#15181d', fine: '#2a2f37' }

export const doorDent: Dent = together(crease([2.6, 0.53], [3.04, 0.64], 7, 0.09, 0.17), hollow([2.87, 0.585], 8.4, 0.4, 0.27, 12))
export const quarterDent: Dent = together(hollow([4.06, 0.76], 8.4, 0.25, 0.25, 50), crease([3.98, 0.68], [4.13, 0.86], 4.2, 0.1, 0.12))
export const doorBox: Box = { from: [2.44, 0.26], to: [3.44, 0.95] }
export const quarterBox: Box = { from: [3.8, 0.4], to: [4.42, 1.0] }

/** Projects points of the left side, [x, z], onto the sheet. */
export function onSide(camera: Camera): (point: Point) => Point {
  return ([x, z]) => camera.project(body.near(x, z))
}

function dentMaps(camera: Camera, share: number): string {
  return [[doorDent, doorBox] as const, [quarterDent, quarterBox] as const]
    .map(([dent, box]) => contourMap(rings(times(dent, share), box), onSide(camera)))
    .join('')
}

const panel = (outline: readonly Point[]): Vector[] => outline.map(([x, z]) => body.near(x, z))
/** The end of the quarter behind the bumper, from the arch to the tail light. */
const quarterEdge = panel(quarterPanel.slice(-15, -9))
const belowBelt = [...rearDoor.slice(0, 4), ...points('2.9 0.963, 3.3 0.985, 3.465 1.0'), ...rearDoor.slice(12)]
const damaged = [panel(belowBelt), panel(quarterPanel)]

/** The reflections of light tubes on the wall in the left side. */
function light(on: Body, camera: Camera): string {
  const skin = union(on.hull, on.cabin)
  const seen = nearestDepths([depthView(on.hull, camera)])
  const heights = Array.from({ length: 12 }, (_, i) => -1.7 + i * 0.34)
  const tubes = lightLines(seen, skin, heights)
    .map((line) => path(line, stroke('#d9dcdf', 4)))
    .join('')
  return within(
    [panel(frontDoor), ...damaged].map((outline) => outline.map(camera.project)),
    tubes,
  )
}

/** The rear half ends at a break line on the left. */
const rearHalf = (...layers: string[]) =>
  withBreakLine(layers.join(''), [
    [66, 1059],
    [66, 139],
  ])

function sheet(number: number, ...layers: string[]): Sheet {
  return { ...size, name: `project-b-wide-${number}`, layers }
}

/** The left side with reflection lines that follow the given body. */
function underLight(number: number, lit: Body): Sheet {
  const car = drawCar(flank, { body, lines, glass: colours.ink })
  return sheet(number, rearHalf(light(lit, flank), car.fills, car.lines))
}

/** Project B, from arrival to handover; each sheet is drawn on request. */
export const sedanWide: readonly (() => Sheet)[] = [
  () => {
    const car = drawCar(whole, { body, lines, paint: unpainted })
    return sheet(1, floorScale(whole, 4.6, -0.97, 0.5), car.fills, plate(whole, 'rear', body), dentMaps(whole, 1), car.lines)
  },
  () => underLight(2, { ...body, hull: dented(body.hull, together(doorDent, quarterDent)) }),
  () => {
    const { body: rest, bumper, beam } = withoutRearBumper(body)
    const away: Vector = [0.62, 0, -0.02]
    const lampAway: Vector = [0.62, 0.1, 0.42]
    const lamp = lines.filter(({ part }) => part === 'lamp')
    const handle = lines.filter(({ part }) => part === 'handle')
    const camera = cameraOf({ ...size, target: [2.72, 0, 0.62], azimuth: 36, elevation: 9, span: 5.13, at: [0.48, 0.487] })
    const car = drawCar(camera, {
      body: rest,
      lines,
      removedParts: ['bumper', 'lamp', 'handle'],
      extraParts: [
        { lines: lamp.map((line) => ({ ...line, fill: 'dark' as const })) },
        { solid: beam, lines: [], background: colours.graphite },
        {
          solid: moved(bumper, away),
          lines: lifted(
            lines.filter(({ part }) => part === 'bumper'),
            away,
          ),
        },
        { lines: lifted(lamp, lampAway) },
        { lines: lifted(handle, [0, -0.42, 0.02]) },
      ],
    })
    const guide = (from: Vector, by: Vector) => dashed(camera.project(from), camera.project(add(from, by)))
    return sheet(
      3,
      guide([4.3, -0.83, 0.72], away),
      guide([4.05, -0.87, 0.3], away),
      guide([4.2, -0.84, 0.85], lampAway),
      guide([4.55, -0.36, 0.85], lampAway),
      guide([3.17, -0.86, 0.87], [0, -0.42, 0.02]),
      car.fills,
      dentMaps(camera, 1),
      car.lines,
    )
  },
  () => {
    const car = drawCar(flank, { body, lines, removedParts: ['handle'] })
    return sheet(4, rearHalf(car.fills, dentMaps(flank, 0.58), car.lines), slideHammer(flank))
  },
  () => {
    const car = drawCar(flank, { body, lines, removedParts: ['handle'] })
    const place = ([x, z]: Point): Point => flank.project(body.near(x, z))
    const ground = (dent: Dent, box: Box, depth: number) =>
      rings(times(dent, 2 / depth), box)
        .filter((ring) => ring.depth === 2)
        .map(({ line }) => line.map(place))
    const [bare, filler] = [0.9, 5].map((depth) => [...ground(doorDent, doorBox, depth), ...ground(quarterDent, quarterBox, depth)]) as [
      Point[][],
      Point[][],
    ]
    const strokes = Array.from({ length: 90 }, (_, i) =>
      path(
        [
          [i * 30 - 400, 1280],
          [i * 30 + 100, 0],
        ],
        stroke('#8b939c', 1.6),
      ),
    ).join('')
    return sheet(
      5,
      rearHalf(
        within(
          damaged.map((outline) => outline.map(flank.project)),
          area(bare, fill('#59626c')) + within(bare, strokes) + area(filler, fill('#a7a08f')),
        ),
        car.fills,
        car.lines,
      ),
    )
  },
  () => masked(6, primer),
  () => masked(7, dark, sprayed()),
  () => underLight(8, body),
  () => {
    const car = drawCar(whole, { body, lines, paint: dark, tail: '#8f2226' })
    return sheet(9, floorScale(whole, 4.6, -0.97, 0.5), car.fills, plate(whole, 'rear', body), car.lines)
  },
]

const paper = '#cdc6b6'

/** Rear door, quarter and the bumper behind the car with a coat; windows, front door and boot lid masked with paper and orange tape, the wheel bagged. */
function masked(number: number, coat: Paint, ...more: string[]): Sheet {
  const { body: rest, bumper, beam } = withoutRearBumper(body)
  const away: Vector = [0.4, 0, -0.02]
  const lamp = lines.filter(({ part }) => part === 'lamp')
  const bumperLines = lines.filter(({ part }) => part === 'bumper')
  const covered = [panel(frontDoor), bootLid]
  const car = drawCar(booth, {
    body: rest,
    lines: lines.filter(({ line }) => !line.every(isUnderPaper)),
    paint: coat,
    painted: [...damaged, beforeArch],
    removedParts: ['bumper', 'lamp', 'handle'],
    extraParts: [
      { lines: lamp.map((line) => ({ ...line, fill: 'dark' as const })) },
      { solid: beam, lines: [], background: colours.graphite },
      { solid: moved(bumper, away), paint: coat, lines: lifted(bumperLines, away) },
    ],
    glass: paper,
  })
  const windows = lines.filter(({ fill: ground }) => ground === 'glass').map(({ line }) => line)
  const taped = [...windows.slice(0, 3), ...covered.map((outline) => [...outline, outline[0] as Vector])]
  return sheet(
    number,
    withBreakLine(
      [
        car.fills,
        ...covered.map((outline) => area([outline.map(booth.project)], fill(paper))),
        car.lines,
        path(quarterEdge.map(booth.project), stroke(colours.bone, 2.2)),
        ...taped.map((line) => path(line.map(booth.project), stroke(colours.signal, 7))),
        bagged(sedan.axles[1]),
      ].join(''),
      [
        [124, 1067],
        [124, 193],
      ],
    ),
    ...more,
  )
}

const bootLid = (lines.find(({ line: [start] }) => start && Math.hypot(start[0] - 3.98, start[1] + 0.66) < 0.05) as Feature).line
/** The panel between rear door, sill and arch. */
const beforeArch = panel([...points('3.3 0.665, 3.22 0.54, 3.18 0.4, 3.168 0.29, 3.24 0.2'), ...arc([3.645, 0.326], 0.364, 200, 140)])

/** Whether the paper on the front door or the boot lid covers this place. */
const isUnderPaper = ([x, y, z]: Vector) => (y < 0 && x > 1.45 && x < 2.4 && z < 0.9) || (x > 4.4 && Math.abs(y) < 0.4 && z > 0.71)

/** A wheel in a bag. */
function bagged(axle: number): string {
  const { radius } = sedan.wheel
  const bag = arc([axle, radius], radius + 0.01).map(([x, z]): Point => booth.project([x, -0.88, z]))
  const hub = booth.project([axle, -0.9, radius])
  const folds = Array.from({ length: 16 }, (_, i) => path([bag[i * 7] as Point, hub], stroke('#a39c8c', 1.6)))
  return path(bag, `${fill(paper)} stroke="${colours.ink}" stroke-width="3"`) + folds.join('')
}

/** Tabs glued along the crease, with a slide hammer hooked to the middle one. */
function slideHammer(camera: Camera): string {
  const tabs = Array.from({ length: 6 }, (_, i): Vector => body.near(2.62 + i * 0.076, 0.535 + i * 0.019))
  const out = (place: Vector, by: number) => camera.project(add(place, [0.12 * by, -by, -0.18 * by]))
  const middle = tabs[3] as Vector
  const rod = (from: number, to: number, width: number, colour: string) =>
    path([out(middle, from), out(middle, to)], `${stroke(colour, width)} stroke-linecap="butt"`)
  const bar = (from: number, to: number, width: number) =>
    rod(from, to, width, colours.bone) + rod(from + 0.012, to - 0.012, width - 6, colours.ink)
  return [
    ...tabs.map((tab) => {
      const [x, y] = camera.project(tab)
      return `<circle cx="${x}" cy="${y}" r="17" ${fill(colours.ink)} stroke="${colours.bone}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="5" ${fill(colours.bone)}/>`
    }),
    bar(0.04, 1.5, 15),
    bar(0.62, 0.95, 54),
    bar(1.5, 1.95, 38),
  ].join('')
}

/** The spray gun off the rear door's back edge, large because it is nearer than the car, and its fan of the car's blue. */
function sprayed(): string {
  const middle = body.near(3.34, 0.72)
  const spot = arc([0, 0], 1).map(([x, z]) => booth.project(body.near(middle[0] + x * 0.09, middle[2] + z * 0.2)))
  const at = booth.project(add(middle, [-0.15, -0.4, -0.05]))
  return spraying({ at, scale: 0.86, tilt: -12, colour: '#9fc0e4', spot, ground: colours.ink })
}
