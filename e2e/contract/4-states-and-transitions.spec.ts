import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { bookableServices } from '../../workshop/bookable-services.ts'
import { delayRequests, expect, test } from '../workshop-fixture.ts'
import { fill } from './page-parts.ts'

const forms = [
  { kind: 'booking', path: '/appointment', good: goodBooking, submit: 'Book appointment' },
  { kind: 'contact', path: '/contact', good: goodContact, submit: 'Send message' },
] as const

test('on load, service is preselected to Bodywork and Collision Repairs', async ({ read }) => {
  for (const path of ['/appointment', '/', '/about', '/projects'])
    await expect((await read(path)).getByRole('combobox', { name: 'Service' }), path).toHaveValue('Bodywork and Collision Repairs')
})

for (const { kind, path, good, submit } of forms) {
  const required = kind === 'booking' ? ['name', 'email', 'phone', 'plate', 'message'] : ['name', 'email', 'subject', 'message']

  test(`submit of the ${kind} form is disabled while the form is invalid, and Enter then shows every error and sends nothing`, async ({
    page,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await page.goto(path)
    await expect(page.locator('form[novalidate]')).toBeAttached()
    const button = page.getByRole('button', { name: submit })
    await expect(button).toBeDisabled()
    // An error appears only when its field is invalid and touched.
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    await page.locator('[name=email]').fill('no address')
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    await page.locator('[name=name]').focus()
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)

    await page.locator('[name=email]').fill('')
    await page.locator('[name=name]').press('Enter')
    const invalid = page.locator('[aria-invalid=true]')
    expect(await invalid.evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))).toEqual(required)
    await fill(page, good)
    await expect(button).toBeEnabled()
    await expect(invalid).toHaveCount(0)
    expect(sent).toEqual([])
  })

  test(`success of the ${kind} form sets its message, and resets the form`, async ({ page, workshop }) => {
    const answers = { ...good, email: `success-${kind}@visitor.test` }
    await page.goto(path)
    await expect(page.locator('form[novalidate]')).toBeAttached()
    await fill(page, answers)
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully!' })).toBeVisible()
    await page.getByRole('button', { name: kind === 'booking' ? 'Book another' : 'Send another message' }).click()
    for (const name of Object.keys(answers))
      await expect(page.locator(`main [name=${name}]`)).toHaveValue(name === 'service' ? 'Bodywork and Collision Repairs' : '')
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    expect(workshop.stored(answers.email)).toHaveLength(1)
  })
}

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

test('from its target on, the countdown shows 0 for each unit, and that the day has come', async ({ read }) => {
  const main = (await read('/coming-soon')).getByRole('main')
  await expect(main.getByRole('timer').getByRole('definition')).toHaveText(['0', '0', '0', '0'])
  await expect(main.getByText('The wait is over.')).toBeVisible()
})

test('the countdown runs toward 20 March 2024, 17:00 Pacific daylight time, without leading zeros', async ({ page }) => {
  // A day, two hours, three minutes and four seconds before.
  await page.clock.setFixedTime(Date.parse('2024-03-20T17:00:00-07:00') - (((24 + 2) * 60 + 3) * 60 + 4) * 1000)
  await page.goto('/coming-soon')
  await expect(page.getByRole('timer').getByRole('definition')).toHaveText(['1', '2', '3', '4'])
})
