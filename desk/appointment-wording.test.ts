import { expect, test } from 'vitest'
import type { AppointmentState } from '../domain/appointments/appointment.ts'
import { firstFacts } from '../workshop/first-facts.ts'
import { describeLastAppointment } from './appointment-wording.ts'

/** Monday 1 March 2027, 2.00pm in New Zealand. */
const now = Date.parse('2027-03-01T01:00:00Z')
const morning = Date.parse('2027-02-28T19:05:00Z')
const friday = Date.parse('2027-02-26T04:10:00Z')

test.for<[AppointmentState, string, number | undefined, string]>([
  ['here', '2027-03-01', morning, 'Here since 8.05am'],
  ['here', '2027-02-26', friday, 'Here since Friday 5.10pm'],
  ['here', '2027-03-01', undefined, 'Here'],
  ['ready', '2027-03-01', morning, 'Ready'],
  ['ready', '2027-03-01', undefined, 'Ready'],
  ['ready', '2027-02-26', friday, 'Ready since Friday 5.10pm'],
  ['set', '2027-03-01', undefined, 'Booked today 8.30am'],
  ['set', '2027-03-02', undefined, 'Booked tomorrow 8.30am'],
  ['set', '2027-03-04', undefined, 'Booked Thursday 8.30am'],
  ['set', '2027-03-08', undefined, 'Booked Mon 8 Mar 8.30am'],
  ['set', '2028-01-12', undefined, 'Booked 12 Jan 2028 8.30am'],
  ['set', '2027-02-28', undefined, 'Was booked yesterday'],
  ['collected', '2027-03-01', morning, 'Collected today 8.05am'],
  ['collected', '2027-02-26', friday, 'Collected Friday 5.10pm'],
  ['collected', '2027-02-26', undefined, 'Collected'],
  ['no-show', '2027-02-25', friday, 'No-show Thu 25 Feb'],
  ['cancelled', '2027-03-04', morning, 'Cancelled, was booked Thursday'],
])('an appointment that is %s, on %s, is described by its state', ([state, date, since, words]) => {
  expect(describeLastAppointment({ state, date, time: '08:30', since }, now, firstFacts)).toBe(words)
})

test('an appointment to come is described by its drop-off window where the workshop has them', () => {
  const booked = { state: 'set', date: '2027-03-04', time: '08:30' } as const
  expect(describeLastAppointment(booked, now, { ...firstFacts, dropOffWindow: 60 })).toBe('Booked Thursday between 8.30am and 9.30am')
})
