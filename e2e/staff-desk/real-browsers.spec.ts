import type { Page } from '@playwright/test'
import { bookableServices } from '../../workshop/bookable-services.ts'
import { bookAsVisitor, browserOf, expect, hydratedDesk, type Person, type StaffDesk, signIn, test } from './desk-fixture.ts'

const name = (what: string) => `browsers-${what}-${crypto.randomUUID().slice(0, 8)}`

/** Opens a page whose scripts arrive late, without waiting for them. Returns a function that lets them through. */
async function openSlowly(page: Page, { url }: StaffDesk, path: string, person?: Person): Promise<() => Promise<void>> {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  if (person) await signIn(page.context(), url, person)
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    resolve()
    await hydratedDesk(page, true)
    // Once React has nothing left to do.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
}

/** Replaces every text as a page translator does: by two nested elements with other words; an option's text in place. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (!parent || !text.data.trim() || parent.matches('script, style, textarea')) continue
      const words = text.data.replace(/\p{L}+/gu, '字')
      if (parent.matches('option')) text.data = words
      else {
        const outer = document.createElement('font')
        outer.append(Object.assign(document.createElement('font'), { textContent: words }))
        text.replaceWith(outer)
      }
    }
  })
}

/** Adds an element beside each field, as password managers and writing aids do. */
function extend(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const field of document.querySelectorAll('main :is(input:not([type=hidden]), textarea)'))
      field.after(document.createElement('writing-aid'))
  })
}

test.describe('on a slow connection', () => {
  for (const [what, selector, text] of [
    ['a reply', '#work textarea', 'Kia ora, book it in on Monday'],
    ['a search', '#find', 'Kiri Johnson Brown'],
    ['an email', 'input[name=email]', 'kiri.johnson@workshop.test'],
  ] as const) {
    test(`${what} that is typed while the scripts load stays where it is, with the focus`, async ({ page, desk, workshop }) => {
      const { path } = await bookAsVisitor(desk, workshop, name('slow'))
      const at = { 'a reply': `${path}/replies`, 'a search': '/desk/inbox', 'an email': '/desk/sign-in' }[what]
      const arrive = await openSlowly(page, desk, at, what === 'an email' ? undefined : desk.owner)
      await page.locator(selector).click()
      await page.keyboard.type(text.slice(0, 9))
      await arrive()
      await page.keyboard.type(text.slice(9))
      await expect(page.locator(selector)).toHaveValue(text)
      await expect(page.locator(selector)).toBeFocused()
      // Reloading doesn't move the focus either, although the page has been navigated to.
      await page.unroute(/\.js$/)
      const again = await openSlowly(page, desk, at)
      await page.locator(selector).click()
      await again()
      await expect(page.locator(selector)).toBeFocused()
      await expect(page).toHaveURL(at)
    })
  }
})

