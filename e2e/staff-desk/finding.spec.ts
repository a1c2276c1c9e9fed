import type { Page } from '@playwright/test'
import { bookAsVisitor, bookItIn, expect, hydratedDesk, ownDay, signInAgain, test } from './desk-fixture.ts'

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@nightly' }, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } })
    test.slow()

    test('a phone call: staff look up the plate, enter the job and book it, and nobody gets an email', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const { path, email } = await bookAsVisitor(desk, workshop, scripts ? 'zebra' : 'okapi')
      await openDesk('/desk/inbox')
      await page.getByRole('searchbox').fill('k1m482')
      await page.getByRole('button', { name: 'Find' }).click()
      await page.getByRole('link', { name: 'KLM482', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'found for “KLM482”' })).toBeVisible()
      await page.getByRole('searchbox').fill('klm 482')
      await page.getByRole('button', { name: 'Find' }).click()
      await expect(page.getByRole('heading', { name: 'found for “klm 482”' })).toBeVisible()
      await expect(page.locator(`main a[href="${path}"]`)).toContainText('Hana Williams')

      await page.getByRole('link', { name: 'New job for KLM482' }).click()
      await expect(page.getByRole('heading', { name: 'KLM482' })).toBeVisible()
      await hydratedDesk(page, scripts)
      await expect(page.getByLabel('Name')).toHaveValue('')
      await page.getByRole('link', { name: 'Use this name, number and email' }).click()
      await expect(page.getByLabel('Name')).toHaveValue('Hana Williams')
      await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('021 555 0142')
      await expect(page.getByLabel('Email (optional)')).toHaveValue(email)
      await page.getByLabel('Email (optional)').fill('')
      await page.getByLabel('Name').fill(scripts ? 'Hana by phone' : 'Hana walks in')
      await page.getByLabel('Service').selectOption('Repair Services')
      await page.getByRole('checkbox', { name: 'Email them a confirmation' }).check()
      await page.getByRole('button', { name: 'Save job' }).click()
      await expect(page.getByText('Enter their email address, or untick the confirmation.')).toBeVisible()
      await expect(page.getByLabel('Name')).toHaveValue(/Hana (?:by phone|walks in)/)
      await expect(page.getByRole('checkbox', { name: 'Email them a confirmation' })).toBeChecked()
      await page.getByRole('checkbox', { name: 'Email them a confirmation' }).uncheck()
      await page.getByRole('button', { name: 'Save job' }).click()

      await expect(page.getByRole('status')).toContainText('Job saved. Book it in once you’ve agreed on a day.')
      await expect(page.getByText('Mere Tautahi added this job')).toBeVisible()
      await page.getByRole('link', { name: 'Book', exact: true }).click()
      await page.getByLabel('Day', { exact: true }).fill(ownDay())
      await page.getByLabel('Minutes of work').fill('30')
      await bookItIn(page)
      await expect(page.getByRole('status')).toContainText('ring them to confirm')

      await page.getByRole('searchbox').fill(scripts ? 'hana by phone' : 'hana walks in')
      await page.getByRole('searchbox').press('Enter')
      await expect(page.getByRole('heading', { name: '1 found' })).toBeVisible()
      await expect(page.getByText(/^Booked (?:\w{3} \d+ \w{3}|\d+ \w{3} \d{4}) /)).toBeVisible()
    })

    test('a job without a plate is saved, and the confirmation that was ticked is sent', async ({ page, openDesk, workshop }) => {
      const email = `${scripts ? 'walk' : 'drop'}-in@visitor.test`
      await openDesk('/desk/new')
      await page.getByLabel('Registration plate').fill('K.!')
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByText('Enter the plate as it appears on the car')).toBeVisible()
      await page.getByRole('link', { name: 'No plate' }).click()
      await page.getByLabel('Name').fill('Ngaio Te Rangi')
      await page.getByLabel('Email (optional)').fill(email)
      await page.getByLabel('Service').selectOption('Repair Services')
      await page.getByRole('checkbox', { name: 'Email them a confirmation' }).check()
      await page.getByRole('button', { name: 'Save job' }).click()
      await expect(page.getByRole('status')).toContainText('Job saved.')
      expect(workshop.stored(email)).toHaveLength(1)
      const [mail] = await workshop.mails(email, 1)
      expect(mail?.to).toEqual([email])
    })
  })
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'a walk-in with scripts' : 'a walk-in without scripts', { tag: scripts ? [] : '@nightly' }, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } })

    test('a car that is here takes one press, is shown when its plate is entered again, and Undo removes it', async ({
      page,
      openDesk,
    }) => {
      test.slow()
      const plate = scripts ? 'WALK1' : 'WALK2'
      await openDesk(`/desk/new?plate=${plate}`)
      await page.getByLabel('Name').fill('Wiremu Walker')
      await page.getByLabel('Service').selectOption('Diagnostic Services')
      await page.getByLabel('Here since').fill('00:00')
      await page.getByRole('button', { name: 'Save, it’s here now' }).click()
      await expect(page.getByText('Enter a phone number or an email address.')).toBeVisible()
      await expect(page.getByLabel('Here since')).toHaveValue('00:00')
      await page.getByLabel('Phone', { exact: true }).fill('021 555 0142')
      await page.getByRole('button', { name: 'Save, it’s here now' }).click()

      await expect(page.getByRole('status')).toContainText('Job saved, and the car is here.')
      const appointment = page.getByRole('region', { name: 'Appointment' })
      await expect(appointment).toContainText('Here since 12.00am')
      await expect(appointment).toContainText('1 h of work')
      await expect(page.getByText('Mere Tautahi added this job, with the car here')).toBeVisible()
      const saved = page.url()

      await page.goto(`/desk/new?plate=${plate.toLowerCase()}`)
      await expect(page.getByText('Here since 12.00am: Diagnostic Services')).toBeVisible()
      await hydratedDesk(page, scripts)
      await page.getByRole('link', { name: 'Open this appointment' }).click()
      await expect(page).toHaveURL((url) => url.pathname === new URL(saved).pathname)
      await page.goto(saved)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
      await expect(page.getByRole('status')).toContainText('The job is gone.')
      await expect(page.getByLabel('Name')).toHaveValue('Wiremu Walker')
      await expect(page.getByLabel('Service')).toHaveValue('Diagnostic Services')
      await page.reload()
      await expect(page.getByRole('status')).toContainText('The job is gone.')
      await expect(page.getByLabel('Name')).toHaveValue('Wiremu Walker')
      await page.getByLabel('Registration plate').fill(`${plate}X`)
      await page.getByRole('button', { name: 'Save job' }).click()
      await expect(page.getByRole('status')).toContainText('Job saved. Book it in once you’ve agreed on a day.')
      expect((await page.goto(saved))?.status()).toBe(404)
      // The plate of the undone job isn't known; that of the saved one is.
      await page.goto(`/desk/new?plate=${plate}`)
      await expect(page.getByText('Last enquiry')).toBeHidden()
      await page.goto(`/desk/new?plate=${plate}X`)
      await page.getByRole('link', { name: 'Open this enquiry' }).click()
      await expect(page.getByRole('article')).toContainText('Wiremu Walker')
    })
  })
}

