import type { Page as BrowserPage } from '@playwright/test'
import { type Page, pages } from '../../workshop/pages.ts'
import { expect, test } from '../workshop-fixture.ts'

/** An alias, such as /home, is the same page under another path. */
const paths = [...Object.entries<Page>(pages).flatMap(([path, { canonical }]) => (canonical ? [] : [path])), '/no-such-page']

/** How much larger than its file a picture may be shown. */
const limit = 1.1

const screens = [
  { pixels: 2, widths: [390] },
  { pixels: 1, widths: [768, 1440, 1920] },
]

for (const { pixels, widths } of screens) {
  test(`no picture is enlarged on screens of ${widths.join(', ')} px with ${pixels} device pixels per pixel`, async ({
    browser,
    workshop,
  }) => {
    test.setTimeout(300_000)
    const page = await browser.newPage({ deviceScaleFactor: pixels, baseURL: workshop.url })
    const soft: string[] = []
    let seen = 0
    for (const path of paths) {
      await page.goto(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        for (const { file, enlarged } of await shownPictures(page)) {
          seen += 1
          if (enlarged > limit) soft.push(`${path} at ${width} px: ${file} is shown ${enlarged.toFixed(2)} times its size`)
        }
      }
    }
    await page.close()
    expect(seen, 'pictures are found').toBeGreaterThan(100 * widths.length)
    expect(
      soft,
      'Visitors see a soft picture. Let its `sizes` say how wide the whole picture is, the part that object-fit cuts off included, or give it a larger original.',
    ).toEqual([])
  })
}

/** Returns how much larger than the file that the browser chooses each visible picture is shown. */
function shownPictures(page: BrowserPage): Promise<{ file: string; enlarged: number }[]> {
  return page.evaluate(async () => {
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
