import { expect, test } from 'vitest'
import type { Appointment, AppointmentState } from '../../../domain/appointments/appointment.ts'
import type { EnquiryCard, TimelineEntry } from '../../../domain/desk.ts'
import { goodBooking } from '../../../domain/enquiries/booking/booking.examples.ts'
import { nextStep } from './next-step.ts'

const now = 1_000_000
const { phone: _, ...byMailOnly } = goodBooking
const { phone: __, email: ___, ...unreachable } = goodBooking

function card(more: Partial<EnquiryCard> = {}): EnquiryCard {
  const start = { id: '1', reference: 'BCD-FGHJ', kind: 'booking', source: 'website', state: 'new', version: 0, receivedAt: 1 } as const
  return { ...start, answers: goodBooking, signals: [], quarantined: false, timeline: [], others: [], ...more }
}

const note = (text: string, undone = false): TimelineEntry => ({ id: text, at: 2, kind: 'note', by: 'Mere', text, undone })
const appointment = (state: AppointmentState) => ({
  appointment: state === 'cancelled' ? undefined : ({ state } as Appointment),
  lastAppointment: { state, date: '2027-03-04', time: '08:30', since: 500 },
})

test.for<[string, Partial<EnquiryCard>, string | undefined]>([
  ['is new, with a number', {}, 'call'],
  ['is new, with an email address alone', { answers: byMailOnly }, 'replies'],
  ['is new, and a message was left', { timeline: [note('Left a message')] }, 'call'],
  ['is new, and the customer was called', { timeline: [note('Called: it’s the front left')] }, 'appointments'],
  ['is new, and "Called" was undone', { timeline: [note('Called', true)] }, 'call'],
  ['is a question that was talked over', { kind: 'contact', timeline: [note('Called')] }, undefined],
  ['was written down at the desk', { source: 'desk' }, 'appointments'],
  ['was written down, and the call is due', { source: 'desk', callBackAt: now }, 'call'],
  ['was written down, and the call isn’t due', { source: 'desk', callBackAt: now + 1 }, 'appointments'],
  ['was answered', { state: 'answered' }, 'appointments'],
  ['is an answered question', { state: 'answered', kind: 'contact' }, undefined],
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
