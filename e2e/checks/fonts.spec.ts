import { pages } from '../../content/pages.ts'
import { expect, test } from '../workshop-fixture.ts'

// So that nothing changes during the check.
test.use({ javaScriptEnabled: false })

test('every page uses only our own fonts', { tag: '@nightly' }, async ({ page, workshop }) => {
  test.setTimeout(300_000)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  for (const path of Object.keys(pages)) {
    await page.goto(workshop.url + path)
    await page.evaluate(async () => {
      // Skipped sections report no fonts.
      document.documentElement.toggleAttribute('data-render-all', true)
      await document.fonts.ready
      // Elements with text of their own; others would report none.
      for (const element of document.querySelectorAll('body *')) {
        const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
        const isGenerated = ['::before', '::after', '::marker'].some(
          (part) => !/^(?:none|normal)$/.test(getComputedStyle(element, part).content),
        )
        const isControl = element.matches('input, select, textarea, summary, li')
        element.toggleAttribute('data-text', hasText || isGenerated || isControl)
      }
    })
    const { root } = await session.send('DOM.getDocument')
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-text]' })
    const used = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })))
    let letters = 0
    for (const [i, { fonts }] of used.entries()) {
      for (const { isCustomFont, familyName, glyphCount } of fonts) {
        letters += glyphCount
        const element = isCustomFont ? '' : (await session.send('DOM.getOuterHTML', { nodeId: nodeIds[i] })).outerHTML.slice(0, 200)
        expect(element, `${path} falls back to ${familyName}: use characters that build/fonts.ts includes, or draw it.`).toBe('')
      }
    }
    expect(letters, path).toBeGreaterThan(50)
  }
})
