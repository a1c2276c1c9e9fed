import { expect, test } from 'vitest'
import { usualWaits } from './outbox.ts'
import { retryDelay } from './retry.ts'

test('waits double from five seconds to 200, and no further', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 500].map((attempt) => retryDelay(attempt, 0) / 1000)).toEqual([5, 10, 20, 40, 80, 160, 200, 200, 200])
})

test('a mail whose try hung when the relay came back leaves within five minutes all the same', () => {
  for (let attempt = 1; attempt < 1000; attempt++) {
    expect(usualWaits.deadline + retryDelay(attempt, 0) + usualWaits.pollEvery).toBeLessThan(5 * 60_000)
  }
})

test('mails that failed together part by up to a quarter', () => {
  expect(retryDelay(1, 1)).toBe(3750)
  expect(retryDelay(9, 0.5)).toBe(175_000)
})
