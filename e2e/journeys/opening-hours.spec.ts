import { factsAhead } from '../../domain/opening-hours/facts-ahead.ts'
import { holidaysLine } from '../../domain/opening-hours/hours-lines.ts'
import { openingLineParts, specialDaysNext } from '../../domain/opening-hours/opening.ts'
import type { SpecialDays } from '../../workshop/facts.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { accessibilityProblems } from '../accessibility-problems.ts'
import { expect, hydrated, test } from '../workshop-fixture.ts'

// The test browser is in London: the workshop's time zone counts, not the visitor's.
for (const [moment, line] of [
  ['2026-11-19T22:00:00Z', 'Open now, until 6.00pm'],
  ['2026-11-20T06:00:00Z', 'Closed, opens Sunday 8.00am'],
] as const) {
  test(`a visitor in another time zone reads '${line}' at ${moment}`, async ({ page }) => {
    await page.clock.setFixedTime(moment)
    await page.goto('/contact')
    await expect(page.getByRole('main').getByText(line)).toBeVisible()
  })
}

// The last that a document of today carries: browsers have a clock of their own in these tests.
const { from, reason } = factsAhead(firstFacts, new Date()).specialDays.at(-1) as SpecialDays
const firstClosed = `${from}T00:00:00Z`

test.describe('on closed days', () => {
  for (const [path, width] of [
    ['/', 1440],
    ['/', 390],
    ['/contact', 390],
    ['/services/repair', 768],
  ] as const) {
    test(`${path} says at ${width} px that the workshop is closed, and nothing moves`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.clock.setFixedTime(firstClosed)
      // The first visit brings the fonts: when they arrive late, they may shift a page a little.
      await page.goto('/faq')
      await page.addInitScript(watchShift)
      await page.goto(path)
      await hydrated(page)
      const notice = page.getByRole('complementary', { name: 'Closed days' })
      await expect(notice).toBeInViewport()
      await expect(notice).toContainText(`We’re closed for ${reason} until`)
      await expect(page.locator('[data-live]', { hasText: `Closed for ${reason}, opens` }).first()).toBeAttached()
      await expect(page.getByText('Open now')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await page.evaluate(() => Reflect.get(window, 'layoutShift'))).toBe(0)
      expect(await accessibilityProblems(page)).toEqual([])
    })
  }

  test('the notice shows 14 days ahead, stays on the next page, and covers no link at the end of a page', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.clock.setFixedTime(Date.parse(firstClosed) - 14 * 86_400_000)
    await page.goto('/faq')
    const notice = page.getByText(`We’re closed for ${reason}, `)
    await expect(notice).toBeVisible()
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    await expect(page).toHaveURL(/about/)
    await expect(notice).toBeVisible()
    const countCovered = (strip: HTMLElement | SVGElement) => {
      scrollTo(0, document.documentElement.scrollHeight)
      const { top } = strip.getBoundingClientRect()
      return [...document.querySelectorAll('footer a')].filter((link) => link.getBoundingClientRect().bottom > top).length
    }
    // Sections below the fold may still be rendering.
    await expect.poll(() => notice.evaluate(countCovered)).toBe(0)
  })
})

test('a visitor without scripts reads whether the workshop is open, when it is closed next, and that the hours have exceptions', async ({
  browser,
  workshop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: workshop.url })
  const page = await context.newPage()
  for (const path of ['/', '/contact', '/services/repair']) {
    await page.goto(path)
    await expect(page.getByText(holidaysLine(firstFacts, new Date())).first()).toBeAttached()
    const [status = ''] = openingLineParts(new Date(), firstFacts)
    await expect(page.locator('[data-open]').first()).toContainText(status)
  }
  const [next = ''] = specialDaysNext(1, new Date(), firstFacts)
  await page.goto('/contact')
  await expect(page.getByText(next)).toBeVisible()
  await context.close()
})

/** Sums up the layout shifts of the page, in the page. */
function watchShift(): void {
  Object.assign(window, { layoutShift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      Object.assign(window, { layoutShift: Reflect.get(window, 'layoutShift') + entry.value })
  }).observe({ type: 'layout-shift', buffered: true })
}
