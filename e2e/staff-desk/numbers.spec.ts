import { readFile } from 'node:fs/promises'
import { bookAsVisitor, expect, test } from './desk-fixture.ts'

test('an owner sees that a booking has come in, and downloads the list with it', async ({ page, openDesk, desk, workshop }) => {
  await openDesk('/desk/numbers')
  const bookings = page.getByRole('region', { name: 'The last 12 weeks' }).getByRole('row').nth(1).getByRole('cell').first()
  const before = Number(await bookings.textContent())
  const { email } = await bookAsVisitor(desk, workshop, 'numbers')
  await openDesk('/desk/workshop')
  await page.getByRole('link', { name: 'Numbers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Numbers' })).toBeVisible()
  // Other tests' bookings may come in meanwhile.
  expect(Number(await bookings.textContent())).toBeGreaterThan(before)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the list (CSV)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await download.path(), 'utf8')).toContain(`\r\n${workshop.stored(email)[0]?.reference},`)
})
