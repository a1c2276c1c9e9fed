import { firstFacts } from '../../workshop/first-facts.ts'
import { delayRequests, expect, followFooterLink, hydrated, test } from '../workshop-fixture.ts'
import { linksOf } from './page-parts.ts'

const { business } = firstFacts

/** Every route and the heading of its screen. */
const screens: Readonly<Record<string, string>> = {
  '/': 'Measured twice. Fixed once.',
  '/home': 'Measured twice. Fixed once.',
  '/home-demo-two': 'Car repairs, explained in plain English',
  '/about': 'About Us',
  '/team': 'Our team',
  '/appointment': 'Appointment',
  '/projects': 'Projects',
  '/projects-details': 'Projects Details',
  '/pricing': 'Pricing',
  '/faq': 'Frequently Asked Questions (FAQ)',
  '/testimonials': 'Testimonials',
  '/sign-in': 'Sign In',
  '/sign-up': 'Sign Up',
  '/coming-soon': 'Coming Soon',
  '/services-1': 'Our Services',
  '/services': 'Services',
  '/service-details': 'Service Details',
  '/blog-1': 'Blog Grid',
  '/blog-2': 'Blog',
  '/blog-details': 'What your tyres are telling you',
  '/shop': 'Shop',
  '/cart': 'Cart',
  '/checkout': 'Checkout',
  '/products-details': 'Shop Details',
  '/contact': 'Contact Us',
  '/services/air-conditioning': 'Air Conditioning',
  '/services/bodywork': 'Bodywork and Collision Repairs',
  '/services/customization': 'Customization',
  '/services/diagnostic': 'Diagnostic',
  '/services/electrical': 'Electrical and Hybrid Services',
  '/services/inspection': 'Inspection and WoF Services',
  '/services/maintenance': 'Maintenance',
  '/services/repair': 'Repair',
  '/services/transmission': 'Transmission',
  '/projects/project-a': 'Collision Repair, Mazda 3 2019',
  '/projects/project-b': 'Collision Repair, Toyota Corolla 2017',
  '/projects/project-c': 'Collision Repair, Mitsubishi Outlander PHEV 2022',
  '/projects/project-d': 'Rust Repair, Landrover Discovery 4',
}

test('every route has its screen, whose heading is its title', async ({ request }) => {
  for (const [path, heading] of Object.entries({ ...screens, '/no-such-page': 'Oops! Page Not Found' })) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(path in screens ? 200 : 404)
    const html = await response.text()
    const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, inner = '']) => inner.replaceAll(/<[^>]*>/g, ''))
    expect(headings, path).toEqual([heading])
    expect(html, path).toContain(`<title>${heading} | ${business.name}</title>`)
  }
})

test('on a phone, Tab stays in the open menu, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq')
  await hydrated(page)
  const toggle = page.getByRole('button', { name: 'Menu' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeVisible()
  const stops = await menu.locator('a, button').filter({ visible: true }).count()
  const focused: string[] = []
  for (let presses = 0; presses <= stops; presses++) {
    await page.keyboard.press('Tab')
    expect(await menu.evaluate((nav) => nav.contains(document.activeElement))).toBe(true)
    focused.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(focused[0]).toBe('Close')
  expect(focused[stops]).toBe('Close')
  await page.keyboard.press('Shift+Tab')
  await expect(menu.getByRole('link', { name: 'Book an appointment' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('the navbar links to Home, About, Services, Projects and Contact', async ({ read }) => {
  expect(await linksOf((await read('/faq')).getByRole('navigation', { name: 'Main' }).getByRole('list').first())).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Services', '/services'],
    ['Projects', '/projects'],
    ['Contact', '/contact'],
  ])
})

test('the footer links to About, Services, Projects and Contact, and its three policies to home', async ({ read }) => {
  const footer = (await read('/faq')).getByRole('contentinfo')
  expect(await linksOf(footer.getByRole('navigation'))).toEqual([
    ['About', '/about'],
    ['Services', '/services-1'],
    ['Projects', '/projects'],
    ['Contact', '/contact'],
  ])
  expect((await linksOf(footer)).slice(-3)).toEqual([
    ['Terms and Conditions', '/'],
    ['Privacy Policy', '/'],
    ['Quality Policy', '/'],
  ])
})

test('navigation goes to the top of the new page, focuses its heading and announces its title', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true })
    window.scrollTo(0, 2000)
  })
  await followFooterLink(page, 'Contact')
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Contact Us | Cloverlea Auto Workshop' })).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })).not.toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('the spinner is shown while a page loads, and hidden afterwards', async ({ page }) => {
  // Before the page prefetches it.
  const release = await delayRequests(page, '**/assets/contact-*.js')
  await page.goto('/')
  await hydrated(page)
  await followFooterLink(page, 'Contact')
  await expect(page.locator('[data-loading]')).toHaveAttribute('data-loading', 'true')
  await expect(page.locator('[data-loading]')).toHaveCSS('opacity', '1')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await expect(page.locator('[data-loading]')).toHaveAttribute('data-loading', 'false')
})

for (const [path, marked] of [
  ['/', 'Home'],
  ['/home', 'Home'],
  ['/services/inspection', 'Services'],
  ['/faq', undefined],
] as const) {
  test(`on ${path} the main navigation marks ${marked ?? 'nothing'}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
    await expect(current).toHaveText(marked ? [marked] : [])
  })
}
