import { expect, hydratedDesk, test } from './desk-fixture.ts'

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@nightly' }, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } })

    test('an owner gives their password again after ten minutes, and what they had sent is done', async ({
      page,
      openDesk,
      desk,
      workshop,
    }) => {
      const email = `asked-${scripts}@workshop.test`
      await openDesk('/desk/invites')
      await page.getByLabel('Email').fill(email)
      workshop.confirmPasswords(false)
      await page.getByRole('button', { name: 'Make a link' }).click()
      await expect(page.getByRole('heading', { name: 'Enter your password again' })).toBeVisible()
      const password = page.getByLabel('Password', { exact: true })
      if (scripts) await expect(password).toBeFocused()
      await password.fill('not my password at all')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('That isn’t your password.')).toBeVisible()
      await password.fill(desk.owner.password)
      await page.getByRole('button', { name: 'Continue' }).click()
      await hydratedDesk(page, scripts)
      await expect(page.getByLabel(`Link for ${email}`)).toHaveValue(/\/desk\/join\?key=/)
      await page.goto('/desk/invites')
      await hydratedDesk(page, scripts)
      // What was typed is no longer a draft.
      await expect(page.getByLabel('Email')).toHaveValue('')
      const invited = page.getByRole('listitem').filter({ hasText: email })
      await invited.getByRole('button', { name: 'Withdraw' }).click()
      await expect(page.getByRole('status')).toContainText('withdrawn')
      await expect(invited).toHaveCount(0)

      await openDesk('/desk/numbers')
      workshop.confirmPasswords(false)
      await page.getByRole('button', { name: 'Download the list (CSV)' }).click()
      await password.fill(desk.owner.password)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Continue' }).click()
      expect((await download).suggestedFilename()).toMatch(/^enquiries-/)
      await page.getByRole('link', { name: 'Go back' }).click()
      await expect(page).toHaveURL('/desk/numbers')
    })
  })
}
