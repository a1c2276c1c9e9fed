import { bookAsVisitor, expect, hydratedDesk, test } from './desk-fixture.ts'

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@nightly' }, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } })

    test('an owner changes a saved reply, and staff start a reply with it, without losing what they typed', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const about = (plate: string) => `Ring us about ${plate}, ${scripts}.`
      const { path, email } = await bookAsVisitor(desk, workshop, `saved-${scripts}`)
      await openDesk('/desk/workshop')
      await page.getByRole('link', { name: 'Saved replies' }).click()
      await page
        .getByRole('link', { name: 'Couldn’t reach you' })
        .or(page.getByRole('link', { name: 'Ring us' }))
        .click()
      await page.getByLabel('Name').fill('Ring us')
      await page.getByLabel('Text').fill(`Kia ora [name],\n\n${about('[plate]')}`)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('status')).toContainText('Saved.')

      await openDesk(`${path}/replies`, desk.colleague)
      const text = page.getByRole('textbox', { name: 'Reply to' })
      const choose = async (title: string) => {
        const button = page.getByRole('button', { name: title })
        if (!(await button.isVisible())) await page.getByText('Saved replies').click()
        await button.click()
      }
      await choose('Offer a time')
      await expect(text).toHaveValue(/could have a look at KLM482 on \[time\]/)
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByText('Fill in [time], or take it out.')).toBeVisible()
      await choose('Ring us')
      await expect(text).toHaveValue(`Kia ora Hana,\n\n${about('KLM482')}`)
      await text.fill('Typed by hand')
      await choose('Offer a time')
      await expect(page.getByText('You’ve already typed something. Press “Offer a time” again to replace it.')).toBeVisible()
      await expect(text).toHaveValue('Typed by hand')
      await choose('Offer a time')
      await expect(text).toHaveValue(/^Kia ora Hana/)
      await choose('Ring us')
      await hydratedDesk(page, scripts)
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByRole('status')).toContainText('Your reply')
      const mails = await workshop.mails(about('KLM482'), 1)
      expect(JSON.stringify(mails[0]?.email)).toContain(email)
    })
  })
}
