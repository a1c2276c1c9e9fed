import { expect, test } from 'vitest'
import { type Page, pages } from '../content/pages.ts'
import { firstFacts } from '../workshop/first-facts.ts'
import { siteFiles } from './site-files.ts'

const list: Readonly<Record<string, Page>> = pages

/** Without the web app manifest, which e2e/checks/icons.spec.ts checks. */
function searchFiles(origin: string) {
  const { 'site.webmanifest': _, ...files } = siteFiles({ origin, facts: firstFacts })
  return files
}

const map = searchFiles('https://workshop.example')['sitemap.xml'] ?? ''

test.for(Object.keys(pages))('%s is in the sitemap if, and only if, it should be indexed', (path) => {
  const page = list[path]
  expect(map.includes(`<loc>https://workshop.example${path}</loc>`)).toBe(!page?.sample && !page?.canonical)
})

test('robots.txt names the sitemap, whose URLs are absolute', () => {
  expect(searchFiles('https://workshop.example')).toEqual({
    'robots.txt': 'User-agent: *\nDisallow: /dev/\n\nSitemap: https://workshop.example/sitemap.xml\n',
    'sitemap.xml': map,
  })
})

test('without an origin there is no sitemap and robots.txt names none', () => {
  expect(searchFiles('')).toEqual({ 'robots.txt': 'User-agent: *\nDisallow: /dev/\n' })
})
