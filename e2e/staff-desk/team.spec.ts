import type { Page, Route } from '@playwright/test'
import { browserOf, expect, join, type StaffDesk, test } from './desk-fixture.ts'

const password = 'harakeke walnut ferry toaster'

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('an owner disables and enables somebody, and withdraws a link, and each page says so', async ({ page, openDesk, desk }) => {
      const email = `leaver-${scripts}@workshop.test`
      await openDesk('/desk/invites')
      const link = await makeInvite(page, email)
      const leaver = await join(link, { name: `Leaver ${email}`, email, password })
      const feed = await post(desk, '/desk/feeds', { intent: 'make', action: crypto.randomUUID(), label: 'Old phone' }, leaver)
      const [calendar = ''] = /http\S+\.ics/.exec(feed.text) ?? []
      expect((await fetch(calendar)).status).toBe(200)
      // The page loaded earlier still offers it.
      const used = page.getByRole('listitem').filter({ hasText: email }).getByRole('button', { name: 'Withdraw' })
      const answer = page.waitForResponse((response) => response.request().method() === 'POST')
      await used.click()
      expect((await answer).status()).toBe(409)
      await expect(page.getByRole('alert')).toContainText('That link has been used, so it can’t be withdrawn.')
      await expect(used).toHaveCount(0)

      const person = page.getByRole('listitem').filter({ hasText: `Leaver ${email}` })
      await person
        .getByRole('form', { name: `Remove Old phone of Leaver ${email}` })
        .getByRole('button')
        .click()
      await expect(page.getByRole('status')).toContainText('Calendar link removed.')
      await expect(person).not.toContainText('Old phone')
      expect((await fetch(calendar)).status).toBe(404)
      await person.getByRole('button', { name: 'Disable' }).click()
      await expect(page.getByRole('status')).toContainText(
        `Leaver ${email} is disabled and signed out everywhere. To undo it, press Enable.`,
      )
      await person.getByRole('button', { name: 'Enable' }).click()
      await expect(page.getByRole('status')).toContainText(`Leaver ${email} can sign in again.`)
      // They had signed in: joining does.
      await expect(person).toContainText('Signed out')
      await expect(person).not.toContainText('Hasn’t signed in yet')
      await person.getByRole('button', { name: 'Disable' }).click()
      await expect(person.getByRole('button', { name: 'Enable' })).toBeVisible()

      const other = `other-${email}`
      await makeInvite(page, other)
      await page.getByRole('listitem').filter({ hasText: other }).getByRole('button', { name: 'Withdraw' }).click()
      await expect(page.getByRole('status')).toContainText('Link withdrawn. It no longer works.')
      await expect(page.getByText(other)).toHaveCount(0)
    })
  })
}

