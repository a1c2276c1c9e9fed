import type { Page } from '@playwright/test'
import { nextOpenDay } from '../../desk/actions/day.ts'
import { addDays, wallClockAt } from '../../workshop/dates.ts'
import { accessibilityProblems } from '../accessibility-problems.ts'
import { bookAsVisitor, bookIn, bookItIn, expect, hydratedDesk, signIn, test } from './desk-fixture.ts'

/** Nearly three weeks from now. */
const overFull = addDays(wallClockAt(new Date()).date, 20)

for (const width of [390, 768, 1440]) {
  test(`every page of the desk is accessible and fits ${width} px, with 44 px touch targets`, async ({
    context,
    page,
    counter,
    workshop,
  }) => {
    test.slow()
    const { path } = await bookAsVisitor(counter, workshop, `pages-${width}`)
    await page.setViewportSize({ width, height: 900 })
    for (const each of ['/desk/sign-in', '/desk/join?key=old']) {
      await page.goto(each)
      await expectGood(page, each)
    }
    await signIn(context, counter.url, counter.owner)
    const steps = ['', '/replies', '/notes', '/details', '/state', '/appointments'].map((step) => `${path}${step}`)
    for (const each of ['/desk/inbox', '/desk/invites', '/desk/enquiries/01a20565-bf4c-75c3-b7da-50f77e79fd79', ...steps]) {
      await page.goto(each)
      await expectGood(page, each)
    }
  })

  test(`Find, New job and the keys are accessible and fit ${width} px, with 44 px touch targets`, async ({
    context,
    page,
    counter,
    workshop,
  }) => {
    test.slow()
    await bookAsVisitor(counter, workshop, `find-${width}`)
    await page.setViewportSize({ width, height: 900 })
    await signIn(context, counter.url, counter.owner)
    for (const each of ['/desk/find?q=klm482', '/desk/find?q=', '/desk/new', '/desk/new?plate=klm482']) {
      await page.goto(each)
      await expectGood(page, each)
    }
    await hydratedDesk(page, true)
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectGood(page, 'the overview of keys')
  })
}

test('pages that the server writes without the application are accessible', async ({ context, page, counter }) => {
  await signIn(context, counter.url, counter.colleague)
  for (const [path, title] of [
    ['/desk/invites', 'Not allowed'],
    ['/desk/nothing', 'Page not found'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible()
    expect(await accessibilityProblems(page), path).toEqual([])
  }
})
for (const width of [390, 768, 1440]) {
  test(`every page of a visit is accessible, and fits ${width} px with targets of 44 px`, async ({ context, page, counter, workshop }) => {
    test.slow()
    const { path } = await bookAsVisitor(counter, workshop, `visit-${width}`)
    await page.setViewportSize({ width, height: 900 })
    await signIn(context, counter.url, counter.owner)
    await page.goto('/desk/feeds')
    await expectGood(page, '/desk/feeds')
    await page.goto(`${path}/appointments`)
    await page.getByLabel('Day', { exact: true }).fill(nextOpenDay(new Date()))
    await bookItIn(page)
    for (const each of ['/change', '/cancel', '']) {
      await page.goto(`${path}${each}`)
      await expectGood(page, `${path}${each}`)
    }
    await page.getByRole('button', { name: 'Car’s here' }).click()
    await expect(page.getByRole('status')).toContainText('Marked as here.')
    await expectGood(page, 'a car that is here')
  })
}

for (const width of [390, 768, 1440]) {
  test(`days, weeks and calls are accessible, and fit ${width} px with targets of 44 px`, async ({ context, page, counter, workshop }) => {
    test.slow()
    const date = addDays(overFull, width % 7)
    const cars = await Promise.all([0, 1, 2, 3].map((car) => bookAsVisitor(counter, workshop, `days-${width}-${car}`)))
    for (const { path } of cars) await bookIn(counter, path, `${date}T08:30`, `${date}T16:00`)
    await page.setViewportSize({ width, height: 900 })
    await signIn(context, counter.url, counter.owner)
    const call = `${cars[0]?.path}/call-back`
    for (const each of [`/desk/days/${date}`, `/desk/weeks/${date}`, '/desk/days/2027-12-25', call]) {
      await page.goto(each)
      await expectGood(page, each)
    }
  })
}

async function expectGood(page: Page, path: string): Promise<void> {
  expect(await accessibilityProblems(page), path).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} scrolls sideways`).toBeLessThanOrEqual(0)
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
  expect(small, `${path} has controls below 44 px`).toEqual([])
}
