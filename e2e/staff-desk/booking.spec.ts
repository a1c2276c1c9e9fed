import type { Page } from '@playwright/test'
import { addDays, dayAndMonth, wallClockAt, weekdayOf } from '../../domain/opening-hours/dates.ts'
import { formatTime, openDayFrom } from '../../domain/opening-hours/opening.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { delayRequests } from '../workshop-fixture.ts'
import { bookAsVisitor, bookIn, browserOf, expect, hydratedDesk, ownDay, type StaffDesk, signIn, test } from './desk-fixture.ts'

/** A Saturday, when we're closed, in no holiday, after the days of the other tests. */
function nextSaturday(from: string): string {
  return weekdayOf(from) === 6 && openDayFrom(from, firstFacts) === addDays(from, 1) ? from : nextSaturday(addDays(from, 1))
}

const saturday = nextSaturday(addDays(wallClockAt(new Date()).date, 60))

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@nightly' }, () => {
    const name = (what: string) => `${what}-${scripts ? 'scripts' : 'plain'}`
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } })
    test.slow()

    test('two people take the last bay in the same second: one gets it, the other is asked, with everything they typed kept', async ({
      browser,
      context,
      page,
      desk,
      workshop,
    }) => {
      const date = ownDay()
      for (const minute of ['10', '20']) {
        const { path } = await bookAsVisitor(desk, workshop, name(`bay-${minute}`), { plate: `BAY${minute}` })
        await postBooking(desk, path, { date, time: `08:${minute}` })
      }
      const other = await browserOf(browser, desk, desk.colleague, scripts)
      const pages = [page, await other.newPage()] as const
      await signIn(context, desk.url, desk.owner)
      for (const [at, each] of pages.entries()) {
        const { path } = await bookAsVisitor(desk, workshop, name(`last-bay-${at}`), { plate: `LAST${at}` })
        await each.goto(`${path}/appointments`)
        await hydratedDesk(each, scripts)
        await fillBooking(each, { Day: date, 'Drop-off': '08:30', 'Minutes of work': '95' })
      }
      await Promise.all(pages.map((each) => each.getByRole('button', { name: 'Book it in' }).click()))

      const full = (each: Page) => each.getByText('All the bays are taken then.')
      const booked = (each: Page) => each.getByRole('status').getByText('Booked for')
      for (const each of pages) await expect(full(each).or(booked(each))).toBeVisible()
      const refused = (await full(page).isVisible()) ? pages[0] : pages[1]
      await expect(booked(refused === pages[0] ? pages[1] : pages[0])).toBeVisible()
      await expect(full(refused)).toBeVisible()

      const alert = refused.getByRole('alert')
      await expect(alert.getByText('ready about')).toHaveCount(3)
      await expect(alert).toContainText('8.10am')
      await expect(alert).toContainText('8.30am, ready about 10.05am')
      await expect(alert).toContainText('Free from 9.45am.')
      await expect(alert.getByRole('link', { name: `See ${dayAndMonth(date)}` })).toHaveAttribute('href', `/desk/days/${date}`)
      for (const seen of [alert, refused.getByRole('button', { name: 'Book anyway' })]) await expect(seen).toBeInViewport({ ratio: 1 })
      await expect(refused.getByLabel('Day', { exact: true })).toHaveValue(date)
      await expect(refused.getByLabel('Drop-off')).toHaveValue('08:30')
      await expect(refused.getByLabel('Minutes of work')).toHaveValue('95')
      await refused.getByRole('button', { name: 'Book anyway' }).click()
      await expect(booked(refused)).toBeVisible()
      await other.close()
    })

    test('the same car at an overlapping time needs confirming, in the booking form and as a new job that is here', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const [date, plate] = [ownDay(), scripts ? 'TWI111' : 'TWI222']
      const first = await bookAsVisitor(desk, workshop, name('twice-first'), { plate })
      await bookIn(desk, first.path, `${date}T09:00`, `${date}T12:00`)
      const { id, path } = await bookAsVisitor(desk, workshop, name('twice-second'), { plate: `${plate.slice(0, 3)}-${plate.slice(3)}` })
      await openDesk(`${path}/appointments`)
      await fillBooking(page, { Day: date, 'Drop-off': '11:30', 'Minutes of work': '60' })
      await page.getByRole('button', { name: 'Book it in' }).click()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('This car’s already booked then.')
      await expect(alert).toContainText(`${plate}, in on`)
      await expect(alert).not.toContainText('All the bays')
      await page.getByRole('button', { name: 'Book anyway' }).click()
      await expect(page.getByRole('status').getByText('Booked for')).toBeVisible()

      workshop.moveAppointment(id, -30)
      await openDesk(`/desk/new?plate=${plate}`)
      await page.getByLabel('Name').fill('Hana')
      await page.getByLabel('Phone').fill('021 555 0142')
      await page.getByLabel('Service').selectOption({ index: 1 })
      await page.getByRole('button', { name: 'Save, it’s here now' }).click()
      await expect(alert).toContainText('This car’s already booked then.')
      await page.getByRole('button', { name: 'Save anyway, it’s here now' }).click()
      await expect(page.getByRole('article').getByText('Here since').first()).toBeVisible()
    })

    test('"Ready about" follows the start, and while it is empty it is when the work is done', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const date = ownDay()
      const { path } = await bookAsVisitor(desk, workshop, name('ready'))
      await openDesk(`${path}/appointments`)
      await fillBooking(page, { Day: date, 'Drop-off': '13:10', 'Minutes of work': '80' })
      await expect(page.getByLabel('At', { exact: true })).toHaveValue(scripts ? '14:30' : '')
      await page.getByRole('button', { name: 'Book it in' }).click()
      await expect(page.getByText('1 h 20 min of work, ready about 2.30pm')).toBeVisible()
    })

    test('the form begins with a time at which a bay is free', async ({ page, openDesk, desk, workshop }) => {
      const { path } = await bookAsVisitor(desk, workshop, name('free'))
      const suggested = async () => {
        await openDesk(`${path}/appointments`)
        return { date: await page.getByLabel('Day', { exact: true }).inputValue(), time: await page.getByLabel('Drop-off').inputValue() }
      }
      const first = await suggested()
      for (const car of ['one', 'two', 'three']) {
        const other = await bookAsVisitor(desk, workshop, name(`free-${car}`))
        const hour = Temporal.PlainTime.from(first.time).add({ hours: 1 }).toString().slice(0, 5)
        await bookIn(desk, other.path, `${first.date}T${first.time}`, `${first.date}T${hour}`)
      }
      const inAYear = Temporal.Now.plainDateISO('Pacific/Auckland').add({ years: 1 }).toString()
      await expect(page.getByLabel('Day', { exact: true })).toHaveAttribute('max', inAYear)
      const next = await suggested()
      expect(`${next.date}T${next.time}` > `${first.date}T${first.time}`, `${next.date}, ${next.time} is later`).toBe(true)
      // The day is full at the first time, and one press takes the next.
      await fillBooking(page, { Day: first.date, 'Drop-off': first.time })
      await page.getByRole('button', { name: 'Book it in' }).click()
      await expect(page.getByRole('button', { name: 'Book anyway' })).toBeVisible()
      // Which car it is, above the form.
      await expect(page.getByText(/^KLM482 Hana Williams$/).first()).toBeInViewport()
      await page.getByRole('button', { name: /^Book (?:\w{3} \d+ \w{3}, )?[\d.]+[ap]m$/ }).click()
      await expect(page.getByRole('status')).toContainText(`Booked for ${dayAndMonth(next.date)}, ${formatTime(next.time)}`)
    })

    test('a Saturday is booked only once staff confirm it, and the form keeps everything', async ({ page, openDesk, desk, workshop }) => {
      const { path } = await bookAsVisitor(desk, workshop, name('saturday'))
      await openDesk(`${path}/appointments`)
      const words = page.getByText(dayAndMonth(saturday)).first()
      await expect(words).toBeHidden()
      await fillBooking(page, { Day: saturday, 'Drop-off': '09:40' })
      // Without scripts they would be those of another day.
      await expect(words).toBeVisible({ visible: scripts })
      const hour = page.getByRole('button', { name: '1 h 30 min' })
      await expect(hour).toBeVisible({ visible: scripts })
      await (scripts ? hour.click() : fillBooking(page, { 'Minutes of work': '90' }))
      await expect(page.getByLabel('Minutes of work')).toHaveValue('90')
      await page.getByRole('checkbox', { name: 'No reminder' }).check()
      await page.getByRole('button', { name: 'Book it in' }).click()

      const alert = page.getByRole('alert')
      await expect(alert).toContainText(`Drop-off ${dayAndMonth(saturday)}, 9.40am: We’re closed on Saturdays.`)
      await expect(page.getByLabel('Day', { exact: true })).toHaveValue(saturday)
      await expect(page.getByLabel('Drop-off')).toHaveValue('09:40')
      await expect(page.getByLabel('Minutes of work')).toHaveValue('90')
      await expect(page.getByRole('checkbox', { name: 'No reminder' })).toBeChecked()

      // The refusal was for another time, so the new one needs its own confirmation.
      await page.getByLabel('Drop-off').fill('09:50')
      await expect(alert).toBeVisible({ visible: !scripts })
      await page.getByRole('button', { name: scripts ? 'Book it in' : 'Book anyway' }).click()
      await expect(alert).toContainText('9.50am: We’re closed on Saturdays.')
      await page.getByLabel('Drop-off').fill('09:40')
      await page.getByRole('button', { name: 'Book it in' }).click()
      await expect(alert).toContainText('9.40am: We’re closed on Saturdays.')
      await page.getByRole('button', { name: 'Book anyway' }).click()
      await expect(page.getByRole('status')).toContainText(`Booked for ${dayAndMonth(saturday)}, 9.40am.`)
      await expect(page.getByText(`ready about ${dayAndMonth(addDays(saturday, 1))}, 9.30am`)).toBeVisible()

      await page.getByRole('link', { name: 'Change', exact: true }).click()
      await page.getByLabel('At', { exact: true }).fill('18:30')
      await page.getByRole('button', { name: 'Change it' }).click()
      await expect(alert).toContainText(`Ready about ${dayAndMonth(addDays(saturday, 1))}, 6.30pm: We close at 6.00pm.`)
      await expect(alert).not.toContainText('Saturdays')
      await page.getByRole('button', { name: 'Change anyway' }).click()
      await expect(page.getByRole('status')).toContainText('Changed to')
    })
  })
}

