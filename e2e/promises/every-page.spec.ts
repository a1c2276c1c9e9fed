import type { Page } from '@playwright/test'
import { pages } from '../../workshop/pages.ts'
import { accessibilityProblems } from '../accessibility-problems.ts'
import { expect, hydrated, test } from '../workshop-fixture.ts'

/** A 1280 px screen at 400 % zoom. */
const zoomed = 320
const widths = [1440, 768, 390, zoomed]

for (const path of [...Object.keys(pages), '/no-such-page']) {
  const status = path in pages ? 200 : 404

  test(`${path} is complete and accessible at every width, and requests nothing from other hosts`, async ({ page, workshop }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      // The browser logs the page's own 404 as an error.
      const expected = status === 404 && message.location().url.endsWith(path)
      if (message.type() === 'error' && !expected) problems.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
    page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`))
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol !== 'data:' && url.origin !== workshop.url) problems.push(`another host: ${url.origin}`)
    })

    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(/Cloverlea Auto Workshop/)
    await hydrated(page)
    // axe can't check skipped sections.
    await page.evaluate(() => document.documentElement.toggleAttribute('data-render-all', true))

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `horizontal scrolling at ${width} px`).toBeLessThanOrEqual(0)
      if (width === zoomed) continue
      expect(await accessibilityProblems(page), `${width} px`).toEqual([])
    }
    expect(problems).toEqual([])
  })
}

for (const path of Object.keys(pages)) {
  test(`${path} has the same text without scripts as with them`, async ({ browser, page, workshop }) => {
    await page.goto(path)
    await hydrated(page)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: workshop.url })
    const plain = await context.newPage()
    await plain.goto(path)
    const without = new Set(await texts(plain))
    expect((await texts(page)).filter((text) => !without.has(text))).toEqual([])
    await context.close()
  })
}

/** Returns the texts of a page's main part, without live content, which only the browser can render. */
async function texts(page: Page): Promise<string[]> {
  return await page
    .locator('main')
    .locator('h1, h2, h3, p, li, dt, dd, th, td, label, option, a, summary, figcaption')
    .evaluateAll((elements) => {
      const live = '[data-live], [role=status], [role=alert]'
      return elements
        .filter((element) => !element.matches(live) && !element.closest(live) && !element.querySelector(live))
        .map((element) => element.textContent?.trim() ?? '')
    })
}
