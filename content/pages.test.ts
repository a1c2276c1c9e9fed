import { expect, test } from 'vitest'
import { notFoundPage, type Page, pages } from './pages.ts'

const list: [path: string, page: Page][] = [...Object.entries(pages), ['404', notFoundPage]]

test.for(list)('%s has a description short enough for search engines to show in full', ([, { description }]) => {
  expect(description.length, description).toBeGreaterThan(30)
  expect(description.length, description).toBeLessThanOrEqual(160)
})
