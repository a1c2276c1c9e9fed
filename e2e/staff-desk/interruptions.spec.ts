import type { BrowserContext, Locator, Page } from '@playwright/test'
import { addDays, wallClockAt } from '../../domain/opening-hours/dates.ts'
import { bookAsVisitor, bookIn, expect, fillSignIn, hydratedDesk, loseAnswer, ownDay, signInAgain, test } from './desk-fixture.ts'

const name = (what: string) => `interrupted-${what}-${crypto.randomUUID().slice(0, 8)}`
const inTwoDays = addDays(wallClockAt(new Date()).date, 2)

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@nightly' }, () => {
    test.use({ javaScriptEnabled: scripts })

    /** Sends an interrupted form after signing in again: from its page, or without scripts from one that only repeats it. */
    async function sendAgain(page: Page, button: string): Promise<void> {
      if (!scripts) await expect(page.getByText('Nothing has been sent yet.')).toBeVisible()
      await page.getByRole('button', { name: scripts ? button : 'Send it now' }).click()
    }

    test('a callback typed after the session ended isn’t lost', async ({ context, page, openDesk, desk, workshop }) => {
      const { path } = await bookAsVisitor(desk, workshop, name('call'))
      await openDesk(`${path}/call-back`)
      await page.getByLabel('Call on').fill(inTwoDays)
      await page.getByLabel('At', { exact: true }).fill('14:35')
      await context.clearCookies()
      await page.getByRole('button', { name: 'Call back then' }).click()
      await signInAgain(page, desk.owner)
      if (scripts) await expect(page.getByLabel('Call on')).toHaveValue(inTwoDays)
      await sendAgain(page, 'Call back then')
      await expect(page.getByRole('status').filter({ hasText: 'It’ll be back at the top of the inbox' })).toContainText('2.35pm')
      await signOut(context)
    })

    test('an invite typed after the session ended can be sent by its owner, and by nobody else', async ({
      context,
      page,
      openDesk,
      desk,
    }) => {
      const email = `${name('invite')}@workshop.test`
      const type = async () => {
        await openDesk('/desk/invites')
        await page.getByLabel('Email').fill(email)
        await page.getByLabel('Role').selectOption('owner')
        await context.clearCookies()
        await page.getByRole('button', { name: 'Make a link' }).click()
      }
      await type()
      await signInAgain(page, desk.owner)
      if (scripts) {
        await expect(page.getByLabel('Email')).toHaveValue(email)
        await expect(page.getByLabel('Role')).toHaveValue('owner')
      }
      await sendAgain(page, 'Make a link')
      await expect(page.getByLabel(`Link for ${email}`)).toHaveValue(/\/desk\/join\?key=/)
      await signOut(context)
      await type()
      await signInAgain(page, desk.colleague)
      if (!scripts) await sendAgain(page, '')
      await expect(page.getByRole('heading', { name: 'This page is for owners' })).toBeVisible()
      await signOut(context)
    })

    test('what was said in a call comes back, and a single button can be pressed again', async ({
      context,
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const { path } = await bookAsVisitor(desk, workshop, name('tap'))
      await openDesk(path)
      await context.clearCookies()
      await page.getByRole('button', { name: 'Decline' }).click()
      await signInAgain(page, desk.owner)
      await sendAgain(page, 'Decline')
      await expect(page.getByRole('status')).toContainText('Marked as declined.')
      await context.clearCookies()
      await page.getByLabel('What was said').fill('It’s the front left')
      await page.getByRole('button', { name: 'Reached them' }).click()
      await signInAgain(page, desk.owner)
      await expect(page.getByLabel(scripts ? 'What was said' : 'said')).toHaveValue('It’s the front left')
      await sendAgain(page, 'Reached them')
      await expect(page.getByRole('status')).toContainText('Call noted.')
      await signOut(context)
    })

    test('a reply survives a session that has ended and a store that is down at the sign-in, and is sent only when staff press again', async ({
      context,
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      test.slow()
      const { email, path } = await bookAsVisitor(desk, workshop, name('both'))
      await openDesk(`${path}/replies`)
      const typed = 'Kia ora "Hana",\n\nthe <parts> & I are here.'
      await page.getByRole('textbox', { name: 'Reply to' }).fill(typed)
      await context.clearCookies()
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByText('You’ve been signed out, so nothing was sent or changed.')).toBeVisible()
      const unlock = await workshop.lockStore()
      await fillSignIn(page, desk.owner)
      const unavailable = scripts
        ? page.getByRole('alert').getByText('The desk can’t sign you in right now. What you typed is still here')
        : page.getByRole('main').getByRole('heading', { name: 'The desk isn’t working right now' })
      await expect(unavailable).toBeVisible({ timeout: 60_000 })
      unlock()
      expect(await page.content()).not.toContain(desk.owner.password)
      if (scripts) await expect(page.getByLabel('Email')).toHaveValue(desk.owner.email)
      await page.getByLabel('Password', { exact: true }).fill(desk.owner.password)
      await page.getByRole('button', { name: scripts ? 'Sign in' : 'Try again' }).click()
      await expect(page.getByRole('textbox', { name: scripts ? 'Reply to' : 'text' })).toHaveValue(typed)
      await workshop.mails(email, 2)
      await page.getByRole('button', { name: scripts ? 'Send reply' : 'Send it now' }).click()
      await expect(page.getByRole('status')).toContainText('Your reply goes out in a few seconds.')
      await workshop.mails(email, 3)
      await signOut(context)
    })
  })
}

