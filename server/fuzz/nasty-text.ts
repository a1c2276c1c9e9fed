import fc from 'fast-check'

// The simplest first, because fast-check shrinks towards the first.
const pieces = [
  ' ',
  '"',
  "'",
  '\\',
  '\t',
  '\0',
  '\ud800',
  '\udc00\ud800',
  '\u202e',
  '\u200b\ufeff',
  '\u2029',
  '\u007f\u0085',
  '\ufffe\uffff',
  '\u0001\u001b[2J',
  'ā',
  '漢字',
  '🚗',
  'e\u0301'.repeat(20),
  '\n.\n',
  '\r\nBcc: victim@evil.example',
  '\nCc: victim@evil.example\n\n',
  '\rTo: victim@evil.example',
  '\u2028Bcc: victim@evil.example',
  '%0d%0aBcc:%20victim@evil.example',
  '\r\n.\r\nMAIL FROM:<a@b.nz>',
  ', victim@evil.example',
  '"<victim@evil.example>, "',
  '=?utf-8?Q?=0D=0ABcc:_victim@evil.example?=',
  '; charset=utf-7',
  '--boundary',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '#{7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  'http://evil.example/',
]

const codeUnit = fc.nat(0xffff).map((unit) => String.fromCharCode(unit))

/** Unusual characters, and text with a meaning to a mail relay, a browser, a shell or a database. */
export const nastyUnit = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, codeUnit)

const places: ((good: string, nasty: string) => string)[] = [
  (_, nasty) => nasty,
  (good, nasty) => good + nasty,
  (good, nasty) => nasty + good,
  (good, nasty) => good + nasty + good,
]

/** A valid answer with hostile text in it, the hostile text alone, or a far too long answer. */
export function nastyText(good: string): fc.Arbitrary<string> {
  const nasty = fc.string({ unit: nastyUnit, maxLength: 4, size: 'max' })
  const huge = fc.tuple(fc.constantFrom('x', ' ', '\n', '\u202e', '🚗', '\ud800'), fc.integer({ min: 1, max: 10_000 }))
  return fc.oneof(
    { weight: 9, arbitrary: fc.tuple(fc.constantFrom(...places), nasty).map(([place, text]) => place(good, text)) },
    { weight: 1, arbitrary: huge.map(([unit, times]) => good + unit.repeat(times)) },
  )
}
