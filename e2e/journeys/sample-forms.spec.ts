import { expect, test } from '../workshop-fixture.ts'

for (const path of ['/sign-in', '/sign-up']) {
  test(`${path} says that nobody needs an account, and leads to the booking form`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('this form sends nothing, and you don’t need one to book')).toBeInViewport()
    await page.getByRole('main').getByRole('link', { name: 'Book an appointment' }).click()
    await expect(page).toHaveURL(/\/appointment$/)
  })
}

test('the sample card fields ask for no real card, and browsers are not invited to fill one in', async ({ page, request }) => {
  await page.goto('/cart')
  for (const label of ['Credit Card Number', 'Card Verification Number']) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAccessibleDescription('This form is a sample: please don’t enter a real card’s numbers.')
    await expect(field).toHaveAttribute('autocomplete', 'off')
    expect(await field.getAttribute('name')).not.toMatch(/card|cc|cv[cv]|verif|number/i)
    await expect(field).not.toHaveAttribute('inputmode')
  }
  for (const path of ['/pricing', '/shop', '/cart', '/checkout'])
    expect(await (await request.get(path)).text(), path).not.toMatch(/autocomplete="[^"]*cc-/i)
})
