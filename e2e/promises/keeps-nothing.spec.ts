import type { Page } from '@playwright/test'
import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import { pages } from '../../workshop/pages.ts'
import { awake, expect, test } from '../workshop-fixture.ts'

/** What the browser holds of us. */
async function kept(page: Page) {
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))
  return { ...stored, cookies: await page.context().cookies() }
}

const nothing = { local: [], session: [], databases: 0, caches: 0, cookies: [] }

test('no page leaves anything in the browser: no cookie, no storage', async ({ page }) => {
  for (const path of Object.keys(pages)) {
    await page.goto(path)
    await awake(page)
  }
  expect(await kept(page)).toEqual(nothing)
})

test('what was typed outlives a reload, and nothing of it is left once it was sent', async ({ page, workshop }) => {
  const booking = { ...goodBooking, email: 'draft@visitor.test' }
  await page.goto('/appointment')
  await expect(page.locator('form[novalidate]')).toBeAttached()
  expect(await kept(page)).toEqual(nothing)
  await page.getByLabel('Service').selectOption(booking.service)
  for (const name of ['name', 'email', 'phone', 'plate', 'message'] as const) await page.locator(`[name=${name}]`).fill(booking[name])

  // Another tab of the same browser sees nothing of it; this one has it after a reload that forgets the form itself.
  await page.evaluate(() => document.querySelector('form')?.setAttribute('autocomplete', 'off'))
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue(booking.message)
  await expect(page.getByLabel('Service')).toHaveValue(booking.service)
  await page.getByRole('button', { name: 'Book appointment' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  expect(workshop.stored(booking.email)).toMatchObject([booking])
  expect(await kept(page)).toEqual(nothing)
})