test('an owner changes somebody’s name and role, and ends a session', async ({ page, openDesk, browser, desk }) => {
  await openDesk('/desk/invites')
  const link = await makeInvite(page, 'changed@workshop.test')
  const person = await join(link, { name: 'Changed Person', email: 'changed@workshop.test', password })
  await openDesk('/desk/invites')
  await page.getByRole('link', { name: 'Changed Person' }).click()
  await page.getByLabel('Name', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveJSProperty('validity.valueMissing', true)
  await page.getByLabel('Name', { exact: true }).fill('Changed Again')
  await page.getByLabel('Role').selectOption('owner')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toContainText('Saved: Changed Again, changed@workshop.test, owner.')
  const context = await browserOf(browser, desk, person, true)
  const theirs = await context.newPage()
  await theirs.goto('/desk/invites')
  await expect(theirs.getByRole('heading', { name: 'Team' })).toBeVisible()
  await page.getByRole('link', { name: 'Changed Again' }).click()
  await page.getByRole('button', { name: 'End' }).click()
  await expect(page.getByText('Nowhere.')).toBeVisible()
  await theirs.goto('/desk/inbox')
  await expect(theirs.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await context.close()
})

test('an invite for somebody who has an account says that it changes the password and not the role', async ({ page, openDesk, desk }) => {
  await openDesk('/desk/invites')
  await page.getByLabel('Role').selectOption('owner')
  await makeInvite(page, desk.colleague.email)
  await expect(page.getByRole('status')).toContainText(
    'Tama Lee has an account already, so the link is for a new password. Their role stays Staff.',
  )
  await makeInvite(page, 'new-owner@workshop.test')
  await expect(page.getByRole('status')).not.toContainText('account already')
})

for (const [path, label, first, second] of [
  ['/desk/invites', 'Email', 'first-made@workshop.test', 'second-made@workshop.test'],
  ['/desk/feeds', 'Name of the phone or calendar', 'First made', 'Second made'],
] as const)
  test(`a link made on ${path} is in view, and the next can be made while the page still refreshes`, async ({ page, openDesk }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await openDesk(path)
    const refreshes: Route[] = []
    await page.route('**/*.data*', (route) => {
      if (route.request().method() === 'GET') refreshes.push(route)
      else return route.continue()
    })
    const field = page.getByLabel(label, { exact: true })
    for (const what of [first, second]) {
      await field.fill(what)
      await page.getByRole('button', { name: 'Make a link' }).click()
      const link = page.getByLabel(`Link for ${what}`)
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    await field.fill('The third')
    for (const refresh of refreshes) await refresh.continue().catch(() => {})
    await expect(page.getByRole('listitem').filter({ hasText: second })).toBeVisible()
    await expect(field).toBeFocused()
  })

test('a link that can’t be copied is selected, and the page says so', async ({ page, openDesk }) => {
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
  })
  await openDesk('/desk/invites')
  const link = await makeInvite(page, 'no-clipboard@workshop.test')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Couldn’t copy it. The link’s selected, so copy it from there.')).toBeVisible()
  const field = page.getByLabel('Link for no-clipboard')
  await expect(field).toBeFocused()
  const selected = await field.evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0))
  expect(selected).toBe(link)
})

test('a form sent twice makes one invite or calendar link, and removing twice succeeds twice', async ({ desk }) => {
  const form = { intent: 'invite', action: crypto.randomUUID(), email: 'twice@workshop.test' }
  const made = await post(desk, '/desk/invites', form)
  expect(made).toMatchObject({ status: 200, text: expect.stringContaining('/desk/join?key=') })
  const again = await post(desk, '/desk/invites', form)
  expect(again).toMatchObject({ status: 200, text: expect.stringContaining('You’ve already made this link') })
  expect(again.text).not.toContain('/desk/join?key=')
  const feed = { intent: 'make', action: crypto.randomUUID(), label: 'Twice' }
  expect((await post(desk, '/desk/feeds', feed)).text).toContain('.ics')
  expect((await post(desk, '/desk/feeds', feed)).text).toContain('You’ve already made this link')
  const feeds = await post(desk, '/desk/feeds', { intent: 'make', action: crypto.randomUUID(), label: '' })
  expect([feeds.status, feeds.text.match(/Remove Twice/g)?.length]).toEqual([422, 1])
  const [, id = ''] = /name="id" value="([\da-f]{64})"/.exec(feeds.text) ?? []
  for (let time = 0; time < 2; time++)
    expect(await post(desk, '/desk/feeds', { intent: 'revoke', id })).toMatchObject({
      status: 303,
      location: '/desk/feeds?done=removed#done',
    })
  expect(await post(desk, '/desk/invites', { intent: 'disable', id: 'nobody' })).toMatchObject({ status: 404 })
  expect(await post(desk, '/desk/invites', { intent: 'invite', email: 'x@workshop.test' })).toMatchObject({ status: 400 })
})

/** Sends a form of the desk as a browser without scripts does, the owner's unless told otherwise. */
async function post({ url, owner }: StaffDesk, path: string, fields: Record<string, string>, { cookie } = owner) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: `${cookie.name}=${cookie.value}` },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

async function makeInvite(page: Page, email: string): Promise<string> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Make a link' }).click()
  return await page.getByLabel(`Link for ${email}`).inputValue()
}
