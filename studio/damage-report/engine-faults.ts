import { colours } from './drawing.ts'
import { engine, faultyPlaces } from './engine.ts'
import { leader, type Sheet } from './sheet.ts'
import { type Place, viewFrom } from './slab.ts'
import type { Point } from './vector.ts'

/** In the order of the list below the picture, whose numbers these are. */
const parts = ['plug', 'oil', 'filter', 'coolant', 'belt'] as const

type Layout = {
  name: string
  width: number
  height: number
  /** Where the engine's origin is, and its pixels per millimetre. */
  origin: Point
  pixels: number
  /** The height of the figures and labels. */
  letters: number
  /** Where on the belt its leader begins. */
  belt: Place
  /** What the parts are called, and where their leaders end. */
  labels: readonly (readonly [label: string, to: Point])[]
}

function sheet({ name, width, height, origin, pixels, letters, belt, labels }: Layout): Sheet {
  const view = viewFrom(origin, { yaw: 42, pitch: 19, pixels })
  const sizes = { figure: letters, label: letters }
  const leaders = labels.map(([label, to], i) => {
    const part = parts[i] as (typeof parts)[number]
    return leader({ from: view(part === 'belt' ? belt : faultyPlaces[part]), to, figure: `${i + 1}`, label, colour: colours.signal, sizes })
  })
  return { name, width, height, layers: [engine(view), ...leaders] }
}

/** An engine with the five parts that give trouble first, numbered. */
export function engineFaults(): Sheet {
  return sheet({
    name: 'sample-engine',
    width: 1920,
    height: 1280,
    origin: [830, 1150],
    pixels: 1.6,
    letters: 42,
    belt: [-280, 422, 4],
    labels: [
      ['Spark plug', [480, 250]],
      ['Oil', [905, 170]],
      ['Air filter', [1560, 345]],
      ['Coolant', [1560, 556]],
      ['Belt', [340, 520]],
    ],
  })
}

/** The same for phones, the engine larger in its sheet. */
export function engineFaultsPhone(): Sheet {
  return sheet({
    name: 'sample-engine-phone',
    width: 1200,
    height: 1080,
    origin: [404, 864],
    pixels: 1.14,
    letters: 52,
    belt: [-279, 98, 48],
    labels: [
      ['Plug', [190, 190]],
      ['Oil', [476, 114]],
      ['Air filter', [900, 290]],
      ['Coolant', [900, 440]],
      ['Belt', [180, 980]],
    ],
  })
}
