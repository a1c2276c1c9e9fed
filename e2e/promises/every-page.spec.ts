import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pages } from '../../workshop/pages.ts'
import { awake, expect, test } from '../workshop-fixture.ts'

/** A desk of 1280 px at a zoom of 400 %. */
const zoomed = 320
const widths = [1440, 768, 390, zoomed]

for (const path of [...Object.keys(pages), '/no-such-page']) {
  const status = path in pages ? 200 : 404

  test(`${path} is whole and accessible at every width, and keeps to itself`, async ({ page, workshop }) => {
    const troubles: string[] = []
    page.on('console', (message) => {
      // The browser itself reports the page's own 404.
      const expected = status === 404 && message.location().url.endsWith(path)
      if (message.type() === 'error' && !expected) troubles.push(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
    page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}`))
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol !== 'data:' && url.origin !== workshop.url) troubles.push(`another host: ${url.origin}`)
    })

    const response = await page.goto(path)
    expect(response?.status()).toBe(status)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(/Cloverlea Auto Workshop/)
    await awake(page)
    // What is not laid out can't be checked.
    await page.evaluate(() => document.documentElement.toggleAttribute('data-render-all', true))

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sideways, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0)
      if (width === zoomed) continue
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${width} px, ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    }
    expect(troubles).toEqual([])
  })
}

for (const path of Object.keys(pages)) {
  test(`${path} says without scripts all that it says with them`, async ({ browser, page, workshop }) => {
    await page.goto(path)
    await awake(page)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: workshop.url })
    const plain = await context.newPage()
    await plain.goto(path)
    const without = new Set(await texts(plain))
    expect((await texts(page)).filter((text) => !without.has(text))).toEqual([])
    await context.close()
  })
}

/** Everything that a page's main part says, piece by piece, but for what can only be known in the browser. */
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
