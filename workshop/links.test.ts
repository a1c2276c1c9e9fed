import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { footerLinks, mainLinks, policyLinks } from './links.ts'
import { pages } from './pages.ts'
import { projects } from './projects.ts'
import { services } from './services.ts'

test('no two things share a path', () => {
  const paths = [...services, ...projects].map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test.for([...mainLinks, ...footerLinks, ...policyLinks])('the link $text leads to a page that is there', ({ to }) => {
  expect(pages).toHaveProperty([to])
})

// It reads the files, so that a link in a new kind of data is seen as well. It does not see a path put together from parts.
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))

test.for(sources)('every path of ours in %s leads to a page that is there', (file) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  const paths = [...text.matchAll(/'(\/[a-z0-9/-]*)'/g)].map(([, path = '']) => path).filter((path) => path !== '/404')
  expect(
    paths.filter((path) => !(path in pages)),
    'A visitor who follows it reads 404. Mend the path, or add the page.',
  ).toEqual([])
})
