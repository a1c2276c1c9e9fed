import { addDays, dayAndMonth } from '../../domain/opening-hours/dates.ts'
import { bookAsVisitor, expect, hydratedDesk, ownDay, test } from './desk-fixture.ts'

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@nightly' }, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } })
    test.slow()

    test('a note and a bay out of use are set on a day, shown on the week too, and removed', async ({ page, openDesk, desk }) => {
      const date = ownDay()
      const says = async (text: string) => await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
      await openDesk(`/desk/days/${date}`, desk.colleague)
      await page.getByRole('link', { name: 'Add a note' }).click()
      await page.getByLabel('Note', { exact: true }).fill('Sam away')
      await page.getByRole('button', { name: 'Save note' }).click()
      await says('Note saved.')
      await page.getByRole('link', { name: 'Take a bay out of use' }).click()
      await page.getByLabel('Reason').fill('Hoist broken')
      await page.getByLabel('From', { exact: true }).fill('12:00')
      await page.getByLabel('Until', { exact: true }).fill('11:00')
      await page.getByRole('button', { name: 'Take it out of use' }).click()
      await expect(page.getByText('It must end after it begins.')).toBeVisible()
      await expect(page.getByLabel('Reason')).toHaveValue('Hoist broken')
      await expect(page.getByLabel('First day')).toHaveValue(date)
      await page.getByLabel('Until', { exact: true }).fill('14:00')
      await page.getByRole('button', { name: 'Take it out of use' }).click()
      await says('The bay is out of use.')
      await expect(page).toHaveURL(new RegExp(`/desk/days/${date}\\?`))

      const lines = ['A bay is out of use from 12.00pm until 2.00pm: Hoist broken', 'Sam away']
      await page.getByRole('link', { name: 'Week', exact: true }).click()
      for (const line of lines) await expect(page.getByText(line)).toBeVisible()
      await openDesk(`/desk/days/${date}`, desk.owner)
      const about = page.getByRole('region', { name: 'Notes and bays out of use' })
      await expect(about.getByRole('listitem')).toContainText(lines.map((line) => `${line} Tama Lee`))
      await about.getByRole('button', { name: 'Back in use' }).click()
      await says('The bay is back in use.')
      // The form makes the same outage again, which is as good as an undo.
      for (const [name, value] of Object.entries({ Reason: 'Hoist broken', From: '12:00', Until: '14:00', 'Last day': date }))
        await expect(about.getByLabel(name, { exact: true })).toHaveValue(value)
      await about.getByRole('button', { name: 'Take it out of use' }).click()
      await says('The bay is out of use.')
      await about.getByRole('button', { name: 'Back in use' }).click()
      await about.getByRole('button', { name: 'Remove' }).click()
      await says('Note removed.')
      await expect(about.getByLabel('Note', { exact: true })).toHaveValue('Sam away')
      await expect(about.getByRole('listitem')).toHaveCount(0)
    })

    test('any day is opened by its date, and a free time on it leads to a new job that is booked for then', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const date = ownDay()
      const plate = scripts ? 'SLOT1' : 'SLOT2'
      const { path: waiting } = await bookAsVisitor(desk, workshop, `waiting-${plate}`, { plate })
      await openDesk(`/desk/days/${addDays(date, -40)}`)
      await page.getByLabel('Day', { exact: true }).fill(date)
      await page.getByRole('button', { name: 'Go' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(dayAndMonth(date))
      const at = `${dayAndMonth(date)}, 10.00am`
      await page.getByRole('link', { name: `New job, ${at}` }).click()
      await page.getByLabel('Plate').fill(plate)
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByText(`Next, you can book it in for ${at}.`)).toBeVisible()
      const itsBooking = `${waiting}/appointments?date=${date}&time=10%3A00`
      await expect(page.getByRole('link', { name: 'Book this enquiry' })).toHaveAttribute('href', itsBooking)
      await hydratedDesk(page, scripts)
      await page.getByLabel('Phone').fill('021 555 0142')
      await page.getByLabel('Service').selectOption('Repair Services')
      await page.getByLabel('Name').fill('Hana Tuhoe')
      await page.getByRole('button', { name: 'Save job' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Job saved.' })).toBeVisible()
      await expect(page.getByLabel('Day', { exact: true })).toHaveValue(date)
      await expect(page.getByLabel('Drop-off')).toHaveValue('10:00')
      await page.getByRole('button', { name: 'Book it in' }).click()
      await expect(page.getByRole('status').filter({ hasText: `Booked for ${at}.` })).toBeVisible()
      await openDesk(`/desk/days/${date}`)
      await expect(page.locator('svg').getByText(plate)).toBeVisible()
      // Another bay is free then.
      await expect(page.getByRole('link', { name: `New job, ${at}` })).toHaveCount(1)
    })
  })
}

test('the week has a button that prints it, where phones have it in their menu', async ({ page, openDesk }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await openDesk(`/desk/weeks/${ownDay()}`)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})
