import { pages } from '../../content/pages.ts'
import { servicePath } from '../../content/service.ts'
import { services } from '../../content/services.ts'
import { expect, test } from '../workshop-fixture.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each symptom on the home page says whether it is safe to drive, and leads to its service', async ({ page }) => {
    await page.goto('/')
    const list = page.getByRole('region', { name: 'What’s it doing?' }).getByRole('list')
    await expect(list.getByRole('link')).toHaveCount(services.length)
    for (const service of services) {
      const { name, advice } = service.mainSymptom
      const link = list.getByRole('link', { name: `${name} ${advice}` })
      await expect(link).toHaveAttribute('href', servicePath(service))
    }
    await list.getByRole('link').first().click()
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

const signal = 'rgb(255, 90, 31)'
const lit = { name: signal, number: signal }

test('a symptom and its number on the car light up together', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/')
  const symptom = page.getByRole('region', { name: 'What’s it doing?' }).getByRole('listitem').nth(1)
  const link = symptom.getByRole('link')
  const number = symptom.locator('a[aria-hidden]')
  const colours = async () => ({
    name: await link
      .locator('span')
      .first()
      .evaluate((name) => getComputedStyle(name).color),
    number: await number.evaluate((dot) => getComputedStyle(dot).backgroundColor),
  })

  const dark = await colours()
  expect(dark).not.toEqual(lit)
  await number.hover()
  await expect.poll(colours).toEqual(lit)

  await page.mouse.move(0, 0)
  await expect.poll(colours).toEqual(dark)
  await link.focus()
  await expect.poll(colours).toEqual(lit)
})