test.describe('without scripts', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the name of a calendar link typed after the session ended isn’t lost', async ({ context, page, openDesk, desk }) => {
    await openDesk('/desk/feeds')
    await page.getByLabel('Name of the phone or calendar').fill('Mere’s "new" phone')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Make a link' }).click()
    await signInAgain(page, desk.owner)
    await expect(page.getByLabel('label')).toHaveValue('Mere’s "new" phone')
    await expect(page.getByText('Nothing has been sent yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Send it now' }).click()
    await expect(page.getByLabel('Link for Mere’s "new" phone')).toHaveValue(/\.ics$/)
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('status')).toContainText('Link removed.')
    await signOut(context)
  })

  test('an invite keeps its email while the store is down', async ({ page, openDesk, workshop }) => {
    test.slow()
    const email = `${name('away')}@workshop.test`
    await openDesk('/desk/invites')
    await page.getByLabel('Email').fill(email)
    const unlock = await workshop.lockStore()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const unavailable = page.getByRole('main').getByRole('heading', { name: 'The desk isn’t working right now' })
    await expect(unavailable).toBeVisible({ timeout: 60_000 })
    unlock()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel(`Link for ${email}`)).toHaveValue(/\/desk\/join\?key=/)
  })
})

test('without a connection every form keeps the page and what was typed, and works once it is back', async ({
  browser,
  context,
  page,
  openDesk,
  desk,
  workshop,
}) => {
  test.slow()
  // Scripts that the page hasn't loaded yet can't be loaded either.
  const lost = /\.data|\/assets\//
  const goOffline = (from: Page) => from.route(lost, (route) => route.abort())
  const goOnline = (from: Page) => from.unroute(lost)
  const { path } = await bookAsVisitor(desk, workshop, name('offline'))
  await openDesk(`${path}/replies`)
  await page.getByRole('textbox', { name: 'Reply to' }).fill('Kia ora')
  await goOffline(page)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('alert')).toContainText('The desk can’t save right now. What you typed is still here')
  await goOnline(page)
  await expect(page.getByRole('textbox', { name: 'Reply to' })).toHaveValue('Kia ora')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('status')).toContainText('Your reply goes out in a few seconds.')

  await openDesk(`${path}/notes`)
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang twice')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('You’ve been signed out, so nothing was sent or changed.')).toBeVisible()
  await hydratedDesk(page, true)
  await goOffline(page)
  await fillSignIn(page, desk.owner)
  await expect(page.getByRole('alert')).toContainText('The desk can’t sign you in right now.')
  await goOnline(page)
  await fillSignIn(page, desk.owner)
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Rang twice')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('status')).toContainText('Note saved.')
  await signOut(context)

  await openDesk('/desk/feeds')
  await page.getByLabel('Name of the phone or calendar').fill('Offline')
  await goOffline(page)
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByRole('alert')).toContainText('What you typed is still here')
  await goOnline(page)
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByLabel('Link for Offline')).toHaveValue(/\.ics$/)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('status')).toContainText('Link removed.')

  await openDesk('/desk/invites')
  const email = `${name('join')}@workshop.test`
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel(`Link for ${email}`).inputValue()

  const joining = await (await browser.newContext({ baseURL: desk.url })).newPage()
  await joining.goto(link)
  await hydratedDesk(joining, true)
  await joining.getByLabel('Your name').fill('Aroha Late')
  await joining.getByLabel('Password', { exact: true }).fill('harakeke walnut ferry toaster')
  await goOffline(joining)
  await joining.getByRole('button', { name: 'Join' }).click()
  await expect(joining.getByRole('alert')).toContainText('The desk can’t sign you in right now.')
  await expect(joining.getByLabel('Your name')).toHaveValue('Aroha Late')
  await goOnline(joining)
  await joining.getByRole('button', { name: 'Join' }).click()
  await expect(joining).toHaveURL('/desk/inbox')
  await joining.context().close()
})

/** Ends the session that a test began: each person has ten, and an eleventh would end the one that all tests of the worker share. */
async function signOut(context: BrowserContext): Promise<void> {
  await context.request.post('/desk/sign-out')
}

test('a reply can still be undone after the connection was away', async ({ page, openDesk, desk, workshop }) => {
  const { path } = await bookAsVisitor(desk, workshop, name('undo'))
  await openDesk(`${path}/replies`)
  await page.getByRole('textbox', { name: 'Reply to' }).fill('Kia ora, wrong')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('status')).toContainText('Your reply goes out in a few seconds.')
  await page.route('**/undo.data*', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('alert')).toContainText('The desk can’t undo that right now.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('textbox', { name: 'Reply to' })).toHaveValue('Kia ora, wrong')
})

