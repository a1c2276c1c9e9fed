import type { Page } from '@playwright/test'
import { addDays, shortDayAndMonth, wallClockAt } from '../../domain/opening-hours/dates.ts'
import { openDayFrom } from '../../domain/opening-hours/opening.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { accessibilityProblems } from '../accessibility-problems.ts'
import { startWorkshop, type Workshop } from '../workshop-fixture.ts'
import { test as base, bookAsVisitor, bookIn, expect } from './desk-fixture.ts'

/** With a system of its own, because the facts are everybody's. */
const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      const { workshop, stop } = await startWorkshop()
      await use(workshop)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

const today = wallClockAt(new Date()).date
const nextOpen = (date: string) => openDayFrom(addDays(date, 1), firstFacts)
/** Open days soon, which become special: one for each test. */
const [firstDay, secondDay, thirdDay] = [nextOpen(today), nextOpen(nextOpen(today)), nextOpen(nextOpen(nextOpen(today)))]
const notice = 'We’re moving next door in May.'

/** Saves the form that is open. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible()
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@nightly' }, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } })
    test.slow()
    const shortDay = scripts ? firstDay : secondDay

    test('an owner on a phone shortens a day, raises a price and puts up a notice; visitors read all three; one press goes back', async ({
      page,
      openDesk,
      browser,
      workshop,
    }) => {
      await openDesk('/desk/workshop')
      await page.getByRole('link', { name: 'Closed days and holidays' }).click()
      await page.getByLabel('First day').fill(shortDay)
      await page.getByLabel('Last day').fill(shortDay)
      await page.getByLabel('Reason').fill('a course')
      await page.getByLabel('Opens', { exact: true }).fill('08:00')
      await page.getByLabel('Closes', { exact: true }).fill('12:00')
      await save(page)
      await page.goto('/desk/workshop/prices')
      await page.getByLabel('Labour, per hour').fill('135')
      await save(page)
      await page.goto('/desk/workshop/notice')
      await page.getByLabel('What it says').fill(notice)
      await page.getByLabel('From').fill(today)
      await page.getByLabel('Until').fill(addDays(today, 7))
      await save(page)
      await expect(page.getByRole('status')).toContainText(notice)

      const visitor = await browser.newContext({
        javaScriptEnabled: scripts,
        baseURL: workshop.url,
        viewport: { width: 390, height: 844 },
      })
      const visited = await visitor.newPage()
      // Rendering all pages takes about a second.
      await expect(async () => {
        await visited.goto('/contact')
        await expect(visited.getByText(notice)).toBeVisible({ timeout: 1000 })
      }).toPass()
      await expect(visited.getByText(`${shortDayAndMonth(shortDay)}, a course, 8.00am - 12.00pm`)).toBeVisible()
      await expect(visited.getByText('$135')).toBeVisible()
      if (scripts) expect(await accessibilityProblems(visited)).toEqual([])
      await visitor.close()

      await page.goto('/desk/workshop')
      await page.getByRole('button', { name: 'Undo this' }).click()
      await expect(page.getByRole('status').getByText('Saved')).toBeVisible()
      await expect(async () => {
        expect(await (await page.request.get(`${workshop.url}/contact`)).text()).not.toContain(notice)
      }).toPass()
    })

    test('a wrong phone number is refused beside its field, with everything else as it was typed', async ({ page, openDesk }) => {
      await openDesk('/desk/workshop/business')
      await page.getByRole('textbox', { name: 'Phone' }).fill('555 0100')
      await page.getByLabel('Street').fill('12 New Street')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('alert')).toContainText('Nothing is saved yet')
      await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(/06 555 0100/)
      await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('555 0100')
      await expect(page.getByLabel('Street')).toHaveValue('12 New Street')
    })

    test('the home page can be seen with what is in the form, and nothing is saved', async ({ page, openDesk, context, workshop }) => {
      await openDesk('/desk/workshop/hours')
      await page.getByRole('group', { name: 'Friday' }).getByLabel('Closes', { exact: true }).fill('16:30')
      const opened = context.waitForEvent('page')
      await page.getByRole('button', { name: 'See it on the home page' }).click()
      const preview = await opened
      await expect(preview.getByText('Fri, 8.00am - 4.30pm').first()).toBeAttached()
      await preview.close()
      expect(await (await page.request.get(`${workshop.url}/`)).text()).not.toContain('4.30pm')
    })
  })
}

test('what an owner changes is in the next email, and who is booked on a day that is closed now is listed', async ({
  page,
  openDesk,
  desk,
  workshop,
}) => {
  const { path } = await bookAsVisitor(desk, workshop, 'closed-then', { plate: 'RNG123' })
  await bookIn(desk, path, `${thirdDay}T09:00`, `${thirdDay}T11:00`)
  await openDesk('/desk/workshop/business')
  await page.getByRole('textbox', { name: 'Phone' }).fill('06 355 1234')
  await save(page)
  await page.goto('/desk/workshop/closed-days')
  await page.getByLabel('First day').fill(thirdDay)
  await page.getByLabel('Last day').fill(thirdDay)
  await page.getByLabel('Reason').fill('a move')
  await save(page)
  await expect(page.getByRole('region', { name: 'Booked while you’re closed' })).toContainText('RNG123')
  await bookAsVisitor(desk, workshop, 'next-mail')
  const mails = await workshop.mails('next-mail@visitor.test', 2)
  const confirmation = mails.find(({ to }) => to.includes('next-mail@visitor.test'))?.email
  expect(confirmation?.text).toContain('06 355 1234')
  expect(confirmation?.text).not.toContain(firstFacts.business.landline.shown)
})
