import type { Route } from '@playwright/test'
import { bookAsVisitor, browserOf, expect, fillSignIn, hydratedDesk, loseAnswer, test } from './desk-fixture.ts'

const name = (what: string) => `draft-${what}-${crypto.randomUUID().slice(0, 8)}`

test('half a reply is there again after another form, another enquiry and a reload, until it is sent', async ({
  page,
  openDesk,
  desk,
  workshop,
}) => {
  const [{ path }, other] = [await bookAsVisitor(desk, workshop, name('first')), await bookAsVisitor(desk, workshop, name('second'))]
  await openDesk(path)
  const reply = page.getByRole('textbox', { name: 'Reply to' })
  const note = page.getByRole('textbox', { name: 'Note' })
  const actions = page.getByRole('navigation', { name: 'Actions' })
  await actions.getByRole('link', { name: 'Reply' }).click()
  await expect(reply).toBeFocused()
  await page.keyboard.type('Kia ora, we can')
  await actions.getByRole('link', { name: 'Note' }).click()
  await expect(note).toBeFocused()
  await expect(note).toHaveValue('')
  await page.keyboard.type('Rang twice')
  await page.getByRole('link', { name: 'Inbox' }).first().click()
  await page.locator(`[data-line][href="${other.path}"]`).click()
  // The enquiry before it may still be beside the list, with actions of its own.
  await page.waitForURL(`**${other.path}`)
  await actions.getByRole('link', { name: 'Reply' }).click()
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue('')
  await page.goto(`${path}/replies`)
  await expect(reply).toHaveValue('Kia ora, we can')
  await hydratedDesk(page, true)
  await page.reload()
  await hydratedDesk(page, true)
  await expect(reply).toHaveValue('Kia ora, we can')
  // A call is another form.
  await page.goto(path)
  await page.getByRole('button', { name: 'Left a message' }).click()
  await expect(page.getByRole('status')).toContainText('Noted that you left a message.')
  await actions.getByRole('link', { name: 'Note' }).click()
  await expect(note).toHaveValue('Rang twice')
  await actions.getByRole('link', { name: 'Reply' }).click()
  await expect(reply).toHaveValue('Kia ora, we can')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('status')).toContainText('Your reply goes out in a few seconds.')
  await actions.getByRole('link', { name: 'Reply' }).click()
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue('')
})

test('a booking, details, a callback, a new job, an invite and a calendar link are kept while they are being filled in', async ({
  page,
  openDesk,
  desk,
  workshop,
}) => {
  const { path } = await bookAsVisitor(desk, workshop, name('each'))
  await openDesk('/desk/inbox')
  const forms = [
    [`${path}/appointments`, { 'Drop-off': '13:35', 'Minutes of work': '95' }],
    [`${path}/details`, { Name: 'Hana Corrected' }],
    [`${path}/call-back`, { At: '14:35' }],
    ['/desk/new?plate=DRF123', { Name: 'Drafty Dan' }],
    ['/desk/invites', { Email: 'half@' }],
    ['/desk/feeds', { 'Name of the phone or calendar': 'My ph' }],
  ] as const
  for (const [at, fields] of forms) {
    await page.goto(at)
    await hydratedDesk(page, true)
    for (const [label, text] of Object.entries(fields)) await page.getByRole('main').getByLabel(label, { exact: true }).fill(text)
  }
  for (const [at, fields] of forms) {
    await page.goto(at)
    await hydratedDesk(page, true)
    for (const [label, text] of Object.entries(fields))
      await expect(page.getByRole('main').getByLabel(label, { exact: true }), label).toHaveValue(text)
  }
  // Another car is another job.
  await page.goto('/desk/new?plate=DRF456')
  await hydratedDesk(page, true)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
})

test('a failed save keeps its draft, and a text that was undone is not replaced by an older one', async ({
  page,
  openDesk,
  desk,
  workshop,
}) => {
  const { path } = await bookAsVisitor(desk, workshop, name('fails'))
  await openDesk(`${path}/notes`)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Rang once')
  await page.route(/\.data/, (route) => route.abort())
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('alert')).toContainText('The desk can’t save right now.')
  await page.unroute(/\.data/)
  await page.goto(`${path}/notes`)
  await expect(note).toHaveValue('Rang once')
  await hydratedDesk(page, true)
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('status')).toContainText('Note saved.')
  await page.getByRole('navigation', { name: 'Actions' }).getByRole('link', { name: 'Note' }).click()
  await note.fill('An afterthought')
  await page.goBack()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(note).toHaveValue('Rang once')
})

test('a draft is its writer’s alone, and is gone after signing out and after a day', async ({ browser, desk, workshop }) => {
  const { path } = await bookAsVisitor(desk, workshop, name('whose'))
  const context = await browserOf(browser, desk, desk.owner, true)
  const page = await context.newPage()
  const reply = page.getByRole('textbox', { name: 'Reply to' })
  await page.goto(`${path}/replies`)
  await hydratedDesk(page, true)
  await reply.fill('Between Mere and Hana')
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  expect(await stored()).toContain('Between Mere and Hana')
  // A shared computer, whose session has ended.
  await context.clearCookies()
  await page.goto(`${path}/replies`)
  await fillSignIn(page, desk.colleague)
  await expect(page).toHaveURL(`${path}/replies`)
  await hydratedDesk(page, true)
  await expect(reply).toHaveValue('')
  await context.clearCookies()
  await page.goto(`${path}/replies`)
  await fillSignIn(page, desk.owner)
  await expect(page).toHaveURL(`${path}/replies`)
  await expect(reply).toHaveValue('Between Mere and Hana')
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage))
      if (key.startsWith('desk-draft')) localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), at: Date.now() - 25 * 3_600_000 }))
  })
  await page.reload()
  await hydratedDesk(page, true)
  await expect(reply).toHaveValue('')
  expect(await stored()).not.toContain('Between')
  await reply.fill('Another one')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await stored()).not.toContain('Another one')
  await context.close()
})

