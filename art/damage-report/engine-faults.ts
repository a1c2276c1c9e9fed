import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colours } from './drawing.ts'
import { leader, type Sheet } from './sheet.ts'
import type { Point } from './vector.ts'

const size = { width: 1920, height: 1280 }
/** The drawing of the engine is 1200 units wide. */
const scale = 1.6
const on = (x: number, y: number): Point => [x * scale, y * scale]

const sizes = { figure: 110, label: 72 }

/** Clockwise, in the order of the list below the picture, whose numbers these are. */
const faults: readonly { from: Point; to: Point; label: string }[] = [
  { from: on(453, 231), to: [560, 240], label: 'Misfire' },
  { from: on(680, 259), to: [890, 168], label: 'Oil' },
  { from: on(850, 221), to: [1440, 220], label: 'Filters' },
  { from: on(884, 400), to: [1530, 560], label: 'Coolant' },
  { from: on(286, 560), to: [330, 1040], label: 'Belt' },
]

/** An engine with the five parts that give trouble first, numbered. */
export function engineFaults(): Sheet {
  const drawing = readFileSync(join(import.meta.dirname, '../drawings/engine.svg'), 'utf8')
  const lines = drawing.match(/<path [^>]*>/g)?.map((line) => line.replace(' vector-effect="non-scaling-stroke"', ''))
  return {
    ...size,
    name: 'sample-engine',
    layers: [
      `<g fill="none" transform="scale(${scale})">${lines?.join('')}</g>`,
      ...faults.map((fault, i) => leader({ ...fault, figure: `${i + 1}`, colour: colours.signal, sizes })),
    ],
  }
}
