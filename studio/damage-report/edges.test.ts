import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { projects } from '../../content/projects.ts'

const originals = join(import.meta.dirname, '../../art/originals')
const wide = readdirSync(originals).filter((name) => /^(?:project-.-wide|slide)-\d\.webp$/.test(name))

/** --_ink in site/design/tokens.css, around a wide sheet on its page. */
const ink = [0x15, 0x18, 0x1d]

test('there are wide sheets to check', () => {
  expect(wide.length).toBeGreaterThan(0)
})

test.for(wide)('%s has nothing at its edges, because its page draws no frame around it', async (name) => {
  const { data, info } = await sharp(join(originals, name)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const isInk = (x: number, y: number) => ink.every((value, channel) => Math.abs((data[(y * width + x) * 3 + channel] ?? 0) - value) <= 2)
  const edges = {
    top: Array.from({ length: width }, (_, x) => isInk(x, 0)),
    bottom: Array.from({ length: width }, (_, x) => isInk(x, height - 1)),
    left: Array.from({ length: height }, (_, y) => isInk(0, y)),
    right: Array.from({ length: height }, (_, y) => isInk(width - 1, y)),
  }
  const cut = Object.entries(edges).flatMap(([edge, pixels]) => (pixels.every(Boolean) ? [] : [edge]))
  expect(cut, 'The drawing is cut here. Move its camera back, or end it with withBreakLine().').toEqual([])
})

// A dent that the divider cut in half would look like one that ends there.
test.for([...projects])('the before/after divider of $slug starts clear of the damage', async ({ slug, pair: { before } }) => {
  const { data, info } = await sharp(join(originals, `${slug}-${before}.webp`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = info.width / 2
  const isOrange = (x: number, y: number) => {
    const [red = 0, , blue = 0] = data.subarray((y * info.width + x) * 3)
    return red > 150 && blue < 100
  }
  const cut = Array.from({ length: info.height }, (_, y) => y).filter((y) => [-12, 0, 12].some((aside) => isOrange(at + aside, y)))
  expect(cut, 'Move its camera.').toEqual([])
})
