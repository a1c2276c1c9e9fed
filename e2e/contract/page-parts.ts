import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, test as workshopTest } from '../workshop-fixture.ts'

/**
 * Tests of the specification, one file a section, in its order. `read` opens a page as it is before its scripts run, on a desktop unless a width
 * is given. It is the same browser page for all tests of a worker, because most of them only read. Tests of what scripts do use `page`.
 */
export const test = workshopTest.extend<{ read: (path: string, width?: number) => Promise<Page> }, { reader: BrowserContext }>({
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      await context.newPage()
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  read: async ({ reader, workshop }, use) => {
    const [page] = reader.pages()
    if (!page) throw new Error('The page was closed.')
    await use(async (path, width = 1440) => {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
      await page.goto(workshop.url + path, { waitUntil: 'domcontentloaded' })
      // Sections below the fold have no layout otherwise.
      await page.evaluate(() => document.documentElement.toggleAttribute('data-render-all', true))
      return page
    })
  },
})

export { expect }

/** Fills in the form of an enquiry. */
export async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const field = page.locator(`main [name=${name}]`)
    await (name === 'service' ? field.selectOption(answer) : field.fill(answer))
  }
}

/** Returns the links of a part of a page as [text, target], in order. */
export async function linksOf(part: Locator): Promise<[text: string, to: string | null][]> {
  return await part
    .locator('a')
    .evaluateAll((links) => links.map((link) => [link.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '', link.getAttribute('href')]))
}

/** Returns the section with this heading. */
export function sectionOf(page: Page, heading: string): Locator {
  return page
    .locator('main :is(section, article, aside)')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .last()
}
