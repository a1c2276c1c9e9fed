import type { Camera } from './camera.ts'
import type { Body } from './car/shape.ts'
import { traceOn } from './car/trace.ts'
import { colours, fill } from './drawing.ts'
import { outlined } from './text.ts'
import type { Vector } from './vector.ts'

const heights = { rear: 0.79, front: 0.53 }

/** The characters on a car's number plate, in perspective. */
export function plate(camera: Camera, face: 'front' | 'rear', body: Body, height = heights[face]): string {
  const [middle] = traceOn(body)[face](
    [
      [0, height],
      [0.01, height],
    ],
    false,
  ) as [Vector]
  const out = face === 'rear' ? 0.004 : -0.004
  const across = face === 'rear' ? 1 : -1
  const data = outlined({ text: 'FIX 1CE', at: [0, 35], size: 98, cut: 'label', anchor: 'middle' }, ([x, y]) =>
    camera.project([middle[0] + out, (across * x) / 1000, height - y / 1000]),
  )
  return `<path d="${data}" ${fill(colours.bone)}/>`
}
