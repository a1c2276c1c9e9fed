import { pages } from '../../content/pages.ts'
import { servicePath } from '../../content/service.ts'
import { services } from '../../content/services.ts'
import { expect, test } from '../workshop-fixture.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each symptom on the home page says whether it is safe to drive, and leads to its service', async ({ page }) => {
    await page.goto('/')
    const map = page.getByRole('group', { name: 'What’s it doing?' })
    await expect(map.getByRole('radio')).toHaveCount(services.length)
    for (const service of services) {
      const { name, advice } = service.mainSymptom
      await map.getByText(name, { exact: true }).click()
      await expect(map.getByText(advice)).toBeVisible()
      await expect(map.getByRole('link')).toHaveCount(1)
      await expect(map.getByRole('link')).toHaveAttribute('href', servicePath(service))
    }
    await map.getByText('Won’t start').click()
    await map.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Electrical and Hybrid' })).toBeVisible()
  })
})

test('every page that mentions a flashing engine light says to stop', async ({ request }) => {
  const told: string[] = []
  for (const path of Object.keys(pages)) {
    const html = await (await request.get(path)).text()
    const texts = html.match(/<(a|li|p|td|tr)\b(?:(?!<\/?\1\b).)*flashing.*?<\/\1>/gis) ?? []
    told.push(...texts.map((text) => `${path}: ${text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')}`))
  }
  expect(told.filter((text) => !/\bstop\b/i.test(text) || /gently|ease off/i.test(text))).toEqual([])
  expect(told.map((text) => text.split(':')[0])).toEqual(expect.arrayContaining(['/', '/services/diagnostic']))
})

test('a number on the car lights up, and shows the verdict of its symptom', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const map = page.getByRole('group', { name: 'What’s it doing?' })
  const number = map.locator('label[aria-hidden]').nth(1)
  const verdict = map.getByText('No. Stop driving and call us.')
  await expect(verdict).toBeHidden()
  await number.click()
  await expect(number).toHaveCSS('background-color', 'rgb(255, 90, 31)')
  await expect(verdict).toBeVisible()
  await expect(map.getByRole('radio', { name: 'Grinds when braking' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(map.getByText('Check your tyres.')).toBeVisible()
  await expect(verdict).toBeHidden()
})

test('choosing a symptom on a phone leaves the bar with Call in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const map = page.getByRole('group', { name: 'What’s it doing?' })
  await map.getByText('Grinds when braking').click()
  await expect(map.getByText('No. Stop driving and call us.')).toBeVisible()
  await expect(page.getByLabel('Call or book').getByRole('link', { name: 'Call' })).toBeInViewport()
})
