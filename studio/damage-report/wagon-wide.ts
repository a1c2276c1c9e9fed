import { withBreakLine } from './break-line.ts'
import { type Camera, cameraOf } from './camera.ts'
import { frontPlate, rearPlate } from './car/wagon-lines.ts'
import { area, type Car, colours, drawCar, fill, type Paint, path, stroke, unpainted, within } from './drawing.ts'
import { boxOf } from './high-voltage.ts'
import { plate } from './plate.ts'
import { dashed, floorScale, type Sheet } from './sheet.ts'
import { add, arc, type Point, points, spline, type Vector } from './vector.ts'
import { type all, body, green, lines, onSide, primer, rust, rustMap, shownMap, wax } from './wagon-rust.ts'

const size = { width: 1920, height: 1280 }
/** The camera of before and after. The page crops them to 21:9. */
const whole = cameraOf({ ...size, target: [2.45, 0, 0.8], azimuth: 45, elevation: 5, span: 6.2, distance: 10, at: [0.454, 0.489] })
const corner = cameraOf({ ...size, target: [2.4, 0, 0.8], azimuth: -36, elevation: 8, span: 5.75, at: [0.5155, 0.471] })
const flank = cameraOf({ ...size, target: [2.42, -0.9, 0.85], azimuth: 0, elevation: 2, span: 5.5, distance: 30, at: [0.5, 0.52] })
/** The sill and the rear arch. */
const low = cameraOf({ ...size, target: [2.9, -0.95, 0.5], azimuth: 4, elevation: 4, span: 2.6, distance: 20, at: [0.43, 0.52] })

const sheet = (number: number, ...layers: string[]): Sheet => ({ ...size, name: `project-d-wide-${number}`, layers })
const steel = '#59626c'

/** The car with floor scale and plate, and what lies between its fills and its lines. */
function car(camera: Camera, { paint, painted, glass }: Pick<Car, 'paint' | 'painted' | 'glass'> = {}, between = ''): string {
  const drawn = drawCar(camera, { body, lines, paint, painted, glass })
  const letters =
    camera === whole
      ? plate(camera, 'rear', body, rearPlate[1], rearPlate[0])
      : camera === corner
        ? plate(camera, 'front', body, frontPlate)
        : ''
  return floorScale(camera, camera === flank ? 4.83 : 4.4, -1.3) + drawn.fills + letters + between + drawn.lines
}

export const wagonWide: readonly (() => Sheet)[] = [
  () => sheet(1, car(whole, { paint: unpainted }, rustMap(whole))),
  () => sheet(2, car(flank, {}, rustMap(flank))),
  () => sheet(3, drawnLow(rustMap(low, [rust.sill, rust.arch], 0.02) + shownMap(low, [rust.sill, rust.arch]) + liftArm(low))),
  () => sheet(4, ...cutOut()),
  () => sheet(5, ...weldedIn()),
  () => sheet(6, masked(corner)),
  () => sheet(7, ...coloured()),
  () => sheet(8, ...waxed()),
  () => sheet(9, car(whole, { paint: green })),
]

/** The sill and the rear arch from near by, within a break line on three sides. */
function drawnLow(over: string): string {
  const drawn = drawCar(low, { body, lines })
  return withBreakLine(drawn.fills + drawn.lines + over, [
    [70, 1088],
    [70, 198],
    [1866, 198],
    [1866, 1088],
  ])
}

/** The hoist's arm and its pad, under the sill in front of the rust. */
function liftArm({ project }: Camera): string {
  const put = (line: string) => points(line).map(([x, z]) => project([x, -0.9, z]))
  const metal = `${fill(colours.graphite)} stroke="${colours.bone}" stroke-width="3.4"`
  return [
    area([put('2.16 0.24, 2.36 0.24, 2.36 0.27, 2.16 0.27')], metal),
    area([put('2.22 0.17, 2.3 0.17, 2.3 0.24, 2.22 0.24')], metal),
    area([put('1.5 0.06, 2.38 0.09, 2.38 0.17, 1.5 0.17')], metal),
  ].join('')
}

const put = (outline: readonly Point[]): Point[] => onSide(outline).map(low.project)
const [sillDown, archOut] = [
  [0, 0, -0.26],
  [-0.42, 0, 0.06],
] as const satisfies readonly Vector[]

/** Openings with the inner sill behind them, and the pieces that came out. */
function cutOut(): string[] {
  const opening = (outline: readonly Point[]) => area([put(outline)], `${fill('#0b0d10')} stroke="${colours.bone}" stroke-width="6"`)
  const inner = points('2.74 0.33, 3.08 0.33, 3.08 0.395, 2.74 0.395')
  const spots = Array.from({ length: 7 }, (_, i) => low.project(body.near(2.77 + i * 0.0467, 0.311)))
  const shift = (by: Vector) =>
    low.project(add(body.near(2.9, 0.36), by)).map((value, i) => value - (low.project(body.near(2.9, 0.36))[i] ?? 0))
  const out = (by: Vector, patch: (typeof all)[number]) => {
    const [x, y] = shift(by)
    return `<g transform="translate(${x} ${y})">${area([put(patch.edge)], fill(colours.ink))}${rustMap(low, [patch])}</g>`
  }
  const guide = (place: Vector, by: Vector) => dashed(low.project(place), low.project(add(place, by)))
  return [
    drawnLow(opening(rust.sill.edge) + opening(rust.arch.edge)),
    within([put(rust.sill.edge)], area([put(inner)], `${fill(colours.graphite)} stroke="${colours.quiet}" stroke-width="2.4"`)),
    ...spots.map((spot) => path(arc(spot, 6), stroke(colours.quiet, 2.4))),
    guide(body.near(2.74, 0.29), sillDown),
    guide(body.near(3.08, 0.31), sillDown),
    guide(body.near(...(rust.arch.edge[4] as Point)), archOut),
    guide(body.near(...(rust.arch.edge[9] as Point)), archOut),
    out(sillDown, rust.sill),
    out(archOut, rust.arch),
  ]
}

