import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import { expect, hydrated, test } from '../workshop-fixture.ts'

test('a visitor books a service from the home page, on a phone', async ({ page, workshop }) => {
  const email = 'from-home@visitor.test'
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Transmission/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Transmission' })).toBeVisible()
  await page.getByRole('link', { name: 'Book this service' }).click()
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
    await page.getByRole('link', { name: 'Book this service' }).click()
    await expect(page).toHaveURL(/appointment/)
    await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Inspection and WoF Services')
  })
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
  const pictures = dialog.getByRole('img')
  await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.9 })
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(pictures.nth(3)).toBeInViewport({ ratio: 0.9 })
  await dialog.getByRole('list').focus()
  await page.keyboard.press('ArrowRight')
  await expect(pictures.nth(4)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(tall.nth(2)).toBeFocused()
})
