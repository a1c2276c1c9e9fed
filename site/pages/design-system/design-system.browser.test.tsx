import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../design/base.css'
import '../../design/tokens.css'
import DesignSystem from './design-system.tsx'

/** The class names of every part that has a style of its own. */
const styles = import.meta.glob<Record<string, string>>('../../components/*/*.module.css', { eager: true, import: 'default' })
/** They stand around every page, this one too. */
const frame = ['footer', 'header', 'phone-bar']

async function show() {
  await render(
    <main>
      <DesignSystem />
    </main>,
  )
  await expect.poll(() => document.querySelectorAll('[data-role][data-enough]').length).toBe(18)
  document.documentElement.toggleAttribute('data-render-all', true)
}

test('every role of every ground stands out enough', async () => {
  await show()
  expect([...document.querySelectorAll('[data-enough="false"]')].map((role) => role.textContent)).toEqual([])
})

test.each([390, 768, 1440])('every part in every state is accessible at %i px', async (width) => {
  await page.viewport(width, 900)
  await show()
  // Several parts stand here more than once, and with them their landmarks and headings.
  const rules = {
    'landmark-unique': { enabled: false },
    'landmark-main-is-top-level': { enabled: false },
    'heading-order': { enabled: false },
  }
  const { violations } = await axe.run(document.body, { rules })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test.each(['hover', 'focus', 'pressed'])('a button that is forced into %s looks other than at rest', async (state) => {
  await show()
  const look = (name: string) => {
    const { backgroundColor, outlineStyle, transform } = getComputedStyle(
      document.querySelector(`[data-state='${name}'] button`) as Element,
    )
    return { backgroundColor, outlineStyle, transform }
  }
  expect(look(state)).not.toEqual(look('at rest'))
})

test('no part is forgotten', async () => {
  await show()
  const forgotten = Object.entries(styles).flatMap(([file, names]) => {
    const part = file.split('/').at(-2) ?? ''
    const shown = Object.values(names).some((name) => document.getElementsByClassName(name).length > 0)
    return shown || frame.includes(part) ? [] : [part]
  })
  expect(forgotten).toEqual([])
})
