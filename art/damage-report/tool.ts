import { readFileSync } from 'node:fs'
import { area, fill, path, stroke } from './drawing.ts'
import type { Point } from './vector.ts'

/** The position of the nozzle in the drawing. */
const nozzle: Point = [247, 287]

/**
 * The site's line drawing of the spray gun, mirrored to spray to the right, with its nozzle at this point. `tilt` in degrees, down positive.
 * `ground`: the colour of a small gun's body, drawn without fine lines.
 */
function sprayGun([x, y]: Point, scale: number, tilt: number, ground?: string): string {
  const svg = readFileSync(new URL('../drawings/spray-gun.svg', import.meta.url), 'utf8')
  const lines = svg
    .replace(/^[\s\S]*?<\/title>/, '')
    .replace('</svg>', '')
    .replaceAll(' vector-effect="non-scaling-stroke"', '')
    .replaceAll(/<path stroke="#9b9a96"[^>]*>/g, (fine) => (ground ? '' : fine))
    // About as heavy as the car's lines, whatever the scale.
    .replaceAll(/stroke-width="([\d.]+)"/g, (_, width) => `stroke-width="${((Number(width) * 1.5) / scale).toFixed(2)}"`)
  // Strokes wide enough to meet inside the gun.
  const under = ground
    ? lines
        .replaceAll(/stroke="#\w+"/g, `stroke="${ground}"`)
        .replaceAll(/stroke-width="[\d.]+"/g, `stroke-width="${(23 / scale).toFixed(2)}"`)
    : ''
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
