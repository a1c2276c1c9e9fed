import ICAL from 'ical.js'
import { goodReply } from '../../domain/actions/reply.examples.ts'
import { bookAsVisitor, bookItIn, expect, ownDay, sendAsColleague, test } from './desk-fixture.ts'

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@nightly' }, () => {
    const name = (what: string) => `${what}-${scripts ? 'scripts' : 'plain'}`
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } })
    test.slow()

    test('staff reply to a booking from the inbox, and the reply joins the thread of the confirmation', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const { email, path } = await bookAsVisitor(desk, workshop, name('reply'))
      await openDesk('/desk')
      await page.locator(`a[href="${path}"]`).click()
      await expect(page.getByRole('article').getByText(`(${name('reply')})`)).toBeVisible()
      await page.getByRole('link', { name: 'Reply', exact: true }).click()
      await page.getByRole('textbox', { name: 'Reply to' }).fill(' ')
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByText('Reply is required.')).toBeVisible()
      await page.getByRole('textbox', { name: 'Reply to' }).fill(goodReply.text)
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByRole('status')).toContainText('Your reply goes out in a few seconds.')
      await expect(page.getByRole('status')).toBeInViewport()

      const mails = (await workshop.mails(email, 3)).filter(({ to }) => to.includes(email)).map(({ email }) => email)
      const [confirmation, reply] = mails
      expect(reply?.text).toContain('Would 8.30 suit you?')
      expect(reply?.inReplyTo).toBe(confirmation?.messageId)
      expect(reply?.replyTo?.map(({ address }) => address)).toEqual(['counter@workshop.test'])
      await page.goto(path)
      await expect(page.getByText(/Email sent today/)).toBeVisible()
      await expect(page.getByRole('article').getByText('Answered', { exact: true })).toBeVisible()
    })

    test('staff book the car in, and the calendar invite has the agreed time', async ({ page, openDesk, desk, workshop }) => {
      const { email, path } = await bookAsVisitor(desk, workshop, name('appointment'))
      await openDesk(path)
      await page.getByRole('link', { name: 'Book', exact: true }).click()
      // Not tomorrow, whose reminder might be due now.
      const day = ownDay()
      await page.getByLabel('Day', { exact: true }).fill(day)
      await page.getByLabel('Drop-off').fill(scripts ? '09:30' : '13:30')
      await page.getByLabel('At', { exact: true }).fill('16:15')
      await bookItIn(page)
      await expect(page.getByRole('status')).toContainText(`${scripts ? '9.30am' : '1.30pm'}. They’ll get an email with a calendar invite.`)
      await expect(page.getByText('60 min of work')).toBeHidden()
      await expect(page.getByText('1 h of work, ready about 4.15pm')).toBeVisible()

      const mails = await workshop.mails(email, 3)
      const file = mails.flatMap(({ email }) => email.attachments).find(({ mimeType }) => mimeType === 'text/calendar')
      const text = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content)
      const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined)
      const starts = Temporal.PlainDateTime.from(`${day}T${scripts ? '09:30' : '13:30'}`).toZonedDateTime('Pacific/Auckland')
      expect(event.startDate.toJSDate().getTime()).toBe(starts.epochMilliseconds)
    })

    test('Undo withdraws a reply and puts its text back in the form, a note’s too, and the inbox keeps its filter', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const { id, email, path } = await bookAsVisitor(desk, workshop, name('undo'))
      await openDesk(`${path}/replies?state=all`)
      await page.getByRole('textbox', { name: 'Reply to' }).fill('Kia ora, too hasty')
      await page.getByRole('button', { name: 'Send reply' }).click()
      const undo = page.getByRole('button', { name: 'Undo' })
      await expect(undo).toBeVisible()
      workshop.holdMails(id)
      await undo.click()
      await expect(page.getByRole('status')).toContainText('Undone.')
      await expect(page.getByRole('textbox', { name: 'Reply to' })).toHaveValue('Kia ora, too hasty')
      await expect(page.getByText('Email wasn’t sent')).toBeVisible()
      await page.getByRole('link', { name: 'Note', exact: true }).click()
      await page.getByRole('textbox', { name: 'Note' }).fill('Rang instead')
      await page.getByRole('button', { name: 'Save note' }).click()
      await expect(page.getByRole('status')).toContainText('Note saved.')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('status')).toContainText('Undone.')
      await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Rang instead')
      await page.getByRole('main').getByRole('link', { name: 'Inbox', exact: true }).click()
      await expect(page.getByRole('main').locator('[aria-current="true"]')).toContainText('All')
      expect((await workshop.mails(email, 2)).map(({ email }) => email.text).join()).not.toContain('too hasty')
    })

    test('a reply that was refused can still be undone, and the page says so', async ({ page, openDesk, desk, workshop }) => {
      const { email, path } = await bookAsVisitor(desk, workshop, `no-such-${name('refused')}`)
      await openDesk(`${path}/replies`)
      await page.getByRole('textbox', { name: 'Reply to' }).fill('Kia ora, we can fit you in on Thursday')
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      // The workshop’s own, which isn’t refused.
      await workshop.mails(email, 1)
      await expect(async () => {
        if (!scripts) await page.reload()
        await expect(page.getByRole('status')).toContainText('Your reply couldn’t be sent.', { timeout: 2000 })
      }).toPass()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('status')).toContainText('Undone.')
      await expect(page.getByRole('textbox', { name: 'Reply to' })).toHaveValue('Kia ora, we can fit you in on Thursday')
      // Otherwise the inbox of the other tests lists the customer as unreached.
      await page.goto(path)
      await page.getByRole('button', { name: 'Reached them' }).click()
      await expect(page.getByRole('status')).toContainText('Call noted.')
    })

    test('a wrong number is changed on the card, and Undo brings the old one back', async ({ page, openDesk, desk, workshop }) => {
      const { email, path } = await bookAsVisitor(desk, workshop, name('details'))
      await openDesk(`${path}?state=all`)
      const card = page.getByRole('article')
      const call = card.getByRole('link', { name: 'Call', exact: true })
      const before = (await call.getAttribute('href')) ?? ''
      await page.getByRole('link', { name: 'Change details' }).click()
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
      await page.getByLabel('Phone', { exact: true }).fill('12')
      await page.getByRole('button', { name: 'Save details' }).click()
      await expect(page.getByText('Enter the full phone number.')).toBeVisible()
      await page.getByLabel('Phone', { exact: true }).fill('06 355 0000')
      await page.getByRole('button', { name: 'Save details' }).click()
      await expect(page.getByRole('status')).toContainText('Changed the phone number. The customer won’t get an email.')
      await expect(call).toHaveAttribute('href', 'tel:+6463550000')
      await expect(page.getByText('Mere Tautahi changed the phone number')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('status')).toContainText('Undone.')
      await expect(call).toHaveAttribute('href', before)
    })

    test('the second of two people to act on an enquiry sees what the first did, and keeps their text', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const { path } = await bookAsVisitor(desk, workshop, name('colleagues'))
      await openDesk(`${path}/replies`)
      await page.getByRole('textbox', { name: 'Reply to' }).fill('We have Tuesday free.')
      await sendAsColleague(desk, `${path}/call`, { version: '0', outcome: 'message', said: '' })
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByRole('alert')).toContainText('This has changed since you opened it, so nothing’s been sent or saved.')
      await expect(page.getByRole('alert')).toContainText('Tama Lee left the customer a message')
      await expect(page.getByRole('textbox', { name: 'Reply to' })).toHaveValue('We have Tuesday free.')
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByRole('status')).toContainText('Your reply goes out in a few seconds.')
    })
  })
}
