import type { Page } from '@playwright/test'
import { pages } from '../../content/pages.ts'
import { bookingLink } from '../../content/service.ts'
import { services } from '../../content/services.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { expect, hydrated, test } from '../workshop-fixture.ts'

const portrait = { width: 390, height: 844 }
const landscape = { width: 844, height: 390 }

const bar = (page: Page) => page.getByRole('complementary', { name: 'Call or book' })
const book = (page: Page) => bar(page).getByRole('link', { name: 'Book' })

test.use({ viewport: portrait, hasTouch: true })

test("Book leads to the page's own form, to a service's booking, or to the appointment page", async ({ page, request }) => {
  const bookings = new Map(services.map((service) => [`/services/${service.slug}`, bookingLink(service)]))
  for (const path of Object.keys(pages).filter((path) => path !== '/coming-soon')) {
    const html = await (await request.get(path)).text()
    const [hasForm, to] = await page.evaluate((html) => {
      const document = new DOMParser().parseFromString(html, 'text/html')
      const links = document.querySelectorAll('[aria-label="Call or book"] a')
      return [document.querySelector('form[aria-label="Book an Appointment"]') !== null, [...links].at(-1)?.getAttribute('href')]
    }, html)
    expect(to, path).toBe(hasForm ? '#booking' : (bookings.get(path) ?? '/appointment'))
  }
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('Book on the home page goes to the form, far below, and Tab to its first field', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('heading', { name: 'What can we do for your car?' }).scrollIntoViewIfNeeded()
      await book(page).click()
      const card = page.locator('#booking')
      await expect(card).toBeFocused()
      await expect(card.getByRole('heading', { name: 'Book an Appointment' })).toBeInViewport()
      await expect(card.getByLabel('Name')).toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(card.getByLabel('Name')).toBeFocused()
    })
  })

test('the bar is hidden while someone types, without a layout shift', async ({ page }) => {
  await page.goto('/appointment')
  await expect(bar(page)).toBeVisible()
  // The first scroll would replace the reserved heights of sections below the fold, which can be a pixel off.
  await page.evaluate(() => document.documentElement.toggleAttribute('data-render-all', true))
  const height = () => page.locator('html').evaluate((root) => root.scrollHeight)
  const before = await height()
  await page.getByLabel('Name').focus()
  await expect(bar(page)).toBeHidden()
  expect(await height()).toBe(before)
  for (const field of ['Service', 'Message']) {
    await page.getByLabel(field, { exact: true }).focus()
    await expect(bar(page)).toBeHidden()
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(bar(page)).toBeVisible()
})

test('pressing the submit button, which blurs a field, does not show the bar under the finger', async ({ page }) => {
  await page.goto('/appointment')
  await hydrated(page)
  const { service: _, ...typed } = goodBooking
  for (const [name, answer] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(answer)
  await page.getByRole('button', { name: 'Book appointment' }).hover()
  await page.mouse.down()
  await expect(page.getByLabel('Message')).not.toBeFocused()
  await expect(bar(page)).toBeHidden()
  await page.mouse.move(0, 0)
  await page.mouse.up()
})

test('after booking, the bar only has Call, and the first of the four steps is done', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const first = page.getByRole('region', { name: 'What happens next' }).getByRole('listitem').first()
  await expect(first).toContainText('You call or book')
  await expect(first.getByRole('paragraph')).toBeVisible()
  const { service: _, ...typed } = goodBooking
  for (const [name, answer] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(answer)
  await page.getByRole('button', { name: 'Book appointment' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'Call' })).toBeVisible()
  await expect(book(page)).toBeHidden()
  await expect(first.getByRole('paragraph')).toBeHidden()
  await page.getByRole('button', { name: 'Book another' }).click()
  await page.locator('[name=name]').blur()
  await expect(book(page)).toBeVisible()
})

test('a phone held sideways has the bar, and the home page shows its two buttons above it', async ({ page }) => {
  for (const viewport of [landscape, { width: 667, height: 375 }]) {
    await page.setViewportSize(viewport)
    await page.goto('/')
    const top = (await page.getByLabel('Call or book').boundingBox())?.y ?? 0
    expect(top).toBeLessThan(viewport.height)
    // Without view timelines, the bar repeats the page's button.
    const timelines = await page.evaluate(() => CSS.supports('animation-timeline', '--name'))
    expect((await page.evaluate(signalButtons)).length, 'buttons in the signal colour in view').toBe(timelines ? 1 : 2)
    for (const name of ['Book an appointment', '06 555 0100', 'Get Started']) {
      const box = await page.getByRole('main').getByRole('link', { name }).first().boundingBox()
      expect((box?.y ?? viewport.height) + (box?.height ?? 0), name).toBeLessThanOrEqual(top)
    }
    await page.getByRole('heading', { name: 'What can we do for your car?' }).scrollIntoViewIfNeeded()
    await expect(book(page)).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 844, height: 700 })
  await expect(bar(page)).toBeHidden()
})

