import type { Page as BrowserPage } from '@playwright/test'
import { expect, test } from '../workshop-fixture.ts'
import { mainPaths, otherPaths } from './page-paths.ts'

/** How much larger than its file a picture may be shown. */
const limit = 1.1

/** `deviceScaleFactor`: device pixels per pixel. */
const screens = [
  { width: 390, deviceScaleFactor: 2 },
  { width: 768, deviceScaleFactor: 1 },
  { width: 1920, deviceScaleFactor: 1 },
]

for (const [which, paths, tag] of [
  ['the main pages', [...mainPaths, '/no-such-page'], undefined],
  ['the other pages', otherPaths, '@nightly'],
] as const)
  test(`no picture of ${which} is enlarged on phones, tablets and computers`, { tag }, async ({ page }) => {
    test.setTimeout(300_000)
    const session = await page.context().newCDPSession(page)
    const soft: string[] = []
    let seen = 0
    for (const path of paths) {
      await page.goto(path)
      for (const screen of screens) {
        await session.send('Emulation.setDeviceMetricsOverride', { ...screen, height: 900, mobile: false })
        expect(await page.evaluate(() => devicePixelRatio)).toBe(screen.deviceScaleFactor)
        for (const { file, enlarged } of await shownPictures(page)) {
          seen += 1
          if (enlarged > limit) soft.push(`${path} at ${screen.width} px: ${file} is shown ${enlarged.toFixed(2)} times its size`)
        }
      }
    }
    expect(seen, 'pictures are found').toBeGreaterThan(2 * paths.length * screens.length)
    expect(
      soft,
      'Visitors see a soft picture. Let its `sizes` say how wide the whole picture is, the part that object-fit cuts off included, or give it a larger original.',
    ).toEqual([])
  })

/** Returns how much larger than the file that the browser chooses each visible picture is shown. */
function shownPictures(page: BrowserPage): Promise<{ file: string; enlarged: number }[]> {
  return page.evaluate(async () => {
    // The new size has been laid out after the second frame, and media queries match it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const shown = [...document.querySelectorAll<HTMLPictureElement>('main picture')].filter(
      (picture) => picture.querySelector('img')?.offsetWidth,
    )
    const choices = shown.map(async (picture) => {
      const image = picture.querySelector('img') as HTMLImageElement
      // A fresh copy chooses by this screen alone: an image that has loaded keeps a file that is larger than needed.
      const copy = picture.cloneNode(true) as HTMLPictureElement
      const chosen = copy.querySelector('img') as HTMLImageElement
      chosen.loading = 'eager'
      while (!chosen.currentSrc) await new Promise(requestAnimationFrame)
      const source = [...picture.querySelectorAll('source')].find(({ media }) => !media || matchMedia(media).matches) as HTMLSourceElement
      const files = source.srcset.split(', ').map((candidate) => candidate.split(' '))
      const [file = '', width = ''] = files.find(([file = '']) => chosen.currentSrc.endsWith(file)) ?? []
      const wholeWidth = (image.offsetHeight * Number(source.getAttribute('width'))) / Number(source.getAttribute('height'))
      const fit = getComputedStyle(image).objectFit
      const across = fit === 'cover' ? Math.max : fit === 'contain' ? Math.min : (width: number) => width
      const enlarged = (across(image.offsetWidth, wholeWidth) * devicePixelRatio) / Number.parseInt(width, 10)
      return { file: file.replace(/^.*\//, ''), enlarged }
    })
    return await Promise.all(choices)
  })
}
