import { expect, test } from 'vitest'
import { firstFacts } from '../../workshop/first-facts.ts'
import { instantOf } from '../opening-hours/dates.ts'
import { appointmentErrors, tooEarly } from './appointment-state.ts'

test('a car is a no-show once its drop-off window is over', () => {
  const appointment = { state: 'set', date: '2027-03-09', time: '08:30', startsAt: instantOf('2027-03-09T08:30') } as const
  const early = (time: string, dropOffWindow?: number) =>
    tooEarly('no-show', appointment, instantOf(`2027-03-09T${time}`), { ...firstFacts, ...(dropOffWindow && { dropOffWindow }) })
  expect([early('08:29'), early('08:30')]).toEqual([appointmentErrors.notDue, undefined])
  expect([early('09:29', 60), early('09:30', 60)]).toEqual([appointmentErrors.notDue, undefined])
})
