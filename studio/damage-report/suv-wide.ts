import { withBreakLine } from './break-line.ts'
import { type Camera, cameraOf } from './camera.ts'
import { withoutFrontBumper } from './car/parts.ts'
import { bodyOf } from './car/shape.ts'
import { suv } from './car/suv.ts'
import { guard, suvLines } from './car/suv-lines.ts'
import { lifted, traceOn } from './car/trace.ts'
import { type Box, crease, type Dent, hollow, rings, times, together } from './dent.ts'
import { area, type Car, colours, drawCar, fill, type Paint, path, stroke, unpainted, within } from './drawing.ts'
import { boxOf, highVoltage, servicePlug } from './high-voltage.ts'
import { plate } from './plate.ts'
import { contourMap, dashed, floorScale, type Sheet } from './sheet.ts'
import { moved } from './solid.ts'
import { add, arc, type Point, places, points, type Vector } from './vector.ts'

const size = { width: 1920, height: 1280 }
export const body = bodyOf(suv)
export const lines = suvLines(body)
const trace = traceOn(body)
/** The camera of before and after. The page crops them to 21:9. */
const whole = cameraOf({ ...size, target: [2.3, 0, 0.74], azimuth: -37, elevation: 9, span: 6.1, at: [0.508, 0.461] })
export const pale: Paint = { floor: '#a9a497', wall: '#d6d1c5', light: '#f4f1ea', line: '#15181d', fine: '#4b5058' }
export const primer: Paint = { floor: '#6d747c', wall: '#878e96', light: '#a3a9af', line: '#15181d', fine: '#2a2f37' }

/** The bumper's corner is mapped as seen from the front, by [y, z]; the guard from the side, by [x, z]. */
export const cornerDent: Dent = together(hollow([-0.5, 0.6], 12.1, 0.38, 0.31, 55), crease([-0.6, 0.46], [-0.38, 0.7], 7.4, 0.15, 0.19))
export const cornerBox: Box = { from: [-0.86, 0.3], to: [-0.02, 0.89] }
export const guardDent: Dent = together(hollow([1.16, 0.88], 6, 0.4, 0.16, -10), crease([1.0, 0.91], [1.28, 0.85], 4, 0.07, 0.1))
export const guardBox: Box = { from: [0.5, 0.6], to: [1.44, 1.04] }

const corner = (y: number, z: number): Vector =>
  trace.front(
    [
      [y, z],
      [y, z + 0.001],
    ],
    false,
  )[0] as Vector
/** The painted skin of the bumper's left half, by [y, z]: below the headlamp, beside grille and number plate, round the lower intake. */
const bumperSkin = trace.front(
  points(
    '-0.46 0.82, -0.385 0.655, 0 0.655, 0 0.525, -0.565 0.525, -0.505 0.365, 0 0.365, 0 0.27, -0.6 0.27, -0.86 0.34, -0.9 0.6, -0.88 0.84, -0.78 0.83, -0.62 0.82, -0.46 0.82',
  ),
  false,
)
const nothing: Vector = [0, 0, 0]

export function dentMaps(camera: Camera, share = 1, bumperBy = nothing, guardBy = nothing): string {
  return (
    within(
      [bumperSkin.map((place) => camera.project(add(place, bumperBy)))],
      contourMap(rings(times(cornerDent, share), cornerBox), ([y, z]) => camera.project(add(corner(y, z), bumperBy))),
    ) + contourMap(rings(times(guardDent, share), guardBox), ([x, z]) => camera.project(add(body.near(x, z), guardBy)))
  )
}

/** Lines across the left headlamp's broken lens. */
export function cracks(camera: Camera): string {
  const from: Vector = [0.2, -0.68, 0.86]
  const ends: Vector[] = places('0.14 -0.52 0.88, 0.16 -0.56 0.83, 0.32 -0.8 0.9, 0.3 -0.82 0.85, 0.24 -0.7 0.9')
  return trace
    .wrap([from], false)
    .flatMap((start) => ends.map((end) => path([start, ...trace.wrap([end], false)].map(camera.project), stroke(colours.signal, 2.4))))
    .join('')
}

const sheet = (number: number, ...layers: string[]): Sheet => ({ ...size, name: `project-c-wide-${number}`, layers })
export const guardPanel = guard.map(([x, z]) => body.near(x, z))
const partsAway = { bumper: [-0.78, -0.1, -0.04], guard: [-0.1, -0.95, -0.02], lamp: [-0.72, 0.05, 0.42] } as const satisfies Record<
  string,
  Vector
