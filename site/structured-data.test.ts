import { expect, test } from 'vitest'
import type { Facts } from '../workshop/facts.ts'
import { firstFacts } from '../workshop/first-facts.ts'
import { autoRepair } from './structured-data.ts'

const hoursIn = (facts: Pick<Facts, 'hours' | 'specialDays'>) => {
  const data = autoRepair({ origin: '', moment: new Date(), facts: { ...firstFacts, ...facts } })
  return {
    usual: data.openingHoursSpecification.map(({ dayOfWeek, opens, closes }) => [dayOfWeek.join(' '), opens, closes]),
    special: data.specialOpeningHoursSpecification.map(({ validFrom, validThrough, opens, closes }) => [
      validFrom,
      validThrough,
      opens,
      closes,
    ]),
  }
}

const morning = { opens: '08:00', closes: '12:00' }
const afternoon = { opens: '13:00', closes: '17:00' }

test('days with the same hours are one entry, and a day with a lunch break is in two', () => {
  const hours = [[], [morning, afternoon], [morning, afternoon], [morning], [morning, afternoon], [], []]
  expect(hoursIn({ hours, specialDays: [] }).usual).toEqual([
    ['Monday Tuesday Wednesday Thursday', '08:00', '12:00'],
    ['Monday Tuesday Thursday', '13:00', '17:00'],
  ])
})

test('special days have their hours, or are closed from midnight to midnight', () => {
  const specialDays = [
    { from: '2026-12-24', to: '2026-12-24', reason: 'Christmas Eve', hours: [morning] },
    { from: '2026-12-25', to: '2027-01-05', reason: 'the Christmas break' },
  ]
  expect(hoursIn({ hours: firstFacts.hours, specialDays }).special).toEqual([
    ['2026-12-24', '2026-12-24', '08:00', '12:00'],
    ['2026-12-25', '2027-01-05', '00:00', '00:00'],
  ])
})
