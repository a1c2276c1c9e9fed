import type { Locator, Page } from '@playwright/test'

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