>
const frontCamera = cameraOf({ ...size, target: [2.0, -0.2, 0.7], azimuth: -37, elevation: 9, span: 5.48, at: [0.555, 0.507] })

/** The car with bumper, left headlamp and left guard shown beside it. */
function apart(camera: Camera, paint?: Paint): { car: string; parts: string } {
  const { body: rest, bumper, beam } = withoutFrontBumper(body)
  const bumperLines = lines.filter(({ part }) => part === 'bumper')
  const lampLines = lines.filter(({ part }) => part === 'headlamp')
  const car = drawCar(camera, {
    body: rest,
    lines,
    removedParts: ['bumper', 'headlamp', 'guard'],
    extraParts: [
      { lines: lampLines.map((line) => ({ ...line, fill: 'dark' as const })) },
      { solid: beam, lines: [], background: colours.graphite },
      { solid: moved(bumper, partsAway.bumper), lines: lifted(bumperLines, partsAway.bumper), paint },
      { lines: lifted(lampLines, partsAway.lamp) },
    ],
  })
  const own = guardPanel.map((place) => camera.project(add(place, partsAway.guard)))
  const inner = guardPanel.map(camera.project)
  const loose = area([own], `${fill(paint?.wall ?? colours.ink)} stroke="${colours.bone}" stroke-width="3.4"`)
  const guides = [guardPanel[0], guardPanel[3], guardPanel[15]].flatMap((place) =>
    place ? dashed(camera.project(place), camera.project(add(place, partsAway.guard))) : [],
  )
  const lampGuide = dashed(camera.project([0.3, -0.8, 0.9]), camera.project(add([0.3, -0.8, 0.9], partsAway.lamp)))
  return { car: car.fills + area([inner], fill('#0f1216')) + car.lines, parts: guides.join('') + lampGuide + loose }
}

export const suvWide: readonly (() => Sheet)[] = [
  () => {
    const car = drawCar(whole, { body, lines, paint: unpainted })
    return sheet(1, floorScale(whole, 4.7, -1.3), car.fills, plate(whole, 'front', body, 0.715), dentMaps(whole), cracks(whole), car.lines)
  },
  () => xray(2, true),
  () => xray(3, false),
  () => {
    const { car, parts } = apart(frontCamera)
    return sheet(4, car, parts, dentMaps(frontCamera, 1, partsAway.bumper, partsAway.guard))
  },
  () => measured(),
  () => {
    const car = drawCar(whole, fitted(primer))
    return sheet(6, floorScale(whole, 4.7, -1.3), car.fills, plate(whole, 'front', body, 0.715), car.lines)
  },
  () => {
    const { car, parts } = apart(frontCamera, pale)
    return sheet(7, car, parts)
  },
  () => aimed(),
  () => {
    const car = drawCar(whole, { body, lines, paint: pale })
    return sheet(9, floorScale(whole, 4.7, -1.3), car.fills, plate(whole, 'front', body, 0.715), car.lines)
  },
]

/** The car with a new bumper and guard, in their own coat of paint. */
export function fitted(coat: Paint): Car {
  const { bumper } = withoutFrontBumper(body)
  return {
    body,
    lines,
    paint: coat,
    painted: [guardPanel],
    removedParts: ['bumper'],
    extraParts: [{ solid: bumper, paint: coat, lines: lines.filter(({ part }) => part === 'bumper') }],
  }
}

/** The car, see-through. */
function xray(number: number, live: boolean): Sheet {
  const camera = cameraOf({ ...size, target: [2.35, 0, 0.78], azimuth: -28, elevation: 14, span: 5.35, at: [0.5, 0.477] })
  const car = drawCar(camera, { body, lines, glass: colours.ink, lamp: colours.ink })
  const ghost = `<g opacity="0.62">${car.lines}</g>`
  if (live) {
    return sheet(number, ghost, highVoltage(camera, true))
  }
  const out: Vector = [2.3, -1.56, 0.24]
  const socket = boxOf(camera, { middle: add(servicePlug, [0, 0, 0.02]), size: [0.3, 0.2, 0.06] }, colours.bone, 0.2, 5)
  const plug =
    boxOf(camera, { middle: out, size: [0.3, 0.14, 0.2] }, colours.signal, 0.8, 5) +
    boxOf(camera, { middle: add(out, [0, -0.11, 0]), size: [0.2, 0.06, 0.08] }, colours.bone, 0.3, 5)
  return sheet(number, ghost, highVoltage(camera, false), socket, dashed(camera.project(servicePlug), camera.project(out)), plug)
}

