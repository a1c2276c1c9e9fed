import type { Camera } from './camera.ts'
import type { Body } from './car/shape.ts'
import type { Feature } from './car/trace.ts'
import { brakeAt, rimEdge, treadLines, tyreEdge, wheelLines } from './car/wheel.ts'
import { mirroredAbove } from './reflection.ts'
import { type Solid, union } from './solid.ts'
import { arc, type Point, type Vector } from './vector.ts'
import {
  type DepthBuffer,
  type DepthView,
  depthView,
  isCovered,
  isVisible,
  nearestDepths,
  outlines,
  outlinesBefore,
  visibleRuns,
} from './visibility.ts'

export const colours = { ink: '#15181d', graphite: '#2a2f37', steel: '#5c6570', bone: '#f4f1ea', quiet: '#9b9a96', signal: '#ff5a1f' }

const rubber = '#0a0c0f'
/** Behind the spokes of a wheel. */
const opening = '#0f1216'
/** Bright metal, which stands out from a disc behind it. */
const spokes = '#7d8691'

/** A coat of paint: the reflections of floor, wall and light in it, and the colours of lines on it. */
export type Paint = { floor: string; wall: string; light: string; line: string; fine: string }

/** A car before its repair: without its colour, but with a body that stands out from the ink. */
export const unpainted: Paint = { floor: '#303945', wall: '#3e4855', light: '#535f6e', line: colours.bone, fine: colours.quiet }

export type Car = {
  body: Body
  lines: readonly Feature[]
  paint?: Paint
  /** Outlines of the panels that are painted so far. Default: the whole car. */
  painted?: readonly (readonly Vector[])[]
  /** Parts that have been removed, so their lines aren't drawn. */
  removedParts?: readonly string[]
  /** Parts beside the car or instead of it, with their own lines. */
  extraParts?: readonly ExtraPart[]
  glass?: string
  lamp?: string
  tail?: string
  /** How many times wider than usual its lines are. */
  pen?: number
  /** Grey tyres with grooves in their tread, instead of black ones. */
  tread?: boolean
  /** The left front brake, seen through its wheel. */
  brake?: Brake
  /**
   * Whether it is drawn for a large picture: fills and lines end exactly at the outlines of hull and cabin, and fills where the surface turns
   * away, windows have rounded corners, and black trim has no edges across the glass.
   */
  isPolished?: boolean
}

/** The colours of its caliper and pads. Its rim is a dashed edge without spokes, unless it is seen between them. */
type Brake = { caliper: string; pads?: string; isBehindSpokes?: boolean }

export type ExtraPart = { solid?: Solid; lines: readonly Feature[]; paint?: Paint; background?: string }

/** A car's layers on a sheet, and its depth buffer, which says what else it hides. */
export type DrawnCar = { fills: string; lines: string; depths: DepthBuffer }

export const path = (points: readonly Point[], style: string): string =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" ${style}/>`

export const stroke = (colour: string, width: number): string => `fill="none" stroke="${colour}" stroke-width="${width}"`
export const fill = (colour: string): string => `fill="${colour}"`

