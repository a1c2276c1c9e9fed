import type { Camera } from './camera.ts'
import type { Body } from './car/shape.ts'
import type { Feature } from './car/trace.ts'
import { frontBrake, rimEdge, treadLines, tyreEdge, wheelLines } from './car/wheel.ts'
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

/** A coat of paint: the reflections of floor, wall and light in it, and the colours of lines on it. */
export type Paint = { floor: string; wall: string; light: string; line: string; fine: string }

/** A car before its repair: without its colour, but with a body that stands out from the ink. */
export const unpainted: Paint = { floor: '#20262e', wall: '#2b323c', light: '#3a434f', line: colours.bone, fine: colours.quiet }

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
  /** Whether fills and lines end exactly at the outlines of hull and cabin, and black trim has no edges across the glass. */
  isTrimmed?: boolean
}

/** The colours of its caliper and pads. Its rim is a dashed edge without spokes, or a ghost with all its lines. */
type Brake = { caliper: string; pads?: string; isRimGhosted?: boolean }

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
    isTrimmed = false,
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
  const on = lines.filter(({ part }) => !(part && removedParts.includes(part)))
  const fills: string[] = []
  const tyres = paint ? area(outlines(wheels), fill(tread ? colours.graphite : rubber)) : ''
  if (paint) {
    fills.push(tyres)
    const coat = coated(nearestDepths([hull, cabin, mirrors]), shell, paint, [hull, cabin, mirrors].flatMap(outlines))
    fills.push(
      painted
        ? within(
            painted.map((outline) => outline.map(camera.project)),
            coat,
          )
        : coat,
    )
  }
  const trimmed = (content: readonly string[]) => (isTrimmed ? [within([hull, cabin].flatMap(outlines), content.join(''))] : content)
  fills.push(...trimmed(filled(depths, on, { glass, lamp, tail })))
  const shellDepths = nearestDepths([hull, cabin])
  // The near mirror is in front of the glass.
  for (const loop of outlines(mirrors)) {
    if (loop.some((point) => isCovered(mirrors, shellDepths, point))) continue
    fills.push(paint && !painted ? within([loop], coated(mirrors, body.mirrors, paint, [loop])) : area([loop], fill(colours.ink)))
  }
  if (paint) fills.push(...wheelGrounds(camera, body, { metal: !painted, brake, tyres: tread ? tyres : undefined }))
  for (const { lines: own, paint: coat, background, solid, view } of pieces) {
    if (solid && view) fills.push(coat ? coated(view, solid, coat, outlines(view)) : area(outlines(view), fill(background ?? colours.ink)))
    fills.push(...filled(depths, own, { glass, lamp, tail }))
  }
  const linesOf = (features: readonly Feature[], coat?: Paint) =>
    features.flatMap(({ line, weight, fill: ground }) => {
      if (isTrimmed && ground === 'dark') return []
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
  for (const { line, weight } of wheelLines(body.shape, brake && !brake.isRimGhosted)) {
    const style = stroke(weight === 'main' ? colours.bone : colours.quiet, pen * weights[weight])
    for (const run of visibleRuns(depths, line, 0.03)) drawn.push(path(run, style))
  }
  for (const view of views) {
    const others = nearestDepths(views.filter((other) => other !== view))
    for (const run of outlinesBefore(view, others, isTrimmed)) drawn.push(path(run, stroke(colours.bone, pen * weights.main)))
  }
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

/** Paint reflects the floor below the horizon, the wall above it, and one long light. */
function coated(depths: DepthBuffer, solid: Solid, { floor, wall, light }: Paint, loops: readonly Point[][]): string {
  const [above, lit, past] = mirroredAbove(depths, solid, [0.03, 0.42, 0.6]) as [Point[][], Point[][], Point[][]]
  const whole = loops.map((loop) => area([loop], fill(floor))).join('')
  return whole + area(above, fill(wall)) + area([...lit, ...past.map((line) => line.toReversed())], `${fill(light)} fill-rule="evenodd"`)
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
  const rims = metal ? axles.slice(brake ? 1 : 0) : []
  const holes = metal ? wheelLines(shape, Boolean(brake)).filter(({ hole }) => hole) : []
  const arches = axles.map((axle) => archEdge(shape, axle).map(([x, z]) => camera.project(near(x, z))))
  const edges = axles.map((axle) => tyreEdge(shape, axle).map(camera.project))
  return [
    ...arches.map((arch) => path(arch, fill(colours.ink))),
    ...(tyres ? [within([...arches, ...edges], tyres)] : edges.map((edge) => path(edge, fill(rubber)))),
    ...rims.map((axle) => path(rimEdge(shape, axle).map(camera.project), fill(colours.steel))),
    ...holes.map(({ line }) => path(line.map(camera.project), fill(opening))),
    brake ? openWheel(camera, shape, brake) : '',
  ]
}

/** The left front brake within the edge of its rim. */
function openWheel(
  { project }: Camera,
  shape: Body['shape'],
  { caliper: colour, pads: lining = colours.bone, isRimGhosted }: Brake,
): string {
  const rim = rimEdge(shape, shape.axles[0]).map(project)
  const { disc, hat, studs, pads, caliper } = frontBrake(shape)
  const holes = wheelLines(shape).filter(({ hole }) => hole)
  const frontHoles = holes.slice(0, holes.length / 2).map(({ line }) => line.map(project))
  const piece = (line: readonly Vector[], ground: string, edge: string, width: number) =>
    path(line.map(project), `${fill(ground)} stroke="${edge}" stroke-width="${width}"`)
  const brake = [
    piece(disc, colours.steel, colours.bone, weights.shut),
    piece(hat, colours.graphite, colours.quiet, weights.fine),
    ...(isRimGhosted ? [] : studs).map((stud) => piece(stud, colours.quiet, colours.graphite, weights.fine)),
    piece(pads, lining, colours.ink, weights.shut),
    piece(caliper, colour, colours.ink, weights.shut),
  ]
  return [
    path(rim, fill(opening)),
    within([rim], brake.join('')),
    isRimGhosted
      ? area([rim, ...frontHoles], `${fill(colours.bone)} fill-rule="evenodd" fill-opacity="0.2"`)
      : path(rim, `${stroke(colours.bone, weights.main)} stroke-dasharray="12 9"`),
  ].join('')
}
