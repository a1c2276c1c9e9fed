import { connect } from 'node:net'
import { expect, test } from './contract-fixture.ts'

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
