import { expect, test } from 'vitest'
import { firstFacts } from '../workshop/first-facts.ts'
import { textOf } from './facts-text.ts'
import { notFoundPage, type Page, pages } from './pages.ts'

const list: [path: string, page: Page][] = [...Object.entries(pages), ['404', notFoundPage]]

test.for(list)('%s has a description short enough for search engines to show in full', ([, page]) => {
  const description = textOf(page.description, firstFacts)
  expect(description.length, description).toBeGreaterThan(30)
  expect(description.length, description).toBeLessThanOrEqual(160)
})
