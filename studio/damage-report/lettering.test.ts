import { expect, test, vi } from 'vitest'
import { isLettered, phoneWidth } from '../../art/phone-width.ts'
import { brakeFluid } from './brake-fluid.ts'
import { brakeNoises } from './brake-noises.ts'
import { coolant } from './coolant.ts'
import { dipstick } from './dipstick.ts'
import { engineFaults, engineFaultsPhone } from './engine-faults.ts'
import { hatchTall } from './hatch-tall.ts'
import { hatchWide } from './hatch-wide.ts'
import { jobCard } from './job-card.ts'
import { sampleCar } from './sample-car.ts'
import { sedanTall } from './sedan-tall.ts'
import { sedanWide } from './sedan-wide.ts'
import type { Sheet } from './sheet.ts'
import { slides } from './slides.ts'
import { sparkPlugs } from './spark-plugs.ts'
import { suvTall } from './suv-tall.ts'
import { suvWide } from './suv-wide.ts'
import { treadSection } from './tread-section.ts'
import { tyreSidewall, tyreSidewallPhone } from './tyre-sidewall.ts'
import { tyreWear, tyreWearPhone } from './tyre-wear.ts'
import type { Point } from './vector.ts'
import { wagonTall } from './wagon-tall.ts'
import { wagonWide } from './wagon-wide.ts'
import { washUnderneath } from './wash-underneath.ts'
import { wheelToe } from './wheel-toe.ts'
import { wofFindings } from './wof-findings.ts'

// No lettering depends on the depth buffers, which take minutes: every solid is out of view here.
vi.mock('./visibility.ts', async (original) => {
  const visibility = await original<typeof import('./visibility.ts')>()
  const nothing = { columns: 2, rows: 2, values: new Float64Array(4).fill(Number.POSITIVE_INFINITY) }
  return { ...visibility, depthView: ((solid, camera) => ({ solid, camera, depths: nothing })) satisfies typeof visibility.depthView }
})

/** The smallest distances in pixels of a sheet, which phones show at a fifth of its size. */
const fromEdge = 40
const apart = { texts: 16, lines: 8 }

/** The smallest font size, in CSS pixels. */
const legible = 10.8

/** The smallest widths of drawings that phones have another version of, in CSS pixels: in a column of a page that is 1024 px wide. */
const columns: Readonly<Record<string, number>> = { 'post-tyres-wear': 530, 'product-tyre-sidewall': 443, 'sample-engine': 530 }

type Box = { text: string; size: number; left: number; top: number; right: number; bottom: number }

function textsOf({ layers }: Sheet): Box[] {
  return [...layers.join('').matchAll(/data-text="([^"]+)" data-size="([^"]+)" data-box="([^"]+)"/g)].map(
    ([, text = '', size = '', box = '']) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = box.split(' ').map(Number)
      return { text, size: Number(size), left, top, right, bottom }
    },
  )
}

/** Each callout's dot, bend and end. */
function leadersOf({ layers }: Sheet): [Point, Point, Point][] {
  return [...layers.join('').matchAll(/data-leader="([^"]+)"/g)].map(([, places = '']) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = places.split(' ').map(Number)
    return [
      [x0, y0],
      [x1, y1],
      [x2, y2],
    ]
  })
}

/** How near a line between two points comes to a box. Measured every two pixels. */
function distance([[x0, y0], [x1, y1]]: readonly [Point, Point], { left, top, right, bottom }: Box): number {
  const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / 2))
  const each = Array.from({ length: steps + 1 }, (_, i) => {
    const [x, y] = [x0 + ((x1 - x0) * i) / steps, y0 + ((y1 - y0) * i) / steps]
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
  })
  return Math.min(...each)
}

