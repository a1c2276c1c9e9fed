import * as v from 'valibot'
import { expect, test } from 'vitest'
import { suggestionFor } from './field.ts'
import { plate } from './plate.ts'

test.each([
  ['klm482', 'KLM482'],
  ['Ab1234', 'AB1234'],
  [' kiwi 1 ', 'KIWI 1'],
  ['ｋｌｍ\u2011482', 'KLM-482'],
])('a refused %j suggests %j, which is accepted', (typed, capitals) => {
  expect(v.is(plate.rule, typed)).toBe(false)
  expect(suggestionFor(plate, typed)).toBe(capitals)
  expect(v.is(plate.rule, capitals)).toBe(true)
})

test.each(['', 'klm.482', 'abcdef123', 'a'.repeat(1_000_000)])('%.20s suggests nothing', (typed) => {
  expect(suggestionFor(plate, typed)).toBeUndefined()
})

test.for([
  ['\u200bKLM482\ufeff', 'KLM482'],
  ['KLM\u00a0482', 'KLM 482'],
  ['KLM\u2011482', 'KLM-482'],
  ['ＫＬＭ４８２', 'KLM482'],
])('%j, as it is pasted, is %j', ([pasted, kept]) => {
  expect(v.parse(plate.rule, pasted)).toBe(kept)
})
