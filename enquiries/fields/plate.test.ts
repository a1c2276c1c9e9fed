import * as v from 'valibot'
import { expect, test } from 'vitest'
import { plate } from './plate.ts'

test.each([
  ['klm482', 'KLM482'],
  ['Ab1234', 'AB1234'],
  [' kiwi 1 ', 'KIWI 1'],
])('a refused %j suggests %j, which is accepted', (typed, capitals) => {
  expect(v.is(plate.rule, typed)).toBe(false)
  expect(plate.suggest?.(typed)).toBe(capitals)
  expect(v.is(plate.rule, capitals)).toBe(true)
})

test.each(['', 'KLM482', 'klm.482', 'abcdef123', 'a'.repeat(1_000_000)])('%.20s suggests nothing', (typed) => {
  expect(plate.suggest?.(typed)).toBeUndefined()
})
