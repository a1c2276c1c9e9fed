import { honeypot } from '../../domain/enquiries/form-post.ts'
import { addDays, shortDayAndMonth, wallClockAt } from '../../domain/opening-hours/dates.ts'
import { bookAsVisitor, bookIn, expect, ownDay, test } from './desk-fixture.ts'

test('the enquiry that is open and those to call back don’t look alike in the list', async ({ page, openDesk, desk, workshop }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const [call, open] = [await bookAsVisitor(desk, workshop, 'look-call'), await bookAsVisitor(desk, workshop, 'look-open')]
  workshop.callBackNow(call.id)
  await openDesk(open.path)
  const lookOf = (path: string) =>
    page.locator(`[data-line][href="${path}"]`).evaluate((line) => {
      const { boxShadow, backgroundColor } = getComputedStyle(line)
      return { boxShadow, backgroundColor }
    })
  const [called, selected] = [await lookOf(call.path), await lookOf(open.path)]
  expect(called.boxShadow).not.toBe(selected.boxShadow)
  // One that is both looks like both.
  await page.goto(call.path)
  const both = await lookOf(call.path)
  expect(both.backgroundColor).toBe(selected.backgroundColor)
  expect([called.boxShadow, selected.boxShadow]).not.toContain(both.boxShadow)
})

test('the reasons for suspecting spam are in the words of the email', async ({ page, openDesk, desk, workshop }) => {
  const { path } = await bookAsVisitor(desk, workshop, 'suspected', { [honeypot]: 'Buy now' } as object)
  await openDesk(path)
  await expect(
    page.getByText('This looks like spam, so it wasn’t emailed to the workshop. A field that people can’t see was filled in.'),
  ).toBeVisible()
})

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@nightly' }, () => {
    const name = (what: string) => `queue-${what}-${scripts ? 'scripts' : 'plain'}`
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } })
    test.slow()

    test('the inbox opens on waiting enquiries, longest wait first, and one stays there after a call is noted', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const first = await bookAsVisitor(desk, workshop, name('first'))
      const second = await bookAsVisitor(desk, workshop, name('second'))
      await openDesk('/desk')
      const filters = page.getByRole('navigation', { name: 'Filter by status' })
      await expect(filters.locator('[aria-current]')).toContainText('Waiting')
      const hrefs = () => page.locator('main [data-line]').evaluateAll((lines) => lines.map((line) => line.getAttribute('href') ?? ''))
      const waiting = await hrefs()
      expect(waiting.indexOf(first.path)).toBeGreaterThanOrEqual(0)
      expect(waiting.indexOf(second.path)).toBeGreaterThan(waiting.indexOf(first.path))
      await filters.getByRole('link', { name: 'All' }).click()
      await expect(filters.locator('[aria-current]')).toContainText('All')
      const all = await hrefs()
      expect(all.indexOf(`${second.path}?state=all`)).toBeLessThan(all.indexOf(`${first.path}?state=all`))

      await page.locator(`a[href="${first.path}?state=all"]`).click()
      await page.getByRole('button', { name: 'Reached them' }).click()
      await expect(page.getByRole('status')).toContainText('Call noted. It stays under Waiting until you reply, book it in or close it.')
      await expect(page.getByRole('listitem').filter({ hasText: 'Mere Tautahi called the customer' })).toBeVisible()
      await expect(
        page.getByText('“Mark as done” and “Decline” don’t send an email. If the customer should know, reply or call first.'),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Decline' }).click()
      await expect(page.getByRole('status')).toContainText('Marked as declined. The customer won’t get an email.')
      await page.goto('/desk')
      await expect(page.locator(`a[href="${second.path}"]`)).toBeVisible()
      await expect(page.locator(`a[href="${first.path}"]`)).toHaveCount(0)
    })

    test('a line shows the callback until the car is booked, then when it comes, and moves to the top when the appointment is cancelled', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const { path } = await bookAsVisitor(desk, workshop, name('call'))
      await openDesk(`${path}/call-back`)
      const callOn = addDays(wallClockAt(new Date()).date, 3)
      await page.getByLabel('Call on').fill(callOn)
      await page.getByLabel('At', { exact: true }).fill('09:30')
      await page.getByRole('button', { name: 'Call back then' }).click()
      await expect(page.getByRole('region', { name: 'Callback' })).toBeVisible()
      const line = page.locator(`a[href^="${path}"][data-line]`)
      await page.goto('/desk')
      await expect(line).toContainText(`Call ${shortDayAndMonth(callOn).slice(0, 3)} 9.30am`)

      const date = ownDay()
      await bookIn(desk, path, `${date}T08:30`, `${date}T16:00`, 1)
      await page.goto('/desk')
      await expect(line).toHaveCount(0)
      await page.goto('/desk/inbox?state=booked')
      await expect(line).toContainText(new RegExp(`Booked\\s*${shortDayAndMonth(date)}, 8.30am`))
      await expect(line).not.toContainText('Call')

      await openDesk(`${path}/cancel`)
      await page.getByRole('button', { name: 'Cancel the appointment' }).click()
      await expect(page.getByText('Book another one, or mark it as done.')).toBeVisible()
      await page.goto('/desk')
      await expect(page.getByRole('list', { name: 'To call back now' }).locator(line)).toContainText('Rebook or close')
      await line.click()
      await expect(page.getByRole('article').getByText('Cancelled', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Mark as done' }).click()
      await expect(page.getByText('Book another one, or mark it as done.')).toBeHidden()
      await page.goto('/desk')
      await expect(line).toHaveCount(0)
    })

    test('a reply is written with the customer’s question, car and service in sight', async ({ page, openDesk, desk, workshop }) => {
      const { path } = await bookAsVisitor(desk, workshop, name('question'))
      await openDesk(path)
      await page.getByRole('link', { name: 'Reply', exact: true }).click()
      const question = page.getByRole('region', { name: 'They wrote' })
      await expect(question).toContainText(`(${name('question')})`)
      await expect(question).toContainText('KLM482')
      await expect(question).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('textbox', { name: 'Reply to' })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('article').getByText(`(${name('question')})`)).toHaveCount(1)
    })
  })
}

