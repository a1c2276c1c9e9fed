import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { expect, test } from 'vitest'
import { openGraphImageOf } from '../../art/open-graph-images.ts'
import type { Picture } from '../../art/picture.ts'
import { pictures } from '../../art/pictures.ts'
import { sourceOf } from '../../build/pictures.ts'
import { type PagePath, pages } from '../../content/pages.ts'
import { sampleProject } from '../../content/sample-project.ts'
import { genericService, sampleServices } from '../../content/sample-services.ts'
import { projectTabs, slides } from '../../content/second-home.ts'
import { team, technicianGroups } from '../../content/team.ts'
import { testimonials } from '../../content/testimonials.ts'
import { listFiles } from './list-files.ts'

const root = join(import.meta.dirname, '../..')
const originals = join(root, 'art/originals')
const all = Object.entries<Picture>(pictures)

const named = [...technicianGroups, ...team, ...testimonials, ...sampleServices, ...slides, ...projectTabs].map(({ picture }) => picture)
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

test('no two pictures have the same alt text', () => {
  const alts = all.map(([, { alt }]) => alt)
  expect(alts.filter((alt, i) => alts.indexOf(alt) !== i)).toEqual([])
})

test('a picture is made from the file with its name, and a photograph takes precedence over a drawing', () => {
  const picture: Picture = { alt: '' }
  expect(sourceOf('slide-1', picture, ['slide-1.svg', 'slide-10.jpg'])).toEqual({ file: 'slide-1.svg' })
  for (const photograph of ['slide-1.png', 'slide-1.jpg', 'slide-1.webp'])
    expect(sourceOf('slide-1', picture, ['slide-1.svg', photograph])).toEqual({ file: photograph })
  expect(sourceOf('slide-1', picture, ['slide-1.webp', 'slide-1.jpg'])).toEqual({ file: 'slide-1.jpg' })
  expect(sourceOf('slide-1', picture, ['slide-1.jpg', 'slide-1.png'])).toEqual({ file: 'slide-1.png' })
  expect(() => sourceOf('slide-1', picture, ['slide-1.gif'])).toThrow('art/originals has no slide-1')
})

test('a part of another picture gives way to a photograph with its own name, uncropped', () => {
  const picture: Picture = { original: 'bay.jpg', alt: '', crop: { left: 0, top: 0, width: 10, height: 10 } }
  expect(sourceOf('bay-phone', picture, ['bay.jpg'])).toEqual({ file: 'bay.jpg', crop: picture.crop })
  expect(sourceOf('bay-phone', picture, ['bay.jpg', 'bay-phone.png'])).toEqual({ file: 'bay-phone.png' })
  expect(() => sourceOf('bay-phone', picture, ['bay.png'])).toThrow('art/originals has no bay.jpg')
})

test('a comparison is made from two pictures, photographs of them included', () => {
  const card: Picture = { divided: { before: 'project-a-wide-1', after: 'project-a-wide-9' }, alt: '' }
  const drawn = ['project-a-wide-1.webp', 'project-a-wide-9.webp']
  expect(sourceOf('project-a-card', card, drawn)).toEqual({ file: 'project-a-wide-1.webp', after: 'project-a-wide-9.webp' })
  const photographed = [...drawn, 'project-a-wide-1.jpg', 'project-a-wide-9.jpg']
  expect(sourceOf('project-a-card', card, photographed)).toEqual({ file: 'project-a-wide-1.jpg', after: 'project-a-wide-9.jpg' })
  expect(sourceOf('project-a-card', card, [...drawn, 'project-a-card.jpg'])).toEqual({ file: 'project-a-card.jpg' })
})

test('every file in art/originals has the name of a picture', () => {
  const known = all.flatMap(([name, { original = '' }]) => [name, parse(original).name])
  expect(
    readdirSync(originals).filter((file) => !known.includes(parse(file).name)),
    'No page shows these. Delete them.',
  ).toEqual([])
})

test('every drawing is named by a page, or by the how-to that adds one', () => {
  const sources = listFiles()
    .filter((file) => /^(?:site|content|workshop|docs\/how-to)\/.*\.(?:tsx?|md)$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const unnamed = readdirSync(join(root, 'art/drawings')).filter(
    (file) => !sources.includes(`/${file}?url'`) && !new RegExp(`(?:drawing|check|fix): '${file.replace('.svg', '')}'`).test(sources),
  )
  expect(unnamed, 'No page shows these. Delete them.').toEqual([])
})
