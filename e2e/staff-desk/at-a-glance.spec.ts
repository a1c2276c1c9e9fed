import type { Page } from '@playwright/test'
import { bookAsVisitor, bookIn, browserOf, expect, fillSignIn, hydratedDesk, ownDay, sendAsColleague, test } from './desk-fixture.ts'

const lineOf = (page: Page, path: string) => page.locator(`[data-line][href^="${path}"]`)
const countIn = (page: Page) => page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: /^Inbox/ })

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@nightly' }, () => {
    const name = (what: string) => `glance-${what}-${scripts ? 'scripts' : 'plain'}`
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } })
    test.slow()

    test('an enquiry is taken, given to a colleague, found under Mine and left', async ({ browser, page, openDesk, desk, workshop }) => {
      const { path } = await bookAsVisitor(desk, workshop, name('whose'))
      await openDesk(path)
      const undo = page.getByRole('status').getByRole('button', { name: 'Undo' })
      await page.getByRole('button', { name: 'Take it' }).click()
      await expect(page.getByRole('status')).toContainText('It’s with Mere Tautahi now.')
      await page.goto('/desk/inbox?state=mine')
      await expect(lineOf(page, path)).toContainText('With you')
      await page.goto(path)
      await page.getByRole('link', { name: 'Give it to…' }).click()
      await page.getByRole('button', { name: 'Give it to Tama Lee' }).click()
      await expect(page.getByRole('status')).toContainText('It’s with Tama Lee now.')
      await undo.click()
      await expect(page.getByRole('article').getByText('With you')).toBeVisible()
      await page.getByRole('link', { name: 'Give it to…' }).click()
      await page.getByRole('button', { name: 'Give it to Tama Lee' }).click()
      // The list still has the first time, which was undone.
      await expect(page.getByRole('status')).toContainText('It’s with Tama Lee now.')
      await expect(page.getByRole('listitem').filter({ hasText: 'Mere Tautahi gave it to Tama Lee' }).first()).toBeVisible()

      const other = await browserOf(browser, desk, desk.colleague, scripts)
      const theirs = await other.newPage()
      await theirs.goto('/desk/inbox?state=mine')
      await lineOf(theirs, path).click()
      await theirs.getByRole('button', { name: 'Leave it' }).click()
      await expect(theirs.getByRole('status')).toContainText('It’s with nobody now.')
      await other.close()
    })

    test('an urgent one comes first, a call says how it went, and one that wrote back waits again', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const [first, second] = [await bookAsVisitor(desk, workshop, name('first')), await bookAsVisitor(desk, workshop, name('second'))]
      await openDesk(second.path)
      await page.getByRole('button', { name: 'Urgent', exact: true }).click()
      await expect(page.getByRole('status')).toContainText('Marked as urgent: it comes first while it’s waiting.')
      await page.getByLabel('What was said').fill('x'.repeat(200))
      await page.getByRole('button', { name: 'No answer' }).click()
      await expect(page.getByRole('status')).toContainText('Noted that nobody answered.')
      await expect(page.getByLabel('What was said')).toHaveValue('')
      await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByLabel('What was said')).toHaveValue('x'.repeat(200))
      await page.getByLabel('What was said').fill('Engaged.')
      await page.getByLabel('What was said').press('Enter')
      await expect(page.getByRole('alert')).toHaveText('Press one of the buttons: how did the call go?')
      await expect(page.getByLabel('What was said')).toHaveValue('Engaged.')
      await page.getByRole('button', { name: 'No answer' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: 'Mere Tautahi called, no answer' }).first()).toContainText('Engaged.')
      await page.goto('/desk')
      await expect(page.locator('[data-line]').first()).toHaveAttribute('href', second.path)
      await expect(page.getByRole('list', { name: 'Urgent' }).locator(lineOf(page, second.path))).toContainText(
        /Urgent.*Mere called \d+\.\d\d[ap]m, no answer/,
      )

      await lineOf(page, first.path).click()
      await page.getByRole('button', { name: 'Mark as done' }).click()
      await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
      await expect(countIn(page)).toHaveText(/Inbox\s*1 waiting/)
      await page.getByRole('button', { name: 'They wrote back' }).click()
      await expect(page.getByRole('status')).toContainText('It’s at the top of the inbox until you reply, call or close it.')
      await expect(countIn(page)).toHaveText(/Inbox\s*2 waiting/)
      await page.goto('/desk')
      await expect(page.getByRole('list', { name: 'To call back now' }).locator(lineOf(page, first.path))).toContainText(
        /Wrote back\s*Just in/,
      )
    })

    test('a press on what a colleague has changed since says what changed, and the button below it works', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const { path } = await bookAsVisitor(desk, workshop, name('again'))
      const day = ownDay()
      await bookIn(desk, path, `${day}T08:30`, `${day}T16:00`)
      for (const [button, done] of [
        ['Urgent', 'Marked as urgent'],
        ['Not urgent', 'It’s not urgent any more.'],
        ['They wrote back', 'It’s at the top of the inbox'],
        ['Take it', 'It’s with Mere Tautahi now.'],
        ['Send the calendar invite again', 'The calendar invite'],
      ] as const) {
        await openDesk(path)
        const version = await page.locator('[name=version]').first().inputValue()
        await sendAsColleague(desk, `${path}/call`, { version, outcome: 'message', said: '' })
        await page.getByRole('button', { name: button, exact: true }).click()
        await expect(page.getByRole('alert')).toContainText('Tama Lee left the customer a message')
        await page.getByRole('button', { name: button, exact: true }).click()
        await expect(page.getByRole('status')).toContainText(done)
      }
    })
  })
}

