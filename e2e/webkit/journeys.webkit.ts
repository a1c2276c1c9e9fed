import { By, Key } from 'selenium-webdriver'
import { pages } from '../../content/pages.ts'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { goodContact } from '../../domain/enquiries/contact/contact.examples.ts'
import { expect, test } from './webkit-fixture.ts'

test('every page shows its heading, and its scripts run without errors', async ({ webkit }) => {
  test.setTimeout(600_000)
  for (const path of Object.keys(pages)) {
    await webkit.open(path)
    await expect(await webkit.driver.findElements(By.css('h1')), path).toHaveLength(1)
    expect(await webkit.driver.getTitle(), path).toContain('Cloverlea Auto Workshop')
    expect(await webkit.errors(), path).toEqual([])
  }
})

test('a visitor books an appointment after validation errors, the first of which gets the focus', async ({ webkit, workshop }) => {
  const booking = { ...goodBooking, email: 'webkit-booking@visitor.test' }
  await webkit.open('/appointment')
  await webkit.expectScript(isFormHydrated, true)
  await webkit.answer({ email: Key.ENTER })
  await webkit.expectText('Name is required.')
  await webkit.expectScript('return document.activeElement.name', 'name')

  await webkit.answer(booking)
  await webkit.press('Book appointment')
  await webkit.expectText('Message sent successfully!')
  expect(workshop.stored(booking.email)).toMatchObject([{ kind: 'booking', ...booking }])
  await workshop.mails(booking.email, 2)
  expect(await webkit.errors()).toEqual([])
})

test('a visitor asks a question', async ({ webkit, workshop }) => {
  const enquiry = { ...goodContact, email: 'webkit-contact@visitor.test' }
  await webkit.open('/contact')
  await webkit.expectScript(isFormHydrated, true)
  await webkit.answer(enquiry)
  await webkit.press('Send message')
  await webkit.expectText('Message sent successfully!')
  expect(workshop.stored(enquiry.email)).toMatchObject([{ kind: 'contact', ...enquiry }])
})

test('a draft survives a reload', async ({ webkit }) => {
  await webkit.open('/contact')
  await webkit.expectScript(isFormHydrated, true)
  await webkit.answer({ name: goodContact.name, message: goodContact.message })
  await webkit.driver.navigate().refresh()
  await webkit.expectScript('return document.querySelector("main [name=name]")?.value', goodContact.name)
  await webkit.expectScript('return document.querySelector("main [name=message]")?.value', goodContact.message)
})

test('on a phone the menu opens, and closes on navigation', async ({ webkit }) => {
  await webkit.driver.manage().window().setRect({ width: 390, height: 844 })
  await webkit.open('/')
  await webkit.expectScript(isFormHydrated, true)
  const menu = await webkit.driver.findElement(By.css('nav[popover]'))
  expect(await menu.isDisplayed()).toBe(false)
  await webkit.press('Menu')
  expect(await menu.isDisplayed()).toBe(true)
  await menu.findElement(By.linkText('Contact')).click()
  await webkit.expectScript('return document.querySelector("h1").textContent', 'Contact Us')
  expect(new URL(await webkit.driver.getCurrentUrl()).pathname).toBe('/contact')
  await webkit.expectScript('return document.querySelector("nav[popover]").checkVisibility()', false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor books an appointment', async ({ webkit, workshop }) => {
    const booking = { ...goodBooking, email: 'webkit-no-script@visitor.test' }
    await webkit.open('/appointment')
    await webkit.expectScript('return matchMedia("(scripting: none)").matches', true)
    await webkit.answer({ ...booking, plate: 'klm482' })
    await webkit.press('Book appointment')
    await webkit.expectText('Please enter a valid registration plate.')
    await webkit.expectScript('return document.querySelector("main [name=message]").value', booking.message)
    expect(workshop.stored(booking.email)).toEqual([])

    await webkit.answer({ plate: booking.plate })
    await webkit.press('Book appointment')
    await webkit.expectText('Message sent successfully!')
    expect(workshop.stored(booking.email)).toMatchObject([{ kind: 'booking', ...booking }])
  })
})

/** A hydrated form validates itself, so the browser no longer does. */
const isFormHydrated = 'return document.querySelector("main form[novalidate]") !== null'
