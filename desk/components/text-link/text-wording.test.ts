import { expect, test } from 'vitest'
import { firstFacts } from '../../../workshop/first-facts.ts'
import { textAbout } from './text-wording.ts'

const { landline, name: workshop } = firstFacts.business
const now = Date.parse('2027-03-08T10:00+13:00')
const booked = { date: '2027-03-09', time: '08:30', startsAt: Date.parse('2027-03-09T08:30+13:00') }

test('a text says when a car is booked in until it comes, and then that it is ready', () => {
  const about = (state: 'set' | 'here' | 'ready' | 'collected', at = now, facts = firstFacts) =>
    textAbout({ name: 'Hana Tūhoe', plate: 'KLM482', appointment: { state, ...booked } }, facts, at)?.text
  expect(about('set')).toBe(
    `Kia ora Hana, your car, KLM482, is booked in for Tuesday 9 March, 8.30am. Need another time? Call us on ${landline.shown}. ${workshop}`,
  )
  expect(about('set', now, { ...firstFacts, dropOffWindow: 60 })).toContain('for Tuesday 9 March, between 8.30am and 9.30am. Need')
  expect(about('ready')).toBe(
    `Kia ora Hana, your car, KLM482, is ready to pick up. Can’t make it, or got a question? Call us on ${landline.shown}. ${workshop}`,
  )
  expect([about('set', booked.startsAt), about('here'), about('collected')]).toEqual([undefined, undefined, undefined])
})

test('a text greets nobody whose name isn’t one, and leaves out a plate that isn’t known', () => {
  const nameless = textAbout(
    { name: 'win at http://x.example', plate: undefined, appointment: { state: 'ready', ...booked } },
    firstFacts,
    now,
  )
  expect(nameless?.text).toMatch(/^Your car is ready to pick up\./)
})
