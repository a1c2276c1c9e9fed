import { AxeBuilder } from '@axe-core/playwright'
import { pages } from '../../workshop/pages.ts'
import { expect, test } from '../workshop-fixture.ts'

const widths = [390, 768, 1440]

for (const path of [...Object.keys(pages), '/no-such-page']) {
  const status = path in pages ? 200 : 404

  for (const width of widths) {
    test(`${path} at ${width} px is whole, accessible and keeps to itself`, async ({ page, workshop }) => {
      await page.setViewportSize({ width, height: 900 })
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
      await page.waitForFunction(() => '__reactRouterRouteModules' in window)

      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 'sideways scrolling').toBeLessThanOrEqual(
        0,
      )
      expect(troubles).toEqual([])
    })
  }
}

test('nothing of the scripts is fetched before the page has loaded', async ({ page }) => {
  const fetched: string[] = []
  let loaded = false
  page.on('load', () => {
    loaded = true
  })
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !loaded) fetched.push(request.url())
  })
  await page.goto('/', { waitUntil: 'load' })
  await page.waitForFunction(() => '__reactRouterRouteModules' in window)
  expect(fetched).toEqual([])
})