test('what is typed into the booking form before hydration is kept, and "Ready about" follows only while nobody has typed it', async ({
  context,
  page,
  desk,
  workshop,
}) => {
  const date = ownDay()
  const { path } = await bookAsVisitor(desk, workshop, 'early')
  await signIn(context, desk.url, desk.owner)
  const typeEarly = async (form: string, fields: Record<string, string>) => {
    // Without the draft of the form before.
    await page.evaluate(() => localStorage.clear()).catch(() => {})
    const release = await delayRequests(page, '**/assets/*.js')
    await page.goto(`${path}/${form}`, { waitUntil: 'commit' })
    await fillBooking(page, fields)
    release()
    await hydratedDesk(page, true)
    // In words, which needs the scripts to have read it.
    await expect(page.getByText(dayAndMonth(date)).first()).toBeVisible()
  }
  const ready = page.getByLabel('At', { exact: true })
  const typed = { Day: date, 'Drop-off': '13:10', 'Minutes of work': '80' }
  await typeEarly('appointments', { ...typed, 'Ready about': date, At: '16:00' })
  await expect(ready).toHaveValue('16:00')
  await page.getByLabel('Drop-off').fill('13:20')
  await expect(ready).toHaveValue('16:00')

  await typeEarly('appointments', typed)
  await expect(ready).toHaveValue('14:30')
  await page.getByLabel('Drop-off').fill('13:20')
  await expect(ready).toHaveValue('14:40')

  await bookIn(desk, path, `${date}T13:10`, `${date}T15:00`)
  await typeEarly('change', { 'Drop-off': '13:40' })
  await expect(ready).toHaveValue('14:40')
})

