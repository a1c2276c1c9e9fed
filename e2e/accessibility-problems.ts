import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Returns what axe finds wrong with a page: the rule's name and the elements.
 * @param within a CSS selector of the part to check
 * @param except names of rules that don't apply
 */
export async function accessibilityProblems(page: Page, { within = 'html', except = [] as string[] } = {}): Promise<string[]> {
  // Only violations are described: describing every element that passes takes longer than checking it. The legacy mode leaves out only
  // frames of other origins, of which there are none, and takes half the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .include(within)
    .disableRules(except)
    .setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`)
}
