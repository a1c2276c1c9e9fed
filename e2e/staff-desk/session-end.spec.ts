import { bookAsVisitor, browserOf, expect, hydratedDesk, type Person, type StaffDesk, signIn, test } from './desk-fixture.ts'

const name = (what: string) => `session-${what}-${crypto.randomUUID().slice(0, 8)}`

/** Signs in at the server, and returns the person with a session of their own. */
async function withOwnSession({ url }: StaffDesk, { email, password, ...person }: Person): Promise<Person> {
  const response = await fetch(`${url}/desk/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin },
    body: new URLSearchParams({ email, password }),
  })
  const [, cookie = '', value = ''] = /^([^=]+)=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '') ?? []
  return { ...person, email, password, cookie: { name: cookie, value } }
}

async function endSession({ url }: StaffDesk, { cookie }: Person): Promise<void> {
  await fetch(`${url}/desk/sign-out`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin, cookie: `${cookie.name}=${cookie.value}` },
  })
}

test('an open page hides customers’ data within 30 s after its session has ended, even without its event stream, and keeps the text', async ({
  browser,
  desk,
  workshop,
}) => {
  test.slow()
  const { path, email } = await bookAsVisitor(desk, workshop, name('ended'))
  const person = await withOwnSession(desk, desk.colleague)
  const context = await browserOf(browser, desk, person, true)
  const page = await context.newPage()
  await page.clock.install()
  await page.route('**/desk/events?*', (route) => route.abort())
  await page.goto(`${path}/replies`)
  await hydratedDesk(page, true)
  await page.getByRole('textbox', { name: 'Reply to' }).fill('Kia ora, half of it')
  await expect(page.getByText(email).first()).toBeVisible()
  await endSession(desk, person)
  await page.clock.runFor(30_000)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('textbox', { name: 'Reply to' })).toHaveValue('Kia ora, half of it')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await context.close()
})

test('a tab that comes to the front after its session has ended shows the sign-in page, and after somebody else signed in, their desk', async ({
  browser,
  desk,
  workshop,
}) => {
  const { path, email } = await bookAsVisitor(desk, workshop, name('front'))
  const person = await withOwnSession(desk, desk.colleague)
  const context = await browserOf(browser, desk, person, true)
  const page = await context.newPage()
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await page.goto(path)
  await hydratedDesk(page, true)
  await show('hidden')
  await endSession(desk, person)
  await show('visible')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible({ timeout: 5000 })
  await expect(page.getByText(email)).toHaveCount(0)

  const again = await withOwnSession(desk, desk.colleague)
  await signIn(context, desk.url, again)
  await page.goto(path)
  await hydratedDesk(page, true)
  await expect(page.getByText('Tama Lee').first()).toBeVisible()
  await show('hidden')
  await signIn(context, desk.url, desk.owner)
  await show('visible')
  await expect(page.getByText('Mere Tautahi').first()).toBeVisible({ timeout: 5000 })
  await endSession(desk, again)
  await context.close()
})

test('a page that Back brings from the browser’s memory hides until the session has been checked', async ({
  page,
  openDesk,
  desk,
  workshop,
}) => {
  const { path } = await bookAsVisitor(desk, workshop, name('back'))
  await openDesk(path)
  await expect(page.locator('html')).toBeVisible()
  const comeBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route('**/desk/waiting', async (route) => {
    await released
    await route.continue()
  })
  await comeBack()
  await expect(page.locator('html')).toBeHidden()
  resolve()
  await expect(page.locator('html')).toBeVisible()
  await page.context().clearCookies()
  await comeBack()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
