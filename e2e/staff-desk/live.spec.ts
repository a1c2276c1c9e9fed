import { bookAsVisitor, bookIn, browserOf, expect, hydratedDesk, ownDay, test } from './desk-fixture.ts'

const name = (what: string) => `live-${what}-${crypto.randomUUID().slice(0, 8)}`

/** Milliseconds from a booking to its announcement at the desk. */
const soon = 3000

test.describe('with scripts', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  test.slow()

  test('a booking is announced within three seconds, and nothing moves until somebody asks for it', async ({
    page,
    openDesk,
    desk,
    workshop,
  }) => {
    const { path } = await bookAsVisitor(desk, workshop, name('first'))
    const listening = page.waitForResponse('**/desk/events?*')
    await openDesk(`${path}/replies`)
    await listening
    const reply = page.getByRole('textbox', { name: 'Reply to' })
    await reply.fill('Kia ora, Thursday')
    await reply.press('Home')
    const inbox = page.getByRole('region', { name: 'Inbox' })
    const line = inbox.locator(`a[href="${path}"]`)
    const before = [await line.boundingBox(), await reply.boundingBox()]

    // Marks itself as a background refresh, so that it doesn't extend the session: see `isBackgroundRefresh` in server/staff-desk/desk.ts.
    const refresh = page.waitForRequest(/\.data\?(?:.*&)?_routes=/)
    const { path: arrived } = await bookAsVisitor(desk, workshop, name('second'))
    await expect(page.getByText(/^\d+ new$/)).toBeVisible({ timeout: soon })
    await refresh
    expect([await line.boundingBox(), await reply.boundingBox()]).toEqual(before)
    await expect(reply).toBeFocused()
    await page.keyboard.type('Hi! ')
    await expect(reply).toHaveValue('Hi! Kia ora, Thursday')
    await expect(inbox.locator(`a[href="${arrived}"]`)).toHaveCount(0)
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(inbox.locator(`a[href="${arrived}"]`)).toBeVisible()
    await expect(reply).toHaveValue('Hi! Kia ora, Thursday')
  })

  test('two colleagues see that both have an enquiry open, and what the other does, before they answer it twice', async ({
    browser,
    page,
    openDesk,
    desk,
    workshop,
  }) => {
    const { path } = await bookAsVisitor(desk, workshop, name('both'))
    await openDesk(`${path}/replies`)
    await page.getByRole('textbox', { name: 'Reply to' }).fill('We have Tuesday free.')
    const other = await browserOf(browser, desk, desk.colleague, true)
    const theirs = await other.newPage()
    await theirs.goto(path)
    await hydratedDesk(theirs, true)
    await expect(page.getByText('Tama has this open too')).toBeVisible()
    await expect(theirs.getByText('Mere has this open too')).toBeVisible()

    const show = (state: 'hidden' | 'visible') =>
      theirs.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    // A page that is hidden has no stream.
    await show('hidden')
    await expect(page.getByText('Tama has this open too')).toBeHidden()
    await show('visible')
    await expect(page.getByText('Tama has this open too')).toBeVisible()

    await theirs.getByRole('button', { name: 'Left a message' }).click()
    await expect(page.getByText('Tama Lee left the customer a message')).toBeVisible()
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Tama Lee left the customer a message' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Reply to' })).toHaveValue('We have Tuesday free.')
    await other.close()
    await expect(page.getByText('Tama has this open too')).toBeHidden()
    const line = page.getByRole('region', { name: 'Inbox' }).locator(`a[href="${path}"]`)
    await expect(line).toContainText('New')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Your reply goes out' })).toBeVisible()
    await expect(line).toContainText('Dealt with')
    await expect(line).not.toContainText('New')
  })

  test('what a colleague has done is readable in full on a phone', async ({ page, openDesk, desk, workshop }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { path } = await bookAsVisitor(desk, workshop, name('phone'))
    const listening = page.waitForResponse('**/desk/events?*')
    await openDesk(path)
    await listening
    const day = ownDay()
    await bookIn(desk, path, `${day}T09:30`, `${day}T16:00`)
    const news = page.getByText(/Tama Lee booked it in for .+9\.30am/).first()
    await expect(news).toBeVisible()
    const isCut = await news.evaluate((text) => {
      const [{ top, bottom, left, right }, slot] = [text.getBoundingClientRect(), text.parentElement?.getBoundingClientRect()]
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()]
      const isWithin = lines.every(
        (line) => line.top >= top - 1 && line.bottom <= bottom + 1 && line.left >= left - 1 && line.right <= right + 1,
      )
      return !isWithin || !slot || slot.top > top || slot.bottom < bottom
    })
    expect(isCut).toBe(false)
    await expect(page.getByRole('button', { name: 'Show' })).toBeInViewport()
  })

  test('a form that is refused says why on a slow device, even if changes come all the time', async ({ page, openDesk }) => {
    await page.addInitScript(() => {
      const streams: EventSource[] = []
      window.EventSource = class extends EventSource {
        constructor(url: string | URL) {
          super(url)
          streams.push(this)
        }
      }
      const change = () => {
        for (const stream of streams) stream.dispatchEvent(new MessageEvent('message'))
      }
      document.addEventListener('submit', () => setInterval(change))
    })
    const session = await page.context().newCDPSession(page)
    await openDesk(`/desk/days/${ownDay()}/outage`)
    await page.getByLabel('Reason').fill('Hoist broken')
    await page.getByLabel('From', { exact: true }).fill('12:00')
    await page.getByLabel('Until', { exact: true }).fill('11:00')
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    await page.getByRole('button', { name: 'Take it out of use' }).click()
    const reason = page.getByText('It must end after it begins.')
    await expect(reason).toBeVisible()
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.waitForTimeout(1_000)
    await expect(reason).toBeVisible()
  })

  test('a page that can’t refresh keeps what was typed, and offers a link to refresh', async ({
    context,
    page,
    openDesk,
    desk,
    workshop,
  }) => {
    const { path } = await bookAsVisitor(desk, workshop, name('away'))
    const listening = page.waitForResponse('**/desk/events?*')
    await openDesk(`${path}/replies`)
    await listening
    const reply = page.getByRole('textbox', { name: 'Reply to' })
    await reply.fill('Kia ora')
    await expect(page.getByRole('link', { name: 'Refresh' })).toHaveCount(0)
    await page.route('**/*.data?*', (route) => route.abort())
    await bookAsVisitor(desk, workshop, name('unseen'))
    await expect(page.getByRole('link', { name: 'Refresh' }).first()).toBeVisible()
    await expect(reply).toHaveValue('Kia ora')
    await page.unroute('**/*.data?*')
    await page.getByRole('link', { name: 'Refresh' }).first().click()
    await expect(page.getByRole('link', { name: 'Refresh' })).toHaveCount(0)
    // The session is over.
    await reply.fill('Kia ora')
    await context.clearCookies()
    await bookAsVisitor(desk, workshop, name('over'))
    await expect(page.getByRole('link', { name: 'Refresh' }).first()).toBeVisible()
    await expect(reply).toHaveValue('Kia ora')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('staff refresh the page with a link', async ({ page, openDesk, desk, workshop }) => {
    await openDesk('/desk/inbox')
    const { path } = await bookAsVisitor(desk, workshop, name('plain'))
    await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0)
    await page.getByRole('link', { name: 'Refresh' }).click()
    await expect(page.locator(`a[href="${path}"]`)).toBeVisible()
  })
})
