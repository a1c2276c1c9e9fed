import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { servicePath } from '../../content/service.ts'
import { services } from '../../content/services.ts'
import { expect, test } from '../workshop-fixture.ts'

/** --_ink in ui/tokens.css, around the picture. */
const ink = [0x15, 0x18, 0x1d]

for (const service of services) {
  const whole = `${servicePath(service)} shows its whole picture beside or below its words, and a dark one has no visible edges`
  test(whole, { tag: '@nightly' }, async ({ page }) => {
    const picture = page.locator('main picture').first()
    const image = picture.locator('img')
    for (const width of [768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 1000 })
      // Loaded at this width, because after a resize the picture is replaced at any time.
      await page.goto(servicePath(service))
      const { shown, made } = await image.evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        const { width, height } = image.getBoundingClientRect()
        return { shown: width / height, made: Number(image.getAttribute('width')) / Number(image.getAttribute('height')) }
      })
      expect(Math.abs(shown / made - 1), `${width} px: the picture is cut to fit its box`).toBeLessThan(0.02)

      const edges = await edgesOf(picture)
      const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const banner = await page.locator('main section').first().boundingBox()
      // An edge that meets the window's edge or the line below the banner has no ink beside it.
      const line = 6
      const meetsInk = [
        true,
        box.x + box.width < width - 1,
        box.y + box.height < (banner?.y ?? 0) + (banner?.height ?? 0) - line - 1,
        box.x > 1,
      ]
      const apart = edges.map((edge) => Math.max(...edge.map((value, channel) => Math.abs(value - (ink[channel] ?? 0)))))
      const light = edges.every((edge) => Math.min(...edge) > 0.4 * 255)
      const seams = apart.filter((_, edge) => meetsInk[edge])
      if (!light) expect(Math.max(...seams), `${width} px: a seam between the picture and the ink around it`).toBeLessThanOrEqual(8)
    }
  })
}

for (const service of services.filter(({ measure }) => measure)) {
  test(`${servicePath(service)} has its measure legible inside its picture`, async ({ page }) => {
    const picture = page.locator('main picture').first()
    await page.goto(servicePath(service))
    for (const width of [320, 768, 1100, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const box = await picture.boundingBox()
      if (!box) throw new Error(`${width} px: the page has no picture`)
      for (const text of await page.locator('main svg[role="img"] text').all()) {
        const said = `${width} px: ${await text.textContent()}`
        const at = await text.boundingBox()
        if (!at) throw new Error(`${said} is not shown`)
        expect(at.x, said).toBeGreaterThan(box.x)
        expect(at.x + at.width, said).toBeLessThan(box.x + box.width)
        // There is more space than this between the picture and the buttons above it.
        expect(at.y, said).toBeGreaterThan(box.y - 8)
        const size = await text.evaluate(
          (text: SVGTextElement) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
        )
        expect(size, `${said}, in pixels of the screen`).toBeGreaterThanOrEqual(12)
      }
    }
  })
}

/** Returns the mean colour of each edge of a part of the page: top, right, bottom and left. A screenshot may show a pixel more around it. */
async function edgesOf(part: Locator): Promise<number[][]> {
  const shot = await part.screenshot()
  const { width = 0, height = 0 } = await sharp(shot).metadata()
  const strips = [
    { left: 0, top: 2, width, height: 1 },
    { left: width - 3, top: 0, width: 1, height },
    { left: 0, top: height - 3, width, height: 1 },
    { left: 2, top: 0, width: 1, height },
  ]
  return await Promise.all(
    strips.map(async (strip) => {
      const colours = await sharp(shot).removeAlpha().extract(strip).raw().toBuffer()
      return [0, 1, 2].map((channel) => {
        const values = colours.filter((_, i) => i % 3 === channel)
        return values.reduce((sum, value) => sum + value, 0) / values.length
      })
    }),
  )
}
