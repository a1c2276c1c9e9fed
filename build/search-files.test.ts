import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { type Page, pages } from '../content/pages.ts'
import { sitemap, writeSearchFiles } from './search-files.ts'

const list: Readonly<Record<string, Page>> = pages
const map = sitemap(list, 'https://workshop.example')

test.for(Object.keys(pages))('%s is in the sitemap if, and only if, it should be indexed', (path) => {
  const page = list[path]
  expect(map.includes(`<loc>https://workshop.example${path}</loc>`)).toBe(!page?.sample && !page?.canonical)
})

async function filesFor(origin: string | undefined): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'search-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeSearchFiles(pathToFileURL(`${folder}/`), origin)
  const names = await readdir(folder)
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)))
}

test('robots.txt names the sitemap, whose URLs are absolute', async () => {
  const files = await filesFor('https://workshop.example')
  expect(files['robots.txt']).toBe('User-agent: *\nDisallow: /dev/\n\nSitemap: https://workshop.example/sitemap.xml\n')
  expect(files['sitemap.xml']).toBe(map)
})

test('without PUBLIC_URL there is no sitemap and robots.txt names none', async () => {
  expect(await filesFor(undefined)).toEqual({ 'robots.txt': 'User-agent: *\nDisallow: /dev/\n' })
})
