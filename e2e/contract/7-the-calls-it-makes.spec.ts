import { badBookings, goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { expect, hydrated, test } from '../workshop-fixture.ts'
import { fill } from './page-parts.ts'

for (const { kind, path, good, submit } of [
  { kind: 'booking', path: '/appointment', good: goodBooking, submit: 'Book appointment' },
  { kind: 'contact', path: '/contact', good: goodContact, submit: 'Send message' },
] as const) {
  test(`the ${kind} form posts exactly its fields as JSON to /dev/${kind}, and reads nothing but success from the answer`, async ({
    page,
  }) => {
    await page.route(`**/dev/${kind}`, (route) => route.fulfill({ status: 204 }))
    await page.goto(path)
    await expect(page.locator('form[novalidate]')).toBeAttached()
    await fill(page, good)
    const [request] = await Promise.all([page.waitForRequest(`**/dev/${kind}`), page.getByRole('button', { name: submit }).click()])
    expect(request.method()).toBe('POST')
    expect(request.headers()['content-type']).toBe('application/json')
    expect(request.postDataJSON()).toEqual(good)
    expect(Object.keys(request.postDataJSON())).toEqual(Object.keys(good))
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
  })
}

test('the server refuses what the page refuses', async ({ request, workshop }) => {
  for (const { because, answers, fieldErrors } of badBookings) {
    const response = await request.post('/dev/booking', { data: answers })
    expect([response.status(), (await response.json()).errors], because).toEqual([422, fieldErrors])
  }
  expect(workshop.stored(goodBooking.email)).toEqual([])
})

test('no page makes another call', async ({ page, workshop }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || new URL(request.url()).origin !== workshop.url) calls.push(`${request.method()} ${request.url()}`)
  })
  for (const path of ['/', '/cart', '/checkout', '/blog-2', '/coming-soon']) {
    await page.goto(path)
    await hydrated(page)
  }
  expect(calls).toEqual([])
})

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
const canary = 'canary-5f0c1e-password'

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