test('a customer whom an email couldn’t reach is named at the top until somebody has rung them', async ({
  page,
  openDesk,
  desk,
  workshop,
}) => {
  test.slow()
  const { path, email } = await bookAsVisitor(desk, workshop, 'no-such-mailbox')
  // Emails of other tests can't be sent either.
  const notice = page.getByRole('main').locator('div', { hasText: /^(?:An email|Emails) couldn’t be sent\. Ring the customers?:/ })
  const name = notice.locator(`a[href^="${path}"]`)
  await expect(async () => {
    await openDesk('/desk')
    await expect(name).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(name).toContainText('Hana Williams')
  await name.click()
  const why = page.getByText(
    `Our email to ${email} couldn’t be sent. Ring Hana Williams on 021 555 0142, or change the address, and reply again.`,
  )
  await expect(why).toBeVisible()
  await expect(page).toHaveURL(new RegExp(path))
  await page.getByRole('button', { name: 'Reached them' }).click()
  await expect(page.getByRole('status')).toContainText('Call noted.')
  await expect(why).toBeHidden()
  await page.goto('/desk')
  await expect(page.locator(`a[href="${path}"]`)).toHaveCount(1)
  await expect(name).toHaveCount(0)
})

test('the confirmation with its Undo is clear of the sticky bars on a wide screen', async ({ page, openDesk, desk, workshop }) => {
  test.slow()
  const { path } = await bookAsVisitor(desk, workshop, 'queue-banner')
  await page.setViewportSize({ width: 1440, height: 600 })
  await openDesk(`${path}/notes`)
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang the parts shop.\n\n\n\n\n\n\n\n\n\n\nTwo days.')
  await page.getByRole('button', { name: 'Save note' }).click()
  const banner = page.getByRole('status').filter({ hasText: 'Note saved.' })
  await expect(banner).toBeVisible()
  const covered = await banner.evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(left + width / 2, top + 2))
  })
  expect(covered, 'something lies over the top of the banner').toBe(false)
})

test('calls and emails are offered only where there is a number or an address; a callback asks for the number', async ({
  page,
  openDesk,
}) => {
  test.slow()
  const calls = ['Call', 'Reached them', 'Left a message', 'No answer']
  for (const [label, typed, offered, hidden] of [
    ['Phone', '021 555 0177', calls, ['Reply']],
    ['Email (optional)', 'walk.in@visitor.test', ['Reply'], calls],
  ] as const) {
    await openDesk('/desk/new?plate=qq71')
    await page.getByLabel('Name').fill('Walk In')
    await page.getByLabel('Service').selectOption('Repair Services')
    await page.getByLabel(label, { exact: true }).fill(typed)
    await page.getByRole('button', { name: 'Save job' }).click()
    await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible()
    const tap = (name: string) => page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }))
    for (const name of offered) await expect(tap(name)).toBeVisible()
    for (const name of hidden) await expect(tap(name)).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Call back later' }).click()
  await page.getByLabel('Phone', { exact: true }).fill('12')
  await page.getByRole('button', { name: 'Call back then' }).click()
  await expect(page.getByText('Enter the full phone number.')).toBeVisible()
  await page.getByLabel('Phone', { exact: true }).fill('021 555 0178')
  await page.getByRole('button', { name: 'Call back then' }).click()
  await expect(page.getByRole('status')).toContainText('It’ll be back at the top of the inbox on')
  await expect(page.getByRole('article').getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', 'tel:+64215550178')
})
