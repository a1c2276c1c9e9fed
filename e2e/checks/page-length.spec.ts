import { pages } from '../../content/pages.ts'
import { servicePath } from '../../content/service.ts'
import { services } from '../../content/services.ts'
import { expect, hydrated, test } from '../workshop-fixture.ts'

const phone = { width: 390, height: 844 }
const servicePaths = services.map(servicePath)

/** The greatest length of a page, in screens of a phone. */
const screens: Readonly<Record<string, number>> = {
  '/': 9,
  '/about': 7,
  '/appointment': 4,
  '/faq': 5,
  '/services-1': 5,
  '/service-details': 6,
  '/blog-details': 7,
  '/home-demo-two': 11,
  ...Object.fromEntries(servicePaths.map((path) => [path, 6])),
}

for (const [path, limit] of Object.entries(screens)) {
  test(`${path} is at most ${limit} screens of a phone long`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    // Before its scripts run, the panels of tabs are one below the other.
    await hydrated(page)
    const height = await page.evaluate(async () => {
      document.documentElement.toggleAttribute('data-render-all', true)
      await document.fonts.ready
      return document.documentElement.scrollHeight
    })
    expect(height / phone.height, 'Say it once: take something away.').toBeLessThanOrEqual(limit)
  })
}

test('what a driver comes to a service page to look up is within its first three screens', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const path of servicePaths) {
    await page.goto(path)
    const end = await page.getByRole('table').evaluate((table) => table.getBoundingClientRect().bottom)
    expect(end / phone.height, path).toBeLessThanOrEqual(3)
  }
})

test('no column is stretched: two lines of a list or an address are at most 48 px apart', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route('**/assets/pictures/**', (route) => route.abort())
  const stretched: string[] = []
  for (const path of Object.keys(pages)) {
    await page.goto(path)
    const gaps = await page.locator('main :is(address, nav ul)').evaluateAll((columns) =>
      columns.flatMap((column) => {
        const text = document.createRange()
        text.selectNodeContents(column)
        const lines = [...text.getClientRects()].filter(({ width }) => width > 0).sort((a, b) => a.top - b.top)
        let bottom = lines[0]?.bottom ?? 0
        return lines.flatMap((line) => {
          const gap = Math.round(line.top - bottom)
          bottom = Math.max(bottom, line.bottom)
          return gap > 48 ? [`${gap} px in '${column.textContent?.slice(0, 40)}'`] : []
        })
      }),
    )
    stretched.push(...gaps.map((gap) => `${path}: ${gap}`))
  }
  expect(stretched).toEqual([])
})