test('without a connection a button keeps its page, although its script wasn’t on it, and does once what it says when pressed again', async ({
  context,
  page,
  openDesk,
  desk,
  workshop,
}) => {
  const { id, path } = await bookAsVisitor(desk, workshop, name('press'), { plate: 'PRESS1' })
  const pressTwice = async (button: Locator, script: string) => {
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map((entry) => entry.name)
          .join(),
      )
    await expect.poll(loaded).toContain(`/${script}-`)
    await context.setOffline(true)
    await button.click()
    await expect(page.getByRole('alert')).toContainText('The desk can’t save right now.')
    await context.setOffline(false)
    await button.click()
  }
  for (const [text, script, says] of [
    ['Take it', 'assign', 'It’s with Mere'],
    ['Urgent', 'urgent', 'Marked as urgent'],
    ['Reached them', 'call', 'Call noted.'],
  ] as const) {
    await openDesk(path)
    await pressTwice(page.getByRole('button', { name: text, exact: true }), script)
    await expect(page.getByRole('status')).toContainText(says)
  }
  await expect(page.getByRole('region', { name: 'What happened' }).getByRole('listitem')).toHaveCount(4)
  const day = ownDay()
  await bookIn(desk, path, `${day}T09:30`, `${day}T15:00`, 3)
  await openDesk(`/desk/days/${workshop.moveAppointment(id, -1)}`)
  await pressTwice(page.getByRole('form', { name: 'PRESS1: No-show' }).getByRole('button'), 'day-note')
  await expect(page.getByRole('status').filter({ hasText: 'PRESS1: Marked as no-show.' })).toBeVisible()
  await expect(page).toHaveURL(/\/days\//)
})

test('a form that is sent again after its answer was lost does nothing twice, although the page has refreshed itself meanwhile', async ({
  page,
  openDesk,
  desk,
  workshop,
}) => {
  const { id, path } = await bookAsVisitor(desk, workshop, name('twice'), { plate: 'TWICE1' })
  const openAndRefresh = async (at: string) => {
    const listening = page.waitForResponse('**/desk/events?*')
    await openDesk(at)
    await listening
    const refreshed = page.waitForResponse(/_routes=/)
    await bookAsVisitor(desk, workshop, name('other'))
    await refreshed
  }
  const pressTwice = async (button: Locator, posted: string) => {
    await page.route(posted, loseAnswer, { times: 1 })
    await button.click()
    await expect(page.getByRole('alert')).toContainText('The desk can’t save right now.')
    await button.click()
  }
  await openAndRefresh(path)
  await pressTwice(page.getByRole('button', { name: 'Reached them' }), '**/call.data*')
  await expect(page.getByRole('status')).toContainText('Call noted.')
  await expect(page.getByRole('region', { name: 'What happened' }).getByRole('listitem')).toHaveCount(2)

  const day = ownDay()
  await openAndRefresh(`/desk/days/${day}/note`)
  await page.getByLabel('Note', { exact: true }).fill('Van outside')
  await pressTwice(page.getByRole('button', { name: 'Save note' }), '**/note.data*')
  await expect(page.getByText('Note saved.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Van outside' })).toHaveCount(1)

  await bookIn(desk, path, `${day}T09:30`, `${day}T15:00`, 1)
  await openAndRefresh(`/desk/days/${workshop.moveAppointment(id, -1)}`)
  await pressTwice(page.getByRole('form', { name: 'TWICE1: Car’s here' }).getByRole('button'), '**/days/*.data*')
  await expect(page.getByRole('status').filter({ hasText: 'TWICE1: Marked as here.' })).toBeVisible()
})

test('without a connection, or while the server restarts, a link says so and can be tried again, and so does an action whose page couldn’t be loaded', async ({
  page,
  openDesk,
  desk,
  workshop,
}) => {
  const { path } = await bookAsVisitor(desk, workshop, name('link'))
  const noConnection = page.getByRole('heading', { name: 'No connection' })
  await openDesk(path)
  await page.route('**/*.data*', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Reached them' }).click()
  await expect(noConnection).toBeFocused()
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('link', { name: 'Try again' }).click()
  await failed
  await expect(noConnection).toBeVisible()
  await page.unroute('**/*.data*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('status')).toContainText('Call noted.')

  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Book', exact: true }).click()
  await expect(noConnection).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('form', { name: 'Book it in' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/done=/)
  // The URL changes before the page.
  await expect(page.getByRole('form', { name: 'Book it in' })).toHaveCount(0)

  // As a proxy does.
  await page.route('**/*.data*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  await page.getByRole('link', { name: 'Book', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The desk isn’t working right now' })).toBeVisible()
  await page.unroute('**/*.data*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('form', { name: 'Book it in' })).toBeVisible()
})
