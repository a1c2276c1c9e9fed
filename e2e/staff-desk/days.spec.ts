import { setTimeout } from 'node:timers/promises'
import type { Locator } from '@playwright/test'
import { addDays, dayAndMonth, wallClockAt, weekdayOf, zone } from '../../domain/opening-hours/dates.ts'
import { closureOn } from '../../domain/opening-hours/opening.ts'
import { bookableServices } from '../../workshop/bookable-services.ts'
import type { SpecialDays } from '../../workshop/facts.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { bookAsVisitor, bookIn, expect, sendAsColleague, test } from './desk-fixture.ts'

const today = wallClockAt(new Date()).date
/** The first of three weeks that have no holiday, and that no other test books. */
const sunday = quietWeeksFrom(addDays(today, 77 - weekdayOf(today)))
const day = (after: number) => addDays(sunday, after)

function quietWeeksFrom(from: string): string {
  const dates = Array.from({ length: 21 }, (_, after) => addDays(from, after))
  return dates.some((date) => closureOn(date, firstFacts)) ? quietWeeksFrom(addDays(from, 7)) : from
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@nightly' }, () => {
    test.use({ javaScriptEnabled: scripts })
    const week = scripts ? 0 : 7

    test('a car that stays for three days is on each of them, and its card links to the enquiry', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const { path } = await bookAsVisitor(desk, workshop, `stays-${scripts}`)
      await bookIn(desk, path, `${day(week + 1)}T09:30`, `${day(week + 3)}T15:00`)
      const stays = ['from 9.30am', 'all day', 'until 3.00pm']
      await openDesk(`/desk/days/${day(week)}`)
      await expect(page.getByText('All bays are free.')).toBeVisible()
      for (const [index, stay] of stays.entries()) {
        await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(2).click()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(dayAndMonth(day(week + 1 + index)))
        await expect(page.getByRole('article')).toContainText([`${stay} Bay`])
      }
      await page.getByRole('link', { name: 'Week', exact: true }).click()
      for (const stay of stays) await expect(page.getByText(`${stay}, Bay`)).toBeVisible()
      await page.getByText('all day, Bay').click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    })

    test('buttons and Undo on a day’s page return to it and name their car; the printout leaves out no-shows', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const name = `taps-${scripts}`
      const { id, path } = await bookAsVisitor(desk, workshop, name)
      await bookIn(desk, path, `${day(week + 4)}T09:30`, `${day(week + 4)}T15:00`)
      const date = workshop.moveAppointment(id, -1)
      await openDesk(`/desk/days/${date}`)
      const card = page.getByRole('article').filter({ hasText: name })
      const says = async (text: string) => {
        await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
        await expect(page).toHaveURL(new RegExp(`/days/${date}`))
      }
      await expect(card).toContainText('Not here yet')
      await card.getByRole('button', { name: 'No-show' }).click()
      await says('KLM482: Marked as no-show.')
      await page.emulateMedia({ media: 'print' })
      await expect(card).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await page.getByRole('button', { name: 'Undo' }).click()
      await says('KLM482: Undone.')
      await card.getByRole('button', { name: 'No-show' }).click()
      await says('KLM482: Marked as no-show.')
      await expect(card.getByRole('button')).toHaveCount(1)
      await card.getByRole('button', { name: 'Came after all' }).click()
      await says('KLM482: Marked as here.')
    })

    test('a car’s button on a day’s page that a colleague was quicker with says so there, and shows what it is now', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const name = `quicker-${scripts}`
      const { id, path } = await bookAsVisitor(desk, workshop, name)
      await bookIn(desk, path, `${day(week + 6)}T09:30`, `${day(week + 6)}T15:00`)
      const date = workshop.moveAppointment(id, -1)
      await openDesk(`/desk/days/${date}`)
      await sendAsColleague(desk, `${path}/appointment-state`, { version: '1', state: 'here' })
      const card = page.getByRole('article').filter({ hasText: name })
      await card.getByRole('button', { name: 'No-show' }).click()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('KLM482')
      await expect(alert).toContainText('This has changed since you opened it')
      await expect(alert).toContainText('Tama Lee')
      await expect(page).toHaveURL(`/desk/days/${date}`)
      await card.getByRole('button', { name: 'Not here yet' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Marked as still to come.' })).toBeVisible()
    })

    test('cars of an earlier day are asked about at the top of today, and each goes its way with one tap at a time', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      await waitOutMidnight()
      const { date: now } = wallClockAt(new Date())
      const plates = scripts ? ['LATE0', 'LATE1'] : ['OVER0', 'OVER1']
      for (const plate of plates) {
        const { id, path } = await bookAsVisitor(desk, workshop, `${plate.toLowerCase()}`, { plate })
        await bookIn(desk, path, `${day(week + 5)}T09:30`, `${day(week + 5)}T15:00`)
        // Two days ago.
        workshop.moveAppointment(id, -2880)
      }
      const whatNow = page.getByRole('region', { name: 'What now?' })
      const [late, missed] = plates.map((plate) => whatNow.getByRole('listitem').filter({ hasText: plate })) as [Locator, Locator]
      const press = async (line: Locator, button: string, says: string) => {
        await line.getByRole('button', { name: button }).click()
        await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible()
      }
      await openDesk(`/desk/days/${now}`)
      await expect(late).toContainText('Did it come?')
      await press(late, 'Car’s here', 'Marked as here.')
      await expect(late).toContainText('Was due out')
      await expect(page.getByRole('article').filter({ hasText: plates[0] })).toContainText('Bay')
      await press(missed, 'No-show', 'Marked as no-show.')
      await expect(missed).toHaveCount(0)
      await page.getByRole('link', { name: 'Week', exact: true }).click()
      await expect(page.getByRole('link').filter({ hasText: 'was due out' }).first()).toBeVisible()
      await openDesk(`/desk/days/${now}`)
      await press(late, 'Ready', 'Marked as ready.')
      await expect(late).toContainText('Ready since')
      await press(late, 'Collected', 'Marked as collected.')
      await expect(late).toHaveCount(0)
    })

    test('a callback is set, shown on the card, and cleared by Undo', async ({ page, openDesk, desk, workshop }) => {
      const { path } = await bookAsVisitor(desk, workshop, `call-${scripts}`)
      await openDesk(path)
      await page.getByRole('link', { name: 'Call back later' }).click()
      await page.getByLabel('Call on').fill(day(1))
      await page.getByRole('button', { name: 'Call back then' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'It’ll be back at the top of the inbox' })).toContainText(dayAndMonth(day(1)))
      await expect(page.getByRole('region', { name: 'Callback' })).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Undone.' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Callback' })).toBeHidden()
    })
  })
}

