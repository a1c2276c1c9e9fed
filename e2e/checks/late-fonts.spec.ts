import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import subsetFont from 'subset-font'
import { latin } from '../../build/fonts.ts'
import { pages } from '../../content/pages.ts'
import { delayRequests, expect, test } from '../workshop-fixture.ts'

/** npm packages of the system fonts. Arimo has the metrics of Arial. */
const deviceFonts = { Arial: 'arimo', Roboto: 'roboto', 'DejaVu Sans': 'dejavu-sans' }
type Viewport = { width: number; height: number }
const viewports: Viewport[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const limit = 0.01

for (const [deviceFont, family] of Object.entries(deviceFonts)) {
  test(`no page shifts when its fonts load late, on a phone and a computer with ${deviceFont}`, { tag: '@nightly' }, async ({
    playwright,
    launchOptions,
    workshop,
  }) => {
    test.setTimeout(300_000)
    const folder = await mkdtemp(join(tmpdir(), 'late-fonts-'))
    const env = { ...process.env, FONTCONFIG_FILE: await installFont(family, folder) }
    const browser = await playwright.chromium.launch({ ...launchOptions, env })
    try {
      const shifted: Record<string, Shift> = {}
      const visitPages = async (viewport: Viewport) => {
        const page = await browser.newPage({ viewport })
        for (const path of Object.keys(pages)) {
          const shift = await shiftFromFonts(page, workshop.url + path)
          if (shift.value > limit) shifted[`${path} at ${viewport.width} px`] = shift
        }
      }
      await Promise.all(viewports.map(visitPages))
      expect(shifted, 'Text shifts while fonts load. Fit the fallbacks in ui/fonts.css better.').toEqual({})
    } finally {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    }
  })
}

type Shift = { value: number; moves: string[] }

/** Installs a family in a folder as the only system font, and returns the path of its fontconfig file. */
async function installFont(family: string, folder: string): Promise<string> {
  const { resolve } = createRequire(import.meta.url)
  for (const weight of [400, 700]) {
    const file = resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`)
    // Chromium doesn't accept WOFF2 as a system font.
    await writeFile(join(folder, `${weight}.ttf`), await subsetFont(await readFile(file), latin, { targetFormat: 'sfnt' }))
  }
  const configuration = join(folder, 'fonts.conf')
  await writeFile(configuration, `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`)
  return configuration
}

/** Returns the layout shift of a page that is painted before its fonts load. */
async function shiftFromFonts(page: Page, url: string): Promise<Shift> {
  // Playwright's routing disables the cache, so each page loads its fonts again.
  const releaseFonts = await delayRequests(page, '**/*.woff2')
  // Pictures have their places before they load, and decoding them would take most of the time.
  await page.route('**/*.{avif,webp}', () => {})
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await page.evaluate(painted)
  expect(await page.evaluate(() => document.fonts.status), `${url} is painted before its fonts have loaded`).toBe('loading')
  releaseFonts()
  const shift = await page.evaluate(shiftUntilFontsAreReady)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return shift
}

async function painted(): Promise<void> {
  await new Promise<void>((resolve) => new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }))
}

async function shiftUntilFontsAreReady(): Promise<Shift> {
  type LayoutShift = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const entries: PerformanceEntryList = []
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  await document.fonts.ready
  // The layout-shift entry may arrive a few frames after the fonts.
  for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  entries.push(...observer.takeRecords())
  const shifts = (entries as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput)
  const describe = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  return {
    value: shifts.reduce((sum, { value }) => sum + value, 0),
    moves: shifts.flatMap(({ sources }) =>
      sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} '${node?.textContent?.slice(0, 40)}' from ${describe(previousRect)} to ${describe(currentRect)}`,
      ),
    ),
  }
}
