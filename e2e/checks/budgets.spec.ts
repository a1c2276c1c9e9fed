import { brotliCompressSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { device, readToTheEnd } from '../../benchmarks/phone.ts'
import { expect, hydrated, saveData, test } from '../workshop-fixture.ts'
import { onePathOfEachKind, pagePaths, tagOf } from './page-paths.ts'

/** In transferred bytes: compressed, headers included. Scripts are fetched after the first paint. */
const budgets = {
  /** For every page: the document with its inlined CSS, the fonts, and the pictures that are visible without scrolling. */
  firstView: 100_000,
  /** For a project's page: everything fetched before the first scroll, including pictures just below the fold. */
  project: 170_000,
  /** For all scripts of a page, React included, without headers, which HTTP/2 compresses to almost nothing. */
  scripts: 100_000,
  /** For the scripts that only this page uses. */
  ownScripts: 10_000,
}

for (const path of pagePaths) {
  test(`${path} stays within its budgets and does not shift`, { tag: tagOf(path) }, async ({ browser, workshop }) => {
    const { page, transferred } = await openOnPhone(browser, workshop.url + path)
    const files = [...transferred].filter(({ type }) => type !== 'Script')
    const sum = (list: readonly Transfer[]) => list.reduce((bytes, file) => bytes + file.bytes, 0)

    const inView = new Set(await page.evaluate(picturesInView))
    const firstView = files.filter(({ type, url }) => type !== 'Image' || inView.has(url))
    expect(sum(firstView), tooHeavy('The first view', firstView)).toBeLessThanOrEqual(budgets.firstView)
    if (path.startsWith('/projects/')) expect(sum(files), tooHeavy('Before scrolling', files)).toBeLessThanOrEqual(budgets.project)

    const scripts = [...transferred].filter(({ type }) => type === 'Script')
    expect(scripts.length, 'scripts are fetched').toBeGreaterThan(0)
    expect(sum(scripts) - scripts.reduce((bytes, { headers }) => bytes + headers, 0), tooHeavy('Script', scripts)).toBeLessThanOrEqual(
      budgets.scripts,
    )

    expect(await page.evaluate(lazyLargest), 'The largest picture above the fold is loaded lazily: give it `priority`.').toEqual([])
    await readToTheEnd(page)
    const shift = await page.evaluate(() => Reflect.get(window, 'layoutShift'))
    expect(shift, 'Content shifts while a visitor reads or is about to press.').toBe(0)
    const tooLarge = await page.evaluate(picturesTooLarge)
    expect(tooLarge, 'Pictures with more than twice the pixels that are shown: correct their `sizes`.').toEqual([])
    await page.context().close()
  })
}

test('the scripts that only one page uses are small', async ({ request }) => {
  const scriptsOf = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file)
  // Pages with the same scripts count once.
  const lists = new Set(await Promise.all(onePathOfEachKind.map(async (path) => (await scriptsOf(path)).sort().join())))
  const users = Map.groupBy(
    [...lists].flatMap((list) => list.split(',').map((file) => ({ file, list }))),
    ({ file }) => file,
  )
  const own = new Map<string, number>()
  for (const [file, [first, ...others]] of users) {
    if (!first || others.length > 0) continue
    const body = await (await request.get(file)).body()
    own.set(first.list, (own.get(first.list) ?? 0) + brotliCompressSync(body).length)
  }
  expect(own.size, 'pages that use scripts alone').toBeGreaterThan(20)
  expect([...own].filter(([, bytes]) => bytes > budgets.ownScripts)).toEqual([])
})

type Transfer = { url: string; type: string; bytes: number; headers: number }

async function openOnPhone(browser: Browser, url: string): Promise<{ page: Page; transferred: Transfer[] }> {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  const transferred = await watch(await context.newCDPSession(page))
  // What is prefetched belongs to other pages.
  await saveData(page)
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Object.assign(window, { layoutShift: Reflect.get(window, 'layoutShift') + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return { page, transferred }
}

/** Returns a list that fills with the page's requests and their transferred bytes. */
async function watch(session: CDPSession): Promise<Transfer[]> {
  const list: Transfer[] = []
  const open = new Map<string, Omit<Transfer, 'bytes'>>()
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    open.set(requestId, { type, url: response.url, headers: response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = open.get(requestId)
    if (file && !file.url.startsWith('data:')) list.push({ ...file, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return list
}

/** Runs in the page. Returns the lazy-loaded pictures among the largest-contentful-paint candidates. */
async function lazyLargest(): Promise<string[]> {
  const entries = await new Promise<PerformanceEntryList>((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'largest-contentful-paint', buffered: true }),
  )
  return (entries as (PerformanceEntry & { element: Element | null; url: string })[])
    .filter(({ element }) => element instanceof HTMLImageElement && element.loading === 'lazy')
    .map(({ url }) => url)
}

/** Runs in the page. Returns the URLs of the pictures that are at least partly visible. */
function picturesInView(): string[] {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    })
    .map(({ currentSrc }) => currentSrc)
}

/** Runs in the page. Returns the pictures whose file is more than twice as wide as their largest use on the page: each of the widths in art/picture-files.ts is at most twice the one before. */
function picturesTooLarge(): string[] {
  const largest = new Map<string, number>()
  for (const image of document.images) {
    const { width, height } = image.getBoundingClientRect()
    if (width <= 1) continue
    // With `object-fit: cover`, the height may determine the width that is drawn.
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    const shown = Math.max(width, getComputedStyle(image).objectFit === 'cover' ? height * ratio : 0) * devicePixelRatio
    // Browsers reuse a file that they have already, whatever its size.
    largest.set(image.currentSrc, Math.max(shown, largest.get(image.currentSrc) ?? 0))
  }
  const narrowest = 360
  return [...largest].flatMap(([file, shown]) => {
    const width = Number(file.match(/-(\d+)\.\w{8}\.avif$/)?.[1])
    return width > narrowest && width > 2 * shown ? [`${file}: ${width} for ${Math.round(shown)} pixels`] : []
  })
}

function tooHeavy(what: string, files: readonly Transfer[]): string {
  const lines = files.map(({ url, bytes }) => `  ${(bytes / 1000).toFixed(1)} kB ${new URL(url).pathname}`)
  return `${what} is too heavy for a slow phone:\n${lines.join('\n')}\n`
}
