import type { Page } from '@playwright/test'
import { servicePath } from '../../content/service.ts'
import { services } from '../../content/services.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { expect, followFooterLink, hydrated, test } from '../workshop-fixture.ts'

test('a visitor books a service from the home page, on a phone', async ({ page, workshop }) => {
  const email = 'from-home@visitor.test'
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Transmission/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Transmission' })).toBeVisible()
  await page.getByRole('link', { name: 'Book this service' }).first().click()
  await expect(page).toHaveURL(/appointment/)
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Repair Services')
  for (const name of ['name', 'phone', 'plate', 'message'] as const) await page.locator(`[name=${name}]`).fill(goodBooking[name])
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Book appointment' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  expect(workshop.stored(email)).toMatchObject([{ service: 'Repair Services' }])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a service page links to the form with its service selected', async ({ page }) => {
    await page.goto('/services/inspection')
    await page.getByRole('link', { name: 'Book this service' }).first().click()
    await expect(page).toHaveURL(/appointment/)
    await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Inspection and WoF Services')
  })
})

test('the services that the footer leads to open with links to all nine', async ({ page }) => {
  await page.goto('/faq')
  await followFooterLink(page, 'Services')
  await expect(page).toHaveURL(/services-1/)
  const strip = page.getByRole('navigation', { name: 'All services' }).getByRole('link')
  await expect(strip).toHaveCount(9)
  await expect(strip.first()).toBeInViewport()
  await strip.filter({ hasText: 'Transmission' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Transmission' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Frequently asked questions' })).toBeVisible()
})

test('each everyday job leads to the generic service page, and to the booking form with its service selected', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services-1')
  const job = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Brake service' }) })
  await expect(job.getByRole('link', { name: 'Brake service', exact: true })).toHaveAttribute('href', '/service-details')
  await job.getByRole('link', { name: /Book this job.*Brake service/ }).click()
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Maintenance Services')
})

test('a row has arrows only where something is out of view', async ({ page }) => {
  const next = page.getByRole('main').getByRole('button', { name: 'Next' })
  for (const [path, first, then] of [
    ['/projects', [390, 1], [768, 0]],
    // The brands fit, the projects don't.
    ['/', [1440, 1], [390, 2]],
    // The slider, and the tall pictures on a phone.
    ['/projects/project-a', [1440, 1], [390, 2]],
  ] as const) {
    await page.setViewportSize({ width: first[0], height: 900 })
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => document.documentElement.toggleAttribute('data-render-all', true))
    for (const [width, arrows] of [first, then]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(next, `${path} at ${width} px`).toHaveCount(arrows)
    }
  }
})

test('on a phone, a row that shows part of its next item runs off the edges of the screen, and starts and ends at the margins', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let rows = 0
  for (const path of ['/', '/projects', '/projects/project-a', '/home-demo-two', '/testimonials']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => document.documentElement.toggleAttribute('data-render-all', true))
    for (const row of await page.getByRole('main').locator('[aria-roledescription=carousel] > ul').all()) {
      const { left, right, first, last, peeks } = await row.evaluate((list) => {
        const { left, right } = list.getBoundingClientRect()
        const [first, next] = [...list.children].map((item) => item.getBoundingClientRect())
        list.scrollTo({ left: list.scrollWidth, behavior: 'instant' })
        const last = list.lastElementChild?.getBoundingClientRect().right ?? 0
        return { left, right, first: first?.left ?? 0, last, peeks: (next?.left ?? right) < right }
      })
      if (!peeks) continue
      rows += 1
      const off = [left, right - 390, first - 20, last - 370].map((distance) => Math.abs(distance))
      expect(Math.max(...off), `${path}: ${[left, right, first, last]}`).toBeLessThanOrEqual(1.5)
    }
  }
  expect(rows).toBeGreaterThanOrEqual(7)
})

test('carousels say which of their items are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/home-demo-two')
  await hydrated(page)
  for (const [name, before, after] of [
    ['Highlights', '1 of 3', '2 of 3'],
    ['Services', '1–3 of 6', '2–4 of 6'],
  ] as const) {
    const row = page.getByRole('region', { name, exact: true })
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByText(before, { exact: true })).toBeVisible()
    await row.getByRole('button', { name: 'Next' }).click()
    await expect(row.getByText(after, { exact: true })).toBeVisible()
  }
})

