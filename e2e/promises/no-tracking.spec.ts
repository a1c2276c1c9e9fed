import type { Page } from '@playwright/test'
import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import { pages } from '../../workshop/pages.ts'
import { expect, hydrated, test } from '../workshop-fixture.ts'

/** Returns everything that the browser stores for the site. */
async function browserData(page: Page) {
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))
  return { ...stored, cookies: await page.context().cookies() }
}

const nothing = { local: [], session: [], databases: 0, caches: 0, cookies: [] }

test('no page stores anything in the browser', async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of Object.keys(pages)) {
    await page.goto(path)
    await hydrated(page)
  }
  expect(await browserData(page)).toEqual(nothing)
})

test('a draft survives a reload, and is deleted once it is sent', async ({ page, workshop }) => {
  const booking = { ...goodBooking, email: 'draft@visitor.test' }
  await page.goto('/appointment')
  await expect(page.locator('form[novalidate]')).toBeAttached()
  expect(await browserData(page)).toEqual(nothing)
  await page.getByLabel('Service').selectOption(booking.service)
  for (const name of ['name', 'email', 'phone', 'plate', 'message'] as const) await page.locator(`[name=${name}]`).fill(booking[name])

  // With autocomplete off, the browser doesn't restore the fields itself, so only the draft can.
  await page.evaluate(() => document.querySelector('form')?.setAttribute('autocomplete', 'off'))
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue(booking.message)
  await expect(page.getByLabel('Service')).toHaveValue(booking.service)
  await page.getByRole('button', { name: 'Book appointment' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  expect(workshop.stored(booking.email)).toMatchObject([booking])
  expect(await browserData(page)).toEqual(nothing)
})
