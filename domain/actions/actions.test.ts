import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { firstFacts } from '../../workshop/first-facts.ts'
import { badAppointments, exampleNow, goodAppointments } from '../appointments/appointment-form.examples.ts'
import { appointmentForm, checkAppointment } from '../appointments/appointment-form.ts'
import { appointmentStateForm } from '../appointments/appointment-state.ts'
import { findForm } from '../enquiries/find.ts'
import { check, type Fields } from '../form.ts'
import { assignForm } from './assign.ts'
import { badCalls, goodCalls } from './call.examples.ts'
import { callForm, callText } from './call.ts'
import { badCallBacks, goodCallBack, goodCallBacks } from './call-back.examples.ts'
import { callBackForm, checkCallBack } from './call-back.ts'
import { badDetails, detailsSoFar, goodDetails, laxDetails } from './change-details.examples.ts'
import { checkDetails, describeDetails, detailsActionText, detailsForm, detailsOf } from './details.ts'
import { badNewJobs, goodNewJobs } from './new-job.examples.ts'
import { checkNewJob, newJobForm } from './new-job.ts'
import { badNotes, goodNotes } from './note.examples.ts'
import { noteForm } from './note.ts'
import { badReplies, goodReplies } from './reply.examples.ts'
import { replyForm } from './reply.ts'
import { badAppointmentStates, goodAppointmentStates } from './set-appointment-state.examples.ts'
import { badStates, goodStates } from './set-state.examples.ts'
import { stateForm } from './set-state.ts'
import { urgentForm } from './set-urgent.ts'

test.for(goodReplies)('a reply is accepted when $because', ({ answers }) => {
  expect(check(replyForm, answers)).toEqual({ ok: true, answers })
})

test.for(badReplies)('a reply is refused when $because', ({ answers, fieldErrors }) => {
  expect(check(replyForm, answers)).toEqual({ ok: false, fieldErrors })
})

test.for(goodNotes)('a note is accepted when $because', ({ answers }) => {
  expect(check(noteForm, answers)).toEqual({ ok: true, answers })
})

test.for(badNotes)('a note is refused when $because', ({ answers, fieldErrors }) => {
  expect(check(noteForm, answers)).toEqual({ ok: false, fieldErrors })
})

test.for(goodCalls)('a call is accepted when $because', ({ answers, text }) => {
  const checked = check(callForm, answers)
  expect(checked.ok && callText(checked.answers)).toBe(text)
})

test.for(badCalls)('a call is refused when $because', ({ answers, fieldErrors }) => {
  expect(check(callForm, answers)).toEqual({ ok: false, fieldErrors })
})

test.for(goodNewJobs)('a new job is accepted when $because', ({ answers, stored }) => {
  expect(checkNewJob(answers, exampleNow)).toEqual({ ok: true, answers: { ...answers, ...stored } })
})

test.for(badNewJobs)('a new job is refused when $because', ({ answers, fieldErrors }) => {
  expect(checkNewJob(answers, exampleNow)).toEqual({ ok: false, fieldErrors })
})

test.for(goodDetails)('details are changed when $because', ({ answers, changed }) => {
  expect(checkDetails(answers, 'booking', detailsSoFar)).toEqual({ ok: true, changed })
})

test.for(badDetails)('details are refused when $because', ({ answers, fieldErrors }) => {
  expect(checkDetails(answers, 'booking', detailsSoFar)).toEqual({ ok: false, fieldErrors })
})

test.for(laxDetails)('$because may stay as it is when something else is corrected, and may not be typed', ({ soFar }) => {
  const answers = { ...detailsSoFar, ...soFar }
  const [field = ''] = Object.keys(soFar)
  const other = field === 'plate' ? 'name' : 'plate'
  expect(checkDetails({ ...answers, [other]: 'NEW777' }, 'booking', answers)).toEqual({ ok: true, changed: { [other]: 'NEW777' } })
  expect(checkDetails({ ...answers, [other]: 'NEW777' }, 'booking', { ...answers, [field]: 'other' })).toMatchObject({
    ok: false,
    fieldErrors: { [field]: expect.any(String) },
  })
})

test('a contact enquiry has no plate to change', () => {
  expect(detailsOf('contact')).toEqual(['name', 'phone', 'email'])
  const { plate: _, ...soFar } = detailsSoFar
  expect(checkDetails({ ...soFar, plate: 'KLM483' }, 'contact', soFar)).toMatchObject({ ok: false })
  expect(checkDetails({ ...soFar, plate: 'KLM483', name: 'Hana' }, 'contact', soFar)).toEqual({ ok: true, changed: { name: 'Hana' } })
})

test('the text of changed details is in words, without what they say', () => {
  const text = detailsActionText({ plate: 'KLM483', phone: '021 555 0143', email: '' })
  expect(text).toBe('plate phone email')
  expect(describeDetails(text)).toBe('plate, phone number and email address')
  expect(describeDetails('phone')).toBe('phone number')
})

