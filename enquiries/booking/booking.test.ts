import { expect, test } from 'vitest'
import { check, readBack, readBackConfirmed } from '../enquiry.ts'
import { badBookings, goodBooking, goodBookings } from './booking.examples.ts'
import { booking } from './booking.ts'

test.for(goodBookings)('a booking goes through when $because', ({ answers }) => {
  expect(check(booking, answers)).toEqual({ ok: true, answers })
})

test.for(badBookings)('a booking is refused when $because', ({ answers, faults }) => {
  expect(check(booking, answers)).toEqual({ ok: false, faults })
})

test('what is not a form is refused with the faults of an empty one', () => {
  for (const sent of [undefined, null, 'text', 7, [], { name: { toString: 'x' }, email: 4, phone: [], plate: null, service: true }]) {
    expect(check(booking, sent)).toMatchObject({ ok: false, faults: badBookings[0]?.faults ?? {} })
  }
})

test('unknown keys are left out, and answers come back trimmed and without control characters', () => {
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

test('a booking starts with the first service and nothing else', () => {
  expect(booking.start).toEqual({ name: '', email: '', phone: '', plate: '', service: 'Bodywork and Collision Repairs', message: '' })
})

test('a booking reads itself back whole to the workshop, and only its checked fields to the visitor', () => {
  expect(readBack(booking, goodBooking).map(({ label }) => label)).toEqual([
    'Name',
    'Email',
    'Phone',
    'Registration plate',
    'Service',
    'Message',
  ])
  expect(readBackConfirmed(booking, goodBooking)).toEqual([
    { label: 'Service', answer: 'Inspection and WoF Services' },
    { label: 'Registration plate', answer: 'KLM482' },
    { label: 'Phone', answer: '021 555 0142' },
  ])
})
