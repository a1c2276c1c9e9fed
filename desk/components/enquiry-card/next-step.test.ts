import { expect, test } from 'vitest'
import type { Appointment, AppointmentState } from '../../../domain/appointments/appointment.ts'
import type { EnquiryCard, TimelineEntry } from '../../../domain/desk.ts'
import { goodBooking } from '../../../domain/enquiries/booking/booking.examples.ts'
import { nextStep } from './next-step.ts'

const now = 1_000_000
const { phone: _, ...byMailOnly } = goodBooking
const { email: __, ...byPhoneOnly } = goodBooking
const { phone: ___, email: ____, ...unreachable } = goodBooking

function card(more: Partial<EnquiryCard> = {}): EnquiryCard {
  const start = { id: '1', reference: 'BCD-FGHJ', kind: 'booking', source: 'website', state: 'new', version: 0, receivedAt: 1 } as const
  const unmarked = { signals: [], quarantined: false, urgent: false, wroteBack: false, timeline: [], others: [] }
  return { ...start, ...unmarked, answers: goodBooking, ...more }
}

const call = (text: string, undone = false): TimelineEntry => ({ id: text, at: 2, kind: 'call', by: 'Mere', text, undone })
const appointment = (state: AppointmentState) => ({
  appointment: state === 'cancelled' ? undefined : ({ state } as Appointment),
  lastAppointment: { state, date: '2027-03-04', time: '08:30', since: 500 },
})

test.for<[string, Partial<EnquiryCard>, string | undefined]>([
  ['is new, with a number', {}, 'call'],
  ['is new, with an email address alone', { answers: byMailOnly }, 'replies'],
  ['is new, and a message was left', { timeline: [call('message')] }, 'call'],
  ['is new, and the customer was called', { timeline: [call('reached: it’s the front left')] }, 'appointments'],
  ['is new, and the call was undone', { timeline: [call('reached', true)] }, 'call'],
  ['is new, and nobody answered', { timeline: [call('no-answer')] }, 'call'],
  ['is a question that was talked over', { kind: 'contact', timeline: [call('reached')] }, undefined],
  ['was written down at the desk', { source: 'desk' }, 'appointments'],
  ['was written down, and the call is due', { source: 'desk', callBackAt: now }, 'call'],
  ['was written down, and the call isn’t due', { source: 'desk', callBackAt: now + 1 }, 'appointments'],
  ['was answered', { state: 'answered' }, 'appointments'],
  ['is an answered question', { state: 'answered', kind: 'contact' }, undefined],
  ['was answered, and they wrote back', { state: 'answered', callBackAt: 500, wroteBack: true }, 'replies'],
  [
    'is booked, and they wrote back without an email address',
    { state: 'booked', ...appointment('set'), callBackAt: 500, wroteBack: true, answers: byPhoneOnly },
    'call',
  ],
  ['is booked', { state: 'booked', ...appointment('set') }, undefined],
  ['is booked, and a call is due', { state: 'booked', ...appointment('set'), callBackAt: now }, 'call'],
  ['is a no-show', { state: 'answered', ...appointment('no-show'), callBackAt: 500 }, 'call'],
  [
    'is a no-show, and has no number',
    { state: 'answered', ...appointment('no-show'), callBackAt: 500, answers: unreachable },
    'appointments',
  ],
  ['is a no-show, and was called since', { state: 'answered', ...appointment('no-show') }, 'appointments'],
  ['was cancelled', { state: 'answered', ...appointment('cancelled'), callBackAt: 500 }, 'appointments'],
  ['is done', { state: 'done', ...appointment('collected') }, undefined],
  ['was declined', { state: 'declined' }, undefined],
  ['is in quarantine', { quarantined: true }, undefined],
])('the next step of an enquiry that %s', ([, more, step]) => {
  expect(nextStep(card(more), now)).toBe(step)
})
