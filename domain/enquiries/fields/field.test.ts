import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { check } from '../../form.ts'
import { enquiries } from '../enquiries.ts'
import type { EnquiryDefinition } from '../enquiry.ts'
import { cleanLine, cleanText, isBlank, suggestionFor, textRule } from './field.ts'
import { name } from './name.ts'

const length = 64 * 1024
const visible = [' ', '\n', '\r', '\r\n', ' \n', '\t \n ', '+', '@', '.', 'a.', '-', '0', '0 ', 'a', 'A-', '=?', 'א', 'م', '🚗', 'e\u0301']
const invisible = ['\u2028', '\u00a0', '\u200b', '\u200f', '\u202e', '\u3164', '\ud800', '\u0000']
const longTexts = [...visible, ...invisible].flatMap((unit) => {
  const run = unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
  return [run, `a${run}`, `${run}x`, `a${run}x`, `+${run}!`, `06${run}555`, `a@b${run}.nz`]
})

/** Returns the shortest of several runs, in milliseconds. Other load on the machine can only make a run slower. */
function leastTime(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY
  const end = performance.now() + 1000
  do {
    const start = performance.now()
    work()
    least = Math.min(least, performance.now() - start)
  } while (least >= 5 && performance.now() < end)
  return least
}

const work: [string, (text: string) => unknown][] = [
  ['isBlank', isBlank],
  ...Object.values(enquiries).flatMap(({ kind, fields }) =>
    Object.entries(fields).flatMap(([name, field]): [string, (text: string) => unknown][] => [
      [`the ${name} of a ${kind}`, (text) => v.safeParse(field.rule, text)],
      [`the suggestion for the ${name} of a ${kind}`, (text) => suggestionFor(field, text)],
    ]),
  ),
]

test.for(work)('%s takes less than 5 ms for 64 kB of hostile input', ([, run]) => {
  const slow = longTexts.flatMap((text) => {
    const time = leastTime(() => run(text))
    return time < 5 ? [] : [`${JSON.stringify(text.slice(0, 12))}: ${time} ms`]
  })
  expect(slow).toEqual([])
})

test('whitespace around an answer does not count towards its length', () => {
  for (const enquiry of Object.values(enquiries) as EnquiryDefinition[]) {
    const blanks = ' \n'.repeat(20_000)
    const checked = check(enquiry, Object.fromEntries(Object.keys(enquiry.fields).map((key) => [key, blanks])))
    expect(Object.values(checked.ok ? {} : checked.fieldErrors).join(' ')).not.toContain('fewer')
  }
  expect(v.parse(name.rule, `${' '.repeat(9000)}Hana${'\n '.repeat(9000)}`)).toBe('Hana')
})

test.for(['Māui Te Rangi', 'ليلى الأحمد', 'מרים כהן', 'می\u200cنا', 'Ana 👩🏽\u200d🔧 ❤\ufe0f', 'Nguyễn', '王'])(
  'the name %s is kept as typed',
  (typed) => {
    expect(v.parse(name.rule, typed)).toBe(typed)
  },
)

test('bidi control characters are removed from single-line answers and kept in messages', () => {
  const typed = 'Hana\u202emoc.elpmaxe\u2069\u200f'
  expect(cleanLine(typed)).toBe('Hanamoc.elpmaxe')
  expect(cleanText(typed)).toBe(typed)
})

test.for([
  '\u200b',
  '\u3164',
  '\uffa0',
  '\u200e\u200f',
  '\ufe0f',
  '\u2800',
  '\u00ad',
  '\u2060\ufeff',
  '\u{e0041}',
  '\u180e',
  '\u115f \u00a0',
])('a name of only %j counts as missing', (typed) => {
  expect(v.safeParse(name.rule, typed).issues?.[0].message).toBe('Name is required.')
})

test('a limit is formatted only once an answer is too long, because that loads locale data', () => {
  const format = vi.spyOn(Number.prototype, 'toLocaleString')
  onTestFinished(() => format.mockRestore())
  const rule = textRule('Message', 5000)
  expect(v.safeParse(rule, 'Hello').success).toBe(true)
  expect(format).not.toHaveBeenCalled()
  expect(v.safeParse(rule, 'a'.repeat(5001)).issues?.[0].message).toBe('Message must be 5,000 characters or fewer.')
})
