import { expect, test } from '../workshop-fixture.ts'

for (const [path, heading] of [
  ['/sign-in', 'You don’t need an account to book'],
  ['/sign-up', 'You don’t need to sign up to book'],
] as const) {
  test(`${path} says that nobody needs an account, and starts a booking with the chosen service`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
    const service = page.getByLabel('What’s it in for?')
    await service.selectOption({ index: 2 })
    const chosen = await service.inputValue()
    await page.getByRole('button', { name: 'Start booking' }).click()
    await expect(page).toHaveURL(/\/appointment\?service=/)
    await expect(page.getByLabel('Service', { exact: true })).toHaveValue(chosen)
  })
}

test('the sample card fields ask for no real card, and browsers are not invited to fill one in', async ({ page }) => {
  await page.goto('/cart')
  for (const label of ['Credit Card Number', 'Card Verification Number']) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAccessibleDescription('This form is a sample: please don’t enter a real card’s numbers.')
    await expect(field).toHaveAttribute('autocomplete', 'off')
    expect(await field.getAttribute('name')).not.toMatch(/card|cc|cv[cv]|verif|number/i)
    await expect(field).not.toHaveAttribute('inputmode')
  }
  for (const path of ['/pricing', '/shop', '/cart', '/checkout']) {
    await page.goto(path)
    await expect(page.locator('[autocomplete*="cc-"]')).toHaveCount(0)
  }
})
