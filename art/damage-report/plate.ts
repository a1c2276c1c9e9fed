import type { Camera } from './camera.ts'
import type { Body } from './car/shape.ts'
import { traceOn } from './car/trace.ts'
import { colours, fill } from './drawing.ts'
import { outlined } from './text.ts'
import type { Point, Vector } from './vector.ts'

const heights = { rear: 0.79, front: 0.53 }
/** Half the width of a plate, 360 by 125 mm, in millimetres. */
const half = 180

/**
 * The characters on a car's number plate, in perspective; `aside` is how far right of the car's middle it sits. The attribute tells
 * lettering.test.ts where the two ends are.
 */
export function plate(camera: Camera, face: 'front' | 'rear', body: Body, height = heights[face], aside = 0): string {
  const [middle] = traceOn(body)[face](
    [
      [aside, height],
      [aside + 0.01, height],
    ],
    false,
  ) as [Vector]
  const out = face === 'rear' ? 0.004 : -0.004
  const across = face === 'rear' ? 1 : -1
  const on = ([x, y]: Point) => camera.project([middle[0] + out, aside + (across * x) / 1000, height - y / 1000])
  const data = outlined({ text: 'FIX 1CE', at: [0, 35], size: 86, style: 'label', anchor: 'middle' }, on)
  const ends = [on([-half, 0]), on([half, 0])].flat().map((value) => value.toFixed(1))
  return `<path d="${data}" ${fill(colours.bone)} data-plate="${ends.join(' ')}"/>`
}