test('a password is never kept in the browser', async ({ page, desk }) => {
  await page.goto('/desk/sign-in')
  await hydratedDesk(page, true)
  await page.getByLabel('Email').fill(desk.owner.email)
  await page.getByLabel('Password', { exact: true }).fill('not the right one')
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByLabel('Password', { exact: true }).pressSequentially('!')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/isn’t right|don’t match|wrong/i).first()).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('not the right one')
})

test('an edited text is never taken for the one that was sent before its answer was lost', async ({ page, openDesk, desk, workshop }) => {
  const { path } = await bookAsVisitor(desk, workshop, name('lost'))
  await page.route('**/desk/events*', (route) => route.abort())
  await openDesk(`${path}/replies`)
  const reply = page.getByRole('textbox', { name: 'Reply to' })
  await reply.fill('Tuesday suits.')
  await page.route('**/replies.data*', loseAnswer, { times: 1 })
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('alert')).toContainText('What you typed is still here')
  const id = page.locator('form:has(textarea) [name=action]')
  const first = (await id.getAttribute('value')) ?? ''
  await reply.fill('Thursday suits.')
  const loading = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'GET') await loading.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('alert')).toContainText('This has changed since you opened it')
  // A press in between would only be refused again.
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  loading.resolve()
  await expect(page.getByRole('alert')).toContainText('Tuesday suits.')
  await expect(reply).toHaveValue('Thursday suits.')
  // The page has loaded what has changed.
  await expect(id).not.toHaveAttribute('value', first)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('status')).toContainText('Your reply goes out in a few seconds.')
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Thursday suits.')
})

test('a new job that was edited after its answer was lost is not taken for the first, which it links to', async ({ page, openDesk }) => {
  await openDesk('/desk/new?plate=LOST1')
  await page.getByLabel('Name', { exact: true }).fill(name('job'))
  await page.getByLabel('Phone').fill('021 555 010')
  await page.getByLabel('Service').selectOption({ index: 1 })
  await page.route('**/new.data*', loseAnswer, { times: 1 })
  await page.getByRole('button', { name: 'Save job' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('What you typed is still here')
  const wanted = page.getByLabel('What they want')
  await wanted.fill('And the wipers')
  await page.getByRole('button', { name: 'Save job' }).click()
  await expect(alert).toContainText('This job was saved the first time, but what you’ve changed since wasn’t.')
  await expect(wanted).toHaveValue('And the wipers')
  await alert.getByRole('link', { name: 'Open the job' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('LOST1')
  await expect(page.getByText('And the wipers')).toHaveCount(0)
})

test('a text whose answer never came is kept, whatever an earlier message says, and a reply that arrived isn’t offered again', async ({
  page,
  openDesk,
  desk,
  workshop,
}) => {
  const { path } = await bookAsVisitor(desk, workshop, name('slow'))
  const actions = page.getByRole('navigation', { name: 'Actions' })
  const reply = page.getByRole('textbox', { name: 'Reply to' })
  const said = page.getByLabel('What was said')
  await openDesk(path)
  await page.getByRole('button', { name: 'Urgent', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('Marked as urgent')
  const hang = (route: Route) => (route.request().method() === 'POST' ? undefined : route.continue())
  await page.route(/(call|replies)\.data/, hang)
  await said.fill('Front left, by Friday')
  const call = page.waitForRequest('**/call.data*')
  await page.getByRole('button', { name: 'Reached them' }).click()
  await call
  await page.reload()
  await hydratedDesk(page, true)
  await expect(said).toHaveValue('Front left, by Friday')
  await actions.getByRole('link', { name: 'Reply' }).click()
  await reply.fill('Tuesday suits.')
  const sent = page.waitForRequest('**/replies.data*')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await sent
  await page.goBack()
  await expect(page.getByRole('status')).toContainText('Marked as urgent')
  await actions.getByRole('link', { name: 'Reply' }).click()
  await expect(reply).toHaveValue('Tuesday suits.')
  await page.unroute(/(call|replies)\.data/, hang)

  const arrived = Promise.withResolvers<void>()
  await page.route('**/replies.data*', async (route) => {
    await route.fetch({ maxRedirects: 0 })
    arrived.resolve()
  })
  await page.getByRole('button', { name: 'Send reply' }).click()
  await arrived.promise
  await page.getByRole('link', { name: 'Inbox' }).first().click()
  await page.waitForURL('**/inbox*')
  await page.unroute('**/replies.data*')
  await page.goto(`${path}/replies`)
  await hydratedDesk(page, true)
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Tuesday suits.')
  await expect(reply).toHaveValue('')
})
