import type { FieldErrors } from '../form.ts'
import { type AppointmentAnswers, anywayFor } from './appointment-form.ts'

/** When the examples are checked: Monday 1 March 2027, 9.00am in New Zealand. */
export const exampleNow = Date.parse('2027-02-28T20:00:00Z')

/** A typical appointment. */
export const goodAppointment: AppointmentAnswers = {
  date: '2027-03-09',
  time: '08:30',
  minutes: '120',
  readyDate: '2027-03-09',
  readyTime: '16:00',
  noReminder: '',
  anyway: '',
  instead: '',
}

/** Returns the appointment as sent after staff have confirmed that we're closed, all bays are taken and the car is booked already. */
export function bookedAnyway<Sent extends Pick<AppointmentAnswers, 'date' | 'time' | 'readyDate' | 'readyTime'>>(
  sent: Sent,
): Sent & { anyway: string } {
  return { ...sent, anyway: anywayFor(sent, ['closed', 'full', 'twice']) }
}

const appointmentAt = (date: string, time: string) => ({ ...goodAppointment, date, time, readyDate: date, readyTime: '16:00' })

/** Valid appointments that a stricter rule might reject, with the reason and their start in UTC. `ready`: if it isn't typed. */
export const goodAppointments: readonly {
  because: string
  answers: Partial<AppointmentAnswers>
  startsAt: string
  ready?: { readyDate: string; readyTime: string }
}[] = [
  { because: 'everything is as usual', answers: goodAppointment, startsAt: '2027-03-08T19:30:00Z' },
  { because: 'it starts now', answers: appointmentAt('2027-03-01', '09:00'), startsAt: '2027-02-28T20:00:00Z' },
  { because: 'the car stays for three weeks', answers: { ...goodAppointment, readyDate: '2027-03-30' }, startsAt: '2027-03-08T19:30:00Z' },
  { because: 'it is a year ahead', answers: appointmentAt('2028-03-01', '08:30'), startsAt: '2028-02-29T19:30:00Z' },
  { because: 'no reminder is wanted', answers: { ...goodAppointment, noReminder: 'yes' }, startsAt: '2027-03-08T19:30:00Z' },
  { because: 'staff book although all bays are taken', answers: bookedAnyway(goodAppointment), startsAt: '2027-03-08T19:30:00Z' },
  {
    because: 'it is the last hour before the clocks go back',
    answers: appointmentAt('2027-04-04', '01:30'),
    startsAt: '2027-04-03T12:30:00Z',
  },
  { because: 'the clocks went back that morning', answers: appointmentAt('2027-04-04', '08:30'), startsAt: '2027-04-03T20:30:00Z' },
  {
    because: 'it is ready after the minutes of work',
    answers: { ...goodAppointment, readyDate: '', readyTime: '' },
    startsAt: '2027-03-08T19:30:00Z',
    ready: { readyDate: '2027-03-09', readyTime: '10:30' },
  },
  {
    because: 'the work is done as we close',
    answers: { ...goodAppointment, time: '16:00', readyDate: '', readyTime: '' },
    startsAt: '2027-03-09T03:00:00Z',
    ready: { readyDate: '2027-03-09', readyTime: '18:00' },
  },
  {
    because: 'the work runs past closing time',
    answers: { ...goodAppointment, time: '16:30', readyDate: '', readyTime: '' },
    startsAt: '2027-03-09T03:30:00Z',
    ready: { readyDate: '2027-03-10', readyTime: '08:30' },
  },
  {
    because: 'the key is dropped the evening before',
    answers: { ...goodAppointment, time: '22:30', readyDate: '', readyTime: '' },
    startsAt: '2027-03-09T09:30:00Z',
    ready: { readyDate: '2027-03-10', readyTime: '10:00' },
  },
  {
    because: 'we are closed before the work is done',
    answers: { ...goodAppointment, date: '2027-03-25', time: '17:00', readyDate: '', readyTime: '' },
    startsAt: '2027-03-25T04:00:00Z',
    ready: { readyDate: '2027-03-30', readyTime: '09:00' },
  },
  {
    because: 'the clocks go forward between the drop-off and the work',
    answers: { ...goodAppointment, date: '2027-09-26', time: '01:30', readyDate: '', readyTime: '' },
    startsAt: '2027-09-25T13:30:00Z',
    ready: { readyDate: '2027-09-26', readyTime: '10:00' },
  },
  {
    because: 'it is ready on the day it comes in',
    answers: { ...goodAppointment, readyDate: '' },
    startsAt: '2027-03-08T19:30:00Z',
    ready: { readyDate: '2027-03-09', readyTime: '16:00' },
  },
  {
    because: 'staff take the next free time',
    answers: { ...goodAppointment, instead: '2027-03-10T09:15/2027-03-10T16:45 120' },
    startsAt: '2027-03-09T20:15:00Z',
    ready: { readyDate: '2027-03-10', readyTime: '16:45' },
  },
  {
    because: 'staff take the next free time after editing the minutes',
    answers: { ...goodAppointment, minutes: '60', instead: '2027-03-10T09:15/2027-03-10T16:45 120' },
    startsAt: '2027-03-09T20:15:00Z',
    ready: { readyDate: '2027-03-10', readyTime: '10:15' },
  },
  { because: 'the clocks went forward that morning', answers: appointmentAt('2027-09-26', '08:30'), startsAt: '2027-09-25T19:30:00Z' },
]

