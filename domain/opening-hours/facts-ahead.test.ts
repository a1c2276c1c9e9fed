import { expect, test } from 'vitest'
import type { Facts } from '../../workshop/facts.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { factsAhead } from './facts-ahead.ts'

/** 10.00am at the workshop, which is still the day before in UTC. */
const moment = new Date('2026-12-24T21:00:00Z')

const day = (date: string) => ({ from: date, to: date, reason: 'stocktaking' })

test('a page is rendered with the special days of today and the coming 400 days', () => {
  const dates = ['2026-12-24', '2026-12-25', '2028-01-29', '2028-01-30']
  expect(factsAhead({ ...firstFacts, specialDays: dates.map(day) }, moment).specialDays).toEqual([day('2026-12-25'), day('2028-01-29')])
  const began = { from: '2026-12-01', to: '2026-12-25', reason: 'a move' }
  const long = { from: '2028-01-29', to: '2028-03-01', reason: 'another' }
  expect(factsAhead({ ...firstFacts, specialDays: [began, long] }, moment).specialDays).toEqual([began, long])
})

test('a notice is left out once it is over, and everything else stays', () => {
  const facts: Facts = { ...firstFacts, notice: { text: 'Back on Monday.', from: '2026-12-01', until: '2026-12-25' }, specialDays: [] }
  expect(factsAhead(facts, moment)).toEqual(facts)
  expect(factsAhead(facts, new Date('2026-12-25T11:00:00Z'))).toEqual({ ...firstFacts, specialDays: [] })
})
