import { expect, test } from 'vitest'
import { firstFacts } from '../workshop/first-facts.ts'
import { headOf } from './head.ts'

const origin = 'https://www.workshop.example'
const attributesOf = (path: string, known: string) =>
  headOf(path, { origin: known, facts: firstFacts }).tags.map(({ attributes }) => attributes)

test('a page names its canonical URL and the picture of its link preview with the site’s origin', () => {
  const tags = attributesOf('/home', origin)
  expect(tags).toContainEqual({ rel: 'canonical', href: `${origin}/` })
  expect(tags).toContainEqual({ property: 'og:url', content: `${origin}/` })
  expect(tags).toContainEqual({
    property: 'og:image',
    content: expect.stringMatching(/^https:\/\/www\.workshop\.example\/assets\/open-graph\/home\./),
  })
})

test('without an origin, the tags that need one are left out and the others stay', () => {
  const tags = attributesOf('/about', '')
  expect(tags.map(({ name, property, rel }) => name ?? property ?? rel)).toEqual([
    'description',
    'og:type',
    'og:site_name',
    'og:locale',
    'og:title',
    'og:description',
  ])
})

test('a page that does not exist has neither canonical URL nor link preview', () => {
  expect(attributesOf('/nothing', origin).map(({ name }) => name)).toEqual(['description', 'robots'])
})
