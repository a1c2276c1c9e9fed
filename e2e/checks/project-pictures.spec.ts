import type { Page } from '@playwright/test'
import { projectPath } from '../../content/project.ts'
import { projects } from '../../content/projects.ts'
import { expect, hydrated, test } from '../workshop-fixture.ts'

for (const project of projects) {
  test(`${projectPath(project)} has a caption under each picture with its stage or what it shows, and says once a section that they are reconstructions`, async ({
    page,
  }) => {
    await page.goto(projectPath(project))
    await hydrated(page)
    await expectReconstructions(page, 3)
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
    await page.goto(projectPath(project), { waitUntil: 'domcontentloaded' })
    const places = await page
      .locator('main picture')
      .evaluateAll((pictures) => pictures.map((each) => getComputedStyle(each).backgroundColor))
    expect(places.length).toBeGreaterThanOrEqual(20)
    const pale = places.filter((colour) => Math.max(...(colour.match(/\d+/g) ?? ['255']).map(Number)) > 80)
    expect(pale, projectPath(project)).toEqual([])
  }
})

for (const path of ['/', '/projects', '/projects-details', '/home-demo-two']) {
  test(`${path} says once that its pictures are reconstructions`, async ({ page }) => {
    await page.goto(path)
    await expectReconstructions(page, 1)
  })
}

async function expectReconstructions(page: Page, sections: number): Promise<void> {
  await page.evaluate(() => document.documentElement.toggleAttribute('data-render-all', true))
  const said = page.getByRole('main').getByText(/^(?:Studio|Drawn) reconstruction$/)
  await expect(said).toHaveCount(sections)
  for (const each of await said.all()) await expect(each).toBeVisible()
}