/** Combines outlines into one area. */
export const area = (loops: readonly (readonly Point[])[], style: string): string =>
  `<path d="${loops.map((loop) => `M${loop.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`).join('')}" ${style}/>`

const weights = { main: 3.4, shut: 2.2, fine: 1.6 }

export function drawCar(
  camera: Camera,
  {
    body,
    lines,
    paint,
    painted,
    removedParts = [],
    extraParts = [],
    glass = '#1b2027',
    lamp = '#2a2f37',
    tail = lamp,
    tread,
    brake,
    isPolished = false,
    pen = 1,
  }: Car,
): DrawnCar {
  const shell = union(body.hull, body.cabin, body.mirrors)
  const viewOf = (solid: Solid) => depthView(solid, camera)
  const [hull, cabin, mirrors, wheels] = [body.hull, body.cabin, body.mirrors, body.wheels].map(viewOf) as [
    DepthView,
    DepthView,
    DepthView,
    DepthView,
  ]
  const pieces = extraParts.map((piece) => ({ ...piece, view: piece.solid && viewOf(piece.solid) }))
  const views = [hull, cabin, mirrors, wheels, ...pieces.flatMap(({ view }) => view ?? [])]
  const depths = nearestDepths(views)
  const on = lines
    .filter(({ part }) => !(part && removedParts.includes(part)))
    .map((feature) => (isPolished && feature.fill === 'glass' ? { ...feature, line: smoothed(feature.line) } : feature))
  const fills: string[] = []
  const tyres = paint ? area(outlines(wheels), fill(tread ? colours.graphite : rubber)) : ''
  if (paint) {
    fills.push(tyres)
    const coat = coated(nearestDepths([hull, cabin, mirrors]), shell, paint, [hull, cabin, mirrors].flatMap(outlines), isPolished)
    // Bare panels hide the wheels of the far side.
    if (painted) fills.push([hull, cabin].map((view) => area(outlines(view), fill(colours.ink))).join(''))
    fills.push(
      painted
        ? within(
            painted.map((outline) => outline.map(camera.project)),
            coat,
          )
        : coat,
    )
  }
  const trimmed = (content: readonly string[]) => (isPolished ? [within([hull, cabin].flatMap(outlines), content.join(''))] : content)
  const shellDepths = nearestDepths([hull, cabin])
  const seen = ({ line, ...feature }: Feature): Feature => ({
    ...feature,
    line: line.filter((place) => isVisible(shellDepths, place, 0.004)),
  })
  // Of a far tail light, only what is in view: the rest of it lies behind the outline.
  const grounds = on.map((feature) => (isPolished || feature.fill === 'tail' ? seen(feature) : feature))
  fills.push(...trimmed(filled(depths, grounds, { glass, lamp, tail })))
  // The near mirror is in front of the glass. The root of its arm is inside the door.
  const nearMirrors = outlines(mirrors).filter((loop) => {
    const hidden = loop.filter((point) => isCovered(mirrors, shellDepths, point)).length / loop.length
    return hidden <= (body.shape.mirror.arm ? 0.3 : 0)
  })
  for (const loop of nearMirrors) {
    fills.push(paint && !painted ? within([loop], coated(mirrors, body.mirrors, paint, [loop])) : area([loop], fill(colours.ink)))
  }
  if (paint) fills.push(...wheelGrounds(camera, body, { metal: !painted, brake, tyres: tread ? tyres : undefined }))
  for (const { lines: own, paint: coat, background, solid, view } of pieces) {
    if (solid && view) fills.push(coat ? coated(view, solid, coat, outlines(view)) : area(outlines(view), fill(background ?? colours.ink)))
    fills.push(...filled(depths, own, { glass, lamp, tail }))
  }
  const linesOf = (features: readonly Feature[], coat?: Paint) =>
    features.flatMap(({ line, weight, fill: ground, part }) => {
      if (isPolished && ground === 'dark' && part !== 'bumper') return []
      const colour = ground === 'plate' ? colours.bone : weight === 'main' ? (coat?.line ?? colours.bone) : (coat?.fine ?? colours.quiet)
      return visibleRuns(depths, line).map((run) => path(run, stroke(colour, pen * weights[weight])))
    })
  const drawn = [
    ...trimmed(linesOf(on, painted ? undefined : paint)),
    ...pieces.flatMap(({ lines: own, paint: coat }) => linesOf(own, coat)),
  ]
  for (const line of tread ? treadLines(body.shape) : []) {
    for (const run of visibleRuns(depths, line, 0.012)) drawn.push(path(run, stroke(colours.steel, weights.fine)))
  }
  for (const { line, weight } of wheelLines(body.shape, brake && !brake.isBehindSpokes)) {
    const style = stroke(weight === 'main' ? colours.bone : colours.quiet, pen * weights[weight])
    for (const run of visibleRuns(depths, line, 0.03)) drawn.push(path(run, style))
  }
  for (const view of views) {
    const others = nearestDepths(views.filter((other) => other !== view))
    for (const run of outlinesBefore(view, others, isPolished)) drawn.push(path(run, stroke(colours.bone, pen * weights.main)))
  }
  if (body.shape.mirror.arm) drawn.push(...nearMirrors.map((loop) => path(loop, stroke(colours.bone, pen * weights.main))))
  return { fills: fills.join(''), lines: drawn.join(''), depths }
}

/** Draws a part on its own. */
export function drawPart(camera: Camera, { solid, lines, paint }: { solid: Solid; lines: readonly Feature[]; paint: Paint }): string {
  const depths = depthView(solid, camera)
  const own = lines.flatMap(({ line, weight }) => visibleRuns(depths, line).map((run) => path(run, stroke(paint.fine, weights[weight]))))
  const rim = outlines(depths).map((line) => path(line, stroke(colours.bone, weights.main)))
  return [coated(depths, solid, paint, outlines(depths)), ...filled(depths, lines, { glass: '', lamp: '', tail: '' }), ...own, ...rim].join(
    '',
  )
}

let clips = 0

/** Clips content to outlines on the sheet. */
export function within(loops: readonly (readonly Point[])[], content: string): string {
  clips += 1
  return `<clipPath id="clip-${clips}">${loops.map((loop) => area([loop], '')).join('')}</clipPath><g clip-path="url(#clip-${clips})">${content}</g>`
}

/** Paint reflects the floor below the horizon, the wall above it, and one long light. `isSmooth`: without the depth buffer's steps at seams. */
function coated(depths: DepthBuffer, solid: Solid, { floor, wall, light }: Paint, loops: readonly Point[][], isSmooth = false): string {
  const reflections = mirroredAbove(depths, solid, [0.03, 0.42, 0.6])
  const [above, lit, past] = (isSmooth ? reflections.map((each) => each.map(smoothed)) : reflections) as [Point[][], Point[][], Point[][]]
  const whole = loops.map((loop) => area([loop], fill(floor))).join('')
  return whole + area(above, fill(wall)) + area([...lit, ...past.map((line) => line.toReversed())], `${fill(light)} fill-rule="evenodd"`)
}

/** A closed outline with its corners and steps rounded: each point is the middle of its neighbours. */
function smoothed<T extends readonly number[]>(outline: readonly T[]): T[] {
  const reach = 4
  const loop = outline.slice(1)
  const middles = loop.map((point, i) => {
    const near = Array.from({ length: 2 * reach + 1 }, (_, n) => loop[(i + n - reach + loop.length) % loop.length] as T)
    return point.map((_, axis) => near.reduce((sum, each) => sum + (each[axis] ?? 0), 0) / near.length) as unknown as T
  })
  return [...middles, ...middles.slice(0, 1)]
}

/** The fills of visible glass, lamps and plates. */
function filled(depths: DepthBuffer, features: readonly Feature[], own: { glass: string; lamp: string; tail: string }): string[] {
  const colour = { ...own, dark: '#101317', plate: colours.ink }
  return features.flatMap(({ line, fill: ground }) => {
    const share = line.filter((place) => isVisible(depths, place)).length / line.length
    return ground && share > 0.5 ? [path(line.map(depths.camera.project), fill(colour[ground]))] : []
  })
}

/** The outline of a wheel arch, from the underside and back to it. */
function archEdge({ hull, wheel }: Body['shape'], axle: number): Point[] {
  const low = (Math.asin((wheel.radius - hull.bottom(axle) - 0.07) / wheel.arch) * 180) / Math.PI
  return arc([axle, wheel.radius], wheel.arch, -low, 180 + low)
}

/** The dark wheel arches, the tyres and the metal rims of the left side. */
function wheelGrounds(
  camera: Camera,
  { shape, near }: Body,
  { metal, tyres, brake }: { metal: boolean; tyres?: string; brake?: Brake },
): string[] {
  const { axles } = shape
  const isOpen = brake && !brake.isBehindSpokes
  const rims = metal && !brake?.isBehindSpokes ? axles.slice(isOpen ? 1 : 0) : []
  const holes = rims.length > 0 ? wheelLines(shape, isOpen).filter(({ hole }) => hole) : []
  const arches = axles.map((axle) => archEdge(shape, axle).map(([x, z]) => camera.project(near(x, z))))
  const edges = axles.map((axle) => tyreEdge(shape, axle).map(camera.project))
  return [
    ...arches.map((arch) => path(arch, fill(colours.ink))),
    ...(tyres ? [within([...arches, ...edges], tyres)] : edges.map((edge) => path(edge, fill(rubber)))),
    ...rims.map((axle) => path(rimEdge(shape, axle).map(camera.project), fill(colours.steel))),
    ...holes.map(({ line }) => path(line.map(camera.project), fill(opening))),
    ...(brake?.isBehindSpokes ? axles.map((_, i) => brakeBehindSpokes(camera, shape, i, brake)) : []),
    isOpen ? openWheel(camera, shape, brake) : '',
  ]
}

const piece = ({ project }: Camera, line: readonly Vector[], ground: string, [edge, width]: readonly [string, number]) =>
  path(line.map(project), `${fill(ground)} stroke="${edge}" stroke-width="${width}"`)

/** The left front brake within the edge of its rim. */
function openWheel(camera: Camera, shape: Body['shape'], { caliper: colour, pads: lining = colours.bone }: Brake): string {
  const rim = rimEdge(shape, shape.axles[0]).map(camera.project)
  const { disc, hat, studs, pads, caliper } = brakeAt(shape)
  const brake = [
    piece(camera, disc, colours.steel, [colours.bone, weights.shut]),
    piece(camera, hat, colours.graphite, [colours.quiet, weights.fine]),
    ...studs.map((stud) => piece(camera, stud, colours.quiet, [colours.graphite, weights.fine])),
    piece(camera, pads, lining, [colours.ink, weights.shut]),
    piece(camera, caliper, colour, [colours.ink, weights.shut]),
  ]
  return [
    path(rim, fill(opening)),
    within([rim], brake.join('')),
    path(rim, `${stroke(colours.bone, weights.main)} stroke-dasharray="12 9"`),
  ].join('')
}

/** A disc, and at the front its caliper with the pads in its window, seen between a wheel's light spokes. */
function brakeBehindSpokes(camera: Camera, shape: Body['shape'], index: number, { caliper: colour, pads = colour }: Brake): string {
  const axle = shape.axles[index] as number
  const rim = rimEdge(shape, axle).map(camera.project)
  const { disc, caliper, window } = brakeAt(shape, axle)
  const every = wheelLines(shape).filter(({ hole }) => hole)
  const each = every.length / shape.axles.length
  const holes = every.slice(index * each, (index + 1) * each).map(({ line }) => line.map(camera.project))
  return [
    path(rim, fill(opening)),
    piece(camera, disc, colours.graphite, [colours.quiet, weights.shut]),
    index === 0
      ? piece(camera, caliper, colour, [colours.ink, weights.main]) + piece(camera, window, pads, [colours.ink, weights.shut])
      : '',
    area([rim, ...holes], `${fill(spokes)} fill-rule="evenodd"`),
  ].join('')
}
