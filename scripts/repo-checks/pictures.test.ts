import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openGraphImageOf } from '../../art/open-graph-images.ts'
import type { Picture } from '../../art/picture.ts'
import { pictures } from '../../art/pictures.ts'
import { type PagePath, pages } from '../../workshop/pages.ts'
import { post as tyres } from '../../workshop/posts/tyres.ts'
import { sampleProject } from '../../workshop/sample-project.ts'
import { genericService, sampleServices } from '../../workshop/sample-services.ts'
import { projectTabs, slides } from '../../workshop/second-home.ts'
import { services } from '../../workshop/services.ts'
import { team, technicianGroups } from '../../workshop/team.ts'
import { testimonials } from '../../workshop/testimonials.ts'
import { sourceOf } from '../pictures.ts'

const originals = join(import.meta.dirname, '../../art/originals')
const all = Object.entries<Picture>(pictures)

const named = [...technicianGroups, ...team, ...testimonials, ...sampleServices, ...slides, ...projectTabs, tyres.article.author].map(
  ({ picture }) => picture,
)
const ofServiceDetails = [genericService.picture.name, genericService.picture.phone].filter((name) => name !== undefined)
const ofOpenGraphImages = Object.keys(pages).map((path) => openGraphImageOf(path as PagePath).picture)

test.for([...new Set([...named, ...ofServiceDetails, ...ofOpenGraphImages, ...sampleProject.pictures.map(({ name }) => name)])])(
  'the picture %s, which content or an Open Graph image uses, exists',
  (name) => {
    expect(pictures, `A page would show a gap. Add '${name}' to art/pictures.ts, or fix the name.`).toHaveProperty([name])
  },
)

test.for(all)('the original of %s is in art/originals', ([name, picture]) => {
  const { file, after } = sourceOf(name, picture, readdirSync(originals))
  for (const each of after ? [file, after] : [file])
    expect(existsSync(join(originals, each)), `art/originals/${each} is missing.`).toBe(true)
})

test.for(all)('%s has a useful alt text', ([, { alt }]) => {
  expect(alt.length, `This says too little to people who can't see the picture: ${alt}`).toBeGreaterThanOrEqual(20)
  expect(alt).toMatch(/\.$/)
  expect(alt, 'Screen readers already announce it as an image.').not.toMatch(/^(?:picture|image|photo)\b/i)
})

test("a service's render on ink fades to that colour at its top and in its corners", async () => {
  const ink = [0x15, 0x18, 0x1d]
  const apart = await Promise.all(
    services.map(async ({ slug, picture }) => {
      const { data, info } = await sharp(join(originals, picture.original)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
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
    'A lighter rectangle shows on the page: see ground in studio/scenes/pictures.py.',
  ).toEqual([])
})

test('a light still life has the page’s bone in its corners', async () => {
  const bone = [0xf4, 0xf1, 0xea]
  const rendered: Record<string, { bytes: number }> = JSON.parse(readFileSync(join(originals, '../../studio/scenes/rendered.json'), 'utf8'))
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
    'A grey rectangle shows on the page: see ground in studio/scenes/pictures.py.',
  ).toEqual([])
})

test('no two pictures have the same alt text', () => {
  const alts = all.map(([, { alt }]) => alt)
  expect(alts.filter((alt, i) => alts.indexOf(alt) !== i)).toEqual([])
})

test('a photograph with the name of a picture replaces its original, uncropped', () => {
  const picture: Picture = { original: 'bay.jpg', alt: '', crop: { left: 0, top: 0, width: 10, height: 10 } }
  expect(sourceOf('project-a-wide-1', picture, ['bay.jpg'])).toEqual({ file: 'bay.jpg', crop: picture.crop })
  expect(sourceOf('project-a-wide-1', picture, ['bay.jpg', 'project-a-wide-1.png'])).toEqual({ file: 'project-a-wide-1.png' })
  const card: Picture = { original: 'project-a-wide-1', divided: { after: 'project-a-wide-9', at: 50 }, alt: '' }
  const drawn = ['project-a-wide-1.webp', 'project-a-wide-9.webp']
  expect(sourceOf('project-a-card', card, drawn)).toEqual({ file: 'project-a-wide-1.webp', after: 'project-a-wide-9.webp' })
  const photographed = [...drawn, 'project-a-wide-1.jpg', 'project-a-wide-9.jpg']
  expect(sourceOf('project-a-card', card, photographed)).toEqual({ file: 'project-a-wide-1.jpg', after: 'project-a-wide-9.jpg' })
  expect(sourceOf('project-a-card', card, [...drawn, 'project-a-card.jpg'])).toEqual({ file: 'project-a-card.jpg' })
})
