import { expect, test } from '../workshop-fixture.ts'

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
