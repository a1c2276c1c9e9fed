import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addDays, wallClockAt } from '../../workshop/dates.ts'
import { bookAsVisitor, bookIn, expect, signIn, test } from './desk-fixture.ts'

/** Nearly three weeks from now. */
const overFull = addDays(wallClockAt(new Date()).date, 20)

for (const width of [390, 768, 1440]) {
  test(`every page of the desk is accessible, and fits ${width} px with targets of 44 px`, async ({ context, page, counter, workshop }) => {
    test.slow()
    const { path } = await bookAsVisitor(counter, workshop, `pages-${width}`)
    await page.setViewportSize({ width, height: 900 })
    for (const each of ['/desk/sign-in', '/desk/join?key=old']) {
      await page.goto(each)
      await expectGood(page, each)
    }
    await signIn(context, counter.url, counter.owner)
    const forms = ['', '/replies', '/notes', '/state', '/appointments', '/change', '/cancel', '/visit', '/call-back']
    const steps = forms.map((step) => `${path}${step}`)
    // A day with more cars than bays, and one that is closed.
    for (let car = 0; car < 4; car++) {
      const booked = await bookAsVisitor(counter, workshop, `pages-${width}-${car}`)
      await bookIn(counter, booked.path, `${overFull}T08:30`, `${overFull}T16:00`)
    }
    const days = [`/desk/days/${overFull}`, `/desk/weeks/${overFull}`, '/desk/days/2027-12-25']
    const others = ['/desk/inbox', '/desk/invites', '/desk/feeds', '/desk/enquiries/01a20565-bf4c-75c3-b7da-50f77e79fd79']
    for (const each of [...others, ...days, ...steps]) {
      await page.goto(each)
      await expectGood(page, each)
    }
  })
}

async function expectGood(page: Page, path: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    path,
  ).toEqual([])
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