test('a visitor browses the pictures of a project', async ({ page }) => {
  await page.goto('/projects')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Rust Repair, Landrover Discovery 4' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Landrover Discovery 4')
  await expect(page.getByText('Model Year')).toHaveCount(0)

  const tall = page.getByRole('link', { name: /View larger/ })
  await expect(tall).toHaveCount(9)
  await tall.nth(2).click()
  const dialog = page.getByRole('dialog', { name: 'Large pictures' })
  await expect(dialog).toBeVisible()
  const pictures = dialog.getByRole('figure')
  await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.9 })
  await expect(pictures.nth(2)).toContainText('Cutting out')
  await expect(dialog.getByText('3 of 9', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('status')).toBeEmpty()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(pictures.nth(3)).toBeInViewport({ ratio: 0.9 })
  await expect(dialog.getByRole('status')).toHaveText(/^4 of 9\. The patch laid flat/)
  await dialog.getByRole('list').focus()
  await page.keyboard.press('ArrowRight')
  await expect(pictures.nth(4)).toBeInViewport({ ratio: 0.9 })
  await expect(dialog.getByRole('status')).toHaveText(/^5 of 9\. /)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(tall.nth(2)).toBeFocused()

  const wide = page.getByRole('list', { name: 'Landrover Discovery 4, nine pictures' }).getByRole('link')
  await expect(wide).toHaveCount(9)
  await wide.nth(1).click()
  await expect(dialog.getByRole('figure').nth(1)).toBeInViewport({ ratio: 0.9 })
})

const divider = (page: Page) => page.getByRole('slider', { name: 'Before and after' })

test('a visitor compares before and after, with the mouse and with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/projects/project-d')
  await hydrated(page)
  const { left, width, middle } = await divider(page).evaluate((range) => {
    range.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = range.getBoundingClientRect()
    return { left, width, middle: top + height / 2 }
  })
  await page.mouse.move(left + width / 2, middle)
  await page.mouse.down()
  await page.mouse.move(left + width / 4, middle, { steps: 5 })
  await page.mouse.up()
  await expect(divider(page)).toHaveAttribute('aria-valuetext', /^2[45]% before/)
  const after = page.getByText('After', { exact: true }).locator('..')
  expect(await after.evaluate((side) => getComputedStyle(side).clipPath)).toMatch(/^inset\(0px 0px 0px 2[45]\b/)

  await expect(divider(page)).toBeFocused()
  await page.keyboard.press('End')
  await expect(divider(page)).toHaveAttribute('aria-valuetext', '100% before, 0% after')
})

test('a finger moves the divider sideways, and scrolls the page up and down', { tag: '@chromium' }, async ({ browser, workshop }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(`${workshop.url}/projects/project-d`)
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0)
  const { left, width, middle } = await divider(page).evaluate((range) => {
    range.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = range.getBoundingClientRect()
    return { left, width, middle: top + height / 2 }
  })
  const session = await context.newCDPSession(page)
  const swipe = async (across: number, down: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    const steps = Array.from({ length: 11 }, (_, i) => ({ x: left + width / 2 + (across * i) / 10, y: middle + (down * i) / 10 }))
    for (const [i, point] of steps.entries()) await touch(i === 0 ? 'touchStart' : 'touchMove', [point])
    await touch('touchEnd', [])
  }
  const scrolled = await page.evaluate(() => scrollY)
  await swipe(-width / 4, 0)
  await expect(divider(page)).toHaveAttribute('aria-valuetext', /^2\d% before/)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await swipe(0, -200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 100)
  await context.close()
})

test.describe('before and after without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('are side by side, on a phone one above the other, each with its name', async ({ page }) => {
    for (const [width, beside] of [
      [1440, true],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/projects/project-d')
      await expect(divider(page)).toBeHidden()
      const [before, after] = await Promise.all(
        ['Before', 'After'].map((name) => page.getByText(name, { exact: true }).locator('..').boundingBox()),
      )
      if (!before || !after) throw new Error('One of the pictures is not shown.')
      expect(after.width).toBe(before.width)
      expect(beside ? after.x - before.x : after.y - before.y).toBeGreaterThanOrEqual(beside ? before.width : before.height)
    }
  })
})

test('each service shows its sheet, with a scale where it has marks and a light where it has one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const service of services) {
    const { title, rows } = service.sheet
    await page.goto(servicePath(service), { waitUntil: 'domcontentloaded' })
    const headers = page.getByRole('table', { name: title }).getByRole('rowheader')
    const shown = await headers.evaluateAll((all) =>
      all.map((header) => [header.textContent, header.closest('tr')?.querySelectorAll('svg').length]),
    )
    expect(shown).toEqual(rows.map(({ name, marks, light }) => [name, [marks, light].filter(Boolean).length]))
  }
})
