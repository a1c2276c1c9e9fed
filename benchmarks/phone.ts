import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Locator, type Page } from 'playwright'
import { chromiumArgs, findChromium } from '../scripts/find-chromium.ts'
import { findHeadlessShell } from './headless-shell.ts'

/** A tab of a phone. The session outlives a change of document. */
export type Tab = { context: BrowserContext; page: Page; session: CDPSession; close(): Promise<void> }

export type Phone = {
  /** A tab of its own visitor, with nothing in the cache, the processor slowed down to a quarter. */
  open(options?: { slowNetwork?: boolean }): Promise<Tab>
  close(): Promise<void>
}

/** As Lighthouse imitates one. */
export const device = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** A slow 4G line: milliseconds, and bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/**
 * Chromium as a phone of the middle class. It is started with none of Playwright's own switches: they turn off what visitors have, such as
 * the pages that are kept for going back, and holding the old page until the next can be painted.
 * @param whole with its window, for what the headless shell does not do as a phone does (headless-shell.ts)
 */
export async function openPhone({ whole = false } = {}): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'benchmark-phone-'))
  const browser = await chromium.launch({
    executablePath: whole ? await findChromium(() => {}) : await findHeadlessShell(),
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

/** Opens an address and waits until the page is loaded and nothing is fetched any more. */
export async function visit({ page }: Tab, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  // What is done after the last file has come.
  await page.waitForTimeout(500)
}

/** As `visit`, until our scripts run: they say in the header whether the workshop is open. */
export async function visitAwake(tab: Tab, url: string): Promise<void> {
  await visit(tab, url)
  await tab.page.mouse.move(1, 0)
  await tab.page.locator('header [data-open]').first().waitFor({ state: 'attached' })
  // Sections further down are laid out after that.
  await tab.page.waitForTimeout(1000)
}

/** Scrolls down the page as a reader does, half a screen at a time. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
    }
  })
}

/** A finger on something that can be seen: it rests there for 80 ms, as fingers do. */
export async function touch({ page, session }: Tab, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} cannot be seen.`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(80)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
