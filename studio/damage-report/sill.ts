import { type Camera, cameraOf } from './camera.ts'
import { area, colours, fill, path, stroke } from './drawing.ts'
import { hatching } from './hatching.ts'
import { type Point, points, spline, subtract, type Vector } from './vector.ts'

/** A piece of sill, cut across: the outer panel from its top flange to its bottom one by [y, z] in metres, and the inner panel behind it. */
const outer = spline(
  points('0 0.2, 0 0.158, -0.016 0.148, -0.085 0.132, -0.106 0.11, -0.112 0.062, -0.104 0.028, -0.076 0.006, -0.016 0, 0 -0.012, 0 -0.055'),
  0.004,
)
const inner = points('0.008 -0.055, 0.008 -0.012, 0.05 0, 0.062 0.02, 0.062 0.13, 0.05 0.145, 0.008 0.158, 0.008 0.2')
const half = 0.27

const reach = outer.map((_, i) =>
  outer.slice(1, i + 1).reduce((sum, [y, z], j) => sum + Math.hypot(y - (outer[j]?.[0] ?? y), z - (outer[j]?.[1] ?? z)), 0),
)

/** A place on the outer panel: x along the sill, u metres down the panel from its upper edge. */
export function onSill(x: number, u: number): Vector {
  const i = Math.min(Math.max(reach.findIndex((far) => far >= u) - 1, 0), outer.length - 2)
  const t = (u - (reach[i] ?? 0)) / ((reach[i + 1] ?? 1) - (reach[i] ?? 0))
  const [[y0, z0], [y1, z1]] = [outer[i] as Point, outer[i + 1] as Point]
  return [x, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t]
}

/** The opening that was cut, 340 mm long, by x and u. */
export const opening: readonly Point[] = points('-0.17 0.085, 0.17 0.085, 0.17 0.215, -0.17 0.215')
/** The fold above the opening, and the seam of the bottom flange. */
export const seam = 0.344

export const sillCamera = (elevation: number, at: Point): Camera =>
  cameraOf({ width: 1200, height: 1600, target: [0, -0.05, 0.07], azimuth: -33, elevation, span: 0.68, distance: 4, at })

/** A line on the outer panel between two places given by x and u. */
export const lineOn = (camera: Camera, from: Point, to: Point): Point[] =>
  spline([from, to], 0.006).map(([x, u]) => camera.project(onSill(x, u)))
export const outlineOn = (camera: Camera, corners: readonly Point[]): Point[] =>
  corners.flatMap((corner, i) => lineOn(camera, corner, corners[(i + 1) % corners.length] as Point))

type Tones = { high: string; side: string; low: string }
export const bare: Tones = { high: '#262b33', side: '#1d2229', low: '#14171c' }
export const primed: Tones = { high: '#a3a9af', side: '#878e96', low: '#6d747c' }

/** The piece of sill, its near end open. `over` lies on the outer panel. */
export function sillPiece(camera: Camera, tones: Tones, over = ''): string {
  const { project } = camera
  const isFacing = (i: number) => {
    const [[y0, z0], [y1, z1]] = [outer[i] as Point, outer[i + 1] as Point]
    const [, y, z] = subtract(camera.eye, [0, (y0 + y1) / 2, (z0 + z1) / 2])
    return y * (z1 - z0) - z * (y1 - y0) > 0
  }
  const strips = outer.slice(0, -1).map(([y0, z0], i) => {
    const [y1, z1] = outer[i + 1] as Point
    const slope = (y0 - y1) / Math.hypot(y1 - y0, z1 - z0)
    const tone = slope > 0.55 ? tones.high : slope < -0.55 ? tones.low : tones.side
    const corners: Vector[] = [
      [-half, y0, z0],
      [half, y0, z0],
      [half, y1, z1],
      [-half, y1, z1],
    ]
    return {
      far: camera.depth([0, (y0 + y1) / 2, (z0 + z1) / 2]),
      face: area([corners.map(project)], `${fill(tone)} stroke="${tone}" stroke-width="1.5"`),
    }
  })
  const ends = (x: number, line: readonly Point[]) => line.map(([y, z]) => project([x, y, z]))
  const along = (i: number) => {
    const [y, z] = outer[i] as Point
    return [project([-half, y, z]), project([half, y, z])]
  }
  const last = outer.length - 1
  const turns = outer.flatMap((_, i) => (i > 0 && i < last && isFacing(i - 1) !== isFacing(i) ? [i] : []))
  const folds = [0.056, 0.125, 0.222].map((u) => path(lineOn(camera, [-half, u], [half, u]), stroke(colours.quiet, 2.4)))
  const farEnd = outer.slice(0, (turns[0] ?? last) + 1)
  return [
    ...strips.sort((a, b) => b.far - a.far).map(({ face }) => face),
    ...(tones === bare ? folds.slice(0, 2) : []),
    path(ends(half, farEnd), stroke(colours.bone, 5)),
    ...[0, last, ...turns].map((i) => path(along(i), stroke(colours.bone, 5))),
    over,
    area([[...ends(-half, outer), ...ends(-half, inner)]], `${fill('#0b0d10')} stroke="${colours.bone}" stroke-width="5"`),
    path(ends(-half, inner), stroke(colours.bone, 5)),
  ].join('')
}

/** The rusty piece that came out, moved down the sheet. */
export function rustyPiece(camera: Camera, by: number, through: readonly Point[]): string {
  const put = (line: readonly Point[]) => line.map(([x, u]) => camera.project(onSill(x, u)))
  return [
    `<g transform="translate(0 ${by})">`,
    area([outlineOn(camera, opening)], fill(colours.ink)),
    area([outlineOn(camera, opening)], `${fill(colours.signal)} fill-opacity="0.22"`),
    ...hatching(opening, 0.013).map(([from, to]) => path(lineOn(camera, from, to), stroke(colours.signal, 3))),
    area([put(through)], fill(colours.ink)),
    path([...put(through), put(through)[0] as Point], stroke(colours.signal, 4)),
    path(outlineOn(camera, opening), stroke(colours.signal, 6)),
    '</g>',
  ].join('')
}
