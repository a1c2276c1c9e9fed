import { readFileSync } from 'node:fs'
import { area, fill, path, stroke } from './drawing.ts'
import { type Point, points } from './vector.ts'

/** The position of the nozzle in the drawing. */
const nozzle: Point = [247, 287]
/** The gun's outline in the drawing, whose lines are open. */
const outline = points(
  '230 87, 233 83, 285 70, 288 58, 323 54, 328 64, 381 64, 388 69, 390 90, 388 94, 394 190, 391 197, 354 235, 346 250, 362 250, 365 262, 361 266, 460 272, 460 250, 455 232, 448 228, 438 228, 428 240, 420 232, 433 219, 445 217, 460 222, 472 240, 475 252, 472 272, 490 280, 497 292, 502 287, 528 289, 534 300, 533 318, 526 321, 499 319, 494 332, 515 339, 513 352, 505 364, 486 359, 500 480, 498 490, 490 494, 490 510, 485 512, 485 527, 483 528, 483 544, 461 544, 461 527, 459 526, 459 511, 455 510, 455 492, 445 490, 435 420, 412 358, 407 324, 388 324, 388 345, 401 400, 406 437, 397 449, 378 455, 371 450, 379 440, 374 400, 361 358, 361 321, 320 319, 311 315, 302 325, 277 323, 272 317, 257 314, 240 320, 235 305, 250 301, 250 280, 235 270, 240 255, 263 261, 276 256, 306 257, 315 268, 317 268, 316 252, 312 244, 300 237, 256 212, 235 112, 231 108',
)

/**
 * A line drawing of a spray gun, mirrored to spray to the right, with its nozzle at this point. `tilt` in degrees, down positive.
 * `ground`: the colour of its body, where it is in front of something.
 */
function sprayGun([x, y]: Point, scale: number, tilt: number, ground?: string): string {
  const svg = readFileSync(new URL('./spray-gun.svg', import.meta.url), 'utf8')
  const lines = svg
    .replace(/^[\s\S]*?<\/title>/, '')
    .replace('</svg>', '')
    .replaceAll(' vector-effect="non-scaling-stroke"', '')
    // About as heavy as the car's lines, whatever the scale.
    .replaceAll(/stroke-width="([\d.]+)"/g, (_, width) => `stroke-width="${((Number(width) * 1.5) / scale).toFixed(2)}"`)
  const under = ground ? area([outline], fill(ground)) : ''
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${-scale} ${scale}) translate(${-nozzle[0]} ${-nozzle[1]})">${under}${lines}</g>`
}

type Spray = { at: Point; scale: number; tilt: number; colour: string; spot: readonly Point[]; ground?: string }

/** The spray gun, and its fan of paint in its colour up to the spot that it wets. */
export function spraying({ at, scale, tilt, colour, spot, ground }: Spray): string {
  const edges = tangents(at, spot)
  return [
    area([[at, ...edges]], `${fill(colour)} fill-opacity="0.3"`),
    area([spot], `${fill(colour)} fill-opacity="0.55"`),
    ...edges.map((edge) => path([at, edge], `${stroke(colour, 2.6)} stroke-dasharray="3 9"`)),
    sprayGun(at, scale, tilt, ground),
  ].join('')
}

/** The outermost points of an outline, seen from a place beside it. */
function tangents([x, y]: Point, outline: readonly Point[]): Point[] {
  const middle = outline.reduce((sum, [px, py]) => [sum[0] + px / outline.length, sum[1] + py / outline.length] as const, [0, 0] as Point)
  const facing = Math.atan2(middle[1] - y, middle[0] - x)
  const aside = ([px, py]: Point) =>
    Math.atan2(Math.sin(Math.atan2(py - y, px - x) - facing), Math.cos(Math.atan2(py - y, px - x) - facing))
  const sorted = [...outline].sort((a, b) => aside(a) - aside(b))
  return [sorted[0], sorted.at(-1)] as Point[]
}
