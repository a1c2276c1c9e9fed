import { expect, test } from 'vitest'
import { defaultIntervals } from './outbox.ts'
import { retryDelay, unansweredDelay } from './retry.ts'

const minute = 60_000

test('delays double from 5 seconds up to 200', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 500].map((attempt) => retryDelay(attempt, 0) / 1000)).toEqual([5, 10, 20, 40, 80, 160, 200, 200, 200])
})

test('everything is sent within five minutes of the relay’s recovery', () => {
  for (let attempt = 1; attempt < 1000; attempt++) expect(retryDelay(attempt, 0) + defaultIntervals.pollEvery).toBeLessThan(5 * minute)
})

test('jitter shortens a delay by up to a quarter', () => {
  expect(retryDelay(1, 1)).toBe(3750)
  expect(retryDelay(9, 0.5)).toBe(175_000)
})

test('an unanswered email waits for hours', () => {
  expect([1, 2, 3, 4, 5, 6].map((unanswered) => unansweredDelay(unanswered) / (60 * minute))).toEqual([1, 2, 4, 8, 24, 24])
})

test('a relay gets ten minutes to answer after the email, as RFC 5321 requires, and no other server claims the email in that time', () => {
  expect(defaultIntervals.deadline).toBeGreaterThan(10 * minute)
  expect(defaultIntervals.lease).toBeGreaterThan(defaultIntervals.deadline)
})
