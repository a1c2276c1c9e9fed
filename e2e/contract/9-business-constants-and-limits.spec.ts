import { expect, test } from '../workshop-fixture.ts'

// The constants that a page shows in a list of its own are in the files before: prices, counts and the three pages of a pagination in 2a to 2e
// and 3, the countdown in 4, the lengths of plates and phone numbers in 5.

test('opening hours, postcode, two phone numbers and the copyright year stand on every page with a footer', async ({ request }) => {
  for (const path of ['/', '/about', '/services/repair', '/shop', '/no-such-page']) {
    const html = await (await request.get(path)).text()
    for (const constant of ['Sun - Fri, 8.00am - 6.00pm', '4412', 'tel:+6465550100', 'tel:+64215550100', '2024'])
      expect(html, `${path}: ${constant}`).toContain(constant)
  }
})

test('sample pages say noindex, and the workshop’s own pages don’t', async ({ request }) => {
  const samples = [
    'home-demo-two',
    'services-1',
    'service-details',
    'projects-details',
    'pricing',
    'shop',
    'cart',
    'checkout',
    'products-details',
    'blog-1',
    'blog-2',
    'blog-details',
    'team',
    'testimonials',
    'sign-in',
    'sign-up',
    'coming-soon',
  ]
  const own = ['', 'home', 'about', 'appointment', 'services', 'services/repair', 'projects', 'projects/project-a', 'faq', 'contact']
  for (const path of [...samples, ...own]) {
    const html = await (await request.get(`/${path}`)).text()
    expect(html.includes('<meta name="robots" content="noindex"/>'), path).toBe(samples.includes(path))
  }
})
