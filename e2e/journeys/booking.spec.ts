import type { Page } from '@playwright/test'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { delayRequests, expect, hydrated, test } from '../workshop-fixture.ts'

/** Each test has its own visitor, so that it finds its own record and emails. */
function visitor(name: string) {
  return { ...goodBooking, email: `${name}@visitor.test` }
}

test('a visitor books an appointment using only the keyboard', async ({ page, workshop }) => {
  const booking = visitor('keyboard')
  await page.goto('/')
  await formHydrated(page)
  await tabTo(page, 'Book an appointment')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/appointment')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, 'Name')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Name is required.')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()

  await page.keyboard.type(booking.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(booking.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(booking.phone)
  await page.keyboard.press('Tab')
  await page.keyboard.type('klm482')
  await expect(page.getByText('Please enter a valid registration plate.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Use capitals: KLM482' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Registration plate')).toBeFocused()
  await expect(page.getByLabel('Registration plate')).toHaveValue(booking.plate)
  await expect(page.getByRole('button', { name: 'Use capitals' })).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Insp')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Book appointment' })).toBeDisabled()
  await page.keyboard.type(booking.message)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Book appointment' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByText('Message sent successfully!')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByLabel('Service')).toHaveValue('Bodywork and Collision Repairs')
  await expect(page.getByRole('form')).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully!' })).toBeInViewport()
  await expectSummary(page, booking.phone)
  const another = page.getByRole('button', { name: 'Book another' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(another).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByText('Message sent successfully!')).toBeHidden()

  expect(workshop.stored(booking.email)).toMatchObject([{ kind: 'booking', ...booking }])
  const mails = await workshop.mails(booking.email, 2)
  const toWorkshop = mails.find(({ to }) => to.includes('counter@workshop.test'))?.email
  const toVisitor = mails.find(({ to }) => to.includes(booking.email))?.email
  expect(toWorkshop?.subject).toMatch(/^Booking: KLM482, Inspection and WoF Services \([\dA-Z]{3}-[\dA-Z]{4}\)$/)
  expect(toWorkshop?.from?.address).toBe('website@workshop.test')
  expect(toWorkshop?.replyTo?.map(({ address }) => address)).toEqual([booking.email])
  for (const answer of Object.values(booking)) expect(toWorkshop?.text).toContain(answer)
  expect(toVisitor?.text).toContain(booking.plate)
  expect(toVisitor?.text).toContain(booking.service)
  expect(toVisitor?.text).toContain(booking.phone)
  expect(JSON.stringify(toVisitor)).not.toContain(booking.message)
  expect(JSON.stringify(toVisitor)).not.toContain(booking.name)
})

test('the form stays where it is when a visitor who came by a link taps its first field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services')
  await hydrated(page)
  await page.locator('[href="/appointment"]:visible').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const top = async () => (await page.getByRole('form').boundingBox())?.y
  const before = await top()
  const name = await page.getByLabel('Name').boundingBox()
  await page.mouse.click(name?.x ?? 0, (name?.y ?? 0) + 10)
  await expect(page.getByLabel('Name')).toBeFocused()
  expect(await top()).toBe(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor books an appointment', async ({ page, workshop }) => {
    const booking = visitor('no-script')
    await page.goto('/')
    await page.getByRole('link', { name: 'Book an appointment' }).first().click()
    // The home page has the same form.
    await expect(page).toHaveURL('/appointment')
    await fill(page, { ...booking, plate: 'klm482', phone: '065550142' })
    const [refusal] = await Promise.all([
      page.waitForResponse('/appointment'),
      page.getByRole('button', { name: 'Book appointment' }).click(),
    ])
    expect(refusal.status()).toBe(422)
    await expect(page.getByText('Please check: phone and registration plate.')).toBeInViewport()
    await expect(page.getByText('Please enter a valid registration plate.')).toBeVisible()
    await expect(page.getByText('Use capitals: KLM482')).toBeVisible()
    await expect(page.getByText('Use 06 555 0142')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use' })).toHaveCount(0)
    await expect(page.getByLabel('Name')).toHaveValue(booking.name)
    await expect(page.getByLabel('Message')).toHaveValue(booking.message)
    await expect(page.getByLabel('Service')).toHaveValue(booking.service)
    expect(workshop.stored(booking.email)).toEqual([])

    await page.getByLabel('Registration plate').fill(booking.plate)
    await page.getByLabel('Phone').fill('06 555 0142')
    await page.getByRole('button', { name: 'Book appointment' }).click()
    await expect(page.getByText('Message sent successfully!')).toBeInViewport()
    await expectSummary(page, '06 555 0142')
    await expect(page.getByLabel('Name')).toBeHidden()
    await page.getByText('Book another').click()
    await expect(page.getByLabel('Name')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('')
    await expect(page.getByLabel('Service')).toHaveValue('Bodywork and Collision Repairs')
    expect(workshop.stored(booking.email)).toMatchObject([{ kind: 'booking', ...booking, phone: '06 555 0142' }])
    const mails = await workshop.mails(booking.email, 2)
    expect(mails.some(({ email }) => email.text?.includes(booking.message))).toBe(true)
  })
})

