import type { FieldErrors } from '../../enquiries/enquiry.ts'
import type { AppointmentAnswers } from './appointment.ts'

/** When the examples are judged: Monday 1 March 2027, 9.00am in New Zealand. */
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
}

const night = (date: string, time: string) => ({ ...goodAppointment, date, time, readyDate: date, readyTime: '16:00' })

/** Valid appointments, each with a reason why a stricter rule might reject it, and when they start in UTC. */
export const goodAppointments: readonly { because: string; answers: Partial<AppointmentAnswers>; startsAt: string }[] = [
  { because: 'everything is as usual', answers: goodAppointment, startsAt: '2027-03-08T19:30:00Z' },
  { because: 'it starts now', answers: night('2027-03-01', '09:00'), startsAt: '2027-02-28T20:00:00Z' },
  { because: 'the car stays for three weeks', answers: { ...goodAppointment, readyDate: '2027-03-30' }, startsAt: '2027-03-08T19:30:00Z' },
  { because: 'it is a year ahead', answers: night('2028-03-01', '08:30'), startsAt: '2028-02-29T19:30:00Z' },
  { because: 'no reminder is wanted', answers: { ...goodAppointment, noReminder: 'yes' }, startsAt: '2027-03-08T19:30:00Z' },
  { because: 'all bays may be taken', answers: { ...goodAppointment, anyway: 'yes' }, startsAt: '2027-03-08T19:30:00Z' },
  { because: 'it is the last hour before the clocks go back', answers: night('2027-04-04', '01:30'), startsAt: '2027-04-03T12:30:00Z' },
  { because: 'the clocks went back that morning', answers: night('2027-04-04', '08:30'), startsAt: '2027-04-03T20:30:00Z' },
  { because: 'the clocks went forward that morning', answers: night('2027-09-26', '08:30'), startsAt: '2027-09-25T19:30:00Z' },
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
      readyDate: required('Ready date'),
      readyTime: required('Ready time'),
    },
  },
  {
    because: 'nothing is written as it should be',
    answers: {
      date: '9/3/2027',
      time: '8.30',
      minutes: 'two hours',
      readyDate: '2027-3-9',
      readyTime: '25:00',
      noReminder: 'on',
      anyway: 'no',
    },
    fieldErrors: {
      date: 'Enter the date as in 2027-03-09.',
      time: 'Enter the time as in 08:30.',
      minutes: 'Enter a whole number of minutes from 15 to 600.',
      readyDate: 'Enter the day it’s ready as in 2027-03-09.',
      readyTime: 'Enter the time it’s ready as in 16:30.',
      noReminder: 'The reminder is either on or off.',
      anyway: 'Press Book.',
    },
  },
  { because: 'there is no such day', answers: { ...goodAppointment, date: '2027-02-29' }, fieldErrors: { date: 'There’s no such day.' } },
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
  { because: 'it was yesterday', answers: night('2027-02-28', '08:30'), fieldErrors: { date: 'That’s in the past.' } },
  { because: 'it was a minute ago', answers: night('2027-03-01', '08:59'), fieldErrors: { time: 'That’s in the past.' } },
  { because: 'it is too far ahead', answers: night('2028-03-02', '08:30'), fieldErrors: { date: 'That’s more than a year ahead.' } },
  {
    because: 'it is ready before it comes in',
    answers: { ...goodAppointment, readyDate: '2027-03-08' },
    fieldErrors: { readyDate: 'It must be ready after it comes in.' },
  },
  {
    because: 'it is ready when it comes in',
    answers: { ...goodAppointment, readyTime: '08:30' },
    fieldErrors: { readyTime: 'It must be ready after it comes in.' },
  },
  {
    because: 'the car would stay too long',
    answers: { ...goodAppointment, readyDate: '2027-03-31' },
    fieldErrors: { readyDate: 'A car can stay 21 days at most.' },
  },
  {
    because: 'the hour is skipped that night',
    answers: night('2027-09-26', '02:30'),
    fieldErrors: { time: 'There’s no 02:30 on 26 September 2027: the clocks go forward that night. Choose another time.' },
  },
  {
    because: 'the hour comes twice that night',
    answers: night('2027-04-04', '02:30'),
    fieldErrors: { time: '02:30 comes twice on 4 April 2027: the clocks go back that night. Choose another time.' },
  },
  {
    because: 'it is ready at an hour that comes twice',
    answers: { ...goodAppointment, date: '2027-04-03', readyDate: '2027-04-04', readyTime: '02:00' },
    fieldErrors: { readyTime: '02:00 comes twice on 4 April 2027: the clocks go back that night. Choose another time.' },
  },
]
