import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { expect, test } from '../workshop-fixture.ts'

test('a visitor asks a question without giving a phone number', async ({ page, workshop }) => {
  const enquiry = { ...goodContact, phone: '', email: 'no-phone@visitor.test' }
  await page.goto('/contact')
  await expect(page.locator('form[novalidate]')).toBeAttached()
  for (const [name, answer] of Object.entries(enquiry)) await page.locator(`[name=${name}]`).fill(answer)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await expect(page.getByText(`We’ll reply to ${enquiry.email}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send another message' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveValue('')

  expect(workshop.stored(enquiry.email)).toMatchObject([{ ...enquiry, kind: 'contact', phone: null }])
  const mails = await workshop.mails(enquiry.email, 2)
  const toWorkshop = mails.find(({ to }) => to.includes('counter@workshop.test'))?.email
  expect(toWorkshop?.subject).toMatch(/^Enquiry: Courtesy car \([\dA-Z]{3}-[\dA-Z]{4}\)$/)
  expect(toWorkshop?.replyTo?.[0]?.address).toBe(enquiry.email)
  expect(toWorkshop?.text).toContain(enquiry.message)
  const toVisitor = mails.find(({ to }) => to.includes(enquiry.email))?.email
  expect(JSON.stringify(toVisitor)).not.toContain(enquiry.message)
  expect(JSON.stringify(toVisitor)).not.toContain(enquiry.subject)
  expect(JSON.stringify(toVisitor)).not.toContain(enquiry.name)
})

test('on a phone, where the form is far below, the first screen has a link to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  const link = page.getByRole('main').getByRole('link', { name: 'Write to us' })
  await expect(link).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Name')).not.toBeInViewport()
  await link.click()
  await expect(page.getByLabel('Name')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(link).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor asks a question', async ({ page, workshop }) => {
    const enquiry = { ...goodContact, email: 'contact-no-script@visitor.test' }
    await page.goto('/contact')
    for (const [name, answer] of Object.entries(enquiry)) await page.locator(`[name=${name}]`).fill(answer)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    await expect(page.getByText('We’ll reply to contact-no-script@visitor.test or call 06 555 0173')).toBeVisible()
    await page.getByText('Send another message').click()
    await expect(page.getByLabel('Message')).toHaveValue('')
    expect(workshop.stored(enquiry.email)).toMatchObject([{ ...enquiry, kind: 'contact' }])
    const mails = await workshop.mails(enquiry.email, 2)
    expect(mails.some(({ email }) => email.text?.includes(enquiry.message))).toBe(true)
  })
})
