import { expect, test } from 'vitest'
import { type Page, pages } from '../workshop/pages.ts'
import { sitemap } from './search-files.ts'

const list: Readonly<Record<string, Page>> = pages
const map = sitemap(list, 'https://workshop.example')

test.for(Object.keys(pages))('%s is in the sitemap if, and only if, it should be indexed', (path) => {
  const page = list[path]
  expect(map.includes(`<loc>https://workshop.example${path}</loc>`)).toBe(!page?.sample && !page?.canonical)
})
