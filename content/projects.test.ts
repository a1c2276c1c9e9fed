import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from './pages.ts'
import { type ProjectPicture, picturesInStory, picturesOf, projectPath } from './project.ts'
import { projects } from './projects.ts'

test('every file in projects/ is listed once, under its slug', () => {
  const files = readdirSync(new URL('projects/', import.meta.url))
  expect(projects.map(({ slug }) => `${slug}.ts`).toSorted(), 'Each needs a card in content/project-cards.ts.').toEqual(files.toSorted())
})

test.for([...projects])('$slug has nine wide and nine tall pictures', (project) => {
  expect(picturesOf(project, 'wide')).toHaveLength(9)
  expect(picturesOf(project, 'tall')).toHaveLength(9)
})

test.for([...projects])(
  'each picture of $slug belongs to one stage of its story, which does not start with the picture that the page opens with',
  (project) => {
    const named = project.story.flatMap(({ pictures }) => pictures)
    const all = [...picturesOf(project, 'wide'), ...picturesOf(project, 'tall')]
    expect(named.toSorted(), 'A picture has no stage, or a stage names a picture that does not exist.').toEqual(all.toSorted())
    expect(picturesInStory(project, 'wide')[0]).not.toBe(project.pair.before)
  },
)

test.for(projects.filter(({ captions }) => captions))('$slug has a short caption of its own for each picture', (project) => {
  for (const shape of ['wide', 'tall'] as const) {
    const captions = project.captions?.[shape] ?? []
    expect(captions).toHaveLength(project[shape].length)
    for (const [i, caption] of captions.entries()) {
      expect(caption, 'A caption is one short sentence.').toMatch(/^.{8,75}\.$/)
      expect(caption, 'The alt text is for people who do not see the picture.').not.toBe(project[shape][i])
    }
  }
})

test.for([...projects])('$slug opens with two of its wide pictures, an earlier stage first', (project) => {
  const { before, after } = project.pair
  expect(picturesOf(project, 'wide')).toEqual(expect.arrayContaining([before, after]))
  const stageOf = (picture: ProjectPicture) => project.story.findIndex(({ pictures }) => pictures.includes(picture))
  expect(stageOf(before)).toBeLessThan(stageOf(after))
})

test.for([...projects])('$slug has a page, and its story goes from arrival to handover', (project) => {
  expect(pages).toHaveProperty([projectPath(project)])
  expect(project.story.at(0)?.title).toBe('Arrival')
  expect(project.story.at(-1)?.title).toBe('Handover')
})