test('staff whose session ends while they enter a job sign in and find their text', async ({ context, page, openDesk, desk, workshop }) => {
  await openDesk('/desk/new?plate=zz1')
  await page.getByLabel('Name').fill('Aroha "Rangi"')
  await page.getByLabel('Email (optional)').fill('aroha-late@visitor.test')
  await page.getByLabel('Service').selectOption('Repair Services')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save job' }).click()
  await signInAgain(page, desk.owner)
  await expect(page.getByLabel('Name')).toHaveValue('Aroha "Rangi"')
  await expect(page.getByLabel('Registration plate')).toHaveValue('ZZ1')
  expect(workshop.stored('aroha-late@visitor.test')).toEqual([])
  await page.getByRole('button', { name: 'Save job' }).click()
  await expect(page.getByRole('status')).toContainText('Job saved.')
})

test('a day by keyboard alone: through the list, a note, a reply, a booking, a new job, and the shortcuts turned off', async ({
  page,
  openDesk,
  desk,
  workshop,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const first = await bookAsVisitor(desk, workshop, 'keys-first')
  const second = await bookAsVisitor(desk, workshop, 'keys-second')
  await page.clock.install()
  await openDesk('/desk/inbox?state=all')
  await expect(page.getByRole('button', { name: 'Shortcuts' })).toBeVisible()
  const press = (...keys: string[]) => keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())
  // In the second after a navigation, keys do nothing.
  const pressLater = async (...keys: string[]) => {
    await page.clock.fastForward(1000)
    await press(...keys)
  }
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.getAttribute('name'))

  await pressLater('j')
  await expect.poll(focused).toBe(`${second.path}?state=all`)
  await press('j', 'k', 'k', 'j')
  await expect.poll(focused).toBe(`${first.path}?state=all`)
  await expectRing(page)
  await press('Enter')
  await expect(page.getByRole('article')).toContainText('keys-first')

  await pressLater('n')
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
  // Keys are letters in a field, and nothing with a modifier.
  await page.keyboard.type('jkrbn/? rang')
  await press('Control+j')
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('jkrbn/? rang')
  await pressLater('Escape', 'k')
  expect(await focused()).toBe(`${second.path}?state=all`)
  await page.getByRole('textbox', { name: 'Note' }).focus()
  await press('Tab', 'Enter')
  await expect(page.getByRole('status')).toContainText('Note saved.')
  await expect(page.locator('[data-result]')).toBeFocused()

  await pressLater('k', 'Enter')
  await expect(page.getByRole('article')).toContainText('keys-second')
  await pressLater('r')
  await expect(page.getByRole('textbox', { name: 'Reply to' })).toBeFocused()
  await page.keyboard.type('Kia ora, Tuesday suits.')
  await press('Tab', 'Enter')
  await expect(page.getByRole('status')).toContainText('Your reply goes out in a few seconds.')
  await pressLater('b')
  await expect(page.getByLabel('Day', { exact: true })).toBeFocused()
  await page.getByLabel('Drop-off').press('Tab')

  await page.getByRole('article').getByRole('heading', { level: 1 }).focus()
  await pressLater('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('keys-first')
  await press('Enter')
  await expect(page.getByRole('heading', { name: '1 found for “keys-first”' })).toBeFocused()
  await pressLater('j', 'Enter')
  await expect(page.getByRole('article')).toContainText('keys-first')

  await page.getByRole('link', { name: 'New job' }).press('Enter')
  await expect(page.getByLabel('Registration plate')).toBeFocused()
  await page.keyboard.type('key1')
  await press('Enter')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Keyboard Katie')
  await press('Tab')
  await page.keyboard.type('021 555 0199')
  await press('Tab', 'Tab')
  await page.keyboard.type('Repair')
  await press('Tab', 'Tab', 'Tab', 'Enter')
  await expect(page.getByRole('status')).toContainText('Job saved.')

  await pressLater('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await press('j')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Use these shortcuts' }).press('Space')
  await press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Shortcuts' })).toBeVisible()
  const before = await focused()
  await pressLater('j', '?', 'n')
  expect(await focused()).toBe(before)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).not.toHaveURL(/notes/)
  await page.getByRole('button', { name: 'Shortcuts' }).press('Enter')
  await page.getByRole('checkbox', { name: 'Use these shortcuts' }).press('Space')
  await press('Escape')
  // A button that has the focus keeps the keys to itself.
  await press('/')
  await expect(page.getByRole('searchbox')).not.toBeFocused()
  await page.getByRole('heading', { level: 1 }).focus()
  await press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('letters typed in the second after a navigation are no shortcuts, nor those typed on a link', async ({
  page,
  openDesk,
  desk,
  workshop,
}) => {
  const { path } = await bookAsVisitor(desk, workshop, 'not-keys')
  await page.clock.install()
  await openDesk(path)
  const actions = page.getByRole('navigation', { name: 'Actions' })
  await page.keyboard.type('bn?')
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.clock.fastForward(1000)
  await actions.getByRole('link', { name: 'Note' }).focus()
  await page.keyboard.type('r?')
  await expect(page).toHaveURL(path)
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.type('rKia ora')
  await expect(page.getByRole('textbox', { name: 'Reply to' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveCount(0)
})

test('a click on Reply, Book, Note, Change details or Call back later puts the cursor in the form’s first field', async ({
  page,
  openDesk,
  desk,
  workshop,
}) => {
  const { path } = await bookAsVisitor(desk, workshop, 'opens-forms')
  for (const step of ['Reply', 'Book', 'Note', 'Change details', 'Call back later']) {
    await openDesk(path)
    await page.getByRole('main').getByRole('link', { name: step, exact: true }).click()
    await expect(page.locator('#work :is(textarea, input:not([type=hidden]))').first(), step).toBeFocused()
  }
  // So does a page that is loaded for its form, as long as nobody has put it elsewhere.
  await page.goto('/desk/inbox')
  await page.goto(`${path}/replies#work`)
  await expect(page.locator('#work textarea')).toBeFocused()
})

/** Checks that the browser draws a ring around what has the focus. */
async function expectRing(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return { outlineStyle, width: Number.parseFloat(outlineWidth) }
  })
  expect(ring.outlineStyle).not.toBe('none')
  expect(ring.width).toBeGreaterThanOrEqual(2)
}
