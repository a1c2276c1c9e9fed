import { expect, test } from 'vitest'
import type { Appointment, BayAppointment } from '../../../domain/appointments/appointment.ts'
import { whatNow } from '../../../domain/appointments/what-now.ts'
import { instantOf } from '../../../domain/opening-hours/dates.ts'
import { firstFacts } from '../../../workshop/first-facts.ts'
import { stateOnDay } from '../../appointment-wording.ts'
import { lateLine, overbookedLines, stayOn } from './day-wording.ts'

const now = instantOf('2027-03-09T10:25')
const windows = { ...firstFacts, dropOffWindow: 60 }

function car(state: Appointment['state'], starts: string, ready: string, since = starts): BayAppointment {
  const [[date = '', time = ''], [readyDate = '', readyTime = '']] = [starts.split('T'), ready.split('T')]
  const moments = { startsAt: instantOf(starts), readyAt: instantOf(ready), since: instantOf(since) }
  return { isGone: false, appointment: { state, date, time, readyDate, readyTime, ...moments } } as BayAppointment
}

const late = (cars: BayAppointment[], unmarked: BayAppointment[] = [], facts = firstFacts) =>
  whatNow({ cars, unmarked }, now, facts).map((due) => lateLine(due, now))

test('how late a car is is said in minutes today, and by its day after that', () => {
  expect(late([car('set', '2027-03-09T10:00', '2027-03-09T11:00')])).toEqual(['Due 10.00am, 25 min late'])
  expect(late([car('set', '2027-03-09T10:25', '2027-03-09T11:00')])).toEqual(['Due 10.25am'])
  expect(late([car('set', '2027-03-08T10:00', '2027-03-10T11:00')])).toEqual(['Due Mon 8 Mar'])
  expect(late([car('here', '2027-03-09T08:00', '2027-03-09T09:00')])).toEqual(['Was due out 9.00am, 1 h 25 min late'])
  expect(late([car('here', '2027-03-08T08:00', '2027-03-08T09:00')])).toEqual(['Was due out Mon 8 Mar'])
  expect(late([car('ready', '2027-03-09T08:00', '2027-03-09T12:00', '2027-03-09T09:10')])).toEqual(['Ready since 9.10am'])
  expect(late([], [car('set', '2027-03-05T08:00', '2027-03-05T12:00')])).toEqual(['Booked for Fri 5 Mar. Did it come?'])
})

test('with a drop-off window, a car is due by its end, and its card says between when', () => {
  const due = car('set', '2027-03-09T09:15', '2027-03-09T11:00')
  expect(late([due], [], windows)).toEqual(['Due by 10.15am, 10 min late'])
  const comes = car('set', '2027-03-09T09:30', '2027-03-09T11:00')
  expect([stateOnDay(comes, now, firstFacts), stateOnDay(comes, now, windows)]).toEqual(['Not here yet', ''])
  expect(stayOn('2027-03-09', comes.appointment, windows)).toBe('between 9.30am and 10.30am, until 11.00am')
  expect(stayOn('2027-03-09', comes.appointment, firstFacts)).toBe('9.30am to 11.00am')
})

test('overbooked hours say how many bays can be used', () => {
  const hours = { from: 570, to: 630 }
  const lines = overbookedLines({
    overbooked: [
      { ...hours, cars: 2, bays: 1 },
      { ...hours, cars: 1, bays: 0 },
    ],
  } as never)
  expect(lines).toEqual(['9.30am to 10.30am: 2 cars for 1 bay', '9.30am to 10.30am: 1 car for no bays'])
})
