import { area, colours, fill, path, stroke } from './drawing.ts'
import { type Point, points } from './vector.ts'

const { bone, quiet, signal, graphite, steel } = colours

/** From a place on a brake that is seen on the edge of its disc, in millimetres along the pads and across the disc's middle, to the sheet. */
export type EdgeView = (place: Point) => Point

/** Half the thickness of a ventilated disc, and of the vent between its two faces. */
export const [discHalf, ventHalf] = [9, 3.5]
/** Where a pad's lining ends and its plate, and the plate's thickness. */
export const padEnds = { end: -3.5, plateEnd: -6.5, plate: 6 }

const far = 40
const edged = (ground: string) => `${fill(ground)} stroke="${bone}" stroke-width="5"`

/** A layer of the brake, from its end to beyond the drawing. */
export function layer(view: EdgeView, end: number, [from, to]: Point, style: string): string {
  const corners: Point[] = [
    [end, from],
    [far, from],
    [far, to],
    [end, to],
  ]
  return area([corners.map(view)], style)
}

/** The disc, with the vanes between its two faces. */
export function discEdge(view: EdgeView, end = -far): string {
  const vanes = Array.from({ length: 9 }, (_, i) => i * 7 - 29)
    .filter((along) => along > end)
    .map((along) => {
      const corners: Point[] = [
        [along, -ventHalf],
        [along + 1.9, -ventHalf],
        [along + 1.9, ventHalf],
        [along, ventHalf],
      ]
      return area([corners.map(view)], fill(quiet))
    })
  return [...vanes, layer(view, end, [-discHalf, -ventHalf], edged(steel)), layer(view, end, [ventHalf, discHalf], edged(steel))].join('')
}

/** A pad: its lining between two places across the disc, and its plate beyond the second. */
export function padEdge(view: EdgeView, from: number, to: number): string {
  const { end, plateEnd, plate } = padEnds
  return layer(view, end, [from, to], fill(signal)) + layer(view, plateEnd, [to, to + Math.sign(to - from) * plate], edged(graphite))
}

/** Two arrows beyond the pad's end that measure its lining, with their extension lines, and the outer ends of the arrows. */
export function liningMeasure(view: EdgeView, from: number, to: number): { arrows: string; tails: [Point, Point] } {
  const along = padEnds.plateEnd - 4.5
  const tips = [view([along, from]), view([along, to])] as const
  const long = Math.hypot(tips[1][0] - tips[0][0], tips[1][1] - tips[0][1])
  const [x, y] = [(tips[1][0] - tips[0][0]) / long, (tips[1][1] - tips[0][1]) / long]
  const arrow = ([tipX, tipY]: Point, way: 1 | -1) =>
    points('0 0, 13 30, 2.5 30, 2.5 62, -2.5 62, -2.5 30, -13 30').map(
      ([aside, back]): Point => [tipX + way * back * x + aside * y, tipY + way * back * y + aside * x],
    )
  const extension = (across: number, start: number) => path([view([start, across]), view([along - 3, across])], stroke(bone, 3))
  return {
    arrows: [
      extension(from, padEnds.end - 0.8),
      extension(to, padEnds.plateEnd - 0.8),
      area([arrow(tips[0], -1), arrow(tips[1], 1)], fill(bone)),
    ].join(''),
    tails: [
      [tips[0][0] - 62 * x, tips[0][1] - 62 * y],
      [tips[1][0] + 62 * x, tips[1][1] + 62 * y],
    ],
  }
}
