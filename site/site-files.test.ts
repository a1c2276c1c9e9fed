import { expect, test } from 'vitest'
import { type Page, pages } from '../content/pages.ts'
import { firstFacts } from '../workshop/first-facts.ts'
import { siteFiles, sitemap } from './site-files.ts'

const list: Readonly<Record<string, Page>> = pages
const map = sitemap(list, 'https://workshop.example')

test.for(Object.keys(pages))('%s is in the sitemap if, and only if, it should be indexed', (path) => {
  const page = list[path]
  expect(map.includes(`<loc>https://workshop.example${path}</loc>`)).toBe(!page?.sample && !page?.canonical)
})

test('robots.txt names the sitemap, whose URLs are absolute', () => {
  expect(siteFiles({ origin: 'https://workshop.example', facts: firstFacts })).toMatchObject({
    'robots.txt': 'User-agent: *\nDisallow: /dev/\n\nSitemap: https://workshop.example/sitemap.xml\n',
    'sitemap.xml': map,
  })
})

test('without an origin there is no sitemap and robots.txt names none', () => {
  const files = siteFiles({ origin: '', facts: firstFacts })
  expect([files['robots.txt'], files['sitemap.xml']]).toEqual(['User-agent: *\nDisallow: /dev/\n', undefined])
})
