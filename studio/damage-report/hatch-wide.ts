import { withBreakLine } from './break-line.ts'
import { type Camera, cameraOf } from './camera.ts'
import { lifted } from './car/trace.ts'
import { area, colours, drawCar, fill, path, stroke, unpainted } from './drawing.ts'
import {
  body,
  bonnetMap,
  cornerMap,
  cracks,
  dentMaps,
  guardMap,
  guardPanel,
  lines,
  orange,
  stripped,
  whole,
  wideSize,
} from './hatch-damage.ts'
import { aimed } from './hatch-handover.ts'
import { blended, feathered, masked } from './hatch-paint.ts'
import { frontFrame, pulled } from './hatch-structure.ts'
import { plate } from './plate.ts'
import { dashed, floorScale, type Sheet } from './sheet.ts'
import { moved } from './solid.ts'
import { add, type Point, type Vector } from './vector.ts'

const sheet = (number: number, layers: readonly string[]): Sheet => ({ ...wideSize, name: `project-a-wide-${number}`, layers })

/** Project A, from arrival to handover; each sheet is drawn on request. */
export const hatchWide: readonly (() => Sheet)[] = [
  () => {
    const car = drawCar(whole, { body, lines, paint: unpainted })
    return sheet(1, [floorScale(whole, 4.4, -1.02), car.fills, letters(whole), dentMaps(whole), cracks(whole), car.lines])
  },
  () => sheet(2, headOn()),
  () => sheet(3, takenOff()),
  () => sheet(4, pulled()),
  () => sheet(5, feathered()),
  () => sheet(6, masked()),
  () => sheet(7, blended()),
  () => sheet(8, aimed()),
  () => {
    const car = drawCar(whole, { body, lines, paint: orange })
    return sheet(9, [floorScale(whole, 4.4, -1.02), car.fills, letters(whole), car.lines])
  },
]

const letters = (camera: Camera) => plate(camera, 'front', body, 0.43)

/** Straight from the front: one headlight works, the other doesn't. */
function headOn(): string[] {
  const camera = cameraOf({ ...wideSize, target: [0, 0, 0.66], azimuth: -90, elevation: 3, span: 2.65, distance: 16, at: [0.5, 0.54] })
  const car = drawCar(camera, { body, lines })
  const lamp = lines.filter(({ fill: ground }) => ground === 'lamp')[1]
  const at = camera.project([0.2, 0.63, 0.65])
  const rays = Array.from({ length: 9 }, (_, i) => {
    const angle = ((138 + i * 10.5) * Math.PI) / 180
    const out = (far: number): Point => [at[0] - 40 + Math.cos(angle) * far * 1.3, at[1] - Math.sin(angle) * far]
    return path([out(196), out(i % 2 ? 259 : 305)], stroke(colours.bone, 4))
  })
  return [
    car.fills,
    area([(lamp?.line ?? []).map(camera.project)], fill(colours.bone)),
    letters(camera),
    bonnetMap(camera),
    cornerMap(camera),
    cracks(camera),
    car.lines,
    ...rays,
  ]
}

/** From the side: bumper, headlight and guard in the order in which they come off. */
function takenOff(): string[] {
  const camera = cameraOf({ ...wideSize, target: [0.72, -0.8, 0.72], azimuth: 0, elevation: 2, span: 3.35, distance: 30, at: [0.43, 0.54] })
  const away = { bumper: [-0.62, 0, -0.02], guard: [-0.02, -0.1, 0.7], lamp: [-0.55, 0, 0.3] } as const satisfies Record<string, Vector>
  const bumperLines = lines.filter(({ part }) => part === 'bumper')
  const lampLines = lines.filter(({ part }) => part === 'headlamp')
  const car = drawCar(camera, {
    body: stripped.body,
    lines,
    removedParts: ['bumper', 'headlamp'],
    extraParts: [
      { lines: lampLines.map((line) => ({ ...line, fill: 'dark' as const })) },
      { solid: stripped.beam, lines: [], background: colours.graphite },
      { solid: moved(stripped.bumper, away.bumper), lines: lifted(bumperLines, away.bumper) },
      { lines: lifted(lampLines, away.lamp) },
    ],
  })
  const own = guardPanel.map((place) => camera.project(add(place, away.guard)))
  const guide = (from: Vector, by: Vector) => dashed(camera.project(from), camera.project(add(from, by)))
  const [front, back] = [guardPanel.at(-7), guardPanel.at(-2)] as [Vector, Vector]
  return [
    guide([0.5, -0.88, 0.6], away.bumper),
    guide([0.52, -0.88, 0.27], away.bumper),
    guide([0.7, -0.86, 0.745], away.lamp),
    guide([0.14, -0.6, 0.6], away.lamp),
    withBreakLine(car.fills + area([guardPanel.map(camera.project)], fill('#0f1216')) + frontFrame(camera) + car.lines, [
      [1846, 216],
      [1846, 1077],
    ]),
    guide(front, away.guard),
    guide(back, away.guard),
    area([own], `${fill(colours.ink)} stroke="${colours.bone}" stroke-width="3.4"`),
    bonnetMap(camera),
    guardMap(camera, away.guard),
    cornerMap(camera, away.bumper),
  ]
}