test('a day that does not exist is not found, and a closed day says why', async ({ page, openDesk }) => {
  // The last of the list, because the build leaves out those that are over.
  const { from, reason } = firstFacts.specialDays.at(-1) as SpecialDays
  await openDesk(`/desk/days/${from}`)
  await expect(page.getByText(`Closed for ${reason}`)).toBeVisible()
  await openDesk(`/desk/days/${day(6)}`)
  await expect(page.getByText('Closed on Saturdays')).toBeVisible()
  for (const path of ['days/2027-02-29', 'weeks/2027-13-01', 'days/today'])
    expect((await page.request.get(`/desk/${path}`)).status(), path).toBe(404)
})

test('a car that doesn’t come is under What now as soon as it’s late, and No-show shows up without making its card higher', async ({
  page,
  openDesk,
  desk,
  workshop,
}) => {
  await waitOutMidnight()
  const { id, path } = await bookAsVisitor(desk, workshop, 'not-due', { name: 'Not-due' })
  await bookIn(desk, path, `${day(18)}T09:30`, `${day(18)}T15:00`)
  const date = workshop.moveAppointment(id, 3)
  await page.clock.install()
  await openDesk(`/desk/days/${date}`)
  const card = page.getByRole('article').filter({ hasText: 'not-due' })
  await expect(card.getByRole('button', { name: 'Car’s here' })).toBeVisible()
  await expect(card.getByRole('button', { name: 'No-show' })).toHaveCount(0)
  const before = await card.boundingBox()
  const late = page.getByRole('region', { name: 'What now?' }).getByRole('listitem').filter({ hasText: 'Not-due' })
  await expect(late).toHaveCount(0)
  await page.clock.fastForward('05:00')
  await expect(late).toContainText(/Due .* min late/)
  await expect(card.getByRole('button', { name: 'No-show' })).toBeVisible()
  expect((await card.boundingBox())?.height).toBe(before?.height)
})

