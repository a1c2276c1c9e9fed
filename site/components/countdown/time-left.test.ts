import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const target = Date.parse('2024-03-20T17:00:00-07:00')
const nothing = { days: 0, hours: 0, minutes: 0, seconds: 0, over: true }

test('a day, an hour, a minute and a second before the target one of each is left', () => {
  expect(timeLeft(target, target - 90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1, over: false })
})

test('the last second is still a second until it has passed', () => {
  expect(timeLeft(target, target - 1)).toEqual({ ...nothing, over: false })
})

test('from the target on nothing is left, and nothing goes negative', () => {
  expect(timeLeft(target, target)).toEqual(nothing)
  expect(timeLeft(target, target + 1e12)).toEqual(nothing)
})
