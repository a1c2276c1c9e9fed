import { expect, test } from 'vitest'
import { dayAndTime, describeWait, duration, readyAbout, when } from './when.ts'

/** Thursday 26 November 2026, 9.30am in New Zealand. */
const now = Date.parse('2026-11-25T20:30:00Z')

test.for([
  ['2026-11-25T19:05:00Z', 'today 8.05am'],
  ['2026-11-25T10:59:00Z', 'yesterday 11.59pm'],
  ['2026-11-20T02:00:00Z', 'Friday 3.00pm'],
  ['2026-11-19T02:00:00Z', 'Thu 19 Nov, 3.00pm'],
  ['2026-11-26T19:00:00Z', 'Fri 27 Nov, 8.00am'],
  ['2025-11-25T19:05:00Z', '26 Nov 2025'],
])('%s is formatted as %s', ([at = '', words]) => {
  expect(when(Date.parse(at), now)).toBe(words)
})

test.for([
  [0, 'Just in'],
  [0.9, 'Just in'],
  [1, 'Waiting 1 min'],
  [130.7, 'Waiting 2 h 10 min'],
  [600, 'Waiting 10 h'],
] as const)('%s minutes are formatted as %s', ([minutes, words]) => {
  expect(describeWait(minutes)).toBe(words)
})

test('an appointment has its day, and the ready time has one only if it is another day', () => {
  expect(dayAndTime('2027-03-09', '08:30')).toBe('Tuesday 9 March, 8.30am')
  expect(duration(90)).toBe('1 h 30 min')
  expect(readyAbout({ date: '2027-03-09', readyDate: '2027-03-09', readyTime: '16:15' })).toBe('4.15pm')
  expect(readyAbout({ date: '2027-03-09', readyDate: '2027-03-10', readyTime: '12:00' })).toBe('Wednesday 10 March, 12.00pm')
})
