import { readFileSync } from 'node:fs'
import type { Point } from './vector.ts'

/** The position of the nozzle in the drawing. */
const nozzle: Point = [209, 262]

/** The site's line drawing of the spray gun, mirrored to spray to the right, with its nozzle at this point. */
export function sprayGun([x, y]: Point, scale = 0.72): string {
  const svg = readFileSync(new URL('../drawings/spray-gun.svg', import.meta.url), 'utf8')
  const lines = svg
    .replace(/^[\s\S]*?<\/title>/, '')
    .replace('</svg>', '')
    .replaceAll(' vector-effect="non-scaling-stroke"', '')
    .replaceAll('stroke-width="1.1"', 'stroke-width="2.4"')
  return `<g transform="translate(${x} ${y}) scale(${-scale} ${scale}) translate(${-nozzle[0]} ${-nozzle[1]})">${lines}</g>`
}
