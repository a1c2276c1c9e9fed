import type { Page } from '@playwright/test'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { expect, test } from '../workshop-fixture.ts'
import { fill } from './page-parts.ts'

const email = 'Please enter a valid email address.'
const phone = 'Please enter a valid phone number.'
const plate = 'Please enter a valid registration plate.'

/** Each rule: a field, what is typed, and the message that follows; none if it's valid. */
const rules = {
  booking: [
    ['name', '', 'Name is required.'],
    ['name', '   ', 'Name is required.'],
    ['name', 'Hana Williams'],
    ['email', '', 'Email is required.'],
    ['email', 'hana.example.nz', email],
    ['email', 'hana@example.co.nz'],
    ['phone', '', 'Phone is required.'],
    ['phone', '555 0142', phone],
    ['phone', '(06) 555 0100', phone],
    ['phone', '065550100', phone],
    ['phone', '+065550100', phone],
    ['phone', '0800 WORKSHOP', phone],
    ['phone', '06 555 0100'],
    ['phone', '0655501000'],
    ['phone', '+0655501001'],
    ['phone', '+64-21-555-0142'],
    ['plate', '', 'Registration plate is required.'],
    ['plate', 'klm482', plate],
    ['plate', 'ABCDEF123', plate],
    ['plate', 'ABCD-1234', plate],
    ['plate', 'AB_12', plate],
    ['plate', 'AB1'],
    ['plate', 'AB1234'],
    ['plate', 'KLM482'],
    ['plate', 'ABCD-123'],
    ['plate', 'KIWI-1 A'],
    ['message', '', 'Message is required.'],
    ['message', 'WoF, please'],
  ],
  contact: [
    ['name', '', 'Name is required.'],
    ['email', '', 'Email is required.'],
    ['email', 'tom@', email],
    ['email', 'tom.fraser@example.co.nz'],
    ['phone', '555 0173', phone],
    ['phone', '065550173', phone],
    ['phone', ''],
    ['phone', '+6465550173'],
    ['subject', '', 'Subject is required.'],
    ['subject', 'Courtesy car'],
    ['message', '', 'Message is required.'],
    ['message', 'Do you have one?'],
  ],
} as const

for (const { kind, path, good } of [
  { kind: 'booking', path: '/appointment', good: goodBooking },
  { kind: 'contact', path: '/contact', good: goodContact },
] as const) {
  test(`the rules of the ${kind} form hold in the page, and on the server`, async ({ page, request }) => {
    await page.goto(path)
    await expect(page.locator('form[novalidate]')).toBeAttached()
    await fill(page, good)
    for (const [name, typed, message] of rules[kind]) {
      const field = page.locator(`main [name=${name}]`)
      await field.fill(typed)
      // To the next field or back; leaving a field is what shows its message.
      await page.locator(`main [name=${name === 'name' ? 'email' : 'name'}]`).focus()
      const rule = `${name} '${typed}'`
      await expect.poll(() => errorOf(page, name), rule).toBe(message ?? '')
      await expect(page.locator('main button[type=submit]').first(), rule).toBeEnabled({ enabled: !message })
      await field.fill((good as Record<string, string>)[name] ?? '')
    }
    const onServer = rules[kind].map(async ([name, typed, message]) => {
      const answer = await request.post(`/dev/${kind}`, { data: { ...good, email: 'rules@visitor.test', [name]: typed } })
      expect([answer.status() < 300, (await answer.json()).errors?.[name]], `${name} '${typed}' on the server`).toEqual([!message, message])
    })
    await Promise.all(onServer)
  })
}

test('a service is required', async ({ page, request }) => {
  await page.goto('/appointment')
  await expect(page.locator('form[novalidate]')).toBeAttached()
  await page.locator('select[name=service]').evaluate((select: HTMLSelectElement) => {
    select.value = ''
    select.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.getByLabel('Name').press('Enter')
  await expect(page.getByText('Please select a service type.')).toBeVisible()
  const answer = await request.post('/dev/booking', { data: { ...goodBooking, service: '' } })
  expect((await answer.json()).errors).toEqual({ service: 'Please select a service type.' })
})

test('other forms have no validators, and email fields have their type only', async ({ read }) => {
  for (const path of [
    '/cart',
    '/checkout',
    '/blog-2',
    '/blog-details',
    '/sign-in',
    '/sign-up',
    '/products-details',
    '/projects-details',
    '/coming-soon',
  ]) {
    const fields = (await read(path)).locator('main form[method=dialog] :is(input, select, textarea)')
    const rules = await fields.evaluateAll(
      (all) => all.filter((field) => ['required', 'pattern', 'maxlength', 'minlength'].some((rule) => field.hasAttribute(rule))).length,
    )
    expect(rules, path).toBe(0)
    const emails = await fields.evaluateAll(
      (all) => all.filter((field) => /email/i.test(field.getAttribute('name') ?? '') && field.getAttribute('type') !== 'email').length,
    )
    expect(emails, path).toBe(0)
  }
})

/** Returns the message of a field, or nothing. */
async function errorOf(page: Page, name: string): Promise<string> {
  return await page.locator(`main [name=${name}]`).evaluate((field) => {
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
    const texts = ids.map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
    return field.getAttribute('aria-invalid') === 'true' ? (texts.find((text) => /required|valid/.test(text)) ?? '') : ''
  })
}
