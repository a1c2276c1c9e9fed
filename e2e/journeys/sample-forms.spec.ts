import { expect, test } from '../workshop-fixture.ts'

/** Pages with forms for things that are not offered yet. */
const paths = [
  '/blog-2',
  '/blog-details',
  '/products-details#reviews',
  '/coming-soon',
  '/sign-in',
  '/sign-up',
  '/cart',
  '/checkout',
  '/service-details',
  '/projects-details',
]
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

const canary = 'canary-5f0c1e-password'

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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    for (const path of paths) {
      test(`the sample forms of ${path} send nothing and keep what was typed`, async ({ page }) => {
        await page.goto(path)
        if (javaScriptEnabled) await expect(page.locator('main form[novalidate]').first()).toBeAttached()
        const address = page.url()
        const sent: string[] = []
        page.on('request', (request) => {
          if (request.method() !== 'GET' || request.url().includes(canary) || request.isNavigationRequest())
            sent.push(`${request.method()} ${request.url()}`)
        })

        const forms = page.locator('main form[method=dialog]')
        expect(await forms.count()).toBeGreaterThan(0)
        for (const form of await forms.all()) {
          const inputs = form.locator('input:not([type=checkbox], [type=radio], [type=number], [type=hidden]), textarea')
          for (const input of await inputs.all())
            await input.fill((await input.getAttribute('type')) === 'email' ? `${canary}@visitor.test` : canary)
          const submit = form.locator('button[type=submit], button:not([type])').first()
          if (await submit.count()) await submit.click()
          else if (await inputs.count()) await inputs.first().press('Enter')
          if (javaScriptEnabled) await expect(form.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
          else await expect(form.locator('noscript').getByText(/isn’t|don’t|aren’t|can’t/)).toBeVisible()
          for (const input of await inputs.all()) await expect(input).toHaveValue(new RegExp(canary))
        }
        expect(page.url()).toBe(address)
        expect(sent).toEqual([])
        if (javaScriptEnabled) {
          expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))).not.toContain(
            canary,
          )
        }
      })
    }
  })
}