/** The front from above, with the two diagonals between rails and strut towers. */
function measured(): Sheet {
  const camera = cameraOf({ ...size, target: [1.15, 0, 0.7], azimuth: 0, elevation: 89.9, span: 4.2, distance: 30, at: [0.415, 0.5] })
  const car = drawCar(camera, { body, lines, glass: colours.ink, lamp: colours.ink })
  const at = (x: number, y: number): Point => camera.project([x, y, 0.7])
  const outline = (corners: readonly Point[], style: string) => area([corners.map(([x, y]) => at(x, y))], style)
  const steel = `${fill(colours.graphite)} stroke="${colours.bone}" stroke-width="3.4"`
  const bent = (x: number) =>
    [-0.68, -0.5, -0.25, 0, 0.3, 0.68].map((y): Point => [x + 0.05 * (y / 0.68) ** 2 + (y < -0.3 ? 0.05 * ((-y - 0.3) / 0.38) ** 2 : 0), y])
  const rail = (side: number) =>
    outline(
      [
        [0.36, side * 0.42],
        [0.36, side * 0.54],
        [1.0, side * 0.53],
        [1.6, side * 0.47],
        [1.6, side * 0.35],
        [1.0, side * 0.42],
      ],
      steel,
    )
  const tower = (side: number) => arc([1.02, side * 0.6], 0.09).map(([x, y]) => at(x, y))
  const towers = [-1, 1].map(
    (side) =>
      path(tower(side), steel) +
      path(
        arc([1.02, side * 0.6], 0.03).map(([x, y]) => at(x, y)),
        stroke(colours.bone, 2.4),
      ),
  )
  const diagonal = (from: Point, to: Point, colour: string) =>
    path([from, to], `${stroke(colour, 3.4)}`) +
    [from, to].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="10" ${fill(colours.ink)} stroke="${colour}" stroke-width="4"/>`).join('')
  const [a, b] = [
    [at(0.4, -0.48), at(1.02, 0.6)],
    [at(0.4, 0.48), at(1.02, -0.6)],
  ] as const
  return sheet(
    5,
    // Through the doors.
    withBreakLine(`<g opacity="0.45">${car.lines}</g>`, [at(2.95, 1.16), at(2.95, -1.16)]),
    outline([...bent(0.2), ...bent(0.29).toReversed()], steel),
    rail(-1),
    rail(1),
    ...towers,
    diagonal(b[0], b[1], colours.bone),
    diagonal(a[0], a[1], colours.signal),
  )
}

/** From above: the fields of view of radar and camera, and the target for aiming them. */
function aimed(): Sheet {
  const camera = cameraOf({ ...size, target: [0.75, 0, 0.7], azimuth: 0, elevation: 89.9, span: 8.9, distance: 40, at: [0.5, 0.503] })
  const car = drawCar(camera, { body, lines, paint: pale })
  const at = (x: number, y: number): Point => camera.project([x, y, 0.7])
  const fan = (x: number, reach: number, angle: number) => [
    at(x, 0),
    ...arc([x, 0], reach, 180 - angle, 180 + angle).map(([px, py]) => at(px, py)),
  ]
  const wide = (reach: number) =>
    path(
      arc([0.05, 0], reach, 148, 212).map(([x, y]) => at(x, y)),
      `${stroke(colours.quiet, 2)} stroke-dasharray="6 10"`,
    )
  const board = Array.from({ length: 8 }, (_, i) =>
    area(
      [
        [
          [-3.05, -0.8 + i * 0.2],
          [-2.97, -0.8 + i * 0.2],
          [-2.97, -0.6 + i * 0.2],
          [-3.05, -0.6 + i * 0.2],
        ].map(([x, y]) => at(x ?? 0, y ?? 0)),
      ],
      fill(i % 2 ? colours.bone : colours.steel),
    ),
  )
  return sheet(
    8,
    area([fan(0.05, 3.0, 32)], `${fill(colours.bone)} fill-opacity="0.06"`),
    area([fan(0.05, 3.0, 8)], `${fill(colours.signal)} fill-opacity="0.22" stroke="${colours.signal}" stroke-width="3"`),
    wide(1),
    wide(2),
    wide(3),
    car.fills,
    car.lines,
    ...board,
    path([at(4.95, 0), at(-3.3, 0)], `${stroke(colours.bone, 2)} stroke-dasharray="30 10 6 10"`),
  )
}
