import type { Page } from '@playwright/test'
import { pages } from '../../content/pages.ts'
import { projectPath } from '../../content/project.ts'
import { projects } from '../../content/projects.ts'
import { expect, hydrated, test } from '../workshop-fixture.ts'

/** --page in ui/tokens.css: the maximum width of the text column, in pixels. */
const layout = 84 * 16
/** Largest ratio between two neighbouring widths in art/picture-files.ts. */
const step = 1.5

const inRows = 'main :is([aria-roledescription=carousel], figure) picture img'

const withPictures = [
  '/',
  '/home',
  '/home-demo-two',
  '/appointment',
  '/service-details',
  '/projects',
  ...projects.map(projectPath),
  '/projects-details',
  '/testimonials',
  '/blog-details',
  '/products-details',
]

for (const project of projects) {
  test(`${projectPath(project)} has a caption under each picture with its stage or what it shows`, async ({ page }) => {
    await page.goto(projectPath(project))
    await hydrated(page)
    await page
      .getByRole('link', { name: /View larger/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('figure')).toHaveCount(9)
    // After the pair come the strip, the grid and the dialog.
    const captions = await page.locator('main figure:has(a, picture) figcaption').allTextContents()
    const [strip, grid, dialog] = [0, 9, 18].map((start) => captions.slice(-27).slice(start, start + 9))
    expect(
      captions.filter((caption) => /\d (?:mm|µm|V)\b/.test(caption)),
      'A line may end between a figure and its unit.',
    ).toEqual([])
    const stages = project.story.map(({ title }) => title)
    expect([strip, dialog].flat().filter((caption) => !stages.some((title) => caption?.startsWith(title)))).toEqual([])
    expect(new Set(grid).size, 'different words under the nine pictures').toBe(9)
  })
}

test('until the drawn pictures of a project have loaded, their places are as dark as they are', async ({ page }) => {
  await page.route('**/assets/pictures/**', (route) => route.abort())
  const drawn = projects.filter(({ kind }) => kind === 'drawn')
  expect(drawn.length).toBeGreaterThan(0)
  for (const project of drawn) {
    await page.goto(projectPath(project))
    const places = await page
      .locator('main picture')
      .evaluateAll((pictures) => pictures.map((each) => getComputedStyle(each).backgroundColor))
    expect(places.length).toBeGreaterThanOrEqual(20)
    const pale = places.filter((colour) => Math.max(...(colour.match(/\d+/g) ?? ['255']).map(Number)) > 80)
    expect(pale, projectPath(project)).toEqual([])
  }
})

for (const [path, sections] of [
  ['/', 1],
  ['/projects', 1],
  ['/projects-details', 1],
  ['/home-demo-two', 1],
  ...projects.map((project) => [projectPath(project), 3] as const),
] as const) {
  test(`${path} says once a section that its pictures are reconstructions`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.toggleAttribute('data-render-all', true))
    const said = page.getByRole('main').getByText(/^(?:Studio|Drawn) reconstruction$/)
    await expect(said).toHaveCount(sections)
    for (const each of await said.all()) await expect(each).toBeVisible()
  })
}

for (const path of withPictures) {
  test(`${path} keeps sliders within the layout, and fetches their pictures in the rendered size`, async ({ page }) => {
    // From narrow to wide, because the browser reuses larger files that it has.
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(() => document.documentElement.toggleAttribute('data-render-all', true))
    for (const width of [390, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const shown = await projectPictures(page)
      expect(shown.length).toBeGreaterThan(0)
      expect(shown.filter(({ row }) => row > Math.min(width, layout))).toEqual([])
      // If the page shows a picture twice, the browser may reuse the larger file.
      const fits = (name: string, chosen: number) => shown.some((each) => each.name === name && Math.abs(each.best - chosen) <= 1)
      const wrong = shown.filter(
        ({ name, needed, declared, chosen }) => !fits(name, chosen) || needed > step * declared || declared > step * needed,
      )
      expect(wrong, `The \`sizes\` of these pictures don't match their rendered width at ${width} px.`).toEqual([])
    }
  })
}

test('no other page has pictures in a slider or with a caption', async ({ page, request }) => {
  const found: string[] = []
  for (const path of Object.keys(pages)) {
    const html = await (await request.get(path)).text()
    const has = await page.evaluate(
      ([html, selector]) => new DOMParser().parseFromString(html, 'text/html').querySelector(selector) !== null,
      [html, inRows] as const,
    )
    if (has) found.push(path)
  }
  expect(found, 'Add the page to the list, so that its pictures are measured.').toEqual(withPictures)
})

/** Measures the pictures in sliders, galleries and pairs. `needed`: the rendered width; `declared`: the width in `sizes`; `best` and `chosen`: indexes in the srcset. */
async function projectPictures(page: Page) {
  return await page.evaluate(async (inRows) => {
    // The first attempt fails if the browser switches to another file for the new width.
    const decoded = (image: HTMLImageElement) => image.decode().catch(() => image.decode())
    const images = [...document.querySelectorAll<HTMLImageElement>(inRows)]
    return await Promise.all(
      images
        .filter((image) => image.checkVisibility())
        .map(async (image) => {
          // A fresh copy chooses by this screen alone: an image that has loaded keeps a file that is larger than needed.
          const copy = image.closest('picture')?.cloneNode(true) as HTMLPictureElement
          const fetched = copy.querySelector('img') as HTMLImageElement
          fetched.loading = 'eager'
          await decoded(fetched)
          // Until the picture for this screen has loaded, the box has the proportions of the one for phones.
          if (copy.querySelector('source[media]')) {
            image.loading = 'eager'
            await decoded(image)
          }
          const { width, height } = image.getBoundingClientRect()
          const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
          const source = sources.find(({ media }) => matchMedia(media).matches)
          // Another picture for phones has its own proportions.
          const sized = source?.hasAttribute('width') ? source : image
          const ratio = Number(sized.getAttribute('width')) / Number(sized.getAttribute('height'))
          const needed = Math.max(width, height * ratio)
          const files = source?.srcset.split(', ') ?? []
          const widths = files.map((file) => Number(file.match(/ (\d+)w$/)?.[1]))
          const best = widths.findIndex((width) => width >= needed)
          return {
            name: image.src,
            row: (image.closest('[aria-roledescription=carousel]') ?? image).getBoundingClientRect().width,
            needed: Math.round(needed),
            // The density of a file follows from `sizes`, so its natural width is the width that `sizes` says.
            declared: fetched.naturalWidth,
            best: best < 0 ? widths.length - 1 : best,
            chosen: files.findIndex((file) => fetched.currentSrc.endsWith(file.split(' ')[0] ?? '?')),
          }
        }),
    )
  }, inRows)
}
