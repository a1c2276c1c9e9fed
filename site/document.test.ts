import { expect, test } from 'vitest'
import type { Facts } from '../workshop/facts.ts'
import { firstFacts } from '../workshop/first-facts.ts'
import { htmlDocument } from './document.ts'

test('a document has its attributes escaped and leaves out those that are false', () => {
  const html = htmlDocument({
    path: '/about',
    rendering: { origin: '', moment: new Date('2026-11-28T05:00:00Z'), facts: firstFacts },
    body: '<main>&amp;</main>',
    style: 'a>b{}',
    stylesheets: ['/a"<&.css'],
    scripts: [{ attributes: { type: 'module', src: '/x.js' } }, { text: 'if (1<2) alert()' }],
  })
  expect(html).toContain('<html lang="en-NZ" data-origin="" data-moment="2026-11-28T05:00:00.000Z">')
  expect(html).toContain('<link rel="stylesheet" href="/a&quot;&lt;&amp;.css"/>')
  expect(html).toContain('<title>About Us | Cloverlea Auto Workshop</title><style>a>b{}</style>')
  expect(html).toContain('<body><div id="root"><main>&amp;</main></div>')
  expect(html).toContain('<script type="module" src="/x.js"></script><script>if (1<2) alert()</script>')
})

test('a document with scripts carries the facts before them, and no fact ends their element', () => {
  const facts: Facts = { ...firstFacts, notice: { text: '</script><b>', from: '2026-11-28', until: '2026-11-28' } }
  const rendering = { origin: '', moment: new Date('2026-11-28T05:00:00Z'), facts }
  const parts = { path: '/about', rendering, body: '' }
  const [, json = '', after] = htmlDocument({ ...parts, scripts: [{ text: 'x' }] }).split(
    /<script type="application\/json" id="facts">|<\/script>/,
  )
  expect(JSON.parse(json)).toEqual(facts)
  expect(after).toBe('<script>x')
  expect(htmlDocument(parts)).not.toContain('<script')
})
