import { connect } from 'node:net'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { expect, test } from '../workshop-fixture.ts'
import { fill } from './page-parts.ts'

for (const { kind, path, good, submit } of [
  { kind: 'booking', path: '/appointment', good: goodBooking, submit: 'Book appointment' },
  { kind: 'contact', path: '/contact', good: goodContact, submit: 'Send message' },
] as const) {
  test(`when the ${kind} fails for any reason, its message is shown, the error is logged, and the values stay`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await page.goto(path)
    await expect(page.locator('form[novalidate]')).toBeAttached()
    await fill(page, good)
    for (const [reason, answer] of [
      ['a server error', { status: 500 }],
      ['a refusal', { status: 422, json: {} }],
      ['a redirect', { status: 302, headers: { location: '/readyz' } }],
      ['an HTML page', { status: 200, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }],
      ['no connection', undefined],
    ] as const) {
      await page.route(`**/dev/${kind}`, (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 })
      const button = page.getByRole('button', { name: submit })
      await expect(button).toBeEnabled()
      await button.click()
      await expect(page.getByRole('alert'), reason).toHaveText('Failed to send message. Please try again.')
      for (const [name, value] of Object.entries(good)) await expect(page.locator(`main [name=${name}]`), reason).toHaveValue(value)
      // Typing takes the message away, so that the next one is a new one.
      await page.locator('main [name=message]').press('End')
      await page.locator('main [name=message]').pressSequentially(' ')
      await page.locator('main [name=message]').press('Backspace')
      await expect(page.getByRole('alert')).toBeEmpty()
    }
    expect(logged.filter((text) => text.includes(`The ${kind} was not received`))).toHaveLength(5)
    expect(logged.join(), 'what was typed is not logged').not.toContain(good.email)
  })
}

for (const path of ['/no-such-page', '/services/no-such-service', '/%E0%A4%A', '/pricing/%zz']) {
  test(`an unknown route shows the not-found page: ${path}`, async ({ page }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    const response = await page.goto(path)
    expect([404, 400]).toContain(response?.status())
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible()
    await page.mouse.move(5, 5)
    await page.getByRole('main').getByRole('link', { name: 'Return To Home Page' }).click()
    await expect(page).toHaveURL('/')
    expect(problems).toEqual([])
  })
}

test('an address that is too long shows a page', async ({ workshop }) => {
  const socket = connect(Number(new URL(workshop.url).port), '127.0.0.1')
  socket.end(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a.nz\r\nAccept: text/html\r\n\r\n`)
  const response = (await socket.toArray()).join('')
  expect(response).toMatch(/^HTTP\/1\.1 431 /)
  expect(response).toContain('<h1>We couldn’t open that page</h1>')
})
