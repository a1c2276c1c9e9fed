import type { Page } from '@playwright/test'
import { nextOpenDay } from '../../domain/appointments/day.ts'
import { subjects } from '../../domain/facts/subjects.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { accessibilityProblems } from '../accessibility-problems.ts'
import { bookAsVisitor, bookIn, bookItIn, expect, ownDay, signIn, test } from './desk-fixture.ts'

for (const [widths, tag] of [
  [[390], undefined],
  [[768, 1440], '@nightly'],
] as const) {
  const good = `accessible and fits ${widths.join(' and ')} px, with 44 px touch targets`
  test(`every page of an enquiry and around it is ${good}`, { tag }, async ({ page, openDesk, desk, workshop }) => {
    test.slow()
    const { path } = await bookAsVisitor(desk, workshop, 'pages')
    for (const each of ['/desk/sign-in', '/desk/join?key=old']) {
      await page.goto(each)
      await expectGood(page, widths, each)
    }
    const steps = ['', '/replies', '/notes', '/call', '/assign', '/details', '/state', '/appointments'].map((step) => `${path}${step}`)
    for (const each of ['/desk/inbox', '/desk/invites?done=withdrawn', '/desk/enquiries/01a20565-bf4c-75c3-b7da-50f77e79fd79', ...steps]) {
      await openDesk(each)
      await expectGood(page, widths, each)
    }
  })

  test(`every page of a person and of the workshop’s facts is ${good}`, { tag }, async ({ page, openDesk, workshop }) => {
    test.slow()
    await openDesk('/desk/invites')
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Signed in' })).toBeVisible()
    await expectGood(page, widths, 'a person')
    await openDesk('/desk/privacy')
    await expectGood(page, widths, '/desk/privacy')
    await openDesk('/desk/mail')
    await expectGood(page, widths, '/desk/mail')
    for (const each of ['', ...Object.keys(subjects).map((name) => `/${name}`)]) {
      await openDesk(`/desk/workshop${each}`)
      await expectGood(page, widths, each)
    }
    await openDesk('/desk/numbers')
    await expectGood(page, widths, '/desk/numbers')
    for (const each of ['/desk/saved-replies', '/desk/saved-replies/1']) {
      await openDesk(each)
      await expectGood(page, widths, each)
    }
    workshop.confirmPasswords(false)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Enter your password again' })).toBeVisible()
    await expectGood(page, widths, 'the password')
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('That isn’t your password.')).toBeVisible()
    await expectGood(page, widths, 'a wrong password')
  })

  test(`every page of Find and New job, and of the shortcuts, is ${good}`, { tag }, async ({ page, openDesk, desk, workshop }) => {
    test.slow()
    await bookAsVisitor(desk, workshop, 'find')
    for (const each of ['/desk/find?q=klm482', '/desk/find?q=', '/desk/new', '/desk/new?plate=klm482']) {
      await openDesk(each)
      await expectGood(page, widths, each)
    }
    await page.getByRole('heading', { level: 1 }).focus()
    // Keys do nothing in the first second of a page.
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({ timeout: 500 })
    }).toPass()
    await expectGood(page, widths, 'the overview of shortcuts')
  })

  test(`every page of an appointment is ${good}`, { tag }, async ({ page, openDesk, desk, workshop }) => {
    test.slow()
    const { path } = await bookAsVisitor(desk, workshop, 'appointment')
    await openDesk('/desk/feeds?done=removed')
    await expectGood(page, widths, '/desk/feeds')
    await openDesk(`${path}/appointments`)
    await page.getByLabel('Day', { exact: true }).fill(nextOpenDay(new Date(), firstFacts))
    await bookItIn(page)
    for (const each of ['/change', '/cancel', '']) {
      await openDesk(`${path}${each}`)
      await expectGood(page, widths, `${path}${each}`)
    }
    await page.getByRole('button', { name: 'Car’s here' }).click()
    await expect(page.getByRole('status')).toContainText('Marked as here.')
    await expectGood(page, widths, 'a car that is here')
  })

  test(`every page of days, weeks and calls is ${good}`, { tag }, async ({ page, openDesk, desk, workshop }) => {
    test.slow()
    const date = ownDay()
    const cars = await Promise.all([0, 1, 2, 3].map((car) => bookAsVisitor(desk, workshop, `days-${car}`, { plate: `DAY10${car}` })))
    for (const { path } of cars) await bookIn(desk, path, `${date}T08:30`, `${date}T16:00`)
    const call = `${cars[0]?.path}/call-back`
    const days = [date, `${date}/note`, `${date}/outage`, '2027-12-25'].map((each) => `/desk/days/${each}`)
    for (const each of [...days, `/desk/weeks/${date}`, call]) {
      await openDesk(each)
      await expectGood(page, widths, each)
    }
  })
}

test('pages that the server writes without the application are accessible', async ({ context, page, desk }) => {
  await signIn(context, desk.url, desk.colleague)
  for (const path of ['/desk/invites', '/desk/workshop/hours', '/desk/numbers', '/desk/privacy', '/desk/saved-replies/1']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { name: 'This page is for owners' })).toBeVisible()
  }
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goto('/desk/nothing')
  await expect(page.getByRole('main').getByRole('heading', { name: 'There’s nothing here' })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})

/** Checks the page that is open at each width. */
async function expectGood(page: Page, widths: readonly number[], name: string): Promise<void> {
  for (const width of widths) {
    const at = `${name} at ${width} px`
    await page.setViewportSize({ width, height: 900 })
    // axe takes longer than all other checks, and a tablet shows the page of a computer.
    if (width !== 768) expect(await accessibilityProblems(page), at).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${at} scrolls sideways`).toBeLessThanOrEqual(0)
    const small = await page
      .locator('main a:visible, button:visible, input:visible, select:visible, textarea:visible')
      .evaluateAll((controls) =>
        controls
          .map((control) => control.closest('label') ?? control)
          .filter(
            (control) => control.checkVisibility() && control.getBoundingClientRect().height < 43.9 && !control.matches('.visually-hidden'),
          )
          .map((control) => control.outerHTML),
      )
    expect(small, `${at} has controls below 44 px`).toEqual([])
    // Below 16 px, iOS zooms in on a field that gets focus.
    const fine = await page
      .locator('input:visible, select:visible, textarea:visible')
      .evaluateAll((fields) =>
        fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).map((field) => field.outerHTML),
      )
    expect(fine, `${at} has fields with text below 16 px`).toEqual([])
  }
}
