import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page as BrowserPage } from '@playwright/test'
import type { Picture } from '../../art/picture.ts'
import { pictures } from '../../art/pictures.ts'
import { sourceOf } from '../../build/pictures.ts'
import { expect, test } from '../workshop-fixture.ts'
import { pagePaths } from './page-paths.ts'

/**
 * A picture stands for one thing, so a visitor who clicks through meets it on two pages at most. Cards are exempt: on a
 * list, a picture beside a link stands for the page that the link leads to, however many lists show it.
 */
const limit = 2

const originals = readdirSync(join(import.meta.dirname, '../../art/originals'))

const paths = [...pagePaths, '/no-such-page']

test('no picture is on more than two pages, cards apart', async ({ page }) => {
  const pagesOf = new Map<string, string[]>()
  for (const { path, shown } of await imagesOfAllPages(page))
    for (const file of shown) pagesOf.set(file, [...(pagesOf.get(file) ?? []), path])
  const often = [...pagesOf].filter(([, on]) => on.length > limit)
  expect(
    often.map(([file, on]) => `${file} is on ${on.join(', ')}`),
    'Visitors see the same thing again and again. Give a page its own picture.',
  ).toEqual([])
})

test('a blog page’s sidebar leaves out the posts on the page: it has three beside the list, and five beside the longer post', async ({
  page,
}) => {
  for (const [path, count] of [
    ['/blog-2', 3],
    ['/blog-details', 5],
  ] as const) {
    await page.goto(path)
    const recent = await page.getByRole('complementary').locator('a[href="/blog-details"]').allTextContents()
    const own = await page.getByRole('main').locator('h1, h2').allTextContents()
    expect(recent, path).toHaveLength(count)
    expect(
      recent.filter((title) => own.includes(title)),
      path,
    ).toEqual([])
  }
})

/** Returns what each page shows outside cards, as files in art/. */
async function imagesOfAllPages(page: BrowserPage) {
  const all: { path: string; shown: Set<string> }[] = []
  for (const path of paths) {
    const html = await (await page.request.get(path)).text()
    const shown = await page.evaluate(imagesOf, html)
    all.push({ path, shown: new Set(shown.map(fileOf)) })
  }
  return all
}

const isDrawing = (file: string) => file.endsWith('.svg') && !originals.includes(file)

/** Returns the file in art/ that an image of a page was made from: several pictures can be crops of one original. */
function fileOf(address: string): string {
  const name = address.replace(/^.*\/assets\/(?:pictures\/)?|#.*$/g, '')
  // The build adds '-' and eight characters to a drawing's name.
  if (isDrawing(name)) return name.replace(/-.{8}\.svg$/, '.svg')
  const [, made = '', width = ''] = name.match(/^(.+?)(-\d+)?\.[0-9a-f]{8}\.\w+$/) ?? []
  const all: Readonly<Record<string, Picture>> = pictures
  const role = Object.hasOwn(all, made + width) && name.endsWith('.webp') ? made + width : made
  const picture = all[role]
  if (!picture) throw new Error(`${address} is not made from a picture in art/pictures.ts.`)
  return sourceOf(role, picture, originals).file
}

/** Runs in the page. Finds the images outside cards. */
function imagesOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const inCard = (element: Element) =>
    element.closest('li, tr, article, aside')?.querySelector('a[href^="/"]:not([href^="/assets/"])') != null
  return [...body.querySelectorAll('main img, main picture source[media]')]
    .filter((image) => !inCard(image))
    .map((image) => image.getAttribute('src') ?? image.getAttribute('srcset')?.split(' ')[0] ?? '')
}
