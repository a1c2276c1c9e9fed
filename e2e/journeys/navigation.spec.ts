import type { Page } from '@playwright/test'
import { delayRequests, expect, followFooterLink, hydrated, saveData, test } from '../workshop-fixture.ts'

test('navigation renders what is above the fold first, then the sections below', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => {
    const rendered: string[][] = []
    Object.assign(window, { rendered })
    const look = () => rendered.push([...document.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) => textContent ?? ''))
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  await page
    .locator('[href="/about"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  const renders = async () => (await page.evaluate<string[][]>('rendered')).filter(([title]) => title === 'About Us')
  await expect.poll(async () => (await renders()).at(-1)?.at(-1)).toBe('Book an Appointment')
  expect((await renders())[0]).toEqual(['About Us', 'Four trades under one roof'])
})

test('navigation updates the document head', async ({ page }) => {
  const head = () =>
    page.evaluate(() => [...document.head.querySelectorAll('title, meta, link[rel=canonical]')].map(({ outerHTML }) => outerHTML).sort())
  const heads: Record<string, string[]> = {}
  for (const path of ['/about', '/team']) {
    await page.goto(path)
    heads[path] = await head()
  }
  await hydrated(page)
  for (const path of ['/about', '/team']) {
    await page.evaluate((path) => Promise.all(Object.values(window.navigation.navigate(path))), path)
    expect(await head(), path).toEqual(heads[path])
  }
})

test('a link to the current page scrolls to its top', async ({ page }) => {
  await page.goto('/shop')
  await hydrated(page)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** Scrolls far down the home page on a phone. Returns a function that measures the distance from there in pixels. */
async function scrollDown(page: Page): Promise<() => Promise<number>> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  const heading = page.getByRole('heading', { name: 'Our Team' })
  await heading.scrollIntoViewIfNeeded()
  const offset = async () => (await heading.boundingBox())?.y ?? Number.NaN
  const before = await offset()
  await page.mouse.wheel(0, 300)
  // Until the page has scrolled, and its layout has settled.
  let left = before
  const move = async () => {
    const last = left
    left = await offset()
    return left === before ? Number.NaN : left - last
  }
  await expect.poll(move, { intervals: [250] }).toBe(0)
  return async () => Math.abs((await offset()) - left)
}

// Browsers store scroll positions in whole pixels.
test('going back and reloading restore the scroll position', async ({ page }) => {
  const away = await scrollDown(page)
  await page
    .locator('[href="/services"]:visible')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(away).toBeLessThan(2)
  await page.reload()
  await expect.poll(away).toBeLessThan(2)
})

test('going back from another document restores the scroll position', async ({ browserName, page }) => {
  test.skip(browserName === 'firefox', 'Firefox restores the page from its cache, and over BiDi Playwright loses track of it')
  const away = await scrollDown(page)
  await page.goto('/contact')
  await page.goBack()
  await expect.poll(away).toBeLessThan(2)
})

test('Back shows a page that was rendered in place, even before the reloaded one has hydrated', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await followFooterLink(page, 'About')
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused()
  const release = await delayRequests(page, '**/assets/*.js')
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await expect(page).toHaveTitle('Contact Us | Cloverlea Auto Workshop')
  release()
})

test('Back shows the not-found page again', async ({ page }) => {
  await page.goto('/no-such-page')
  await hydrated(page)
  await followFooterLink(page, 'Contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/no-such-page')
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible()
})

test('a link within the page that is loading leads to that page', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const release = await delayRequests(page, '**/assets/contact-*.js')
  await followFooterLink(page, 'Contact')
  await expect(page).toHaveURL('/contact')
  await page.locator('.skip-link').evaluate((link: HTMLAnchorElement) => link.click())
  release()
  await expect(page).toHaveURL('/contact#main')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
})

test('after a link to an answer, Tab goes to the next question', async ({ page }) => {
  await page.goto('/faq#answer-1')
  await hydrated(page)
  await expect(page.locator('#answer-1')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.locator('summary').nth(1)).toBeFocused()
})

