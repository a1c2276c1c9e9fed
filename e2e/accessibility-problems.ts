import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Returns what axe finds wrong with a page: the rule's name and the elements.
 * @param within a CSS selector of the part to check
 * @param except names of rules that don't apply
 * @param only names of the rules to check, instead of all others
 */
export async function accessibilityProblems(
  page: Page,
  { within = 'html', except = [], only }: { within?: string; except?: readonly string[]; only?: string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const rules = Object.fromEntries(except.map((name) => [name, { enabled: false }]))
  return await page.evaluate(
    async ([within, rules, runOnly]) => {
      // After a resize, a page takes a frame or two to catch up.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      const { run } = Reflect.get(window, 'axe') as typeof import('axe-core')
      // Only violations are described: describing every element that passes takes longer than checking it.
      const { violations } = await run({ include: [within] }, { resultTypes: ['violations'], rules, runOnly })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`)
    },
    [within, rules, only] as const,
  )
}
