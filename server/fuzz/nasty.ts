import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import { goodContact } from '../../enquiries/contact/contact.examples.ts'
import type { Dice } from '../testing/dice.ts'

/** A request as nobody honest sends it, or nearly. */
export type NastyRequest = { url: string; type: string; body: Buffer; headers: Record<string, string> }

const pieces = [
  '\r\nBcc: victim@evil.example',
  '\nCc: victim@evil.example\n\n',
  '\rTo: victim@evil.example',
  '\u2028Bcc: victim@evil.example',
  '\u2029',
  '\0',
  '\u0001\u001b[2J',
  '\u007f\u0085',
  '\ud800',
  '\udc00\ud800',
  '\ufffe\uffff',
  '\u202e',
  '\u200b\ufeff',
  '%0d%0aBcc:%20victim@evil.example',
  '"<victim@evil.example>, "',
  ', victim@evil.example',
  '=?utf-8?Q?=0D=0ABcc:_victim@evil.example?=',
  '; charset=utf-7',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '#{7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '\\',
  '"',
  "'",
  '\t',
  ' ',
  'ā',
  '漢字',
  '🚗',
  'e\u0301'.repeat(20),
  'x'.repeat(300),
  '\n.\n',
  '\r\n.\r\nMAIL FROM:<a@b.nz>',
  '--boundary',
  'http://evil.example/',
]
const values = [
  'null',
  'true',
  '1e400',
  '-0',
  '123456789012345678901234567890',
  '[]',
  '{}',
  '{"toString":1}',
  '["a"]',
  '""',
  '"\\ud800"',
  '"\\u0000"',
  '0.1e-999',
  '{"length":5}',
]

function text({ pick, whole, chance }: Dice, good: string): string {
  if (chance(0.1)) return ''
  const parts = Array.from({ length: whole(1, 4) }, () => pick(pieces))
  return chance(0.7) ? `${good}${parts.join('')}` : parts.join(good)
}

/** A request for one of the two calls or the two forms. */
export function nastyRequest(dice: Dice, at: number): NastyRequest {
  const { pick, chance } = dice
  const [kind, good] = pick([
    ['booking', goodBooking as Record<string, string>],
    ['contact', goodContact as Record<string, string>],
  ] as const)
  const answers: Record<string, string> = { ...good, message: `${at} ${good.message}` }
  for (const name of Object.keys(answers)) if (chance(0.15)) answers[name] = text(dice, good[name] ?? '')
  if (chance(0.25)) answers.message = text(dice, `${at} ${good.message}`)
  const native = chance(0.08)
  const whole = Buffer.from(native ? new URLSearchParams(answers).toString() : json(dice, answers))
  return {
    url: native ? (kind === 'booking' ? '/appointment' : '/contact') : `/dev/${kind}`,
    type: native ? 'application/x-www-form-urlencoded' : 'application/json',
    body: chance(0.1) ? spoiled(dice, whole) : whole,
    headers: chance(0.3) ? nastyHeaders(dice) : {},
  }
}

function json(dice: Dice, answers: Record<string, string>): string {
  const { pick, whole, chance } = dice
  if (chance(0.03)) return '['.repeat(whole(1, 7000)) + (chance(0.5) ? ']'.repeat(7000) : '')
  if (chance(0.03)) return `${'{"message":'.repeat(whole(1, 1300))}1`
  if (chance(0.03)) return pick(values)
  const members = Object.entries(answers).map(
    ([name, answer]) => `${JSON.stringify(name)}:${chance(0.03) ? pick(values) : JSON.stringify(answer)}`,
  )
  if (chance(0.1))
    members.push(
      pick([
        `"name":${pick(values)}`,
        '"email":"nobody"',
        '"__proto__":{"x":1}',
        '"constructor":{"prototype":{}}',
        `"${'k'.repeat(3000)}":1`,
        `"deep":${'['.repeat(2000)}${']'.repeat(2000)}`,
      ]),
    )
  return `{${members.join(',')}}`
}

/** As a broken line or a careless program leaves it: cut, with bytes changed, in another encoding. */
function spoiled({ pick, whole }: Dice, body: Buffer): Buffer {
  const ways = [
    () => body.subarray(0, whole(0, body.length)),
    () => Buffer.concat([body, body]),
    () => Buffer.from(body.map((byte) => (whole(0, 30) === 0 ? whole(0, 255) : byte))),
    () =>
      Buffer.concat([
        body.subarray(0, body.length / 2),
        Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80]),
        body.subarray(body.length / 2),
      ]),
    () => Buffer.from(body.toString(), 'utf16le'),
    () => Buffer.concat([Buffer.from('\ufeff'), body]),
    () => Buffer.alloc(whole(15_000, 70_000), 'x'),
  ]
  return pick(ways)()
}

/** Headers that HTTP lets through. */
export function nastyHeaders({ pick }: Dice): Record<string, string> {
  return pick<Record<string, string>>([
    { 'form-age': pick(['-1', '1e999', 'NaN', '9'.repeat(400), '0x10', ' ']) },
    { 'user-agent': 'x'.repeat(4000) },
    { 'user-agent': '\u00ff\u0080%{x}' },
    { 'x-forwarded-for': pick(['nonsense', '::1, 127.0.0.1', 'victim@evil.example', `${'1.1.1.1, '.repeat(300)}2`]) },
    { 'x-forwarded-proto': 'gopher', 'x-forwarded-host': 'evil.example' },
    { host: pick(['evil.example', '', '[::', 'a b', 'localhost:99999']) },
    { origin: pick(['null', 'http://', 'https://evil.example', 'file://']) },
    { 'sec-fetch-site': 'nonsense' },
    { 'content-encoding': pick(['gzip', 'br', 'nonsense']) },
    {
      'content-type': pick([
        '',
        ';',
        'application/json; charset=utf-7',
        'application/json;;',
        'multipart/form-data',
        'text/plain',
        'a/b'.repeat(500),
      ]),
    },
    { 'accept-encoding': pick(['br;q=-1', ';;;,,,', 'x'.repeat(5000)]) },
    { expect: 'nonsense' },
    { cookie: '__proto__=1; a=b' },
    { 'if-none-match': '"'.repeat(500) },
  ])
}
