import { expect, test } from 'vitest'
import { instantOf } from '../domain/opening-hours/dates.ts'
import { outageTimes } from './outage-wording.ts'

const thursday = '2026-12-03'

test.for([
  ['2026-12-03', '2026-12-04', 'all day'],
  ['2026-12-03T10:00', '2026-12-03T16:00', 'from 10.00am until 4.00pm'],
  ['2026-12-03', '2026-12-03T16:00', 'until 4.00pm'],
  ['2026-12-03T10:00', '2026-12-04', 'from 10.00am'],
  ['2026-12-01', '2026-12-05', 'until Fri 4 Dec'],
  ['2026-12-01T10:00', '2026-12-04', 'all day'],
  ['2026-12-03T10:00', '2026-12-04T08:30', 'from 10.00am until Fri 4 Dec, 8.30am'],
  ['2026-12-04', '2026-12-05', 'from Fri 4 Dec until Fri 4 Dec'],
  ['2026-12-04T08:00', '2026-12-06', 'from Fri 4 Dec, 8.00am until Sat 5 Dec'],
] as const)('on Thursday, an outage from %s to %s is %s', ([from, to, says]) => {
  expect(outageTimes({ startsAt: instantOf(from), endsAt: instantOf(to) }, thursday)).toBe(says)
})