const required = (label: string) => `${label} is required.`

/** Invalid appointments, with every message that staff should see. */
export const badAppointments: readonly { because: string; answers: Partial<AppointmentAnswers>; fieldErrors: FieldErrors }[] = [
  {
    because: 'nothing is filled in',
    answers: {},
    fieldErrors: {
      date: required('Date'),
      time: required('Time'),
      minutes: required('Minutes'),
    },
  },
  {
    because: 'every field is malformed',
    answers: {
      date: '9/3/2027',
      time: '8.30',
      minutes: 'two hours',
      readyDate: '2027-3-9',
      readyTime: '25:00',
      noReminder: 'on',
      anyway: 'no',
      instead: 'later',
    },
    fieldErrors: {
      date: 'Enter the date like this: 2027-03-09.',
      time: 'Enter the time like this: 08:30.',
      minutes: 'Enter a whole number of minutes from 15 to 600.',
      readyDate: 'Enter the ready date like this: 2027-03-09.',
      readyTime: 'Enter the ready time like this: 16:30.',
      noReminder: 'Tick the box for no reminder, or leave it unticked.',
      anyway: 'Press Book it in or Book anyway.',
      instead: 'Press Book it in, or the button with the free time.',
    },
  },
  {
    because: 'the free time is malformed',
    answers: { ...goodAppointment, instead: '2027-02-29T25:00/2027-03-10T16:45 120' },
    fieldErrors: { date: 'That date doesn’t exist.', time: 'Enter the time like this: 08:30.' },
  },
  {
    because: 'the date does not exist',
    answers: { ...goodAppointment, date: '2027-02-29' },
    fieldErrors: { date: 'That date doesn’t exist.' },
  },
  {
    because: 'it is too short',
    answers: { ...goodAppointment, minutes: '14' },
    fieldErrors: { minutes: 'Enter a whole number of minutes from 15 to 600.' },
  },
  {
    because: 'it is too long',
    answers: { ...goodAppointment, minutes: '601' },
    fieldErrors: { minutes: 'Enter a whole number of minutes from 15 to 600.' },
  },
  { because: 'it was yesterday', answers: appointmentAt('2027-02-28', '08:30'), fieldErrors: { date: 'That’s in the past.' } },
  { because: 'it was a minute ago', answers: appointmentAt('2027-03-01', '08:59'), fieldErrors: { time: 'That’s in the past.' } },
  { because: 'it is too far ahead', answers: appointmentAt('2028-03-02', '08:30'), fieldErrors: { date: 'That’s more than a year away.' } },
  {
    because: 'it is the last of all dates',
    answers: { ...goodAppointment, date: '9999-12-31', time: '17:30', readyDate: '', readyTime: '' },
    fieldErrors: { date: 'That’s more than a year away.' },
  },
  {
    because: 'it has a ready day but no ready time',
    answers: { ...goodAppointment, readyTime: '' },
    fieldErrors: { readyTime: required('Ready time') },
  },
  {
    because: 'the hour is skipped that night, and nothing says when it is ready',
    answers: { ...appointmentAt('2027-09-26', '02:30'), readyDate: '', readyTime: '' },
    fieldErrors: { time: 'There’s no 02:30 on 26 September 2027, because the clocks go forward. Choose another time.' },
  },
  {
    because: 'it is ready before it is dropped off',
    answers: { ...goodAppointment, readyDate: '2027-03-08' },
    fieldErrors: { readyDate: 'The car must be ready after it’s dropped off.' },
  },
  {
    because: 'it is ready when it is dropped off',
    answers: { ...goodAppointment, readyTime: '08:30' },
    fieldErrors: { readyTime: 'The car must be ready after it’s dropped off.' },
  },
  {
    because: 'the car would stay too long',
    answers: { ...goodAppointment, readyDate: '2027-03-31' },
    fieldErrors: { readyDate: 'The car can stay for up to 21 days.' },
  },
  {
    because: 'the clocks skip that hour',
    answers: appointmentAt('2027-09-26', '02:30'),
    fieldErrors: { time: 'There’s no 02:30 on 26 September 2027, because the clocks go forward. Choose another time.' },
  },
  {
    because: 'the clocks repeat that hour',
    answers: appointmentAt('2027-04-04', '02:30'),
    fieldErrors: { time: '02:30 happens twice on 4 April 2027, because the clocks go back. Choose another time.' },
  },
  {
    because: 'it is ready in an hour that the clocks repeat',
    answers: { ...goodAppointment, date: '2027-04-03', readyDate: '2027-04-04', readyTime: '02:00' },
    fieldErrors: { readyTime: '02:00 happens twice on 4 April 2027, because the clocks go back. Choose another time.' },
  },
]
