import type { Page } from '@playwright/test'
import { pages } from '../../content/pages.ts'
import { accessibilityProblems } from '../accessibility-problems.ts'
import { browserData, nothing } from '../browser-data.ts'
import { expect, hydrated, test } from '../workshop-fixture.ts'
import { beyondTheEdge, brokenWords, phoneProblems, smallTargets } from './layout-problems.ts'

/** In pixels. 320 is a 1280 px screen at 400 % zoom. */
const widths = [1440, 1024, 768, 390, 320, 2560]
const phone = 390
/** Those at which axe checks the page, and targets are measured. */
const devices = [1440, phone]

for (const path of [...Object.keys(pages), '/no-such-page']) {
  const status = path in pages ? 200 : 404

  test(`${path} is complete, even before its scripts run, accessible and laid out well at every width, stores nothing, and requests nothing from other hosts`, async ({
    page,
    workshop,
  }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      // The browser logs the page's own 404 as an error.
      const expected = status === 404 && message.location().url.endsWith(path)
      if (message.type() === 'error' && !expected) problems.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      // A resized page cancels pictures that are still loading for the width before.
      if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`)
    })
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol !== 'data:' && url.origin !== workshop.url) problems.push(`another host: ${url.origin}`)
    })

    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(/Cloverlea Auto Workshop/)
    const html = (await response?.text()) ?? ''
    await hydrated(page)
    const prerendered = new Set(await texts(page, html))
    expect((await texts(page)).filter((text) => !prerendered.has(text))).toEqual([])
    // axe can't check skipped sections.
    await page.evaluate(() => document.documentElement.toggleAttribute('data-render-all', true))

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(beyondTheEdge), `horizontal scrolling at ${width} px`).toEqual([])
      expect(await page.evaluate(brokenWords), `words on two lines at ${width} px`).toEqual([])
      if (!devices.includes(width)) continue
      if (width < 1024) expect(await page.evaluate(phoneProblems), `on small screens, at ${width} px`).toEqual([])
      expect(await page.evaluate(smallTargets), `small targets at ${width} px`).toEqual([])
      expect(await accessibilityProblems(page), `${width} px`).toEqual([])
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await page.setViewportSize({ width: 360, height: 844 })
    expect(await page.evaluate(beyondTheEdge), 'horizontal scrolling at 360 px with text at 200 %').toEqual([])
    expect(await browserData(page)).toEqual(nothing)
    expect(problems).toEqual([])
  })
}

/**
 * Returns the texts of a page's main part, without live content, which only the browser can render.
 * @param html a document to read instead of the page's own, without running its scripts
 */
async function texts(page: Page, html?: string): Promise<string[]> {
  return await page.evaluate((source) => {
    const root = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html')
    const live = '[data-live], [role=status], [role=alert]'
    const elements = [...root.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, th, td, label, option, a, summary, figcaption)')]
    return elements
      .filter((element) => !element.matches(live) && !element.closest(live) && !element.querySelector(live))
      .map((element) => element.textContent?.trim() ?? '')
  }, html)
}
