import type { Camera } from './camera.ts'
import type { Body } from './car/shape.ts'
import { traceOn } from './car/trace.ts'
import { colours, fill, path } from './drawing.ts'
import { outlined } from './text.ts'
import { type Point, roundedBox, type Vector } from './vector.ts'

const heights = { rear: 0.79, front: 0.53 }
/** Half the width of a plate, 360 by 125 mm, in millimetres. */
const half = 180

type Place = { face: 'front' | 'rear'; height: number; aside?: number }

/** Returns where a point of the plate, in millimetres from its middle, is on the sheet. */
function flatOn(camera: Camera, body: Body, { face, height, aside = 0 }: Place): (point: Point) => Point {
  const [middle] = traceOn(body)[face](
    [
      [aside, height],
      [aside + 0.01, height],
    ],
    false,
  ) as [Vector]
  const out = face === 'rear' ? 0.004 : -0.004
  const across = face === 'rear' ? 1 : -1
  return ([x, y]) => camera.project([middle[0] + out, aside + (across * x) / 1000, height - y / 1000])
}

function characters(on: (point: Point) => Point, size: number, baseline: number): string {
  const data = outlined({ text: 'FIX 1CE', at: [0, baseline], size, style: 'label', anchor: 'middle' }, on)
  const ends = [on([-half, 0]), on([half, 0])].flat().map((value) => value.toFixed(1))
  return `<path d="${data}" ${fill(colours.bone)} data-plate="${ends.join(' ')}"/>`
}

/**
 * The characters on a car's number plate, in perspective; `aside` is how far right of the car's middle it sits. The attribute tells
 * lettering.test.ts where the two ends are.
 */
export function plate(camera: Camera, face: 'front' | 'rear', body: Body, height = heights[face], aside?: number): string {
  return characters(flatOn(camera, body, { face, height, aside }), 86, 35)
}

/** A whole front plate, flat before the grille, with a margin round its characters. */
export function framedPlate(camera: Camera, body: Body, height: number, aside: number): string {
  const on = flatOn(camera, body, { face: 'front', height, aside })
  const frame = roundedBox([0, 0], 2 * half, 125, 12).map(on)
  return path(frame, `${fill(colours.ink)} stroke="${colours.bone}" stroke-width="3.3"`) + characters(on, 74, 26)
}
