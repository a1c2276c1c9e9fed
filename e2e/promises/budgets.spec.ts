import { brotliCompressSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { device, readToTheEnd } from '../../benchmarks/phone.ts'
import { pages } from '../../workshop/pages.ts'
import { awake, expect, test } from '../workshop-fixture.ts'

/** In bytes as they travel, compressed, headers included. Scripts are fetched after the page has been painted. */
const budgets = {
  /** Of any page: the document with its style, the fonts, and the pictures that can be seen without scrolling. */
  firstView: 100_000,
  /** Of a project's page: all that is fetched before the first scroll, pictures just below the fold included. */
  project: 170_000,
  /** The document of the pages that people arrive at: what a new connection sends in its first flight. */
  document: 14_600,
  /** All scripts of a page, React's included, without their headers, which shrink to nothing behind a proxy that speaks HTTP/2. */
  scripts: 100_000,
  /** Of these, what no other page has. */
  ownScripts: 10_000,
}
const arrivals = ['/', '/services', '/appointment', '/contact', '/about']

for (const path of Object.keys(pages)) {
  test(`${path} stays within its budgets and does not shift`, async ({ browser, workshop }) => {
    const { page, transferred } = await openOnPhone(browser, workshop.url + path)
    const files = [...transferred].filter(({ type }) => type !== 'Script')
    const sum = (list: readonly Transfer[]) => list.reduce((bytes, file) => bytes + file.bytes, 0)

    const inView = new Set(await page.evaluate(picturesInView))
    const firstView = files.filter(({ type, url }) => type !== 'Image' || inView.has(url))
    expect(sum(firstView), says('The first view', firstView)).toBeLessThanOrEqual(budgets.firstView)
    if (path.startsWith('/projects/')) expect(sum(files), says('Before scrolling', files)).toBeLessThanOrEqual(budgets.project)
    if (arrivals.includes(path) || path.startsWith('/services/')) {
      const documents = files.filter(({ type }) => type === 'Document')
      expect(sum(documents), says('The document', documents)).toBeLessThanOrEqual(budgets.document)
    }

    const scripts = [...transferred].filter(({ type }) => type === 'Script')
    expect(scripts.length, 'scripts are fetched').toBeGreaterThan(0)
    expect(sum(scripts) - scripts.reduce((bytes, { headers }) => bytes + headers, 0), says('Script', scripts)).toBeLessThanOrEqual(
      budgets.scripts,
    )

    expect(await page.evaluate(lateLargest), 'The largest of the first view waits for its turn: give its picture `first`.').toEqual([])
    await readToTheEnd(page)
    const shift = await page.evaluate(() => Reflect.get(window, 'layoutShift'))
    expect(shift, 'What a visitor reads or is about to press moves away from under them.').toBe(0)
    const tooLarge = await page.evaluate(picturesTooLarge)
    expect(tooLarge, 'More than 1.5 times the pixels that are shown: mend the `sizes` of the picture.').toEqual([])
    await page.context().close()
  })
}

test('what a page has of scripts for itself alone is small', async ({ request }) => {
  const scriptsOf = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file)
  // One file shows all services and one all projects: one page of each kind counts, and pages that have the same scripts count once.
  const kinds = new Map(Object.keys(pages).map((path) => [path.replace(/(?<=.)\/[^/]+$/, '/:slug'), path]))
  const lists = new Set(await Promise.all([...kinds.values()].map(async (path) => (await scriptsOf(path)).sort().join())))
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
  expect(own.size, 'pages with scripts of their own').toBeGreaterThan(20)
  expect([...own].filter(([, bytes]) => bytes > budgets.ownScripts)).toEqual([])
})

type Transfer = { url: string; type: string; bytes: number; headers: number }

async function openOnPhone(browser: Browser, url: string): Promise<{ page: Page; transferred: Transfer[] }> {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  const transferred = await watch(await context.newCDPSession(page))
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Object.assign(window, { layoutShift: Reflect.get(window, 'layoutShift') + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url)
  await awake(page)
  await page.waitForLoadState('networkidle')
  return { page, transferred }
}

/** Fills the list with what the page fetches, with its bytes on the wire. */
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

/** The pictures among what the browser took for the largest of the first view that are fetched late, in the page. */
async function lateLargest(): Promise<string[]> {
  const entries = await new Promise<PerformanceEntryList>((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'largest-contentful-paint', buffered: true }),
  )
  return (entries as (PerformanceEntry & { element: Element | null; url: string })[])
    .filter(({ element }) => element instanceof HTMLImageElement && element.loading === 'lazy')
    .map(({ url }) => url)
}

/** The addresses of the pictures of which something is seen, in the page. */
function picturesInView(): string[] {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    })
    .map(({ currentSrc }) => currentSrc)
}

/** The pictures whose file has more than 1.5 times the pixels that they are shown with anywhere on the page, in the page. */
function picturesTooLarge(): string[] {
  const largest = new Map<string, number>()
  for (const image of document.images) {
    const { width, height } = image.getBoundingClientRect()
    if (width <= 1) continue
    // A picture that covers its frame is drawn as wide as its height asks for.
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    const shown = Math.max(width, getComputedStyle(image).objectFit === 'cover' ? height * ratio : 0) * devicePixelRatio
    // A browser shows a file that it has again, in whatever size.
    largest.set(image.currentSrc, Math.max(shown, largest.get(image.currentSrc) ?? 0))
  }
  const narrowest = 200
  return [...largest].flatMap(([file, shown]) => {
    const made = Number(file.match(/-(\d+)\.\w{10}\.avif$/)?.[1])
    return made > narrowest && made > 1.5 * shown ? [`${file}: ${made} for ${Math.round(shown)} pixels`] : []
  })
}

function says(what: string, files: readonly Transfer[]): string {
  const lines = files.map(({ url, bytes }) => `  ${(bytes / 1000).toFixed(1)} kB ${new URL(url).pathname}`)
  return `${what} is too heavy for a slow phone:\n${lines.join('\n')}\n`
}
