import { cameraOf } from './camera.ts'
import { area, type Car, colours, drawCar, fill, path, stroke } from './drawing.ts'
import { eaten } from './hatching.ts'
import type { Sheet } from './sheet.ts'
import { bare, lineOn, onSill, opening, outlineOn, primed, rustyPiece, seam, sillCamera, sillPiece } from './sill.ts'
import { ground, pattern, thinned, waxedInside } from './sill-section.ts'
import { mix, type Point } from './vector.ts'
import { body, green, lines, rust, rustMap } from './wagon-rust.ts'
import { bead } from './wagon-wide.ts'

const size = { width: 1200, height: 1600 }
/** The rear arch, before and after. */
const near = cameraOf({ ...size, target: [3.3, -0.95, 0.66], azimuth: 12, elevation: 6, span: 1.35, at: [0.5, 0.53] })

const sheet = (number: number, ...layers: string[]): Sheet => ({ ...size, name: `project-d-tall-${number}`, layers })

export const wagonTall: readonly (() => Sheet)[] = [
  () => sheet(1, arch({ body, lines }, rustMap(near, [rust.arch, rust.sill], 0.02))),
  () => sheet(2, ...thinned()),
  () => sheet(3, ...cutOut()),
  () => sheet(4, ...pattern()),
  () => sheet(5, ...stitched()),
  () => sheet(6, ...ground()),
  () => sheet(7, ...drained()),
  () => sheet(8, ...waxedInside()),
  () => sheet(9, arch({ body, lines, paint: green })),
]

function arch(car: Car, damage = ''): string {
  const drawn = drawCar(near, car)
  return drawn.fills + damage + drawn.lines
}

/** The opening in the sill with the inner panel behind it, and below it the piece that came out. */
function cutOut(): string[] {
  const camera = sillCamera(22, [0.54, 0.37])
  const by = 560
  const edge = outlineOn(camera, opening)
  const guides = (
    [
      [-0.17, 0.215],
      [0.17, 0.215],
    ] as const
  ).map(([x, u]) => {
    const [px, py] = camera.project(onSill(x, u))
    return path(
      [
        [px, py],
        [px, py + by - 120],
      ],
      `${stroke(colours.quiet, 3)} stroke-dasharray="12 11"`,
    )
  })
  return [
    sillPiece(camera, bare, area([edge], `${fill('#0b0d10')} stroke="${colours.bone}" stroke-width="9"`)),
    ...guides,
    rustyPiece(camera, by, eaten([0.03, 0.16], 0.2, 0.07, 2)),
  ]
}

/** The patch tacked, then welded in short lengths, never two beside each other. */
function stitched(): string[] {
  const camera = sillCamera(22, [0.54, 0.5])
  const stitch = (u: number, i: number, wide = 24) => {
    const middle = mix(-0.136, 0.136, i / 4)
    return bead(lineOn(camera, [middle - 0.015, u], [middle + 0.015, u]), wide)
  }
  const ends = [-0.17, 0.17].flatMap((x) => [0.115, 0.185].map((u) => bead(lineOn(camera, [x, u - 0.016], [x, u + 0.016]), 24)))
  const patch = area([outlineOn(camera, opening)], `${fill('#59626c')} stroke="${colours.bone}" stroke-width="4"`)
  return [sillPiece(camera, bare, patch), ...[0, 1, 2, 3, 4].flatMap((i) => [stitch(0.085, i), stitch(0.215, i)]), ...ends]
}

/** From below: primer, sealer along the seam, and water running out of the holes. */
function drained(): string[] {
  const camera = sillCamera(-44, [0.54, 0.46])
  const holes = [-0.18, -0.06, 0.06, 0.18].map((x) => camera.project(onSill(x, 0.31)))
  const hole = ([x, y]: Point) => [
    `<ellipse cx="${x}" cy="${y}" rx="27" ry="17" ${fill(colours.ink)} stroke="${colours.bone}" stroke-width="5"/>`,
    ...[0, 1, 2].map(
      (i) =>
        `<path transform="translate(${x} ${y + 100 + i * 120}) scale(${1 - i * 0.14})" d="M0 -34q-34 52 0 72q34 -20 0 -72Z" ${fill(colours.bone)} fill-opacity="${1 - i * 0.25}"/>`,
    ),
  ]
  const sealer = path(lineOn(camera, [-0.262, seam], [0.265, seam]), stroke('#f4f1ea', 17))
  return [sillPiece(camera, primed, sealer), ...holes.flatMap(hole)]
}
