import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../workshop-fixture.ts'

/** Returns a list that fills with the scripts that the page requests. */
function scriptsOf(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url())
  })
  return fetched
}

/** Milliseconds after the load event until a page no longer waits for its first paint: see site/load-scripts.ts. */
const patience = 500

// A page with pictures above the fold, and one without.
for (const path of ['/', '/faq'])
  test(`${path} fetches no script before its load event and first paint, however early it is scrolled`, async ({ page }) => {
    await page.addInitScript(() => addEventListener('load', () => dispatchEvent(new Event('scroll'))))
    await page.goto(path)
    await hydrated(page)
    const { scripts, loaded, painted } = await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return {
        scripts: resources.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
        loaded: navigation?.loadEventStart ?? Number.NaN,
        painted: performance.getEntriesByType('paint')[0]?.startTime ?? Number.NaN,
      }
    })
    expect(scripts.length).toBeGreaterThan(0)
    expect(Math.min(...scripts)).toBeGreaterThan(Math.max(loaded, Math.min(painted, loaded + patience)))
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const actions: Record<string, (page: Page) => Promise<void>> = {
    'a touch': (page) => page.locator('#booking-title').tap(),
    'a pointer': (page) => page.mouse.move(100, 100),
    'a key': (page) => page.keyboard.press('Shift'),
    'a focus': (page) => page.evaluate(() => document.querySelector('input')?.focus()),
    'a scroll': (page) => page.evaluate(() => scrollTo(0, 500)),
  }
  for (const [name, act] of Object.entries(actions))
    test(`a page fetches no script until ${name}, then each script once`, async ({ page }) => {
      const fetched = scriptsOf(page)
      await page.goto('/appointment')
      await page.waitForLoadState('networkidle')
      expect(fetched).toEqual([])
      await act(page)
      await expect(page.locator('form[novalidate]')).toBeAttached()
      await page.locator('#booking-title').tap()
      expect(fetched.length).toBeGreaterThan(0)
      expect(new Set(fetched).size).toBe(fetched.length)
    })

  test('a page fetches its scripts without input for an element that needs them above the fold, and for a draft', async ({ page }) => {
    const fetched = scriptsOf(page)
    await page.goto('/coming-soon')
    await expect.poll(() => fetched.length).toBeGreaterThan(0)

    await page.goto('/appointment')
    await page.locator('[name=name]').tap()
    await expect(page.locator('form[novalidate]')).toBeAttached()
    await page.locator('[name=name]').fill('Kim Example')
    await page.reload()
    await expect(page.locator('form[novalidate]')).toBeAttached()
  })
})
