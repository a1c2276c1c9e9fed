import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const target = Date.parse('2024-03-20T17:00:00-07:00')
const none = { days: 0, hours: 0, minutes: 0, seconds: 0, over: true }

test('splits the time left into days, hours, minutes and seconds', () => {
  expect(timeLeft(target, target - 90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1, over: false })
})

test('is not over until the last second has passed', () => {
  expect(timeLeft(target, target - 1)).toEqual({ ...none, over: false })
})

test('is zero and over once the target has passed, never negative', () => {
  expect(timeLeft(target, target)).toEqual(none)
  expect(timeLeft(target, target + 1e12)).toEqual(none)
})
