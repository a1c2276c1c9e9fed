import { startWorkshop } from '../workshop-fixture.ts'
import { deskUrl, expect, hydratedDesk, ownerLink, test } from './desk-fixture.ts'

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@nightly' }, () => {
    test.use({ javaScriptEnabled: scripts })

    test('the first owner joins with the printed link, signs out and signs in again', async ({ browser }) => {
      const { workshop, stop } = await startWorkshop()
      const context = await browser.newContext({ baseURL: deskUrl(workshop), javaScriptEnabled: scripts })
      const page = await context.newPage()
      const password = 'tuatara waxeye lantern gumboot'

      await page.goto(ownerLink(workshop))
      await hydratedDesk(page, scripts)
      await expect(page.getByText('Step 1 of 3')).toBeVisible()
      await page.getByLabel('Your name').fill('Mere Tautahi')
      await page.getByLabel('Email').fill('mere@workshop.test')
      await page.getByLabel('Password', { exact: true }).fill('passwordpassword')
      await page.getByRole('button', { name: 'Join' }).click()
      await expect(page.getByText('That password is easy to guess.')).toBeVisible()
      await expect(page.getByLabel('Your name')).toHaveValue('Mere Tautahi')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Join' }).click()
      await expect(page.getByText('Step 2 of 3')).toBeVisible()
      await page.getByLabel('Postcode').fill('nowhere')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Correct what’s marked below.')).toBeVisible()
      await page.getByLabel('Postcode').fill('4414')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Step 3 of 3')).toBeVisible()
      await hydratedDesk(page, scripts)
      await page.getByRole('link', { name: 'Skip this step' }).click()
      await expect(page).toHaveURL('/desk/workshop')
      await expect(page.getByText('Nobody has confirmed this yet.')).toHaveCount(3)
      await page.getByRole('link', { name: 'Inbox' }).click()
      await expect(
        page.getByText('Still made up on the website: opening hours; closed days and holidays; bays and usual times.'),
      ).toBeVisible()
      await expect(page.getByText('Nothing yet.')).toBeVisible()

      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL('/desk/sign-in')
      await expect(page.getByText('Forgotten your password? Ask an owner for a new link.')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      await page.goto(ownerLink(workshop))
      await expect(page.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible()

      await page.goto('/desk')
      await hydratedDesk(page, scripts)
      await page.getByLabel('Email').fill('mere@workshop.test')
      await page.getByLabel('Password', { exact: true }).fill('something else entirely')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByText('That email and password don’t match.')).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue('mere@workshop.test')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()

      await context.close()
      await stop()
    })
  })
}
