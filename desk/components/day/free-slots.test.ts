import { expect, test } from 'vitest'
import type { Day } from '../../../domain/appointments/appointment.ts'
import { instantOf } from '../../../domain/opening-hours/dates.ts'
import { timeOf } from '../../../domain/opening-hours/open-minutes.ts'
import { firstFacts } from '../../../workshop/first-facts.ts'
import { freeSlots } from './free-slots.ts'

const date = '2027-03-09'
const at = (time: string) => instantOf(`${date}T${time}`)

/** A car in a bay: 'bay', when it comes, when it leaves. */
type Stay = [bay: number, comes: string, leaves: string, isGone?: boolean]

function slots(stays: readonly Stay[], { bays = 1, earliest = 0, facts = firstFacts, outages = [] as Stay[] } = {}): string[] {
  const cars = stays.map(([bay, time, leaves, isGone = false]) => ({ bay, isGone, leavesAt: at(leaves), appointment: { date, time } }))
  const closed = outages.map(([bay, from, to]) => ({ bay, startsAt: at(from), endsAt: at(to) }))
  const found = freeSlots({ date, cars, outages: closed } as unknown as Day, { ...facts, bays }, earliest)
  return found.map(({ bay, from, to, isFirst }) => `${bay}: ${timeOf(from)}-${timeOf(to)}${isFirst ? '' : ' again'}`)
}

const short = { ...firstFacts, hours: firstFacts.hours.map(() => [{ opens: '08:00', closes: '11:00' }]) }

test('a free bay has a slot an hour, the same in each bay', () => {
  expect(slots([], { facts: short })).toEqual(['1: 08:00-09:00', '1: 09:00-10:00', '1: 10:00-11:00'])
  expect(slots([], { facts: short, bays: 2 }).slice(3)).toEqual(['2: 08:00-09:00 again', '2: 09:00-10:00 again', '2: 10:00-11:00 again'])
})

test('slots begin at the quarter hour after a car has left and then at the full hours; what is left over belongs to the last', () => {
  expect(slots([[1, '08:00', '09:20']]).slice(0, 2)).toEqual(['1: 09:30-11:00', '1: 11:00-12:00'])
  expect(slots([[1, '08:00', '08:50']], { facts: short })).toEqual(['1: 09:00-10:00', '1: 10:00-11:00'])
  expect(slots([[1, '10:00', '12:00']], { facts: short })).toEqual(['1: 08:00-09:00', '1: 09:00-10:00'])
  expect(slots([[1, '08:00', '09:20']], { facts: short })).toEqual(['1: 09:30-11:00'])
  expect(slots([[1, '08:30', '10:10']], { facts: short })).toEqual([])
})

test('a bay that is out of use has none, and one whose car has left does', () => {
  expect(slots([], { facts: short, outages: [[1, '07:00', '10:00']] })).toEqual(['1: 10:00-11:00'])
  expect(slots([[1, '08:00', '11:00', true]], { facts: short })).toHaveLength(3)
})

test('there are none in the past, during a break, or on a day off', () => {
  expect(slots([], { facts: short, earliest: 541 })).toEqual(['1: 09:15-11:00'])
  const span = (opens: string, closes: string) => ({ opens, closes })
  const lunch = { ...firstFacts, hours: firstFacts.hours.map(() => [span('08:00', '09:30'), span('11:00', '12:00')]) }
  expect(slots([], { facts: lunch })).toEqual(['1: 08:00-09:30', '1: 11:00-12:00'])
  expect(slots([[1, '08:00', '11:30']], { facts: lunch })).toEqual([])
  expect(slots([], { facts: { ...firstFacts, hours: firstFacts.hours.map(() => []) } })).toEqual([])
})
