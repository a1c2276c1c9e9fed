import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { browserData, nothing } from '../browser-data.ts'
import { expect, test } from '../workshop-fixture.ts'

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
