import { colours, fill } from './drawing.ts'
import type { LineDrawing } from './line-drawing.ts'
import { outlined, type Words, widthOf } from './text.ts'
import { type Point, spline } from './vector.ts'

const { bone, quiet, signal } = colours
const widths = { outline: 2.1, form: 1.5, fine: 1.1 }

export const line = (data: string, weight: keyof typeof widths = 'form', colour = weight === 'fine' ? quiet : bone) =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${widths[weight]}" vector-effect="non-scaling-stroke"/>`
export const solid = (data: string, colour = signal) => `<path d="${data}" ${fill(colour)}/>`
export const letters = (words: Words, colour = bone) => `<path d="${outlined(words)}" ${fill(colour)}/>`

export const place = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
/** A point on a circle, its angle clockwise from the top in degrees. */
export const onCircle = ([x, y]: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
}
/** The short arc to a point, clockwise or back. */
export const arcTo = (radius: number, to: Point, { back = false } = {}) => `A${radius} ${radius} 0 0 ${+!back} ${place(to)}`
export const circle = (centre: Point, radius: number) =>
  `M${place(onCircle(centre, radius, 0))}${arcTo(radius, onCircle(centre, radius, 180))}${arcTo(radius, onCircle(centre, radius, 0))}Z`
export const rectangle = (x: number, y: number, width: number, height: number, radius: number) =>
  `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - width}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${2 * radius - height}a${radius} ${radius} 0 0 1 ${radius} ${-radius}Z`

/** A smooth line through points. */
export const through = (points: readonly Point[]) => `M${spline(points, 8).map(place).join(' ')}`

/** What is drawn, without what shapes in front of it hide. The shapes may not overlap, but for a hole in one. The id is unique in its drawing. */
export function behind(id: string, shapes: string, drawn: readonly string[]): string {
  return `<clipPath id="${id}"><path clip-rule="evenodd" d="M-900-900H1800V1800H-900Z${shapes}"/></clipPath><g clip-path="url(#${id})">${drawn.join('')}</g>`
}

/** The height of figures; of capitals, as a share of the type size; and the size that gives that height. */
export const figureHeight = 30
export const capitals = 0.7
export const figureSize = figureHeight / capitals

/** Text as large as reaches a place to its right. */
export function fitted(words: Omit<Words, 'size'>, right: number): Words {
  return { ...words, size: (right - words.at[0]) / widthOf({ ...words, size: 1 }) }
}

/** A drawing 800 wide whose smallest letters are figures, or as high as `smallest`. */
export function flatDrawing(name: string, title: string, height: number, draw: LineDrawing['draw'], smallest = figureHeight): LineDrawing {
  return { name, title, width: 800, height, smallest, draw }
}
