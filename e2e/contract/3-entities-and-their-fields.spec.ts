import { expect, test } from '../workshop-fixture.ts'

const plans = [
  {
    name: 'STANDARD',
    price: '$ 69.99',
    period: 'Weekly Package',
    includes: ['Weekly Servicing Policy', 'Replacement Guarantee', 'Unlimited Servicing'],
    excludes: ['Unlimited Parts Replacement', 'Unlimited Membership'],
  },
  {
    name: 'ECONOMY',
    price: '$ 79.99',
    period: 'Monthly Package',
    includes: ['Monthly Servicing Policy', 'Replacement Guarantee', 'Unlimited Servicing', 'Unlimited Parts Replacement'],
    excludes: ['Unlimited Membership'],
  },
  {
    name: 'EXECUTIVE',
    price: '$ 89.99',
    period: 'Yearly Package',
    includes: [
      'Yearly Servicing Policy',
      'Replacement Guarantee',
      'Unlimited Servicing',
      'Unlimited Parts Replacement',
      'Unlimited Membership',
    ],
    excludes: [],
  },
]

for (const path of ['/pricing', '/home-demo-two']) {
  test(`the plans of ${path} have their features, and the excluded ones are struck through, at every width`, async ({ read }) => {
    for (const width of [320, 390, 800, 1440]) {
      const page = await read(path, width)
      const shown = await page.evaluate(shownPlans)
      expect(shown, `${width} px`).toEqual(
        plans.map(({ name, price, period, includes, excludes }) => ({
          head: [name, price, period],
          features: [...includes.map((text) => ({ text, line: 'none' })), ...excludes.map((text) => ({ text, line: 'line-through' }))],
        })),
      )
    }
  })
}

test('the booking form has six fields, and the contact form five', async ({ read }) => {
  const names = async (path: string) =>
    await (await read(path))
      .locator('main form[method=post] :is(input:not([tabindex="-1"]), select, textarea)')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  expect(await names('/appointment')).toEqual(['name', 'email', 'phone', 'plate', 'service', 'message'])
  expect(await names('/contact')).toEqual(['name', 'email', 'phone', 'subject', 'message'])
})

test('there are eight choices of service, whose texts are the values that are sent', async ({ read }) => {
  const options = (await read('/appointment')).locator('select[name=service] option')
  const choices = await options.evaluateAll((all) =>
    (all as HTMLOptionElement[]).map(({ text, value, disabled }) => ({ text, value, disabled })),
  )
  const specified = [
    'Bodywork and Collision Repairs',
    'Inspection and WoF Services',
    'Maintenance Services',
    'Electrical and Hybrid Services',
    'Air Conditioning(AC) Services',
    'Repair Services',
    'Diagnostic Services',
    'Customization Services',
  ]
  const [placeholder, ...services] = choices
  expect(placeholder).toEqual({ text: 'Select your services', value: '', disabled: true })
  // The workshop may add its own between these.
  expect(services.filter(({ text }) => specified.includes(text))).toEqual(specified.map((text) => ({ text, value: text, disabled: false })))
})

test('the review form has name, email address, message and a display of stars', async ({ read }) => {
  const form = (await read('/products-details')).getByRole('form', { name: 'Add Your Review' })
  for (const label of ['Name', 'Email Address', 'Message']) await expect(form.getByLabel(label)).toBeVisible()
  await expect(form.getByRole('img', { name: /out of 5 stars/ })).toBeVisible()
})

/** Runs in the page. Returns the texts of each plan that are shown in full, and whether its features are struck through. */
function shownPlans() {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clipPath, opacity, visibility } = getComputedStyle(each)
      if (clipPath !== 'none' || opacity !== '1' || visibility !== 'visible') return false
    }
    return width > 40 && height > 12 && element.scrollWidth <= Math.max(Math.ceil(width), element.clientWidth)
  }
  const textOf = (element: Element) => element.textContent?.trim() ?? ''
  const cards = [...document.querySelectorAll('main li:has(h3)')].filter((card) => textOf(card).includes('$'))
  return cards.map((card) => ({
    head: [...card.querySelectorAll('h3, p')].filter(isShown).map(textOf).slice(0, 3),
    features: [...card.querySelectorAll('li')].map((feature) => {
      const named = feature.querySelector('s, del') ?? feature
      return { text: isShown(named) ? textOf(named) : '', line: getComputedStyle(named).textDecorationLine }
    }),
  }))
}
