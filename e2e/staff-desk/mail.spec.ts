import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { bookAsVisitor, expect, test } from './desk-fixture.ts'

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@nightly' }, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } })
    const suffix = scripts ? 'scripts' : 'plain'

    test('a refused email is listed with its reason, its address is corrected, and it arrives when it is sent again', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      test.slow()
      const name = `Hana ${suffix}`
      await bookAsVisitor(desk, workshop, `no-such-${suffix}`, { name })
      const mails = page.getByRole('list', { name: 'Couldn’t be sent' }).getByRole('listitem')
      const mail = mails.filter({ hasText: name })
      await expect(async () => {
        await openDesk('/desk/workshop')
        await page.getByRole('link', { name: 'Mail and held-back enquiries' }).click()
        await expect(mail).toContainText('There’s no such address.', { timeout: 1000 })
      }).toPass()
      await expect(mail).toContainText(`Confirmation to no-such-${suffix}@visitor.test`)
      await mail.getByRole('link', { name: 'Correct the address' }).click()
      await page.getByRole('textbox', { name: 'Email' }).fill(`corrected-${suffix}@visitor.test`)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('status')).toContainText('Changed the email')
      await openDesk('/desk/mail')
      await expect(mail).toContainText(`Confirmation to corrected-${suffix}@visitor.test`)
      await mail.getByRole('button', { name: 'Send again' }).click()
      await expect(page.getByRole('status')).toContainText('It goes out in a few seconds.')
      const [sent] = await workshop.mails(`corrected-${suffix}@visitor.test`, 1)
      expect(sent?.to).toEqual([`corrected-${suffix}@visitor.test`])
      await page.getByRole('link', { name: 'See if it has gone' }).click()
      await expect(mail).toHaveCount(0)
    })

    test('a held-back enquiry is marked as advertising, that is undone, and it is released', async ({ page, openDesk, workshop, desk }) => {
      const [name, email] = [`Ana ${suffix}`, `held-${suffix}@visitor.test`]
      // As a program that fills in every field.
      const body = new URLSearchParams({ ...goodBooking, name, email, message: `From a program, ${suffix}`, comment: 'x' })
      await fetch(`${desk.url}/appointment`, { method: 'POST', body, headers: { origin: desk.url }, redirect: 'manual' })
      await openDesk('/desk/inbox')
      await page.getByRole('link', { name: /^Look at (it|them)$/ }).click()
      const enquiry = page.getByRole('list', { name: 'Held-back enquiries' }).getByRole('listitem').filter({ hasText: name })
      await expect(enquiry).toContainText('A field that people can’t see was filled in.')
      await enquiry.getByRole('button', { name: 'This is advertising' }).click()
      await expect(page.getByRole('status')).toContainText('Marked as advertising.')
      await expect(enquiry).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('status')).toContainText('It’s back among the held-back enquiries.')
      await enquiry.getByRole('button', { name: 'Release' }).click()
      await expect(page.getByRole('status')).toContainText('Released.')
      await workshop.mails(email, 2)
      await page.getByRole('link', { name: 'Open it' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    })
  })
}
