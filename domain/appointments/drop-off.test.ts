import { expect, test } from 'vitest'
import { atDropOffTime, dropOffEnd, dropOffTime } from './drop-off.ts'

test('a drop-off is at a time, or between two with a window, which ends by midnight', () => {
  const hour = { dropOffWindow: 60 }
  expect([dropOffTime('08:30', {}), atDropOffTime('08:30', {}), dropOffEnd('08:30', {})]).toEqual(['8.30am', 'at 8.30am', '08:30'])
  const between = 'between 11.30am and 12.30pm'
  expect([dropOffTime('11:30', hour), atDropOffTime('11:30', hour), dropOffEnd('11:30', hour)]).toEqual([between, between, '12:30'])
  expect(dropOffEnd('23:30', hour)).toBe('23:59')
})