test.for(goodStates)('$state is a state', (answers) => {
  expect(check(stateForm, answers)).toEqual({ ok: true, answers })
})

test.for(badStates)('a state is refused when $because', ({ answers, fieldErrors }) => {
  expect(check(stateForm, answers)).toEqual({ ok: false, fieldErrors })
})

test.for(goodAppointmentStates)('an appointment becomes $state with the tick "$tell"', (answers) => {
  expect(check(appointmentStateForm, answers)).toEqual({ ok: true, answers })
})

test.for(badAppointmentStates)('a status change of an appointment is refused when $because', ({ answers, fieldErrors }) => {
  expect(check(appointmentStateForm, answers)).toEqual({ ok: false, fieldErrors })
})

test.for(goodAppointments)('an appointment is accepted when $because', ({ answers, startsAt, ready = {} }) => {
  for (const place of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', place)
    const checked = checkAppointment(answers, exampleNow, firstFacts)
    expect(checked).toMatchObject({
      ok: true,
      appointment: { minutes: Number(answers.minutes), anyway: answers.anyway ? ['closed', 'full', 'twice'] : [], ...ready },
    })
    expect(checked.ok && new Date(checked.appointment.startsAt).toISOString()).toBe(startsAt.replace('Z', '.000Z'))
  }
  vi.unstubAllEnvs()
})

test.for(badAppointments)('an appointment is refused when $because', ({ answers, fieldErrors }) => {
  expect(checkAppointment(answers, exampleNow, firstFacts)).toEqual({ ok: false, fieldErrors })
})

test.for(goodCallBacks)('a callback is accepted when $because', ({ answers, text }) => {
  expect(checkCallBack(answers, exampleNow, { hasPhone: true })).toEqual({ ok: true, text })
})

test.for(badCallBacks)('a callback is refused when $because', ({ answers, fieldErrors }) => {
  expect(checkCallBack(answers, exampleNow, { hasPhone: true })).toEqual({ ok: false, fieldErrors })
})

test('a callback asks for a phone number where there is none', () => {
  const none = { hasPhone: false }
  const missing = { ok: false, fieldErrors: { phone: 'Phone is required.' } }
  expect(checkCallBack(goodCallBack, exampleNow, none)).toEqual(missing)
  expect(checkCallBack({ ...goodCallBack, phone: ' ' }, exampleNow, none)).toEqual(missing)
  expect(checkCallBack({ ...goodCallBack, phone: '021' }, exampleNow, none)).toMatchObject({
    ok: false,
    fieldErrors: { phone: 'Enter the full phone number.' },
  })
  expect(checkCallBack({ ...goodCallBack, phone: '0215550142' }, exampleNow, none)).toEqual({
    ok: true,
    text: '2027-03-04T09:00',
    details: { phone: '021 555 0142' },
  })
  expect(checkCallBack({ off: 'yes' }, exampleNow, none)).toEqual({ ok: true, text: '' })
  expect(checkCallBack({ ...goodCallBack, phone: '021' }, exampleNow, { hasPhone: true })).toEqual({ ok: true, text: '2027-03-04T09:00' })
})

test.for([
  { now: '2026-11-23T00:00:00Z', last: '2027-11-23', next: '2027-11-24' },
  { now: '2028-02-29T00:00:00Z', last: '2029-02-28', next: '2029-03-01' },
])('appointments and calls can be as far ahead as $last, and not on $next', ({ now: moment, last, next }) => {
  const now = Date.parse(moment)
  const appointment = { time: '08:30', minutes: '60' }
  const tooFar = { ok: false, fieldErrors: { date: 'That’s more than a year away.' } }
  expect(checkAppointment({ ...appointment, date: last }, now, firstFacts)).toMatchObject({ ok: true })
  expect(checkAppointment({ ...appointment, date: next }, now, firstFacts)).toEqual(tooFar)
  expect(checkCallBack({ date: last, time: '09:00' }, now, { hasPhone: true })).toMatchObject({ ok: true })
  expect(checkCallBack({ date: next, time: '09:00' }, now, { hasPhone: true })).toEqual(tooFar)
})

test.for(
  Object.entries({
    appointment: appointmentForm,
    assign: assignForm,
    call: callForm,
    callBack: callBackForm,
    details: detailsForm,
    find: findForm,
    newJob: newJobForm,
    note: noteForm,
    reply: replyForm,
    state: stateForm,
    urgent: urgentForm,
    appointmentState: appointmentStateForm,
  }),
)('no field of %s accepts anything but text', ([, { fields }]) => {
  for (const [name, field] of Object.entries(fields as Fields))
    for (const sent of [5, true, null, {}, ['x'], new Date()])
      expect(v.safeParse(field.rule, sent).success, `${name}: ${String(sent)}`).toBe(false)
})
