import { expect, test } from './contract-fixture.ts'

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
