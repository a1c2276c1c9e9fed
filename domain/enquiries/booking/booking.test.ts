import { expect, test } from 'vitest'
import { check } from '../../form.ts'
import { confirmationSummaryOf, summaryOf } from '../enquiry.ts'
import { badBookings, goodBooking, goodBookings } from './booking.examples.ts'
import { booking } from './booking.ts'

test.for(goodBookings)('a booking is accepted when $because', ({ answers }) => {
  expect(check(booking, answers)).toEqual({ ok: true, answers })
})

test.for(badBookings)('a booking is refused when $because', ({ answers, fieldErrors }) => {
  expect(check(booking, answers)).toEqual({ ok: false, fieldErrors })
})

test('input that is not a form is refused with the messages for an empty form', () => {
  for (const sent of [undefined, null, 'text', 7, [], { name: { toString: 'x' }, email: 4, phone: [], plate: null, service: true }]) {
    expect(check(booking, sent)).toMatchObject({ ok: false, fieldErrors: badBookings[0]?.fieldErrors ?? {} })
  }
})

test('unknown keys are dropped, and answers are trimmed and stripped of control characters', () => {
  const sent = {
    ...goodBooking,
    name: ' Hana\u0000\r\nBcc: all@example.nz ',
    message: ' a\r\nb\u2028c\ud800 ',
    admin: 'yes',
    __proto__: { plate: 'X' },
  }
  const checked = check(booking, sent)
  expect(checked.ok && checked.answers).toEqual({ ...goodBooking, name: 'Hana Bcc: all@example.nz', message: 'a\nb\nc\ufffd' })
})

test('an empty booking form has only the first service preselected', () => {
  expect(booking.initial).toEqual({ name: '', email: '', phone: '', plate: '', service: 'Bodywork and Collision Repairs', message: '' })
})

test('the workshop gets every answer of a booking, the visitor only the validated ones', () => {
  expect(summaryOf(booking, goodBooking).map(({ label }) => label)).toEqual([
    'Name',
    'Email',
    'Phone',
    'Registration plate',
    'Service',
    'Message',
  ])
  expect(confirmationSummaryOf(booking, goodBooking)).toEqual([
    { label: 'Service', answer: 'Inspection and WoF Services' },
    { label: 'Registration plate', answer: 'KLM482' },
    { label: 'Phone', answer: '021 555 0142' },
  ])
})