test('a booking whose response was lost is not duplicated when it is sent again after a reload', { tag: '@chromium' }, async ({
  page,
  workshop,
}) => {
  const booking = visitor('twice')
  await page.goto('/appointment')
  await formHydrated(page)
  await page.route(
    '**/dev/booking',
    async (route) => {
      expect((await route.fetch()).status()).toBe(201)
      await route.abort()
    },
    { times: 1 },
  )
  await fill(page, booking)
  await page.getByRole('button', { name: 'Book appointment' }).click()
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible()
  await page.reload()
  await formHydrated(page)
  await expect(page.getByLabel('Message')).toHaveValue(booking.message)
  const [answer] = await Promise.all([
    page.waitForResponse('**/dev/booking'),
    page.getByRole('button', { name: 'Book appointment' }).click(),
  ])
  expect(answer.status()).toBe(200)
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  expect(workshop.stored(booking.email)).toHaveLength(1)
  await workshop.mails(booking.email, 2)
})

test('text typed before the scripts loaded is kept and can be sent', async ({ page, workshop }) => {
  const booking = visitor('early')
  const release = await delayRequests(page, '**/*.js')
  await page.goto('/appointment')
  await fill(page, booking)
  release()
  await formHydrated(page)
  await expect(page.getByRole('button', { name: 'Book appointment' })).toBeEnabled()
  await expect(page.getByLabel('Service')).toHaveValue(booking.service)
  await page.getByRole('button', { name: 'Book appointment' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  expect(workshop.stored(booking.email)).toMatchObject([booking])
})

test('when the server fails, something else answers or there are too many enquiries, the page says each time that sending failed, keeps every answer, and sends again', async ({
  page,
  workshop,
}) => {
  const booking = visitor('portal')
  await page.goto('/appointment')
  await formHydrated(page)
  await fill(page, booking)
  const answers: { status: number; headers?: Record<string, string>; contentType?: string; body?: string }[] = [
    { status: 503 },
    // A captive portal's own page.
    { status: 200, contentType: 'text/html', body: '<h1>Welcome to the Wi-Fi</h1>' },
    // A proxy's redirects, to an endpoint that always succeeds and to a page.
    { status: 307, headers: { location: '/readyz' } },
    { status: 302, headers: { location: '/contact' } },
    { status: 429, headers: { 'retry-after': '3600' } },
  ]
  for (const answer of answers) {
    await page.route('**/dev/booking', (route) => route.fulfill(answer), { times: 1 })
    const asked = page.waitForRequest('**/dev/booking')
    await page.getByRole('button', { name: 'Book appointment' }).click()
    await asked
    await expect(page.getByRole('button', { name: 'Book appointment' })).toBeFocused()
    await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible()
    for (const [name, answer] of Object.entries(booking)) await expect(page.locator(`[name=${name}]`)).toHaveValue(answer)
    await expect(page.getByText('Message sent successfully!')).toBeHidden()
    expect(workshop.stored(booking.email)).toEqual([])
  }
  const advice = page.getByText('We’ve had a lot of messages from your connection today. Please call us on')
  await expect(advice.getByRole('link', { name: '06 555 0100' })).toHaveAttribute('href', 'tel:+6465550100')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  await expect(page.getByText('Failed to send message. Please try again.')).toBeHidden()
  await expect(page.getByText('A copy is on its way to your email.')).toBeVisible()
  expect(workshop.stored(booking.email)).toMatchObject([{ kind: 'booking', ...booking }])
  await workshop.mails(booking.email, 2)
})

test('when the server hangs, the visitor sees an error after 15 seconds and can send again', async ({ page, workshop }) => {
  const booking = visitor('hanging')
  await page.clock.install()
  // The page's clock has no timeouts of signals.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
  await page.goto('/appointment')
  await formHydrated(page)
  await page.route('**/dev/booking', () => {}, { times: 1 })
  await fill(page, booking)
  await page.clock.pauseAt(Date.now() + 10_000)
  const asked = page.waitForRequest('**/dev/booking')
  await page.getByRole('button', { name: 'Book appointment' }).click()
  await page.clock.runFor(100)
  await asked
  await page.clock.runFor(14_800)
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  await page.clock.runFor(200)
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible()
  await page.clock.resume()
  await expect(page.getByLabel('Name')).toHaveValue(booking.name)
  expect(workshop.stored(booking.email)).toEqual([])

  await page.getByRole('button', { name: 'Book appointment' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  expect(workshop.stored(booking.email)).toMatchObject([{ kind: 'booking', ...booking }])
  await workshop.mails(booking.email, 2)
})

/** The card shows what was sent and what happens next, on paper as on the screen. */
async function expectSummary(page: Page, phone: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Book an Appointment' })
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media })
    for (const text of [
      goodBooking.name,
      'KLM482',
      'Inspection and WoF Services',
      `We’ll call you on ${phone}`,
      'A copy is on its way to your email.',
    ])
      await expect(card.getByText(text).filter({ visible: true })).toBeVisible()
  }
}

/** A hydrated form validates itself, so the browser no longer does. */
async function formHydrated(page: Page): Promise<void> {
  await expect(page.locator('form[novalidate]').first()).toBeAttached()
}

async function fill(page: Page, booking: typeof goodBooking): Promise<void> {
  await page.getByLabel('Name').fill(booking.name)
  await page.getByLabel('Email').fill(booking.email)
  await page.getByLabel('Phone').fill(booking.phone)
  await page.getByLabel('Registration plate').fill(booking.plate)
  await page.getByLabel('Service').selectOption(booking.service)
  await page.getByLabel('Message').fill(booking.message)
}

/** Presses Tab until the link or field with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('link', { name, exact: true }).or(page.getByLabel(name, { exact: true }))
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if ((await target.and(page.locator(':focus')).count()) > 0) return
  }
  throw new Error(`Pressing Tab never reached '${name}'.`)
}
