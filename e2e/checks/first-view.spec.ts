import { type Page, pages } from '../../content/pages.ts'
import { expect, test } from '../workshop-fixture.ts'

const paths = Object.entries<Page>(pages).flatMap(([path, { canonical }]) => (canonical ? [] : [path]))

for (const [screen, viewport, least] of [
  ['desktop', { width: 1440, height: 900 }, 1],
  // The appointment page leads to nothing but its own form.
  ['phone', { width: 390, height: 844 }, 0],
] as const)
  test(`the first view of every page with a header has one orange button on a ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const problems: string[] = []
    for (const path of paths) {
      await page.goto(path)
      if ((await page.getByRole('banner').count()) === 0) continue
      const orange = await page.locator('a, button').evaluateAll((buttons) =>
        buttons
          .filter((button) => {
            const { top, bottom } = button.getBoundingClientRect()
            const inView = bottom > 0 && top < innerHeight && button.checkVisibility({ visibilityProperty: true })
            return inView && getComputedStyle(button).backgroundColor === 'rgb(255, 90, 31)'
          })
          .map(({ textContent }) => textContent?.trim()),
      )
      if (orange.length > 1 || orange.length < least) problems.push(`${path}: ${orange.join(', ') || 'none'}`)
    }
    expect(problems).toEqual([])
  })