/** A weld's bead along a seam: one scale behind the other. */
export function bead(line: readonly Point[], wide = 15): string {
  const scales = spline(line, wide * 0.55)
  const [first, last] = [scales[0], scales.at(-1)] as [Point, Point]
  const angle = (Math.atan2(last[1] - first[1], last[0] - first[0]) * 180) / Math.PI
  const half = wide * 0.42
  const arcs = scales.map(
    ([x, y]) =>
      `<path d="M${-half * 0.6} ${-half}A${half} ${half} 0 0 1 ${-half * 0.6} ${half}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})" ${stroke(colours.ink, 2.4)}/>`,
  )
  return path([first, last], stroke(colours.signal, wide)) + arcs.join('')
}

/** New steel in both openings, a bead round each. */
function weldedIn(): string[] {
  const patch = (outline: readonly Point[]) => {
    const edge = put(outline)
    const corners = [...outline, outline[0] as Point].map(([x, z]) => low.project(body.near(x, z)))
    const seams = corners.slice(1).map((corner, i) => bead([corners[i] as Point, corner]))
    return area([edge], fill(steel)) + path(edge, stroke(colours.bone, 2)) + seams.join('')
  }
  return [drawnLow(patch(rust.sill.edge) + patch(rust.arch.edge))]
}

/** The repaired strip along sill, guard and arch, in the side view. */
const strip: readonly Point[] = [
  ...points('1.3 0.275, 3.32 0.275'),
  ...arc([3.755, 0.385], 0.445, 194, 62).filter(([, z]) => z > 0.3),
  ...arc([3.755, 0.385], 0.6, 62, 168),
  ...points('3.17 0.43, 1.56 0.43, 1.5 0.6, 1.33 0.62, 1.325 0.45'),
]
const coat = (camera: Camera, paint: Paint, between = '') => car(camera, { paint, painted: [onSide(strip)] }, between)

/** The strip in primer below paper and orange tape. */
function masked(camera: Camera): string {
  const edge = points('1.32 0.64, 1.53 0.615, 1.575 0.45, 3.155 0.45')
  const round = arc([3.755, 0.385], 0.62, 166, 62)
  const paper: Point[] = [...edge, ...round, ...points('4.1 1.1, 1.34 1.08')]
  const tape = [...edge, ...round].map(([x, z]) => camera.project(body.near(x, z)))
  const folds = ['1.95 0.45, 2.0 1.09', '2.62 0.45, 2.66 1.09', '3.16 0.62, 3.2 1.09', '3.7 1.01, 3.72 1.1']
  return (
    coat(camera, primer) +
    area([onSide(paper).map(camera.project)], fill('#cdc6b6')) +
    folds.map((fold) => path(onSide(points(fold)).slice(0, -1).map(camera.project), stroke('#a39c8c', 2))).join('') +
    path(tape, stroke(colours.signal, 9))
  )
}

/** Green on the strip, thinning out up the doors. */
function coloured(): string[] {
  const step = 0.026
  const doors = onSide(points('1.48 0.43, 3.24 0.43, 3.3 0.62, 3.455 0.86, 3.475 1.14, 1.48 1.13')).map(flank.project)
  const dots = Array.from({ length: 80 * 28 }, (_, i) => {
    const [column, row] = [i % 80, Math.floor(i / 80)]
    const z = 0.44 + row * step * 0.87
    const share = 1 - Math.min(Math.max((z - 0.43) / 0.5, 0), 1)
    const [x, y] = flank.project([1.46 + (column + (row % 2) / 2) * step, -0.95, z])
    return share > 0.02 ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(6.6 * Math.sqrt(share)).toFixed(2)}"/>` : ''
  })
  return [coat(flank, green, within([doors], `<g ${fill(green.wall)}>${dots.join('')}</g>`))]
}

/** The car as if it were glass: where wax goes, the lance, and the drains. */
function waxed(): string[] {
  const camera = cameraOf({ ...size, target: [2.45, 0, 0.82], azimuth: -28, elevation: 13, span: 5.7, at: [0.515, 0.48] })
  const drawn = drawCar(camera, { body, lines, glass: colours.ink, lamp: colours.ink })
  const box = (middle: Vector, extent: Vector) => boxOf(camera, { middle, size: extent }, wax, 0.3)
  const sill = (y: number) => box([2.3, y, 0.355], [1.9, 0.11, 0.13])
  const drains = [1.6, 2.1, 2.6, 3.1].map((x): Vector => [x, -0.9, 0.29])
  const drops = drains.map((place) => {
    const [x, y] = camera.project(place)
    return `${path(arc([x, y], 11), `${fill(colours.ink)} stroke="${colours.bone}" stroke-width="4"`)}<path d="M${x} ${y + 22}q-24 40 0 54q24 -14 0 -54Z" ${fill(colours.bone)}/>`
  })
  return [
    `<g opacity="0.62">${drawn.lines}</g>`,
    sill(0.86),
    box([2.3, 0.4, 0.45], [1.9, 0.09, 0.12]),
    box([2.3, -0.4, 0.45], [1.9, 0.09, 0.12]),
    sill(-0.88),
    ...drops,
  ]
}