test('what is booked is in the order of appointments', async ({ page, openDesk, desk, workshop }) => {
  const [sooner, later] = [ownDay(), ownDay()]
  const [one, two] = [await bookAsVisitor(desk, workshop, 'glance-later'), await bookAsVisitor(desk, workshop, 'glance-sooner')]
  await bookIn(desk, one.path, `${later}T08:30`, `${later}T16:00`)
  await bookIn(desk, two.path, `${sooner}T08:30`, `${sooner}T16:00`)
  await openDesk('/desk/inbox?state=booked')
  const hrefs = await page.locator('[data-line]').evaluateAll((lines) => lines.map((line) => line.getAttribute('href')))
  expect(hrefs).toEqual([`${two.path}?state=booked`, `${one.path}?state=booked`])
})

test('how many wait follows on every page, in the tab’s title, on the app’s icon and while the tab is hidden', async ({
  context,
  page,
  desk,
  workshop,
}) => {
  test.slow()
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'setAppBadge', {
      configurable: true,
      value: async (count: number) => localStorage.setItem('badge', String(count)),
    })
  })
  const badge = () => page.evaluate(() => localStorage.getItem('badge'))
  // A session of its own, because it ends by signing out.
  await page.goto('/desk/sign-in')
  await fillSignIn(page, desk.colleague)
  await expect(countIn(page)).toBeVisible()
  await page.clock.install()
  let waiting = 0
  const book = () => bookAsVisitor(desk, workshop, `glance-count-${++waiting}`)
  for (const at of ['/desk/new', `/desk/days/${ownDay()}`]) {
    await book()
    const listening = page.waitForResponse('**/desk/events?*')
    await page.goto(at)
    await listening
    await expect(countIn(page), at).toHaveText(new RegExp(`Inbox\\s*${waiting} waiting`))
    await book()
    await expect(countIn(page), at).toHaveText(new RegExp(`Inbox\\s*${waiting} waiting`))
    await expect(page).toHaveTitle(new RegExp(`^\\(${waiting}\\) \\S`))
    await expect.poll(badge).toBe(String(waiting))
  }
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await book()
  await page.clock.runFor(61_000)
  await expect(page).toHaveTitle(new RegExp(`^\\(${waiting}\\) \\S`))
  await page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveTitle('Sign in · Desk')
  await expect.poll(badge).toBe('0')
})

test('a booked car’s line says when it comes, also when its customer wrote back', async ({ page, openDesk, desk, workshop }) => {
  const { path } = await bookAsVisitor(desk, workshop, 'glance-booked')
  await bookIn(desk, path, `${ownDay()}T08:30`, `${ownDay()}T16:00`)
  await openDesk(path)
  await page.getByRole('button', { name: 'They wrote back' }).click()
  await expect(page.getByRole('status')).toContainText('It’s at the top of the inbox')
  await page.goto('/desk')
  await expect(page.getByRole('list', { name: 'To call back now' }).locator(lineOf(page, path))).toContainText(
    /Booked .*8\.30am\s*Wrote back/,
  )
})

test('the desk can be installed as an app', async ({ page, openDesk, request }) => {
  await openDesk('/desk')
  await hydratedDesk(page, true)
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
  const response = await request.get(href)
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8'])
  const manifest = await response.json()
  expect(manifest).toMatchObject({ start_url: '/desk', scope: '/desk', display: 'standalone' })
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
})
