import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { finishPage } from './finish-pages.ts'

const prerendered = [
  '<!DOCTYPE html><html><head><title>T</title>',
  '<link rel="modulepreload" href="/assets/a.js"/>',
  '<link rel="stylesheet" href="/assets/one.css"/><link rel="stylesheet" href="/assets/two.css"/></head>',
  '<body><picture data-placeholder="bay"><img fetchPriority="high"/></picture><picture data-placeholder="wheel"><img/></picture>',
  '<picture data-placeholder="wheel"><img/></picture>',
  '<script>window.data = 1</script><script type="module" async="">import "/assets/a.js"</script></body></html>',
].join('')
const stylesheets = new Map([
  ['/assets/one.css', '.one{color:red}'],
  ['/assets/two.css', '.two{color:blue}'],
])
const finish = () =>
  finishPage(prerendered, stylesheets, { bay: { blur: 'QUJD', colour: '#111111' }, wheel: { blur: 'REVG', colour: '#222222' } })

test('a page has its styles and its placeholders in its first response, and its stylesheets switched off', () => {
  const { html } = finish()
  expect(html).toContain(
    `<style>.one{color:red}.two{color:blue}${[
      "[data-placeholder='bay']{background:url(data:image/webp;base64,QUJD) 0/cover}",
      "[data-placeholder='wheel']{background:#222222}",
    ].join('')}</style>`,
  )
  expect(html.match(/<link rel="stylesheet" href="[^"]+" disabled=""\/>/g)).toHaveLength(2)
})

test('a page fetches no script by itself', () => {
  const { html } = finish()
  expect(html).not.toContain('modulepreload')
  expect(html).not.toContain('type="module"')
  expect(html).toContain('<script type="text/later" async="">import "/assets/a.js"</script>')
})

test('the policy names each inline script and style of the page by its hash, and allows no others', () => {
  const { html, csp } = finish()
  const hashes = [...html.matchAll(/<(?:script|style)[^>]*>([\s\S]*?)<\/(?:script|style)>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  expect(hashes).toHaveLength(4)
  for (const hash of hashes) expect(csp).toContain(hash)
  expect(csp.match(/'sha256-/g)).toHaveLength(4)
  expect(csp).not.toContain('unsafe')
})

test('a page that links a stylesheet which was not built stops the build', () => {
  expect(() => finishPage(prerendered, new Map(), {})).toThrow('/assets/one.css')
})
