import { expect, test } from 'vitest'
import type { Facts } from '../../workshop/facts.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { atDropOffTime, dropOffEnd, dropOffTime, lateFrom, workDone } from './drop-off.ts'

const hour: Facts = { ...firstFacts, dropOffWindow: 60 }
const at = (time: string) => ({ date: '2027-03-09', time })

test('a drop-off is at a time, or between two with a window', () => {
  const said = (time: string, facts = firstFacts) => [dropOffTime, atDropOffTime, dropOffEnd].map((of) => of(at(time), facts))
  expect(said('08:30')).toEqual(['8.30am', 'at 8.30am', '08:30'])
  const between = 'between 11.30am and 12.30pm'
  expect(said('11:30', hour)).toEqual([between, between, '12:30'])
  const startsAt = 1_000_000
  expect([firstFacts, hour].map((facts) => lateFrom({ ...at('11:30'), startsAt }, facts) - startsAt)).toEqual([0, 3_600_000])
})

test('a window ends when we close, for lunch or for the day, and by midnight', () => {
  expect(dropOffTime(at('17:30'), hour)).toBe('between 5.30pm and 6.00pm')
  expect(dropOffTime(at('18:00'), hour)).toBe('6.00pm')
  const spans = [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
  ]
  const lunch = { ...hour, hours: hour.hours.map(() => spans) }
  expect(['07:30', '11:00', '11:15', '13:00', '16:30'].map((time) => dropOffEnd(at(time), lunch))).toEqual([
    '08:30',
    '12:00',
    '12:00',
    '14:00',
    '17:00',
  ])
  // A key that is dropped after we have closed.
  expect(dropOffEnd(at('23:30'), hour)).toBe('23:59')
})

test('work is done in time when the car comes at the end of its window', () => {
  const done = (time: string, facts = hour) => Object.values(workDone(at(time), 60, facts)).join(' ')
  expect([done('08:30'), done('08:30', firstFacts)]).toEqual(['2027-03-09 10:30', '2027-03-09 09:30'])
  expect(done('17:30')).toBe('2027-03-10 09:00')
})
