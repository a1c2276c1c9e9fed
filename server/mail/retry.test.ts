import { expect, test } from 'vitest'
import { retryDelay } from './retry.ts'

test('waits double from five seconds to four minutes, and no further', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 500].map((attempt) => retryDelay(attempt, 0) / 1000)).toEqual([5, 10, 20, 40, 80, 160, 240, 240, 240])
})

test('mails that failed together part by up to a quarter', () => {
  expect(retryDelay(1, 1)).toBe(3750)
  expect(retryDelay(9, 0.5)).toBe(210_000)
})
