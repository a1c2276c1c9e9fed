import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { lineDrawings } from './damage-report/line-drawings.ts'

const ink = '#15181d'
const root = join(import.meta.dirname, '..')
const drawings = readdirSync(join(root, 'art/drawings'))
const scenes = readFileSync(join(root, 'studio/scenes/drawings.py'), 'utf8')

test.for(drawings)('the drawing %s is small and uses only our colours', (file) => {
  const bytes = readFileSync(join(root, 'art/drawings', file))
  expect(
    brotliCompressSync(bytes).length,
    'Too large for a phone: raise apart or shortest in studio/scenes/drawings.py.',
  ).toBeLessThanOrEqual(8000)
  const colours = new Set(bytes.toString().match(/#[0-9a-f]{3,6}/g))
  expect([...colours].filter((colour) => !['#f4f1ea', '#9b9a96', '#ff5a1f'].includes(colour))).toEqual([])
})

test.for(drawings)('the drawing %s has space above and below', async (file) => {
  const { top, bottom } = await marginsOf(join(root, 'art/drawings', file))
  expect(
    Math.min(top, bottom),
    'It would touch what is above or below it. Raise its span in studio/scenes/drawings.py, or move its target.',
  ).toBeGreaterThan(0.045)
})

// The height of a member card's picture, in widths. The pages show the lower part.
const memberCard = 5 / 6

test.for([1, 2, 3, 4, 5, 6])(
  'the picture team-%i fills three quarters of its width, in the middle, and stands near the lower edge',
  async (number) => {
    const backdrop = { background: '#e9e7e3', threshold: 50 }
    const { left, right, top, bottom } = await marginsOf(join(root, 'art/originals', `team-${number}.jpg`), backdrop)
    const across = 1 - left - right
    expect(across, 'Six pictures stand side by side: change the lens of its camera in studio/scenes/team.py.').toBeGreaterThan(0.7)
    expect(across).toBeLessThan(0.84)
    expect(Math.abs(left - right), 'Move its target.').toBeLessThan(0.1)
    expect(bottom, 'Change the shift of its camera: the tools stand on one line.').toBeGreaterThan(0.05)
    expect(bottom).toBeLessThan(0.1)
    expect(top, 'Pages would cut it off.').toBeGreaterThan(1 - memberCard)
  },
)

/** Returns the empty share of a drawing or picture at each edge. */
async function marginsOf(
  file: string,
  backdrop = { background: ink, threshold: 20 },
): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const whole = await sharp(file).flatten({ background: ink }).png().toBuffer({ resolveWithObject: true })
  const { info } = await sharp(whole.data).trim(backdrop).toBuffer({ resolveWithObject: true })
  const [left, top] = [-(info.trimOffsetLeft ?? 0) / whole.info.width, -(info.trimOffsetTop ?? 0) / whole.info.height]
  return { left, top, right: 1 - left - info.width / whole.info.width, bottom: 1 - top - info.height / whole.info.height }
}

test('every drawing has an entry in drawings.py or line-drawings.ts', () => {
  const named = [...[...scenes.matchAll(/Drawing\(\s*"([^"]+)"/g)].map(([, name]) => name), ...lineDrawings.map(({ name }) => name)]
  expect(drawings.toSorted(), 'art/drawings, studio/scenes/drawings.py and studio/damage-report/line-drawings.ts differ.').toEqual(
    named.map((name) => `${name}.svg`).toSorted(),
  )
})
