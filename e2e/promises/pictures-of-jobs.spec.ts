import type { Page } from '@playwright/test'
import { pages } from '../../workshop/pages.ts'
import { projectPath } from '../../workshop/project.ts'
import { projects } from '../../workshop/projects.ts'
import { awake, expect, test } from '../workshop-fixture.ts'

/** --page in site/design/tokens.css: nothing in the text's column is wider. */
const layout = 84 * 16
/** How much wider than the one before a width of art/picture-files.ts is at most. */
const step = 1.5

const pictures = { rendered: 'Studio reconstruction', drawn: 'Drawn reconstruction', photographed: '' }

for (const project of projects) {
  test(`${projectPath(project)} says under each picture what it is, and where it belongs`, async ({ page }) => {
    await page.goto(projectPath(project))
    await awake(page)
    await page
      .getByRole('link', { name: /View larger/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('figure')).toHaveCount(9)
    // Pictures have a source in AVIF; the banner's drawing has none.
    const all = await page.locator('main picture').evaluateAll((elements) =>
      elements.map((picture) => {
        const caption = picture.closest('figure')?.querySelector('figcaption')
        const { width = 0, height = 0 } = caption?.getBoundingClientRect() ?? {}
        return { name: picture.dataset.placeholder, caption: width * height > 0 ? (caption?.textContent ?? '') : 'none to be seen' }
      }),
    )
    const kind = pictures[project.kind]
    expect(all.filter(({ caption }) => !caption.includes(kind) || caption === 'none to be seen')).toEqual([])
    // The slider, the grid and the dialog; the pair and the stages before them stand apart.
    const series = all.slice(-27)
    expect(series.map(({ caption }) => caption.match(/\d of 9$/)?.[0])).toEqual(Array.from({ length: 27 }, (_, i) => `${(i % 9) + 1} of 9`))
    const stages = project.story.map(({ title }) => title)
    expect(series.filter(({ caption }) => !stages.some((title) => caption.startsWith(title)))).toEqual([])
  })
}

for (const path of ['/', '/projects', '/projects-details']) {
  test(`${path} says under each picture of a job that it is a reconstruction`, async ({ page }) => {
    await page.goto(path)
    const captions = page.getByRole('region', { name: /repair|step by step|pictures/i }).locator('li:has(picture) figcaption')
    expect(await captions.count()).toBeGreaterThanOrEqual(3)
    for (const caption of await captions.all()) await expect(caption).toContainText(/(?:Studio|Drawn) reconstruction/)
  })
}

for (const path of Object.keys(pages)) {
  test(`${path}: sliders and galleries keep to the layout, and their pictures come in the size that is shown`, async ({
    browser,
    workshop,
  }) => {
    for (const width of [390, 768, 1024, 1440, 2560]) {
      // A page of its own for each width: a browser that has a large file shows it small.
      const page = await browser.newPage({ viewport: { width, height: 900 } })
      await page.goto(workshop.url + path)
      const shown = await picturesOfJobs(page)
      for (const { name, slider } of shown) expect(slider, `the row of ${name} at ${width} px`).toBeLessThanOrEqual(Math.min(width, layout))
      const wrong = shown.filter(
        ({ needed, said, best, chosen }) => Math.abs(best - chosen) > 1 || needed > step * said || said > step * needed,
      )
      expect(wrong, `at ${width} px: the \`sizes\` of these pictures says another width than they have`).toEqual([])
      await page.close()
      if (shown.length === 0) return
    }
  })
}

/** The pictures in sliders, galleries and pairs: the widths that they need, that their `sizes` says, and the places of best and chosen file in their list. */
async function picturesOfJobs(page: Page) {
  return await page.evaluate(async () => {
    document.documentElement.toggleAttribute('data-render-all', true)
    const images = [...document.querySelectorAll<HTMLImageElement>('main :is([aria-roledescription=carousel], figure) picture img')]
    return await Promise.all(
      images.map(async (image) => {
        image.loading = 'eager'
        await image.decode()
        const { width, height } = image.getBoundingClientRect()
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
        const needed = Math.max(width, height * ratio)
        const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
        const files = sources.find(({ media }) => matchMedia(media).matches)?.srcset.split(', ') ?? []
        const widths = files.map((file) => Number(file.match(/ (\d+)w$/)?.[1]))
        const best = widths.findIndex((made) => made >= needed)
        return {
          name: image.closest('picture')?.dataset.placeholder ?? '',
          slider: (image.closest('[aria-roledescription=carousel]') ?? image).getBoundingClientRect().width,
          needed: Math.round(needed),
          // The density of a file follows from `sizes`, so its natural width is the width that `sizes` says.
          said: image.naturalWidth,
          best: best < 0 ? widths.length - 1 : best,
          chosen: files.findIndex((file) => image.currentSrc.endsWith(file.split(' ')[0] ?? '?')),
        }
      }),
    )
  })
}
