import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import { goodContact } from '../../enquiries/contact/contact.examples.ts'
import { bookableServices } from '../../workshop/bookable-services.data.ts'
import { delayRequests } from '../workshop-fixture.ts'
import { expect, fill, test } from './contract-fixture.ts'

const forms = [
  { kind: 'booking', path: '/appointment', good: goodBooking, submit: 'Book appointment' },
  { kind: 'contact', path: '/contact', good: goodContact, submit: 'Send message' },
] as const

for (const { kind, path, good, submit } of forms) {
  test(`while the ${kind} is being sent, that is announced, and then its card shows all that was sent`, async ({ page }) => {
    const answers = { ...good, email: `announced-${kind}@visitor.test`, message: 'First line\nand the second' }
    const answer = await delayRequests(page, `**/dev/${kind}`)
    await page.goto(path)
    await expect(page.locator('form[novalidate]')).toBeAttached()
    await fill(page, answers)
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Sending…' })).toBeAttached()
    answer()
    await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully!' })).toBeVisible()
    const card = page.locator(`#${kind}`)
    await expect(card.getByRole('definition').filter({ visible: true }).last()).toHaveText('First line and the second')
    for (const text of Object.values({ ...answers, message: 'First line' }))
      await expect(card.getByRole('definition').filter({ hasText: text })).toBeVisible()
  })
}

test.describe('an answer that arrives after the visitor has gone to another page', () => {
  const answers = { ...goodBooking, email: 'gone-on@visitor.test' }

  for (const [link, form] of [
    ['FAQ', false],
    ['Home', true],
  ] as const) {
    test(`is said there, and after success the form is empty, on ${link}`, async ({ page, workshop }) => {
      const answer = await delayRequests(page, '**/dev/booking')
      await page.goto('/appointment')
      await expect(page.locator('form[novalidate]')).toBeAttached()
      const email = `gone-to-${link.toLowerCase()}@visitor.test`
      await fill(page, { ...answers, email })
      await page.getByRole('button', { name: 'Book appointment' }).click()
      await page.evaluate((to) => window.navigation.navigate(to).finished, form ? '/' : '/faq')
      if (form) {
        await expect(page.getByLabel('Name')).toHaveValue(answers.name)
        await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
      }
      answer()
      const notice = page.getByRole('status').filter({ hasText: 'Message sent successfully! We’ll call you on' })
      await expect(notice.getByRole('paragraph')).toBeInViewport()
      await notice.getByRole('button', { name: 'Close' }).click()
      await expect(notice).toHaveCount(0)
      if (!form) await page.evaluate(() => window.navigation.navigate('/appointment').finished)
      await expect(page.getByLabel('Name')).toHaveValue('')
      await expect(page.getByLabel('Service')).toHaveValue(bookableServices[0] ?? '')
      await expect(page.getByRole('button', { name: 'Book appointment' })).toBeDisabled()
      expect(workshop.stored(email)).toHaveLength(1)
    })

    test(`is said there, and after failure the form keeps its values, on ${link}`, async ({ page }) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      await page.route('**/dev/booking', async (route) => {
        await promise
        await route.fulfill({ status: 503 })
      })
      await page.goto('/appointment')
      await expect(page.locator('form[novalidate]')).toBeAttached()
      await fill(page, answers)
      await page.getByRole('button', { name: 'Book appointment' }).click()
      await page.evaluate((to) => window.navigation.navigate(to).finished, form ? '/' : '/faq')
      resolve()
      const notice = page.getByRole('status').filter({ hasText: 'Failed to send message. Please try again.' })
      await expect(notice.getByRole('paragraph')).toBeInViewport()
      await notice.getByRole('link', { name: 'Back to the form' }).click()
      await expect(page).toHaveURL('/appointment#booking')
      for (const [name, answer] of Object.entries(answers)) await expect(page.locator(`[name=${name}]`)).toHaveValue(answer)
      await expect(page.getByRole('button', { name: 'Book appointment' })).toBeEnabled()
    })
  }
})
