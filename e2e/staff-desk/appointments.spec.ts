import { nextOpenDay } from '../../domain/appointments/day.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { bookAsVisitor, bookIn, bookItIn, expect, ownDay, test } from './desk-fixture.ts'

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@nightly' }, () => {
    const name = (what: string) => `${what}-${scripts ? 'scripts' : 'plain'}`
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } })
    test.slow()

    test('an appointment is moved and cancelled, and the customer gets only the latest email', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const { id, email, path } = await bookAsVisitor(desk, workshop, name('moved'))
      await openDesk(`${path}/appointments`)
      // Not tomorrow, whose reminder might be due now.
      await page.getByLabel('Day', { exact: true }).fill(ownDay())
      await bookItIn(page)
      workshop.holdMails(id)
      await expect(page.getByRole('status')).toContainText('They’ll get an email with a calendar invite.')

      await page.getByRole('link', { name: 'Cancel', exact: true }).click()
      await expect(page.getByText(`The calendar invite to ${email} is about to be sent. If you cancel before it’s sent,`)).toBeVisible()
      await page.getByRole('button', { name: 'Cancel the appointment' }).click()
      await expect(page.getByRole('status')).toContainText('Cancelled. The calendar invite hadn’t gone out, so they won’t get an email.')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('status')).toContainText('Undone.')
      workshop.holdMails(id)

      await page.getByRole('link', { name: 'Change', exact: true }).click()
      await page.getByLabel('Drop-off').fill('12:15')
      await page.getByLabel('At', { exact: true }).fill('12:15')
      await page.getByRole('button', { name: 'Change it' }).click()
      await expect(page.getByText('The car must be ready after it’s dropped off.')).toBeVisible()
      await page.getByLabel('At', { exact: true }).fill('13:00')
      await page.getByRole('button', { name: 'Change it' }).click()
      await expect(page.getByRole('status')).toContainText('12.15pm. The new time goes out by email.')
      const mails = await workshop.mails(email, 3)
      expect(mails.at(-1)?.email.text).toContain('Time: 12.15pm')
      await page.reload()

      await page.getByRole('link', { name: 'Cancel', exact: true }).click()
      await expect(page.getByText(`${email} gets an email that takes the appointment out of their calendar.`)).toBeVisible()
      await page.getByRole('button', { name: 'Cancel the appointment' }).click()
      await expect(page.getByRole('status')).toContainText('Cancelled. They’ll get an email.')
      await page.goto(path)
      await expect(page.getByRole('link', { name: 'Book', exact: true })).toBeVisible()
    })

    test('the invitation is sent again, and goes to the right address once that is corrected', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const { email, path } = await bookAsVisitor(desk, workshop, name('again'))
      const day = ownDay()
      await bookIn(desk, path, `${day}T09:30`, `${day}T16:00`)
      await workshop.mails(email, 3)
      await openDesk(path)
      await page.getByRole('button', { name: 'Send the calendar invite again' }).click()
      await expect(page.getByRole('status')).toContainText('The calendar invite goes out in a few seconds.')
      expect((await workshop.mails(email, 4)).at(-1)?.email.subject).toContain('Your appointment on')

      await page.getByRole('link', { name: 'Change details' }).click()
      await expect(page.getByText('A new email address gets the calendar invite, and the old one an email')).toBeVisible()
      const right = `${name('right')}@other.test`
      await page.getByLabel('Email', { exact: true }).fill(right)
      await page.getByRole('button', { name: 'Save details' }).click()
      await expect(page.getByRole('status')).toContainText('Changed the email address. The calendar invite goes to the new address.')
      expect((await workshop.mails(right, 1)).at(-1)?.email.text).toContain('our appointment is booked.')
      expect((await workshop.mails(email, 5)).at(-1)?.email.text).toContain('An appointment is no longer at this email address.')
    })

    test('the change form turns the reminder off and on again', async ({ page, openDesk, desk, workshop }) => {
      const { path } = await bookAsVisitor(desk, workshop, name('reminder'))
      const day = ownDay()
      await bookIn(desk, path, `${day}T09:30`, `${day}T16:00`)
      await openDesk(path)
      const tick = page.getByLabel('No reminder the day before')
      const change = async (text: string) => {
        await page.getByRole('button', { name: 'Change it' }).click()
        await expect(page.getByRole('status')).toContainText(text)
        await page.getByRole('link', { name: 'Change', exact: true }).click()
      }
      await page.getByRole('link', { name: 'Change', exact: true }).click()
      await expect(tick).not.toBeChecked()
      await tick.check()
      await change('They won’t get a reminder.')
      await expect(tick).toBeChecked()
      await tick.uncheck()
      await change('A reminder goes out at 9.00am the day before.')
      await expect(tick).not.toBeChecked()
      await page.getByRole('button', { name: 'Change it' }).click()
      await expect(page.getByText('It’s already booked for then.')).toBeVisible()
    })

    test('a car comes, is ready and goes with one tap each, and a wrong tap is undone', async ({ page, openDesk, desk, workshop }) => {
      const { id, path } = await bookAsVisitor(desk, workshop, name('states'))
      const day = nextOpenDay(new Date(), firstFacts)
      await bookIn(desk, path, `${day}T17:00`, `${day}T17:45`)
      await openDesk(path)
      const appointment = page.getByRole('region', { name: 'Appointment' })
      await expect(appointment).toContainText('Booked: ')
      // It's booked for the next open day: it may be dropped off the evening before, but can't be a no-show yet.
      await expect(appointment.getByRole('button', { name: 'Car’s here early' })).toBeVisible()
      await expect(appointment.getByRole('button', { name: 'No-show' })).toHaveCount(0)
      const early = await page.request.post(`${path}/appointment-state`, {
        form: { action: crypto.randomUUID(), version: '1', state: 'no-show' },
        headers: { origin: desk.url },
      })
      expect(early.status()).toBe(422)
      expect(await early.text()).toContain('It’s only a no-show once its drop-off time has passed.')
      workshop.moveAppointment(id, -1)
      await openDesk(path)
      await appointment.getByRole('button', { name: 'No-show' }).click()
      await expect(page.getByRole('status')).toContainText('Marked as no-show.')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('status')).toContainText('Undone.')
      await appointment.getByRole('button', { name: 'Car’s here' }).click()
      await expect(page.getByRole('status')).toContainText('Marked as here.')
      await expect(appointment).toContainText('Here since ')
      const tick = appointment.getByLabel('Also email them that it’s ready')
      await expect(tick).not.toBeChecked()
      await expect(tick).toHaveAccessibleDescription('The email is sent 10 seconds after you tap Ready. Until then, Undo stops it.')
      await tick.check()
      await appointment.getByRole('button', { name: 'Ready', exact: true }).click()
      await expect(page.getByRole('status')).toContainText('Marked as ready. The email goes out in a few seconds.')
      await appointment.getByRole('button', { name: 'Collected' }).click()
      await expect(page.getByRole('status')).toContainText('Marked as collected.')
      await expect(page.getByRole('article').getByText('Done', { exact: true })).toBeVisible()
    })

    test('a phone reads the appointments from a secret link until it is removed', async ({ page, openDesk, desk }) => {
      await openDesk('/desk/inbox', desk.colleague)
      await page.getByRole('link', { name: 'phone’s calendar' }).click()
      await page.getByLabel('Name of the phone or calendar').fill('Tama’s phone')
      await page.getByRole('button', { name: 'Make a link' }).click()
      const link = await page.getByLabel('Link for Tama’s phone').inputValue()
      const first = await fetch(link)
      expect(first.status).toBe(200)
      expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      expect(await first.text()).toContain('METHOD:PUBLISH')
      const etag = first.headers.get('etag') ?? ''
      expect((await fetch(link, { headers: { 'if-none-match': etag } })).status).toBe(304)
      expect((await fetch(link, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
      expect((await fetch(link.replace(/[\w-]{5}\.ics$/, 'wrong.ics'))).status).toBe(404)
      await page.getByRole('button', { name: 'Remove' }).click()
      await expect(page.getByText('Made today')).toBeHidden()
      expect((await fetch(link)).status).toBe(404)
    })
  })
}
