import fc from 'fast-check'
import { nastyText, nastyUnit } from './nasty-text.ts'

/** Returns `usual`, or `other` in that percentage of cases. A failure shrinks towards `usual`. */
export function mostly<T>(usual: fc.Arbitrary<T>, percent: number, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  const weighted = [
    { weight: 100 - percent, arbitrary: usual },
    { weight: percent, arbitrary: other },
  ]
  return fc.oneof({ withCrossShrink: true }, ...weighted)
}

/** Most messages have a number, so that few requests count as duplicates. */
const usualAnswer = (name: string, good: string) =>
  name === 'message' ? fc.nat(99_999).map((number) => `${good} ${number}`) : fc.constant(good)

const eachAnswer = <T>(good: Record<string, string>, arbitrary: (name: string, good: string) => fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(Object.entries(good).map(([name, answer]) => [name, arbitrary(name, answer)])))

const oddJson = fc.oneof(
  fc.json({ stringUnit: nastyUnit }),
  fc.constantFrom('1e400', '-0', '123456789012345678901234567890', '0.1e-999', '"\\ud800"', '"\\u0000"', '{"toString":1}', '{"length":5}'),
)

const oddMember = fc.oneof(
  oddJson.map((value) => `"name":${value}`),
  fc.constantFrom('"email":"nobody"', '"__proto__":{"x":1}', '"constructor":{"prototype":{}}', `"${'k'.repeat(3000)}":1`),
  fc.nat(2000).map((depth) => `"deep":${'['.repeat(depth)}${']'.repeat(depth)}`),
)

const deepJson = fc.oneof(
  fc.tuple(fc.nat(7000), fc.nat(7000)).map(([opened, closed]) => '['.repeat(opened) + ']'.repeat(closed)),
  fc.nat(1300).map((depth) => `${'{"message":'.repeat(depth)}1`),
)

/** An enquiry as JSON with mostly valid answers, or other JSON. */
export function jsonBody(good: Record<string, string>): fc.Arbitrary<string> {
  const answers = eachAnswer(good, (name, answer) =>
    mostly(
      mostly(usualAnswer(name, answer), 15, nastyText(answer)).map((text) => JSON.stringify(text)),
      3,
      oddJson,
    ),
  )
  const members = fc.tuple(answers, mostly(fc.constant(''), 10, oddMember)).map(([values, odd]) => {
    const usual = Object.entries(values).map(([name, value]) => `"${name}":${value}`)
    return `{${[...usual, ...(odd ? [odd] : [])].join(',')}}`
  })
  return mostly(members, 8, fc.oneof(oddJson, deepJson))
}

/** A no-JavaScript form post with mostly valid answers. */
export function formBody(good: Record<string, string>): fc.Arbitrary<string> {
  const answers = eachAnswer(good, (name, answer) => mostly(usualAnswer(name, answer), 15, nastyText(answer)))
  const honeypotFilled = mostly(fc.constant({}), 5, fc.constant({ comment: 'x' }))
  return fc.tuple(answers, honeypotFilled).map(([values, trap]) => new URLSearchParams({ ...values, ...trap }).toString())
}

/** A corrupted body: truncated, with changed bytes, repeated, in another encoding, or random. */
export function corrupted(body: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> {
  const notUtf8 = Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80])
  const percent = fc.nat(100)
  return fc.oneof(
    fc.tuple(body, percent).map(([whole, share]) => whole.subarray(0, (whole.length * share) / 100)),
    fc.tuple(body, percent).map(([whole, at]) => {
      const middle = (whole.length * at) / 100
      return Buffer.concat([whole.subarray(0, middle), notUtf8, whole.subarray(middle)])
    }),
    fc.tuple(body, fc.array(fc.tuple(fc.nat(100_000), fc.nat(255)), { minLength: 1 })).map(([whole, changes]) => {
      const changed = Buffer.from(whole)
      for (const [at, byte] of changes) changed[at % whole.length] = byte
      return changed
    }),
    body.map((whole) => Buffer.concat([whole, whole])),
    body.map((whole) => Buffer.from(whole.toString(), 'utf16le')),
    body.map((whole) => Buffer.concat([Buffer.from('\ufeff'), whole])),
    fc.integer({ min: 15_000, max: 70_000 }).map((length) => Buffer.alloc(length, 'x')),
    fc.uint8Array({ maxLength: 2000, size: 'max' }).map((bytes) => Buffer.from(bytes)),
  )
}
