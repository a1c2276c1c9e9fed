import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from './pages.ts'

// Reads the source files, so it covers links in every kind of data. It can't see paths built from parts.
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))

test.for(sources)('every path in %s is an existing page', (file) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  const paths = [...text.matchAll(/'(\/[a-z0-9/-]*)'/g)].map(([, path = '']) => path).filter((path) => path !== '/404')
  expect(
    paths.filter((path) => !(path in pages)),
    'A visitor who follows this link gets a 404. Fix the path, or add the page.',
  ).toEqual([])
})
