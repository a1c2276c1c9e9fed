import { expect, test } from 'vitest'
import { monthsBefore } from './delete-expired.ts'

test.for([
  ['2027-03-31T09:30', 1, '2027-02-28T09:30'],
  ['2028-02-29T09:30', 12, '2027-02-28T09:30'],
  ['2028-02-29T09:30', 24, '2026-02-28T09:30'],
  ['2027-01-31T09:30', 2, '2026-11-30T09:30'],
  ['2027-01-15T09:30', 12, '2026-01-15T09:30'],
] as const)('%s minus %d months is %s', ([now, months, then]) => {
  expect(new Date(monthsBefore(Date.parse(`${now}Z`), months)).toISOString()).toBe(`${then}:00.000Z`)
})