/** Waits for tomorrow if it begins within five minutes, so that an appointment moved to a few minutes from now is still today. */
async function waitOutMidnight(): Promise<void> {
  const now = Temporal.Now.zonedDateTimeISO(zone)
  const wait = Math.max(0, now.add({ minutes: 5 }).startOfDay().epochMilliseconds - now.epochMilliseconds)
  test.setTimeout(test.info().timeout + wait)
  await setTimeout(wait)
}

test('twelve cars print on one sheet with box, plate, name, phone, service and message, their week prints on one, and overbooked hours are spelled out', async ({
  page,
  openDesk,
  desk,
  workshop,
}) => {
  const date = day(16)
  for (let car = 0; car < 12; car++) {
    const { path } = await bookAsVisitor(desk, workshop, `print-${car}`)
    const hour = String(8 + (car % 3) * 3).padStart(2, '0')
    await bookIn(desk, path, `${date}T${hour}:15`, `${date}T${Number(hour) + 2}:45`)
  }
  await openDesk(`/desk/days/${date}`)
  await expect(page.getByText('Overbooked 8.15am to 10.45am: 4 cars for 3 bays')).toBeVisible()
  await expect(page.getByText('No bay free')).toHaveCount(3)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf).toMatch(/MediaBox \[0 0 59\d\.\d+ 84\d\.\d+\]/)
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  // As wide as the paper within its margins.
  await page.setViewportSize({ width: 703, height: 1032 })
  await page.emulateMedia({ media: 'print' })
  const card = page.getByRole('article').first()
  for (const text of ['KLM482', 'Hana', '021 555 0142', 'WoF', '(print-0)']) await expect(card.getByText(text).first()).toBeVisible()
  const box = await card.locator('[aria-hidden]').first().boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'the box to tick').toBeGreaterThan(5)
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(await page.locator('nav:visible, header:visible').count()).toBe(0)

  await page.emulateMedia({ media: null })
  await page.goto(`/desk/weeks/${date}`)
  await expect(page.getByText('Overbooked 8.15am to 10.45am: 4 cars for 3 bays')).toBeVisible()
  const week = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(week).toMatch(/MediaBox \[0 0 84\d\.\d+ 59\d\.\d+\]/)
  expect(week.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('thirty cars print on one sheet; plates, names, phone numbers and services are never cut off', { tag: '@nightly' }, async ({
  page,
  openDesk,
  desk,
  workshop,
}) => {
  test.slow()
  const date = day(17)
  const [service = ''] = bookableServices.toSorted((a, b) => b.length - a.length)
  const cars = Array.from({ length: 30 }, (_, car) => ({
    plate: `PRT${car + 100}`,
    name: `Visitor ${car}`,
    phone: `+64 21 555 ${1000 + car}`,
  }))
  async function book(car: number, answers: (typeof cars)[number]) {
    const { path } = await bookAsVisitor(desk, workshop, `sheet-${car}`, { ...answers, service })
    const hour = String(8 + (car % 3) * 3).padStart(2, '0')
    await bookIn(desk, path, `${date}T${hour}:15`, `${date}T${Number(hour) + 2}:45`)
  }
  /** Opens the day and prints it. Returns the number of pages. */
  async function print(): Promise<number> {
    await openDesk(`/desk/days/${date}`)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  }

  for (const [car, answers] of cars.entries()) await book(car, answers)
  expect(await print()).toBe(1)

  // The longest that a form accepts: it goes on to another page before anything is lost.
  const longest = { plate: 'WWWWWWWW', name: 'Featherstonehaugh '.repeat(11).trim(), phone: '0'.repeat(40) }
  await book(30, longest)
  expect(await print()).toBeLessThanOrEqual(2)
  const left = page.getByText('No room for messages and notes')
  await expect(left).toBeHidden()
  await page.setViewportSize({ width: 703, height: 1032 })
  await page.emulateMedia({ media: 'print' })
  await expect(left).toBeVisible()
  for (const { plate, name, phone } of [...cars, longest]) {
    const line = page.getByRole('article').filter({ hasText: plate })
    for (const text of [plate, name, phone, service]) await expect(line.getByText(text, { exact: true })).toBeVisible()
  }
  const cut = await page
    .getByRole('article')
    .locator('span, p, a')
    .evaluateAll((all) =>
      all.flatMap((each) => {
        const { right } = each.getBoundingClientRect()
        return right > innerWidth + 0.5 || each.scrollWidth > each.clientWidth + 1 ? [`${each.className} ${each.textContent}`] : []
      }),
    )
  expect(cut).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(703)
})
