import { readFile } from 'node:fs/promises'
import { accessibilityProblems } from '../accessibility-problems.ts'
import { bookAsVisitor, bookIn, expect, ownDay, test } from './desk-fixture.ts'

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: scripts ? [] : '@nightly' }, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } })

    test('an owner gives a person their data, and erases it after being asked twice', async ({ page, openDesk, desk, workshop }) => {
      const { path, email } = await bookAsVisitor(desk, workshop, `erased-${scripts}`, { plate: scripts ? 'ERS111' : 'ERS222' })
      const date = ownDay()
      await bookIn(desk, path, `${date}T09:00`, `${date}T10:00`)
      await openDesk('/desk/workshop')
      await page.getByRole('link', { name: 'A person’s data' }).click()
      await page.getByLabel('Email, phone or plate').fill(email)
      await page.getByRole('button', { name: 'Find', exact: true }).last().click()
      await expect(page.getByRole('heading', { name: `1 enquiry of ${email}` })).toBeVisible()
      if (scripts) expect(await accessibilityProblems(page)).toEqual([])
      expect(page.url()).not.toContain(email)

      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download everything' }).click()
      expect(await readFile(await (await downloading).path(), 'utf8')).toContain(email)

      await page.getByRole('button', { name: 'Erase all of it' }).click()
      await expect(page.getByRole('alert')).toContainText(scripts ? 'ERS111: still to come' : 'ERS222: still to come')
      expect(workshop.stored(email)).toHaveLength(1)
      await page.getByRole('button', { name: 'Erase for good' }).click()
      await expect(page.getByRole('status')).toContainText('Erased: 1 enquiry')
      await expect(page.getByRole('status')).toContainText('Notes on days, and reasons why a bay is out of use, aren’t searched')
      expect(workshop.stored(email)).toHaveLength(0)
    })
  })
}
