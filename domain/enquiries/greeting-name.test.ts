import { expect, test } from 'vitest'
import { greetingName } from './greeting-name.ts'

test.for([
  ['Hana Williams', 'Hana'],
  ['  Mārama   Tūhoe', 'Mārama'],
  ['Anne-Marie O’Brien, MBE', 'Anne-Marie'],
  ['D’Arcy J. Smith', 'D’Arcy'],
  ['李娜', '李娜'],
  ['Ma\u0304ui', 'Ma\u0304ui'],
  ['', ''],
  ['claim at http://prize.example', ''],
  ['claim your prize.example', ''],
  ['prize.example', ''],
  ['Win 500 dollars', ''],
  ['Cheap @loans', ''],
  ['Hana <b>Tūhoe</b>', ''],
  ['call +64 21 555 0142', ''],
  ['WIN!!! now', ''],
  ['a'.repeat(21), ''],
  ['$$$', ''],
  ['-', ''],
] as const)('the name %j is greeted as %j', ([name, greeted]) => {
  expect(greetingName(name)).toBe(greeted)
})
