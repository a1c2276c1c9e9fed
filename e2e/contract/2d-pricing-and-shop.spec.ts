import { expect, hydrated, test } from '../workshop-fixture.ts'
import { linksOf, sectionOf } from './page-parts.ts'

test('pricing has its breadcrumb, the heading Pricing Plan, and three cards with PURCHASE NOW to /', async ({ read }) => {
  const page = await read('/pricing')
  const main = page.getByRole('main')
  expect(await linksOf(main.getByRole('navigation', { name: 'Breadcrumb' }))).toEqual([['Home', '/']])
  await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Pricing')
  await expect(main.getByRole('heading', { level: 2, name: 'Pricing Plan' })).toBeVisible()
  expect(await linksOf(sectionOf(page, 'Pricing Plan').locator('li:has(h3)'))).toEqual(Array(3).fill(['PURCHASE NOW', '/']))
})

test.describe('the shop', () => {
  /** Name, old price and price. */
  const products = [
    ['Brand New Tyre', '$35.00', '$30.00'],
    ['Oil Filter', '$35.00', '$29.00'],
    ['Brake Disk', '', '$25.00'],
    ['Car Wheels', '', '$45.00'],
    ['Petrol Pump', '$55.00', '$50.00'],
    ['Spark Plug', '$45.00', '$40.00'],
    ['Car Engine', '$65.00', '$60.00'],
    ['Steering Wheel', '$75.00', '$70.00'],
    ['Headlights', '$25.00', '$20.00'],
  ]

  test('has nine products with four and a half stars, their prices, old ones struck through, and Add To Cart to /cart', async ({
    read,
  }) => {
    const cards = (await read('/shop')).locator('main li:has(h2)')
    const shown = await cards.evaluateAll((all) =>
      all.map((card) => {
        const old = card.querySelector('del')
        const prices = [...(card.textContent ?? '').matchAll(/\$\d+\.\d\d/g)].map(([price]) => price)
        return [
          card.querySelector('h2')?.textContent,
          old?.textContent?.match(/\$.*/)?.[0] ?? '',
          prices.filter((price) => !old?.textContent?.includes(price))[0],
        ]
      }),
    )
    expect(shown).toEqual(products)
    await expect(cards.getByRole('img', { name: '4.5 out of 5 stars' })).toHaveCount(9)
    for (const old of await cards.locator('del').all())
      expect(await old.evaluate((price) => getComputedStyle(price).textDecorationLine)).toBe('line-through')
    for (const card of await cards.all())
      expect(await linksOf(card)).toEqual([
        [await card.getByRole('heading').textContent(), '/products-details'],
        ['Add To Cart', '/cart'],
      ])
  })

  test('has pages 1, 2 and 3, which lead to /shop', async ({ read }) => {
    const pagination = await linksOf((await read('/shop')).getByRole('navigation', { name: 'Pages' }))
    expect(pagination).toEqual(['1', '2', '3'].map((text) => [text, '/shop']))
  })
})

