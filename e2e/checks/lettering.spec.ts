import { isLettered, phoneWidth } from '../../art/phone-width.ts'
import { type Page, pages } from '../../content/pages.ts'
import { expect, test } from '../workshop-fixture.ts'

// So that nothing changes during the check.
test.use({ javaScriptEnabled: false })

const paths = Object.entries<Page>(pages).flatMap(([path, { canonical }]) => (canonical ? [] : [path]))

test('on a phone, each drawing with lettering is wide enough for it to be read', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 390, height: 844 })
  const small: string[] = []
  let seen = 0
  for (const path of paths) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.toggleAttribute('data-render-all', true))
    const shown = await page.locator('main picture img').evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.checkVisibility())
        .map((image) => {
          const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
          // File names end in a hash. `object-fit` may crop the picture.
          const name = image.src.replace(/^.*\//, '').split('.')[0] ?? ''
          return { name, width: Math.max(image.offsetWidth, image.offsetHeight * ratio) }
        }),
    )
    for (const { name, width } of shown) {
      if (!isLettered(name)) continue
      seen += 1
      if (width < phoneWidth) small.push(`${path}: ${name} is ${Math.round(width)} px wide`)
    }
  }
  expect(seen, 'drawings are found').toBeGreaterThan(4)
  expect(small, 'Give it the whole width of its column, or its sheet larger lettering.').toEqual([])
})
