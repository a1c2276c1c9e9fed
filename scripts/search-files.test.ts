import { expect, test } from 'vitest'
import { type Page, pages } from '../workshop/pages.ts'
import { sitemap } from './search-files.ts'

const list: Readonly<Record<string, Page>> = pages
const map = sitemap(list, 'https://workshop.example')

test.for(Object.keys(pages))('%s stands in the sitemap exactly when search engines shall keep it', (path) => {
  const page = list[path]
  expect(map.includes(`<loc>https://workshop.example${path}</loc>`)).toBe(!page?.sample && !page?.canonical)
})