test.describe('the product’s page', () => {
  test('has its breadcrumb, picture, prices, rating, link to the reviews, quantity, Buy Now! and Add To Cart', async ({ read }) => {
    const main = (await read('/products-details')).getByRole('main')
    await expect(main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText(['Home', 'Shop Details'])
    await expect(main.getByRole('heading', { name: 'Brand New Tyre' })).toBeVisible()
    await expect(main.getByText('$120.00')).toBeVisible()
    await expect(main.locator('del')).toContainText('$210.00')
    await expect(main.getByRole('img', { name: '4.5 out of 5 stars' }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: '2 reviews' })).toHaveAttribute('href', '#reviews')
    await expect(main.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('1')
    await expect(main.getByRole('spinbutton')).toHaveAttribute('min', '1')
    await expect(main.getByRole('link', { name: 'Buy Now!' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Add To Cart' })).toBeVisible()
    await expect(main.getByRole('list').filter({ hasText: 'Twitter' }).getByRole('link')).toHaveText([
      'Facebook',
      'LinkedIn',
      'Twitter',
      'Instagram',
    ])
  })

  test('has the tabs Description and Reviews, whose count is that of the reviews shown, and a form to add one', async ({ page }) => {
    await page.goto('/products-details')
    await hydrated(page)
    await expect(page.getByRole('tab')).toHaveText(['Description', 'Reviews (2)'])
    await page.getByRole('tab', { name: 'Reviews (2)' }).click()
    const reviews = page.getByRole('tabpanel', { name: 'Reviews (2)' })
    await expect(reviews.locator('blockquote')).toHaveCount(2)
    await expect(reviews.getByRole('img', { name: '5 out of 5 stars', exact: true })).toHaveCount(2)
    await expect(reviews.locator('time')).toHaveCount(2)
    await expect(reviews.getByRole('form', { name: 'Add Your Review' })).toBeVisible()
  })

  test('counts the quantity up and down, from 1', async ({ page }) => {
    await page.goto('/products-details')
    await hydrated(page)
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
    await page.getByRole('button', { name: 'One more' }).click()
    await expect(quantity).toHaveValue('2')
    for (let presses = 0; presses < 3; presses++) await page.getByRole('button', { name: 'One fewer' }).click()
    await expect(quantity).toHaveValue('1')
  })
})

test('the cart has its columns, its four lines, its buttons, the shipping box and the totals', async ({ read }) => {
  const main = (await read('/cart')).getByRole('main')
  const table = main.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Product', 'Name', 'Unit Price', 'Quantity', 'Total', 'Remove'])
  const lines = [
    ['Brand New Tyre', '$50.00'],
    ['Oil Filter', '$30.00'],
    ['Brake Disk', '$75.00'],
    ['Car Wheels', '$50.00'],
  ] as const
  const rows = table.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(lines.length)
  for (const [i, [name, price]] of lines.entries()) {
    await expect(rows.nth(i).getByRole('rowheader')).toHaveText(name)
    await expect(rows.nth(i).getByRole('cell', { name: price, exact: true })).toHaveCount(2)
    await expect(rows.nth(i).getByRole('spinbutton')).toHaveValue('1')
    await expect(rows.nth(i).getByRole('link', { name: `Remove ${name}` })).toBeVisible()
  }
  await expect(main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop')
  await expect(main.getByRole('link', { name: 'Update Cart' })).toHaveAttribute('href', '/cart')
  await expect(main.getByRole('link', { name: 'Proceed To Checkout' })).toHaveAttribute('href', '/checkout')
  await expect(main.getByRole('heading', { name: 'Cart Totals' })).toBeVisible()
  await expect(main.getByRole('term')).toHaveText(['Subtotal', 'Shipping', 'Coupon', 'Total'])
  await expect(main.getByRole('definition')).toHaveText(['$150.00', '$30.00', '$20.00', '$160.00'])
  const box = main.getByRole('form', { name: 'Calculate Shipping' })
  await expect(box.getByRole('combobox', { name: 'Card Type' })).toBeVisible()
  for (const label of ['Credit Card Number', 'Card Verification Number', 'Coupon Code']) await expect(box.getByLabel(label)).toBeVisible()
  await expect(box.getByRole('button', { name: 'Apply Coupon' })).toBeVisible()
})

test('a quantity of the cart is at least 1 and at most 99', async ({ page }) => {
  await page.goto('/cart')
  await hydrated(page)
  const quantity = page.getByRole('spinbutton', { name: 'Quantity: Oil Filter' })
  for (const [typed, kept] of [
    ['0', '1'],
    ['1000000', '99'],
  ] as const) {
    await quantity.fill(typed)
    await quantity.blur()
    await expect(quantity).toHaveValue(kept)
  }
  await page.getByRole('button', { name: 'One more: Oil Filter' }).click()
  await expect(quantity).toHaveValue('99')
})

test('the checkout has its billing form, order summary and payment methods, and Place to Order leads to /checkout', async ({ read }) => {
  const form = (await read('/checkout')).getByRole('form', { name: 'Checkout' })
  await expect(form.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
  const options = await form
    .getByLabel('Country')
    .locator('option')
    .evaluateAll((all) => (all as HTMLOptionElement[]).map(({ text, value }) => [text, value]))
  expect(options).toEqual([
    ['United Arab Emirates', '5'],
    ['China', '1'],
    ['United Kingdom', '2'],
    ['Germany', '0'],
    ['France', '3'],
    ['Japan', '4'],
  ])
  const labels = await form.locator('label').allTextContents()
  expect(labels.map((label) => label.replace(/\s*\*$/, '').trim())).toEqual([
    'Country',
    'First Name',
    'Last Name',
    'Company Name (optional)',
    'Address',
    'Town / City',
    'State / County',
    'Postcode / Zip',
    'Email Address',
    'Phone',
    'Create an account?',
    'Ship to a different address?',
    'Order Notes',
    'Direct Bank Transfer',
    'PayPal',
    'Cash On Delivery',
  ])
  expect(labels.filter((label) => /\*\s*$/.test(label))).toHaveLength(9)
  await expect(form.locator('[required]')).toHaveCount(0)
  const lines = await form.getByRole('region').or(form.locator('section')).first().locator('dl > div').allInnerTexts()
  expect(lines.map((line) => line.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'Brand New Tyre $50.00',
    'Brake Disk $30.00',
    'Oil Filter $75.00',
    'Car Wheels $95.00',
    'Cart Subtotal $250.00',
    'Shipping $5.00',
    'Order Total $255.00',
  ])
  await expect(form.getByRole('radio', { name: 'Direct Bank Transfer' })).toBeChecked()
  await expect(form.getByText(/Order ID as the payment reference/)).toBeVisible()
  await expect(form.getByText(/not shipped until the funds have cleared/)).toBeVisible()
  await expect(form.getByRole('link', { name: 'Place to Order' })).toHaveAttribute('href', '/checkout')
})
