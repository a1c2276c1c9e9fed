import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Locator, type Page } from 'playwright'
import { chromiumArgs, findChromium } from '../ops/test/find-chromium.ts'
import { findHeadlessShell } from './headless-shell.ts'

/** A tab on a phone. Its DevTools session survives navigation to another document. */
export type Tab = { context: BrowserContext; page: Page; session: CDPSession; close(): Promise<void> }

export type Phone = {
  /** Opens a tab in a new browser context, with an empty cache and 4× CPU slowdown. */
  open(options?: { slowNetwork?: boolean }): Promise<Tab>
  close(): Promise<void>
}

/** The phone that Lighthouse emulates. */
export const device = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** Slow 4G, in milliseconds and bytes per second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/**
 * Starts Chromium as a mid-range phone, without Playwright's default switches: they disable features that visitors have, such as the
 * back/forward cache and paint holding.
 * @param fullChromium for what the headless shell does differently from a phone (headless-shell.ts)
 */
export async function openPhone({ fullChromium = false } = {}): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'benchmark-phone-'))
  const browser = await chromium.launch({
    executablePath: fullChromium ? await findChromium(() => {}) : await findHeadlessShell(),
    ignoreDefaultArgs: true,
    args: [
      '--headless',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      '--no-startup-window',
      '--hide-scrollbars',
      ...chromiumArgs,
    ],
  })
  return {
    async open({ slowNetwork = false } = {}) {
      const context = await browser.newContext(device)
      context.setDefaultTimeout(60_000)
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await session.send('Network.enable')
      if (slowNetwork) await session.send('Network.emulateNetworkConditions', slow4g)
      return { context, page, session, close: () => context.close() }
    },
    async close() {
      await browser.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** Opens a URL and waits until the page has loaded and the network is idle. */
export async function visit({ page }: Tab, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  // For work that follows the last response.
  await page.waitForTimeout(500)
}

/** Like `visit`, but also hydrates the page: then the header says whether the workshop is open. */
export async function visitHydrated(tab: Tab, url: string): Promise<void> {
  await visit(tab, url)
  await tab.page.mouse.move(1, 0)
  await tab.page.locator('header [data-open]').first().waitFor({ state: 'attached' })
  // Sections further down are rendered after that.
  await tab.page.waitForTimeout(1000)
}

/** Scrolls to the end of the page like a reader, half a screen at a time. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
    }
  })
}

/** Taps an element; the finger stays down for 80 ms, as in a real tap. */
export async function touch({ page, session }: Tab, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not visible.`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(80)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
