import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../ui/base.css'
import '../../../ui/tokens.css'
import { WithFacts } from '../../testing/with-facts.tsx'
import DesignSystem from './design-system.tsx'

/** The class names of every component with its own styles. */
const styles = import.meta.glob<Record<string, string>>(['../../components/*/*.module.css', '../../../ui/*/*.module.css'], {
  eager: true,
  import: 'default',
})
/** Rendered around every page, so not part of the design system page. */
const frame = ['closed-notice', 'footer', 'header', 'phone-bar']

async function show() {
  await render(
    <main>
      <DesignSystem />
    </main>,
    { wrapper: WithFacts },
  )
  await expect.poll(() => document.querySelectorAll('[data-role][data-passes]').length).toBe(18)
  document.documentElement.toggleAttribute('data-render-all', true)
}

test('every foreground colour has enough contrast on every background', async () => {
  await show()
  expect([...document.querySelectorAll('[data-passes="false"]')].map((role) => role.textContent)).toEqual([])
})

test.each([390, 768, 1440])('every component in every state is accessible at %i px', async (width) => {
  await page.viewport(width, 900)
  await show()
  // Several components appear here more than once, and so do their landmarks and headings.
  const rules = {
    'landmark-unique': { enabled: false },
    'landmark-main-is-top-level': { enabled: false },
    'heading-order': { enabled: false },
  }
  const { violations } = await axe.run(document.body, { rules })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test.each(['hover', 'focus', 'pressed'])('a button forced into %s looks different from one at rest', async (state) => {
  await show()
  const look = (name: string) => {
    const { backgroundColor, outlineStyle, transform } = getComputedStyle(
      document.querySelector(`[data-state='${name}'] button`) as Element,
    )
    return { backgroundColor, outlineStyle, transform }
  }
  expect(look(state)).not.toEqual(look('at rest'))
})

test('no component is missing', async () => {
  await show()
  const missing = Object.entries(styles).flatMap(([file, names]) => {
    const component = file.split('/').at(-2) ?? ''
    const shown = Object.values(names).some((name) => document.getElementsByClassName(name).length > 0)
    return shown || frame.includes(component) ? [] : [component]
  })
  expect(missing).toEqual([])
})
