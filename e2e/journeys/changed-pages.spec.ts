import type { Page } from '@playwright/test'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { bookableServices } from '../../workshop/bookable-services.ts'
import { addExtensionElements, translatePage, wrapFields } from '../change-page.ts'
import { mainPaths, otherPaths } from '../checks/page-paths.ts'
import { delayRequests, expect, hydrated, test } from '../workshop-fixture.ts'

const changes = [
  ['a translator', translatePage],
  ['extensions', addExtensionElements],
  ['extensions that move fields', wrapFields],
] as const

for (const [who, change] of changes) {
  for (const when of ['before', 'after']) {
    test(`a booking can be sent from a page that ${who} changed ${when} its scripts ran`, async ({ page, workshop }) => {
      const booking = { ...goodBooking, email: `${who.replaceAll(' ', '-')}-${when}@visitor.test` }
      const release = when === 'before' ? await delayRequests(page, '**/*.js') : undefined
      await page.goto('/appointment')
      if (!release) await hydrated(page)
      await page.evaluate(change)
      if (release) {
        release()
        await hydrated(page)
        await page.evaluate(change)
      }
      await field(page, 'name').focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('#booking-name-error')).toBeVisible()
      for (const name of ['name', 'email', 'phone', 'message'] as const) await field(page, name).fill(booking[name])
      await field(page, 'plate').fill('klm482')
      await field(page, 'service').selectOption({ index: 3 })
      await page.locator('#booking-plate-suggestion').click()
      await expect(field(page, 'plate')).toHaveValue('KLM482')
      await page.evaluate(change)
      await field(page, 'plate').press('Enter')
      await expect(page.locator('[data-sent]')).toBeVisible()
      await expect(field(page, 'name')).toBeHidden()
      expect(workshop.stored(booking.email)).toMatchObject([{ ...booking, service: bookableServices[2] }])
    })
  }

  test(`what is typed while the scripts load of a page that ${who} changed stays, with the focus`, async ({ page }) => {
    const release = await delayRequests(page, '**/*.js')
    await page.goto('/contact')
    await page.evaluate(change)
    await page.locator('#contact-message').fill('Is the WoF')
    await page.locator('#contact-name').pressSequentially('Hana ')
    release()
    await page.locator('#contact-name').pressSequentially('Sample Rewi from Levin', { delay: 60 })
    await expect(page.locator('form[aria-label="Write to us"]')).toHaveAttribute('novalidate')
    await page.keyboard.type('!')
    await expect(page.locator('#contact-name')).toHaveValue('Hana Sample Rewi from Levin!')
    await expect(page.locator('#contact-message')).toHaveValue('Is the WoF')
    await expect(page.locator('#contact-missing')).toHaveText('Still to fill in: email and subject.')
  })
}

test('a failure, a retry and its success are shown in a translated page', async ({ page }) => {
  await page.goto('/appointment')
  await hydrated(page)
  await page.evaluate(translatePage)
  for (const name of ['name', 'email', 'phone', 'plate', 'message'] as const) await field(page, name).fill(goodBooking[name])
  for (const status of [503, 429]) {
    await page.route('**/dev/booking', (route) => route.fulfill({ status }), { times: 1 })
    await field(page, 'plate').press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Failed to send message. Please try again.')
    await expect(page.getByText(status === 429 ? 'a lot of messages' : 'Everything you typed is still here')).toBeVisible()
    await page.evaluate(translatePage)
  }
  await field(page, 'plate').press('Enter')
  await expect(page.getByText('Message sent successfully!')).toBeFocused()
  await page.evaluate(translatePage)
  await page.locator('#booking [data-sent] ~ button').click()
  await expect(field(page, 'name')).toBeFocused()
})

for (const [which, paths, tag] of [
  ['each main page', mainPaths, undefined],
  ['each other page', otherPaths, '@nightly'],
] as const)
  test(`${which} still works once it is translated: its buttons, and a link to another page`, { tag }, async ({ page }) => {
    test.setTimeout(180_000)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(`${new URL(page.url()).pathname}: ${error.message}`))
    for (const path of paths) {
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(translatePage)
      await page.evaluate(() => {
        for (const button of document.querySelectorAll<HTMLElement>('button, [role=tab]')) button.click()
        for (const form of document.querySelectorAll<HTMLFormElement>('form:not([method=dialog])')) form.requestSubmit()
        for (const dialog of document.querySelectorAll('dialog')) dialog.close()
      })
      await page.evaluate(translatePage)
      await page.evaluate(() =>
        [...document.links].find(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)?.click(),
      )
      await expect.poll(() => new URL(page.url()).pathname, { message: `after ${path}: ${errors}`, intervals: [50] }).not.toBe(path)
      await expect(page.locator('h1')).toBeVisible()
    }
    expect(errors).toEqual([])
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the options of a select have values of their own', async ({ page }) => {
    for (const path of ['/appointment', '/checkout', '/cart']) {
      await page.goto(path)
      for (const option of await page.locator('option').all())
        expect(await option.getAttribute('value'), await option.innerText()).not.toBeNull()
    }
  })
})

function field(page: Page, name: string) {
  return page.locator(`#booking-${name}`)
}
