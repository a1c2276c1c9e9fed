import { expect, test } from 'vitest'
import { type ClosedDays, closedDays } from '../../workshop/closed-days.ts'
import { checkClosedDays, closedDaysWarning } from './check-closed-days.ts'

const days = (from: string, to = from, reason = 'Easter'): ClosedDays => ({ from, to, reason })

test('the closed days are dates, in order, each with its reason', () => {
  expect(checkClosedDays(closedDays)).toEqual([])
})

test.for([
  ['2027-02-29', '2027-03-01', 'Easter', "has '2027-02-29', which isn't a date"],
  ['25/12/2026', '2027-01-05', 'Easter', "has '25/12/2026', which isn't a date"],
  ['2027-01-05', '2026-12-25', 'Easter', 'ends before it starts'],
  ['2026-12-25', '2027-01-05', ' ', 'has no reason'],
  ['2026-04-06', '2026-04-07', 'Easter', 'starts before the entry above it ends'],
] as const)('%s to %s for "%s" is refused: it %s', ([from, to, reason, problem]) => {
  const problems = checkClosedDays([days('2026-04-03', '2026-04-06'), days(from, to, reason)])
  expect(problems).toEqual([expect.stringContaining(problem)])
  expect(problems[0]).toMatch(/^workshop\/closed-days\.ts: /)
})

test('npm start warns a year before the list of closed days ends, and again once it has ended', () => {
  const list = [days('2030-12-25', '2031-01-05')]
  expect(closedDaysWarning(list, '2030-01-04')).toBeUndefined()
  expect(closedDaysWarning(list, '2030-01-05')).toMatch(/^The closed days in workshop\/closed-days\.ts end on 5 January 2031\. Add /)
  expect(closedDaysWarning(list, '2032-01-01')).toMatch(/ended on 5 January 2031/)
})