test.describe('in a page that something else has changed', () => {
  // React says that the page wasn't as it expected.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from this pattern
  test.use({ violations: async ({}, use) => use([]) })

  for (const [what, change] of [
    ['translated', translate],
    ['extended', extend],
  ] as const) {
    test(`a reply typed while the scripts load survives with its focus and cursor in a page that is ${what}`, async ({
      page,
      desk,
      workshop,
    }) => {
      const { path } = await bookAsVisitor(desk, workshop, name(what))
      const arrive = await openSlowly(page, desk, `${path}/replies`, desk.owner)
      const reply = page.locator('#work textarea')
      await reply.waitFor()
      await change(page)
      await reply.click()
      await page.keyboard.type('Kia ora')
      await page.keyboard.press('Home')
      await arrive()
      await expect(reply).toHaveValue('Kia ora')
      await page.keyboard.type('Hi! ')
      await expect(reply).toHaveValue('Hi! Kia ora')
    })

    test(`an email and a password typed while the scripts load survive in a page that is ${what}`, async ({ page, desk }) => {
      const arrive = await openSlowly(page, desk, '/desk/sign-in')
      await page.locator('[name=email]').waitFor()
      await change(page)
      await page.locator('[name=email]').fill(desk.owner.email)
      await page.locator('[name=password]').click()
      await page.keyboard.type('gumboot')
      await arrive()
      await expect(page.locator('[name=email]')).toHaveValue(desk.owner.email)
      await expect(page.locator('[name=password]')).toHaveValue('gumboot')
      await expect(page.locator('[name=password]')).toBeFocused()
    })
  }

  test('staff who read the desk translated save a job, write, and act, and nothing is sent translated', async ({
    page,
    openDesk,
    desk,
    workshop,
  }) => {
    const plate = 'TRN123'
    await openDesk(`/desk/new?plate=${plate}`)
    await translate(page)
    await page.locator('[name=name]').fill('Translated Tane')
    await page.locator('[name=phone]').fill('021 555 0142')
    await page.locator('[name=service]').selectOption({ index: 3 })
    await page.locator('form:has([name=service]) button[type=submit]').first().click()
    await page.waitForURL(/enquiries/)
    await expect(page.locator('article h1')).toContainText('Translated Tane')
    await expect(page.getByText(bookableServices[2] ?? '').first()).toBeVisible()

    // Every click on it may be one that React can't follow.
    const { path } = await bookAsVisitor(desk, workshop, name('acts'))
    await page.goto(path)
    await hydratedDesk(page, true)
    await translate(page)
    await page.locator('[data-key=r]').click()
    const reply = page.locator('#work textarea')
    await reply.fill('Kia ora, half of it')
    await translate(page)
    await page.locator('[data-key=n]').click()
    await page.locator('form[action*="/notes"] textarea').fill('Rang them')
    await translate(page)
    await page.locator('form[action*="/notes"] button[type=submit]').last().click()
    await expect(page.locator('[data-result]')).toBeVisible()
    await translate(page)
    await page.locator('[data-key=r]').click()
    await expect(reply).toHaveValue('Kia ora, half of it')
    await page.locator('form[action*="/replies"] button[type=submit]').last().click()
    await expect(page.locator('[data-result]')).toBeVisible()
    await workshop.mails('Kia ora, half of it', 1)
  })

  test('after React couldn’t follow a change, the tab works without it, and the text is still there', async ({
    page,
    openDesk,
    desk,
    workshop,
  }) => {
    const { path } = await bookAsVisitor(desk, workshop, name('broken'))
    await openDesk(`${path}/replies`)
    const reply = page.locator('#work textarea')
    await reply.fill('Kia ora, half')
    // What React removes next is no longer where it was.
    await page.locator('#work form').evaluate((form) => {
      const elsewhere = document.createElement('div')
      form.replaceWith(elsewhere)
      elsewhere.append(form)
    })
    await page.locator('[data-key=n]').click()
    await expect(page.locator('form[action*="/notes"] textarea')).toBeVisible()
    await page.locator('[data-key=r]').click()
    await expect(reply).toHaveValue('Kia ora, half')
    expect(await page.evaluate(() => Object.keys(document.querySelector('main a') ?? {}).some((key) => key.startsWith('__react')))).toBe(
      false,
    )
  })
})

test('every option of the desk’s forms has a value of its own', async ({ page, openDesk }) => {
  for (const path of ['/desk/new?plate=OPT123', '/desk/invites']) {
    await openDesk(path)
    const options = page.locator('option')
    expect(await options.count(), path).toBeGreaterThan(1)
    await expect(page.locator('option:not([value])'), path).toHaveCount(0)
  }
})

test('in a browser that is too old for the scripts, the desk works as without them', async ({ browser, desk, workshop }) => {
  const { path } = await bookAsVisitor(desk, workshop, name('old'))
  const context = await browserOf(browser, desk, desk.owner, true)
  // As in Chrome 109 and Firefox 115.
  await context.addInitScript(() => {
    for (const method of ['toWellFormed', 'isWellFormed']) Reflect.deleteProperty(String.prototype, method)
    for (const method of ['toSorted', 'toReversed', 'toSpliced', 'with']) Reflect.deleteProperty(Array.prototype, method)
    for (const method of ['withResolvers', 'try']) Reflect.deleteProperty(Promise, method)
    for (const method of ['parse', 'canParse']) Reflect.deleteProperty(URL, method)
    Reflect.deleteProperty(Object, 'groupBy')
    Reflect.deleteProperty(globalThis, 'Temporal')
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  // Scripts would have started by then.
  await page.goto(path, { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => Object.keys(document.querySelector('main a') ?? {}).some((key) => key.startsWith('__react')))).toBe(
    false,
  )
  await page.getByRole('navigation', { name: 'Actions' }).getByRole('link', { name: 'Note' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('From an old computer')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('status')).toContainText('Note saved.')
  expect(errors).toEqual([])
  await context.close()
})
