import type { Page } from '@playwright/test'
import { addDays, instantOf, wallClockAt } from '../../domain/opening-hours/dates.ts'
import { openDayFrom } from '../../domain/opening-hours/opening.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { accessibilityProblems } from '../accessibility-problems.ts'
import { type Started, startWorkshop } from '../workshop-fixture.ts'
import { test as base, bookAsVisitor, bookItIn, deskUrl, expect, fillSignIn, type Person } from './desk-fixture.ts'

const date = openDayFrom(addDays(wallClockAt(new Date()).date, 14), firstFacts)
const nextDate = openDayFrom(addDays(date, 1), firstFacts)

/** With a server of its own, whose clock the test moves. */
const test = base.extend<object, { started: Started }>({
  started: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      const started = await startWorkshop({ startsAt: instantOf(`${date}T07:30`) })
      await use(started)
      await started.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  workshop: [async ({ started }, use) => use(started.workshop), { scope: 'worker' }],
})

const lineOf = (page: Page, path: string) => page.locator(`[data-line][href^="${path}"]`)
const waiting = (page: Page) => page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: /^Inbox/ })
const nowLine = (page: Page, plate: string) =>
  page.getByRole('region', { name: 'What now?' }).getByRole('listitem').filter({ hasText: plate })

test('two people get through a day, from the first call to the last key, and find the next morning what it left over', async ({
  browser,
  desk,
  workshop,
  started,
}) => {
  test.slow()
  const baseURL = deskUrl(workshop)
  const contexts = [await browser.newContext({ baseURL }), await browser.newContext({ baseURL })] as const
  const [counter, phone] = [await contexts[0].newPage(), await contexts[1].newPage()]
  await counter.setViewportSize({ width: 1440, height: 900 })
  await phone.setViewportSize({ width: 390, height: 844 })
  const at = async (time: string, on = date) => {
    const moment = instantOf(`${on}T${time}`)
    await started.setClock(moment)
    for (const context of contexts) await context.clock.setFixedTime(moment)
  }
  const signInForToday = async (page: Page, person: Person) => {
    await page.goto('/desk')
    await page.getByLabel('Keep me signed in today').check()
    await fillSignIn(page, person)
    await expect(waiting(page)).toBeVisible()
  }

  await at('07:40')
  const hana = await bookAsVisitor(desk, workshop, 'hana', { name: 'Hana Rewi', plate: 'HNA101' })
  const wiremu = await bookAsVisitor(desk, workshop, 'wiremu', { name: 'Wiremu Katene', plate: 'WRM202' })

  // Mere opens up. Nobody answers, and Tama sees that before he rings.
  await at('08:05')
  await signInForToday(counter, desk.owner)
  await expect(waiting(counter)).toHaveText(/Inbox\s*2 waiting/)
  await lineOf(counter, hana.path).click()
  await counter.getByRole('button', { name: 'Take it' }).click()
  await expect(counter.getByRole('status')).toContainText('It’s with Mere Tautahi now.')
  await counter.getByRole('button', { name: 'No answer' }).click()
  await expect(counter.getByRole('status')).toContainText('Noted that nobody answered.')
  await signInForToday(phone, desk.colleague)
  await expect(lineOf(phone, hana.path)).toContainText(/Mere called 8\.05am, no answer.*With Mere/)

  // Tama answers the other one.
  await lineOf(phone, wiremu.path).click()
  await phone.getByRole('link', { name: 'Reply' }).first().click()
  await phone.getByRole('textbox', { name: /^Reply to/ }).fill('Tēnā koe Wiremu, bring it in today at 3.00pm.')
  await phone.getByRole('button', { name: 'Send reply' }).click()
  await expect(phone.getByRole('status')).toBeVisible()
  await phone.goto(`${wiremu.path}/appointments`)
  await phone.getByLabel('Day', { exact: true }).fill(date)
  await phone.getByLabel('Drop-off').fill('15:00')
  await phone.getByLabel('Minutes of work').fill('60')
  await bookItIn(phone)

  // Hana rings back and is booked at the time that the form suggests.
  await at('09:00')
  await counter.goto(`${hana.path}/appointments`)
  await expect(counter.getByLabel('Day', { exact: true })).toHaveValue(date)
  await counter.getByLabel('Drop-off').fill('10:00')
  await counter.getByLabel('Minutes of work').fill('120')
  await bookItIn(counter)
  await expect(waiting(counter)).toHaveText(/^Inbox$/)

  // A car is left at the door.
  await at('09:30')
  await phone.goto('/desk/new?plate=WLK303')
  await phone.getByLabel('Name').fill('Aroha Ngata')
  await phone.getByLabel('Phone').fill('021 555 0133')
  await phone.getByLabel('Service').selectOption('Diagnostic Services')
  await phone.getByRole('button', { name: 'Save, it’s here now' }).click()
  await expect(phone.getByRole('status')).toBeVisible()

  // Hana turns up late, and gets an email when her car’s ready.
  await at('10:20')
  await counter.goto('/desk/days')
  await expect(nowLine(counter, 'HNA101')).toContainText('Due 10.00am, 20 min late')
  await nowLine(counter, 'HNA101').getByRole('button', { name: 'Car’s here' }).click()
  await expect(nowLine(counter, 'HNA101')).toHaveCount(0)
  await at('12:10')
  await counter.goto('/desk/days')
  await expect(nowLine(counter, 'HNA101')).toContainText('Was due out 12.00pm, 10 min late')
  await expect(nowLine(counter, 'WLK303')).toContainText('Was due out')
  expect(await accessibilityProblems(counter)).toEqual([])
  await nowLine(counter, 'HNA101').getByRole('checkbox').check()
  await nowLine(counter, 'HNA101').getByRole('button', { name: 'Ready' }).click()
  await expect(nowLine(counter, 'HNA101')).toContainText('Ready since')
  await nowLine(counter, 'WLK303').getByRole('button', { name: 'Ready' }).click()

  // She collects it. Wiremu never comes, and writes at closing time.
  await at('16:30')
  await phone.goto('/desk/days')
  await expect(nowLine(phone, 'WRM202')).toContainText('Due 3.00pm')
  expect(await accessibilityProblems(phone)).toEqual([])
  await nowLine(phone, 'HNA101').getByRole('button', { name: 'Collected' }).click()
  await expect(nowLine(phone, 'HNA101')).toHaveCount(0)
  await at('17:55')
  await counter.goto(wiremu.path)
  await counter.getByRole('button', { name: 'They wrote back' }).click()
  await expect(waiting(counter)).toHaveText(/Inbox\s*1 waiting/)

  // The next morning begins with what was left over, and ends with nothing.
  await at('08:00', nextDate)
  await signInForToday(phone, desk.colleague)
  await expect(waiting(phone)).toHaveText(/Inbox\s*1 waiting/)
  await expect(lineOf(phone, wiremu.path)).toContainText('Wrote back')
  await lineOf(phone, wiremu.path).click()
  await phone.getByRole('button', { name: 'Reached them' }).click()
  await expect(waiting(phone)).toHaveText(/^Inbox$/)
  await signInForToday(counter, desk.owner)
  await counter.goto('/desk/days')
  await expect(nowLine(counter, 'WRM202')).toContainText('Did it come?')
  await nowLine(counter, 'WRM202').getByRole('button', { name: 'No-show' }).click()
  await expect(nowLine(counter, 'WLK303')).toContainText('Ready since')
  await nowLine(counter, 'WLK303').getByRole('button', { name: 'Collected' }).click()
  await expect(counter.getByRole('region', { name: 'What now?' })).toHaveCount(0)
  for (const context of contexts) await context.close()
})
