import { pages } from '../../content/pages.ts'
import { expect, test } from '../workshop-fixture.ts'

test('the first view of every page with a header has one orange button', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const problems: string[] = []
  for (const path of Object.keys(pages)) {
    await page.goto(path)
    if ((await page.getByRole('banner').count()) === 0) continue
    const orange = await page.locator('a, button').evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { top, bottom } = button.getBoundingClientRect()
          return (
            bottom > 0 && top < innerHeight && button.checkVisibility() && getComputedStyle(button).backgroundColor === 'rgb(255, 90, 31)'
          )
        })
        .map(({ textContent }) => textContent?.trim()),
    )
    if (orange.length !== 1) problems.push(`${path}: ${orange.join(', ') || 'none'}`)
  }
  expect(problems).toEqual([])
})
