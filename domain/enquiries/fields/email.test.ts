import * as v from 'valibot'
import { expect, test } from 'vitest'
import { asciiAddress, email } from './email.ts'

test.for([
  ['hana@example.nz\u200b', 'an invisible space at the end'],
  ['\u2060hana@example.nz', 'a word joiner at the start'],
  ['\u00a0hana@ex\u00adample.nz\u00a0', 'no-break spaces and a soft hyphen'],
  ['\u202ahana@example.nz\u202c', 'bidi marks'],
  ['ｈａｎａ＠ｅｘａｍｐｌｅ．ｎｚ', 'full-width letters'],
  ['hana@example。nz', 'a Chinese full stop'],
  ['mailto:hana@example.nz', 'a copied link'],
  ['MAILTO: hana@example.nz?subject=Hello', 'a copied link with a subject'],
  ['<hana@example.nz>', 'angle brackets'],
  ['Hana Rewi <hana@example.nz>', 'a name before it'],
  ['"Rewi, Hana" <mailto:hana@example.nz>.', 'a quoted name and a link'],
  ['hana@example.nz.', 'the full stop of a sentence'],
])('%j, with %s, is hana@example.nz', ([typed]) => {
  expect(v.parse(email.rule, typed)).toBe('hana@example.nz')
})

test('all kinds of hyphens are one', () => {
  expect(v.parse(email.rule, 'hana\u2011rewi@a\u2212b.nz')).toBe('hana-rewi@a-b.nz')
})

test.for([
  ['hana@tūhoe.nz', 'hana@tūhoe.nz', 'hana@xn--thoe-v7a.nz'],
  ['Hana@tu\u0304hoe.nz', 'Hana@tūhoe.nz', 'Hana@xn--thoe-v7a.nz'],
  ['hana@TŪHOE.māori.nz', 'hana@TŪHOE.māori.nz', 'hana@xn--thoe-v7a.xn--mori-qsa.nz'],
  ['hana@xn--thoe-v7a.nz', 'hana@tūhoe.nz', 'hana@xn--thoe-v7a.nz'],
  ['li@例子.公司', 'li@例子.公司', 'li@xn--fsqu00a.xn--55qx5d'],
  ['hana@Example.nz', 'hana@Example.nz', 'hana@Example.nz'],
  ['jo@straße.de', 'jo@straße.de', 'jo@xn--strae-oqa.de'],
])('%s is kept as %s, and emails go to %s', ([typed, kept, ascii]) => {
  const stored = v.parse(email.rule, typed)
  expect(stored).toBe(kept)
  expect(asciiAddress(stored)).toBe(ascii)
})

test.for([
  'hana@@tūhoe.nz',
  'hana@tūhoe.nz@example.nz',
  'hana@tū hoe.nz',
  'hana@tū..nz',
  'hana@example.nz\ud800',
  'hana@exam\ufffdple.nz',
  'hana@🚗.nz',
  'hana@ᾀ.nz',
  'hana@-ū',
  'māia@example.nz',
  'hana@tūhoe',
  'a@example.nz, b@example.nz',
  '<a@example.nz> <b@example.nz>',
  '<>',
  `hana@${'ū'.repeat(240)}.nz`,
])('%s is refused', (typed) => {
  expect(v.safeParse(email.rule, typed).issues?.[0].message).toMatch(/^(?:Please enter a valid email address|Email is required)\.$/)
})

test.for(['hana@xn--a.nz', 'hana@xn--abc-.nz', 'hana@xn--<script>-.nz'])(
  '%s, which has no readable form, is never shown as another address',
  (typed) => {
    const parsed = v.safeParse(email.rule, typed)
    if (parsed.success) expect(parsed.output).toBe(typed)
  },
)
