import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sourceOf } from '../build/pictures.ts'
import { servicePicture } from '../content/service.ts'
import { services } from '../content/services.ts'

const originals = join(import.meta.dirname, '../art/originals')
const files = readdirSync(originals)

test("a service's render on ink fades to that colour at its top and in its corners", async () => {
  const ink = [0x15, 0x18, 0x1d]
  const apart = await Promise.all(
    services.map(async ({ slug, picture }) => {
      const { data, info } = await sharp(join(originals, sourceOf(servicePicture({ slug }), picture, files).file))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
      const top = Array.from({ length: info.width }, (_, x) => at(x, 0))
      const corners = [at(0, info.height - 1), at(info.width - 1, info.height - 1)]
      const dark = top.every((colour) => Math.max(...colour) < 0x50)
      return {
        slug,
        dark,
        largestDifference: Math.max(...[...top, ...corners].flatMap((colour) => colour.map((value, i) => Math.abs(value - (ink[i] ?? 0))))),
      }
    }),
  )
  const onInk = apart.filter(({ dark }) => dark)
  expect(onInk.length).toBeGreaterThan(3)
  expect(
    onInk.filter(({ largestDifference }) => largestDifference > 6),
    'A lighter rectangle shows on the page: see ground in scenes/pictures.py.',
  ).toEqual([])
})

test('a light still life has the page’s bone in its corners', async () => {
  const bone = [0xf4, 0xf1, 0xea]
  const rendered: Record<string, { bytes: number }> = JSON.parse(readFileSync(join(import.meta.dirname, 'scenes/rendered.json'), 'utf8'))
  // A photograph of the workshop's own has another size.
  const stills = Object.entries(rendered)
    .filter(([name, { bytes }]) => statSync(join(originals, `${name}.jpg`), { throwIfNoEntry: false })?.size === bytes)
    .map(([name]) => `${name}.jpg`)
  const apart = await Promise.all(
    stills.map(async (file) => {
      const { data, info } = await sharp(join(originals, file)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const starts = [0, info.width - 1, info.width * (info.height - 1), info.width * info.height - 1].map((pixel) => pixel * 3)
      const corners = starts.map((start) => [...data.subarray(start, start + 3)])
      const light = Math.min(...corners.flat()) > 0x90
      return {
        file,
        light,
        largestDifference: Math.max(...corners.flatMap((colour) => colour.map((value, i) => Math.abs(value - (bone[i] ?? 0))))),
      }
    }),
  )
  const onBone = apart.filter(({ light }) => light)
  expect(onBone.length).toBeGreaterThan(18)
  expect(
    onBone.filter(({ largestDifference }) => largestDifference > 6),
    'A grey rectangle shows on the page: see ground in scenes/pictures.py.',
  ).toEqual([])
})
