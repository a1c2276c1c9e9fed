import { expect, test } from 'vitest'
import type { CallOutcome } from '../domain/actions/call.ts'
import type { LastAppointment } from '../domain/appointments/appointment.ts'
import type { EnquiryState } from '../domain/enquiries/state.ts'
import { describeAssignee, describeCall, describeLastCall, describeStatus, isPromptToRebook } from './status-wording.ts'

/** Monday 1 March 2027, 2.00pm in New Zealand. */
const now = Date.parse('2027-03-01T01:00:00Z')
const morning = Date.parse('2027-02-28T19:05:00Z')
const friday = Date.parse('2027-02-26T04:10:00Z')
const appointment = (state: LastAppointment['state'], date: string, since?: number) => ({ state, date, time: '08:30', since })

test.for<[EnquiryState, LastAppointment | undefined, string, string]>([
  ['new', undefined, 'New', 'Waiting 2 h 10 min'],
  ['answered', undefined, 'Answered', 'Friday 5.10pm'],
  ['booked', appointment('set', '2027-03-01'), 'Booked', 'today 8.30am'],
  ['booked', appointment('set', '2027-03-02'), 'Booked', 'tomorrow 8.30am'],
  ['booked', appointment('set', '2027-03-04'), 'Booked', 'Thu 8.30am'],
  ['booked', appointment('set', '2027-03-08'), 'Booked', 'Mon 8 Mar, 8.30am'],
  ['booked', appointment('set', '2028-01-12'), 'Booked', '12 Jan 2028, 8.30am'],
  ['booked', appointment('set', '2026-12-31'), 'Booked', 'Thu 31 Dec, 8.30am'],
  ['booked', appointment('set', '2027-02-26'), 'Booked', 'Fri 26 Feb, 8.30am'],
  ['booked', appointment('here', '2027-03-01', morning), 'Here', 'since 8.05am'],
  ['booked', appointment('here', '2027-02-26', friday), 'Here', 'since Friday 5.10pm'],
  ['booked', appointment('ready', '2027-03-01', morning), 'Ready', 'since 8.05am'],
  ['answered', appointment('no-show', '2027-02-26', friday), 'No-show', 'Rebook or close'],
  ['answered', appointment('cancelled', '2027-03-04', morning), 'Cancelled', 'Rebook or close'],
  ['done', appointment('cancelled', '2027-03-04', morning), 'Done', 'Friday 5.10pm'],
  ['done', appointment('collected', '2027-02-26', friday), 'Done', 'Friday 5.10pm'],
])('an enquiry that is %s, with %o, has the expected status words', ([state, own, name, detail]) => {
  const waitedMinutes = state === 'new' ? 130 : undefined
  expect(describeStatus({ state, receivedAt: friday, waitedMinutes, wroteBack: false, lastAppointment: own }, now)).toEqual({
    name,
    detail,
  })
})

test.for([
  ['2027-03-03T20:30:00Z', 'Call Thu 9.30am'],
  ['2027-03-01T03:00:00Z', 'Call today 4.00pm'],
  ['2027-03-01T01:00:00Z', 'Call due'],
] as const)('a call at %s is announced until it is due, and then as due', ([at, words]) => {
  expect(describeCall({ state: 'answered', wroteBack: false, callBackAt: Date.parse(at) }, now)).toBe(words)
})

test('a callback set since then isn’t the prompt to rebook', () => {
  const line = { state: 'answered', wroteBack: false, lastAppointment: appointment('no-show', '2027-03-01', morning) } as const
  expect([undefined, morning, morning + 60_000].map((callBackAt) => isPromptToRebook({ ...line, callBackAt }))).toEqual([
    false,
    true,
    false,
  ])
  expect(isPromptToRebook({ ...line, state: 'booked', callBackAt: morning })).toBe(false)
  expect(describeCall({ ...line, callBackAt: morning }, now)).toBeUndefined()
})

test('one that waits because the customer wrote back says so, whatever its state and appointment', () => {
  const line = { receivedAt: friday, waitedMinutes: 20, callBackAt: morning, wroteBack: true } as const
  for (const [state, own] of [
    ['answered'],
    ['booked', appointment('set', '2027-03-04')],
    ['answered', appointment('no-show', '2027-03-01')],
  ] as const) {
    expect(describeStatus({ ...line, state, lastAppointment: own }, now)).toEqual({ name: 'Wrote back', detail: 'Waiting 20 min' })
    expect(describeCall({ ...line, state, lastAppointment: own }, now)).toBeUndefined()
  }
})

test('an enquiry that’s waiting shows its last call', () => {
  const call = (outcome: CallOutcome) => ({ by: 'Mere Tautahi', at: morning, outcome })
  expect(describeLastCall({ state: 'new', lastCall: call('no-answer') }, now)).toBe('Mere called 8.05am, no answer')
  expect(describeLastCall({ state: 'new', lastCall: { ...call('message'), at: friday } }, now)).toBe(
    'Mere called Friday 5.10pm, left a message',
  )
  expect(describeLastCall({ state: 'answered', callBackAt: morning, lastCall: call('no-answer') }, now)).toBe(
    'Mere called 8.05am, no answer',
  )
  expect(describeLastCall({ state: 'answered', callBackAt: now + 1, lastCall: call('no-answer') }, now)).toBeUndefined()
  expect(describeLastCall({ state: 'new' }, now)).toBeUndefined()
})

test('an enquiry shows who has it', () => {
  const tama = { id: 'tama', name: 'Tama Lee', isDisabled: false }
  expect([describeAssignee(tama, 'mere'), describeAssignee(tama, 'tama'), describeAssignee({ ...tama, isDisabled: true }, 'mere')]).toEqual(
    ['With Tama', 'With you', 'Was with Tama'],
  )
})
