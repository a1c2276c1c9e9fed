import { area, colours, fill, path, stroke } from './drawing.ts'
import type { Place, View } from './slab.ts'
import { arc, type Point, spline } from './vector.ts'

/** The colours of a part's faces: above, towards the viewer, and at its left end. */
export type Shades = { top: string; side: string; end: string }
export type Axis = 'x' | 'y' | 'z'
export type Span = readonly [from: number, to: number]

/** Widths of lines in pixels. */
export const pen = { outline: 13, form: 4, fine: 3 }

/** Where a point of an outline across an axis is: across x it's given as z and y, across y as x and z. */
export const across: Record<Axis, (point: Point, at: number) => Place> = {
  x: ([z, y], x) => [x, y, z],
  y: ([x, z], y) => [x, y, z],
  z: ([x, y], z) => [x, y, z],
}
/** Which face the visible end of an extruded outline is, and which ones its edges become: those along its first direction, and the others. */
const faces: Record<Axis, { cap: keyof Shades; edges: readonly [keyof Shades, keyof Shades] }> = {
  x: { cap: 'end', edges: ['top', 'side'] },
  y: { cap: 'top', edges: ['side', 'end'] },
  z: { cap: 'side', edges: ['top', 'end'] },
}

const isClockwise = (outline: readonly Point[]) =>
  outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] as Point
    return sum + x * nextY - nextX * y
  }, 0) > 0

/** Draws what is visible of an outline extruded along an axis. */
export function body(view: View, axis: Axis, outline: readonly Point[], span: Span, shades: Shades): string {
  const [near, far] = (axis === 'x' ? span : [span[1], span[0]]).map((at) => outline.map((point) => view(across[axis](point, at)))) as [
    Point[],
    Point[],
  ]
  const { cap, edges } = faces[axis]
  const sides = outline.flatMap(([x, y], i) => {
    const next = (i + 1) % outline.length
    const quad = [near[next], near[i], far[i], far[next]] as Point[]
    const [nextX, nextY] = outline[next] as Point
    const [along, up] = [nextX - x, nextY - y]
    const isSeen = Math.hypot(along, up) > 0.01 && isClockwise(quad) === isClockwise(near)
    return isSeen ? [{ i, quad, shade: shades[edges[Math.abs(along) > Math.abs(up) ? 0 : 1]], angle: Math.atan2(up, along) }] : []
  })
  const creases = sides.filter(({ i, angle }) => {
    const before = sides.find((side) => side.i === (i + outline.length - 1) % outline.length)
    return before && Math.cos(angle - before.angle) < 0.86
  })
  return [
    ...[far, ...sides.map(({ quad }) => quad), near].map((loop) =>
      area([loop], `${fill(colours.bone)} stroke="${colours.bone}" stroke-width="${pen.outline}"`),
    ),
    ...sides.map(({ quad, shade }) => area([quad], `${fill(shade)} stroke="${shade}" stroke-width="2"`)),
    ...creases.map(({ i }) => path([near[i], far[i]] as Point[], stroke(colours.bone, pen.form))),
    area([near], `${fill(shades[cap])} stroke="${colours.bone}" stroke-width="${pen.form}"`),
  ].join('')
}

export const box = (view: View, [left, right]: Span, [bottom, top]: Span, depth: Span, shades: Shades) =>
  body(
    view,
    'z',
    [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ],
    depth,
    shades,
  )
/** A flat ring or disc on the visible end of a part. */
export const disc = (view: View, axis: Axis, middle: Point, at: number, radius: number, ground: string, edge: string = colours.bone) =>
  area([arc(middle, radius).map((point) => view(across[axis](point, at)))], `${fill(ground)} stroke="${edge}" stroke-width="${pen.fine}"`)
export const line = (view: View, run: readonly Place[], colour: string = colours.quiet, width = pen.form) =>
  path(run.map(view), stroke(colour, width))

/** A pipe of a width in millimetres. */
export function pipe(view: View, through: readonly Place[], wide: number, ground: string): string {
  const run = spline(through, 4).map(view)
  const [from, to] = [view([0, 0, 0]), view([0, 1, 0])]
  const width = wide * Math.hypot(to[0] - from[0], to[1] - from[1])
  return `<g stroke-linecap="butt">${path(run, stroke(colours.bone, width + pen.outline))}${path(run, stroke(ground, width))}</g>`
}
