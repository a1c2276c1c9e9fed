import { expect, test } from 'vitest'
import { telLink } from '../../../domain/enquiries/fields/phone.ts'
import { linkedText } from './linked-text.ts'

/** Returns the links in a text, as pairs of address and text. */
function linksIn(text: string): (readonly [string, string])[] {
  const { html, text: plain } = linkedText(text)
  expect(plain).toBe(text)
  return [...html.toString().matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href = '', shown = '']) => [href, shown])
}

test.for([
  ['at https://www.example.co.nz/find-us?a=1&b=2.', 'https://www.example.co.nz/find-us?a=1&amp;b=2'],
  ['(see www.example.co.nz/a_(b))', 'https://www.example.co.nz/a_(b)'],
  ['(https://example.co.nz/x).', 'https://example.co.nz/x'],
  ['Is it http://example.co.nz/?', 'http://example.co.nz/'],
  ['HTTPS://EXAMPLE.CO.NZ!', 'HTTPS://EXAMPLE.CO.NZ'],
  ['write to counter@workshop.example.', 'mailto:counter@workshop.example'],
  ['call 06 555 0100, or', telLink('06 555 0100')],
  ['call 0800 12 34 56', telLink('0800 12 34 56')],
] as const)('%j has a link to %s', ([text, href]) => {
  expect(linksIn(text).map(([first]) => first)).toEqual([href])
})

test('several addresses are links in their order, and the text around them stays', () => {
  const text = 'Kia ora <b>,\n06 555 0100 or a@b.example & www.example.co.nz.\nNgā mihi'
  expect(linksIn(text).map(([, shown]) => shown)).toEqual(['06 555 0100', 'a@b.example', 'www.example.co.nz'])
  const shown = linkedText(text)
    .html.toString()
    .replaceAll(/<br>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
  expect(shown).toBe('Kia ora &lt;b&gt;,\n06 555 0100 or a@b.example &amp; www.example.co.nz.\nNgā mihi')
})

test.for([
  'javascript:alert(1)',
  'data:text/html,x',
  'on 09-03-2027 at 8.30',
  '$1,000.00 for 4 tyres',
  'no. 123456789012345678901',
  'https://',
  'a@b',
] as const)('%j has no link', (text) => {
  expect(linksIn(text)).toEqual([])
})

test('nothing in an address can leave its link', () => {
  for (const text of [`https://a.example/"onmouseover="alert(1)`, `https://a.example/'><script>`, 'https://a.example/<img>'])
    expect(
      linkedText(text)
        .html.toString()
        .replace(/^<div[^>]*>/, '')
        .match(/<(?!\/)[^>]*>/g),
    ).toHaveLength(1)
})

test('the longest reply is read in no time', () => {
  const before = performance.now()
  for (const part of ['0 ', 'www.', 'x', '!)', 'a@', 'https://(', '+64']) linkedText(part.repeat(5000 / part.length))
  expect(performance.now() - before).toBeLessThan(2000)
})