for (const saving of [false, true])
  test(`on a phone, what links in view lead to is ${saving ? 'not prefetched for visitors who save data' : 'prefetched before a touch'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    if (saving) await saveData(page)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    const has = (name: string) => fetched.some((path) => path.startsWith(`/assets/${name}-`))
    await page.goto('/')
    await hydrated(page)
    const link = page.locator('main [href="/services/inspection"]:visible').first()
    await expect(link).not.toBeInViewport()
    expect(has('inspection')).toBe(false)
    await link.scrollIntoViewIfNeeded()
    if (saving) await page.waitForTimeout(1000)
    await expect.poll(() => has('inspection')).toBe(!saving)
  })

test('End goes to the end of a page whose heights were estimated', async ({ page }) => {
  await page.goto('/about')
  const toEnd = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
  const estimated = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.keyboard.press('End')
  await expect.poll(toEnd).toBeLessThan(2)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).not.toBe(estimated)
})

test('a link is prefetched on hover', async ({ page }) => {
  await saveData(page)
  await page.goto('/services')
  await hydrated(page)
  const fetched = page.waitForRequest('**/assets/contact-*.js')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).hover()
  await fetched
  await expect(page).toHaveURL('/services')
})

test('hovering and focusing send only GET requests', async ({ page }) => {
  await page.goto('/appointment')
  await hydrated(page)
  const methods: string[] = []
  page.on('request', (request) => methods.push(request.method()))
  for (const target of await page.locator('main :is(a, button:enabled, input), footer a').filter({ visible: true }).all()) {
    await target.hover()
    await target.focus()
  }
  expect(methods.length).toBeGreaterThan(3)
  expect(new Set(methods)).toEqual(new Set(['GET']))
})

test('the links of a menu are prefetched when it opens', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(/assets\/(\w+)-[\w-]+\.js$/.exec(request.url())?.[1] ?? ''))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  await page.locator('[popovertarget=menu]:visible').first().click()
  await expect.poll(() => fetched).toEqual(expect.arrayContaining(['about', 'services', 'projects', 'contact']))
  await expect(page).toHaveURL('/')
})

for (const [because, spoil] of [
  ['its script fails to load', (page: Page) => page.route('**/assets/contact-*.js', (route) => route.abort())],
  ['its style sheet fails to load', (page: Page) => page.route('**/assets/contact-*.css', (route) => route.abort())],
  ['the browser has no Navigation API', (page: Page) => page.addInitScript('delete window.navigation')],
] as const) {
  test(`when ${because}, a link loads a document`, async ({ page }) => {
    await spoil(page)
    await page.goto('/')
    await expect(page.locator('form[novalidate]')).toBeAttached()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })
    // Hovering prefetches it, and what failed then must not pass for loaded.
    await link.hover()
    await page.waitForLoadState('networkidle')
    await link.click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false)
  })
}

test('on a phone the menu works without scripts, and the phone number and the booking link are above the fold', async ({
  browser,
  workshop,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false, baseURL: workshop.url })
  const page = await context.newPage()
  await page.goto('/')
  for (const link of [
    page.getByRole('main').getByRole('link', { name: '06 555 0100' }),
    page.getByRole('main').getByRole('link', { name: 'Book an appointment' }),
  ]) {
    const box = await link.first().boundingBox()
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(844 - 64)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  for (const name of ['Contact', 'Transmission', 'FAQ', '06 555 0100', '021 555 0100', 'Get directions', 'Book an appointment'])
    await expect(menu.getByRole('link', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(menu).toBeHidden()
  await context.close()
})

test('a menu that is open during hydration stays open, and closes on navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await delayRequests(page, '**/assets/*.js')
  await page.goto('/services')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.getByRole('button', { name: 'Menu' }).click()
  release()
  await hydrated(page)
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await expect(menu).toBeHidden()
})