test('the second home page books and calls in the first screen of a phone, upright and sideways', async ({ page }) => {
  await page.goto('/home-demo-two')
  for (const viewport of [portrait, landscape]) {
    await page.setViewportSize(viewport)
    const top = (await page.getByLabel('Call or book').boundingBox())?.y ?? 0
    for (const name of ['Book an appointment', '06 555 0100']) {
      const box = await page.getByRole('main').getByRole('link', { name }).first().boundingBox()
      expect((box?.y ?? viewport.height) + (box?.height ?? 0), name).toBeLessThanOrEqual(top)
    }
  }
})

test('the bar is hidden while the buttons of a service page are in view', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/services/bodywork')
  const top = page.getByRole('main').getByRole('link', { name: 'Book this service' }).first()
  await expect(top).toBeInViewport({ ratio: 1 })
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion })
    await expect(bar(page), reducedMotion).toBeHidden()
  }
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(top).not.toBeInViewport()
  await expect(bar(page)).toBeVisible()
  // On a very low screen, the buttons are below the fold at first.
  await page.setViewportSize({ width: 844, height: 240 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(top).not.toBeInViewport()
  await expect(bar(page)).toBeVisible()
})

test('the bar has two buttons of one size within the page’s margins, and Book is the one in the signal colour', async ({ page }) => {
  await page.goto('/faq')
  for (const viewport of [portrait, landscape]) {
    await page.setViewportSize(viewport)
    const [call, bookBox] = [await bar(page).getByRole('link', { name: 'Call' }).boundingBox(), await book(page).boundingBox()]
    const text = await page.getByRole('heading', { level: 1 }).boundingBox()
    if (!call || !bookBox || !text) throw new Error('The bar or the heading is not shown.')
    expect(call.x).toBeCloseTo(text.x, 0)
    expect(viewport.width - bookBox.x - bookBox.width).toBeCloseTo(call.x, 0)
    expect([call.height, call.width]).toEqual([bookBox.height, bookBox.width])
    expect(call.height).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(signalButtons)).toEqual(['Book'])
  }
})

test('on a page with its own booking button, at most one visible button has the signal colour', { tag: '@chromium' }, async ({ page }) => {
  for (const [path, own] of [
    ['/', 'Book an appointment'],
    ['/services/repair', 'Book this service'],
    ['/projects/project-a', 'Book an appointment'],
    ['/services', 'Book an appointment'],
  ] as const) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.toggleAttribute('data-render-all', true))
    const button = page.getByRole('main').locator('a, button').filter({ hasText: own }).first()
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(bar(page), path).toBeHidden()
    expect(await page.evaluate(signalButtons), path).toEqual([own])
  }
})

test('the page ends in ink below the footer, even where the phone bar is hidden', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 24, 29)')
  await expect(page.locator('main')).toHaveCSS('background-color', 'rgb(244, 241, 234)')
})

test('the main touch targets are at least 44 px high', async ({ page }) => {
  for (const path of ['/', '/appointment', '/contact', '/services/inspection', '/faq', '/shop', '/cart', '/pricing', '/testimonials']) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.toggleAttribute('data-render-all', true))
    for (const viewport of [portrait, landscape]) {
      await page.setViewportSize(viewport)
      const small = await page.evaluate(() => {
        const targets = 'main :is(button, input, select, textarea), aside a, footer a[href^="tel:"], header button'
        const buttonLinks = [...document.querySelectorAll('main a:not([aria-hidden])')].filter((link) => {
          const { borderTopWidth, backgroundColor } = getComputedStyle(link)
          return borderTopWidth !== '0px' || backgroundColor === 'rgb(255, 90, 31)'
        })
        return [...document.querySelectorAll(targets), ...buttonLinks]
          .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
          .map((target) => target.outerHTML.slice(0, 120))
      })
      expect(small, `${path} at ${viewport.width} px`).toEqual([])
    }
  }
})

/** Runs in the page. Returns the names of the buttons in view that have the signal colour. */
function signalButtons(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a, button')]
    .filter((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const inView = bottom > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true })
      return inView && getComputedStyle(element).backgroundColor === 'rgb(255, 90, 31)'
    })
    .map(({ textContent }) => textContent?.trim() ?? '')
}