test.describe('while the store is down', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts, the error page keeps the note, and its button saves it later', async ({ page, openDesk, desk, workshop }) => {
    test.slow()
    const { path } = await bookAsVisitor(desk, workshop, 'store-away')
    await openDesk(`${path}/notes`)
    const typed = 'Ring "Hana",\n\nthe <parts> & I are here.'
    await page.getByRole('textbox', { name: 'Note' }).fill(typed)
    const unlock = await workshop.lockStore()
    await page.getByRole('button', { name: 'Save note' }).click()
    const title = page.getByRole('main').getByRole('heading', { name: 'The desk isn’t working right now' })
    await expect(title).toBeVisible({ timeout: 60_000 })
    unlock()
    await expect(page.getByRole('textbox')).toHaveValue(typed)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('status')).toContainText('Note saved.')
    await expect(page.getByText('the <parts> & I are here.')).toBeVisible()
  })
})

/** Books a car in as the form without scripts does. */
async function postBooking({ url, owner }: StaffDesk, path: string, fields: Record<string, string>): Promise<void> {
  const response = await fetch(`${url}${path}/appointments`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: `${owner.cookie.name}=${owner.cookie.value}` },
    body: new URLSearchParams({ action: crypto.randomUUID(), version: '0', minutes: '90', ...fields }),
  })
  expect(response.status).toBe(303)
}

async function fillBooking(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
}
