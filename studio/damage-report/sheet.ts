import { join } from 'node:path'
import sharp from 'sharp'
import type { Camera } from './camera.ts'
import type { Ring } from './dent.ts'
import { area, colours, fill, path, stroke } from './drawing.ts'
import { boxOf, gapsOf, outlined, type Words, widthOf } from './text.ts'
import { type Point, points, type Vector } from './vector.ts'

const originals = join(import.meta.dirname, '../../art/originals')

export type Sheet = { name: string; width: number; height: number; layers: readonly string[] }

/** Writes a sheet into art/originals/. The output is the same on every run. */
export async function writeSheet({ name, width, height, layers }: Sheet): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colours.ink}"/><g stroke-linecap="round" stroke-linejoin="round">${layers.join('')}</g></svg>`
  await sharp(Buffer.from(svg))
    .webp({ nearLossless: true, quality: 60, effort: 6 })
    .toFile(join(originals, `${name}.webp`))
}

/**
 * Text with a halo in the background colour, so that no line touches a letter or looks like a dash between two words. Its attributes tell
 * lettering.test.ts where it is.
 */
export function words(text: Words, colour = colours.bone): string {
  const data = outlined(text)
  const box = boxOf(text)
  const [, top, , bottom] = box
  const gaps = gapsOf(text).map(([left, right]) => `M${left} ${top}H${right}V${bottom}H${left}Z`)
  return `<g data-text="${text.text}" data-size="${text.size}" data-box="${box.map((value) => value.toFixed(1)).join(' ')}"><path d="${gaps.join('')}" ${fill(colours.ink)}/><path d="${data}" ${stroke(colours.ink, text.size * 0.22)}/><path d="${data}" ${fill(colour)}/></g>`
}

/** Heights of the letters. `raised`: how far the figure is above the line, as a share of its height; more for one that reaches below it. */
type Sizes = { figure: number; label: number; raised?: number }
type Leader = {
  from: Point
  to: Point
  figure?: string
  label: string
  colour?: string
  sizes?: Sizes
}

const sizes: Sizes = { figure: 96, label: 70 }

/** A callout: a dot, a leader line to `to`, the figure above the line and the label below. The text is right-aligned if `to` is to the left. */
export function leader({
  from,
  to,
  figure,
  label,
  colour = colours.bone,
  sizes: { figure: high, label: low, raised = 0.2 } = sizes,
}: Leader): string {
  const wide = Math.max(
    figure ? widthOf({ text: figure, style: 'figure', size: high }) : 0,
    widthOf({ text: label, style: 'label', size: low }),
  )
  const left = to[0] < from[0]
  // A steep line from above passes close to the figure, one from below to the label.
  const steep = Math.abs(to[0] - from[0]) < 0.7 * Math.abs(to[1] - from[1])
  const inset = steep && (figure || to[1] < from[1]) ? 16 : 0
  const end: Point = [to[0] + (left ? -wide - inset : wide + inset), to[1]]
  const at = left ? end[0] : to[0] + inset
  const figureWords = { text: figure ?? '', at: [at - high * 0.05, to[1] - high * raised], size: high, style: 'figure' } as const
  const labelWords = { text: label, at: [at, to[1] + low * 0.98], size: low, style: 'label' } as const
  const places = [from, to, end].flat().map((value) => value.toFixed(1))
  return [
    path([from, to, end], `${stroke(colours.ink, 7)} data-leader="${places.join(' ')}"`),
    path([from, to, end], stroke(colours.bone, 2)),
    `<circle cx="${from[0].toFixed(1)}" cy="${from[1].toFixed(1)}" r="8" ${fill(colours.bone)} stroke="${colours.ink}" stroke-width="3"/>`,
    figure ? words(figureWords, colour) : '',
    words(labelWords, figure ? '#b9bdc1' : colours.bone),
  ].join('')
}

/** The contour map of a dent: a line every two millimetres of depth, every fifth one thicker, with warmer colours the deeper it is. */
export function contourMap(dents: readonly Ring[], place: (point: Point) => Point, weight = 1): string {
  const drawn = dents.map(({ depth, line }) => ({ depth, line: line.map(place) }))
  const grounds = drawn.map(({ line }) => area([line], `${fill(colours.signal)} fill-opacity="0.1"`))
  const lines = drawn.map(({ depth, line }) => path(line, stroke(colours.signal, (depth === 2 || depth % 10 === 0 ? 3.6 : 2) * weight)))
  return [...grounds, ...lines].join('')
}

/** A scale on the floor beside the car: a mark every ten centimetres, a long one every metre. */
export function floorScale({ project }: Camera, length: number, y: number, start = 0): string {
  const at = (x: number, out: number): Point => project([x, y - out, 0] as Vector)
  const marks = Array.from({ length: Math.round((length - start) * 10) + 1 }, (_, n) => {
    const i = n + Math.round(start * 10)
    const out = i % 10 === 0 ? 0.16 : i % 5 === 0 ? 0.09 : 0.05
    return path([at(i / 10, 0), at(i / 10, out)], stroke(colours.quiet, i % 10 === 0 ? 2.4 : 1.6))
  })
  return path([at(start, 0), at(length, 0)], stroke(colours.quiet, 1.6)) + marks.join('')
}

/** The path along which a part came off, from where it sat. */
export function dashed(from: Point, to: Point): string {
  return path([from, to], `${stroke(colours.quiet, 2)} stroke-dasharray="10 9"`)
}

/** A ring round a place where something was measured or found. */
export function ring([x, y]: Point, colour = colours.bone): string {
  const circle = (style: string) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="44" ${style}/>`
  return circle(stroke(colours.ink, 13)) + circle(stroke(colour, 6))
}

/** Layers enlarged from a sheet's corner, then moved. */
export function placed(enlarged: number, [x, y]: Point, layers: readonly string[]): string[] {
  return [`<g transform="translate(${x} ${y}) scale(${enlarged})">`, ...layers, '</g>']
}

/** What an instrument shows. */
export function display(text: Words, colour = colours.bone): string {
  return `<path d="${outlined(text)}" ${fill(colour)}/>`
}

/** A dimension line between two points, with a tick at each end. */
export function measure(from: Point, to: Point, colour = colours.bone, reach = 16): string {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [x, y] = [(-(to[1] - from[1]) / far) * reach, ((to[0] - from[0]) / far) * reach]
  const end = (at: Point) =>
    path(
      [
        [at[0] - x, at[1] - y],
        [at[0] + x, at[1] + y],
      ],
      stroke(colour, 3),
    )
  return path([from, to], stroke(colour, 3)) + end(from) + end(to)
}

/** Two arrows that point at each other from outside a distance. `tails`: how long each is. */
export function arrowsAt(from: Point, to: Point, colour: string, tails: readonly [number, number] = [80, 80]): string {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [x, y] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far]
  const arrow = ([tipX, tipY]: Point, way: 1 | -1, tail: number) => {
    const at = ([on, aside]: Point): Point => [tipX + way * (on * x - aside * y), tipY + way * (on * y + aside * x)]
    return path(points(`22 0, ${tail} 0`).map(at), stroke(colour, 6)) + area([points('0 0, 28 14, 28 -14').map(at)], fill(colour))
  }
  return arrow(from, -1, tails[0]) + arrow(to, 1, tails[1])
}
