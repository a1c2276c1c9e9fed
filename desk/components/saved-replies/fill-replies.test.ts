import { expect, test } from 'vitest'
import type { EnquiryCard } from '../../../domain/desk.ts'
import { firstFacts } from '../../../workshop/first-facts.ts'
import { fillReplies } from './fill-replies.ts'

test('a saved reply has the drop-off time or window, or the ready time once the car is here', () => {
  const times = { date: '2027-03-09', time: '08:30', readyDate: '2027-03-09', readyTime: '16:00' }
  const filled = (state: 'set' | 'here', facts = firstFacts) =>
    fillReplies(
      [{ number: 1, title: 'Time', text: '[time]' }],
      { answers: {}, appointment: { ...times, state } } as unknown as EnquiryCard,
      facts,
    )[0]?.text
  expect(filled('set')).toBe('Tuesday 9 March, 8.30am')
  expect(filled('set', { ...firstFacts, dropOffWindow: 60 })).toBe('Tuesday 9 March, between 8.30am and 9.30am')
  expect(filled('here', { ...firstFacts, dropOffWindow: 60 })).toBe('Tuesday 9 March, 4.00pm')
})