const sheets = [
  hatchWide,
  hatchTall,
  sedanWide,
  sedanTall,
  suvWide,
  suvTall,
  wagonWide,
  wagonTall,
  brakeFluid,
  brakeNoises,
  engineFaults,
  engineFaultsPhone,
  jobCard,
  sampleCar,
  slides,
  sparkPlugs,
  treadSection,
  washUnderneath,
  wofFindings,
  tyreSidewall,
  tyreSidewallPhone,
  tyreWear,
  tyreWearPhone,
  wheelToe,
  dipstick,
  coolant,
].flat()
const drawn = sheets.map((draw) => draw())
const faults = (find: (sheet: Sheet) => string[]) => drawn.flatMap((sheet) => find(sheet).map((fault) => `${sheet.name}: ${fault}`))

test('only the sheets that are about their words have lettering', () => {
  const lettered = drawn.filter((sheet) => textsOf(sheet).length > 0).map(({ name }) => name)
  expect(lettered.toSorted()).toEqual([
    'appointment',
    'post-tyres-wear',
    'post-tyres-wear-phone',
    'product-tyre-sidewall',
    'product-tyre-sidewall-phone',
    'sample-engine',
    'sample-engine-phone',
  ])
  expect(
    lettered.filter((name) => !isLettered(name)),
    'Name it in art/phone-width.ts.',
  ).toEqual([])
  expect(drawn.flatMap(leadersOf).length).toBeGreaterThan(12)
})

test('every text is clear of the edges of its sheet', () => {
  const cut = faults((sheet) =>
    textsOf(sheet)
      .filter(({ left, top, right, bottom }) => Math.min(left, top, sheet.width - right, sheet.height - bottom) < fromEdge)
      .map(({ text, left, top, right, bottom }) => `'${text}' is at ${left} ${top} to ${right} ${bottom}`),
  )
  expect(cut, 'Move the end of its leader into the sheet: a leader to the left has its text left of its end.').toEqual([])
})

test('every number plate is in its sheet from end to end', () => {
  const plates = drawn.flatMap(({ name, width, layers }) =>
    [...layers.join('').matchAll(/data-plate="([^"]+)"/g)].map(([, ends = '']) => ({ name, width, ends: ends.split(' ').map(Number) })),
  )
  expect(plates.length, 'plates are found').toBeGreaterThan(8)
  const cut = plates.filter(({ width, ends: [left = 0, , right = 0] }) => Math.min(left, right) < 8 || Math.max(left, right) > width - 8)
  expect(cut, 'The plate is cut by the edge of its sheet. Move the camera.').toEqual([])
})

test('every text can be read where it is shown smallest', () => {
  const small = faults((sheet) => {
    const least = (legible * sheet.width) / (columns[sheet.name] ?? phoneWidth)
    return textsOf(sheet).flatMap(({ text, size }) =>
      size < least ? [`'${text}' is ${size} pixels high, ${least.toFixed(0)} are needed`] : [],
    )
  })
  expect(small, 'Use a larger size and a shorter text.').toEqual([])
})

test('no text meets another', () => {
  const met = faults((sheet) => {
    const texts = textsOf(sheet)
    return texts.flatMap((a, i) =>
      texts
        .slice(i + 1)
        .filter((b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom) < apart.texts)
        .map((b) => `'${a.text}' and '${b.text}'`),
    )
  })
  expect(met, 'Shorten one of the texts, or move the end of its leader.').toEqual([])
})

test('no text lies on a leader or its dot', () => {
  const crossed = faults((sheet) => {
    const leaders = leadersOf(sheet)
    return textsOf(sheet).flatMap((text) =>
      leaders.flatMap(([dot, bend, end]) => {
        // A callout's own texts lie close above and below the line from bend to end.
        const own = text.left < Math.max(bend[0], end[0]) && text.right > Math.min(bend[0], end[0]) && Math.abs(text.bottom - bend[1]) < 90
        const near = Math.min(distance([dot, bend], text), own ? Number.POSITIVE_INFINITY : distance([bend, end], text))
        return near < apart.lines ? [`'${text.text}' and the leader from ${dot.join(' ')} to ${bend.join(' ')}`] : []
      }),
    )
  })
  expect(crossed, "Move the leader's end aside.").toEqual([])
})
