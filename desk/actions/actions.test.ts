import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { check, type Fields } from '../../enquiries/enquiry.ts'
import { badAppointments, exampleNow, goodAppointments } from './appointment.examples.ts'
import { appointment, checkAppointment } from './appointment.ts'
import { badCallBacks, goodCallBacks } from './call-back.examples.ts'
import { callBack, checkCallBack } from './call-back.ts'
import { badDetails, detailsSoFar, goodDetails } from './details.examples.ts'
import { checkDetails, details, detailsOf, detailWords, textOfDetails } from './details.ts'
import { find } from './find.ts'
import { badNewJobs, goodNewJobs } from './new-job.examples.ts'
import { checkNewJob, newJob } from './new-job.ts'
import { badNotes, goodNotes } from './note.examples.ts'
import { checkNote, note, noteText } from './note.ts'
import { badReplies, goodReplies } from './reply.examples.ts'
import { reply } from './reply.ts'
import { badStates, goodStates } from './state.examples.ts'
import { state } from './state.ts'
import { badVisits, goodVisits } from './visit.examples.ts'
import { visit } from './visit.ts'

test.for(goodReplies)('a reply is accepted when $because', ({ answers }) => {
  expect(check(reply, answers)).toEqual({ ok: true, answers })
})

test.for(badReplies)('a reply is refused when $because', ({ answers, fieldErrors }) => {
  expect(check(reply, answers)).toEqual({ ok: false, fieldErrors })
})

test.for(goodNotes)('a note is accepted when $because', ({ answers, text }) => {
  const checked = checkNote(answers)
  expect(checked.ok && noteText(checked.answers)).toBe(text)
})

test.for(badNotes)('a note is refused when $because', ({ answers, fieldErrors }) => {
  expect(checkNote(answers)).toEqual({ ok: false, fieldErrors })
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

test('a contact enquiry has no plate to change', () => {
  expect(detailsOf('contact')).toEqual(['name', 'phone', 'email'])
  const { plate: _, ...soFar } = detailsSoFar
  expect(checkDetails({ ...soFar, plate: 'KLM483' }, 'contact', soFar)).toMatchObject({ ok: false })
  expect(checkDetails({ ...soFar, plate: 'KLM483', name: 'Hana' }, 'contact', soFar)).toEqual({ ok: true, changed: { name: 'Hana' } })
})

test('the text of changed details is in words, without what they say', () => {
  const text = textOfDetails({ plate: 'KLM483', phone: '021 555 0143', email: '' })
  expect(text).toBe('plate phone email')
  expect(detailWords(text)).toBe('plate, phone number and email address')
  expect(detailWords('phone')).toBe('phone number')
})

test.for(goodStates)('$state is a state', (answers) => {
  expect(check(state, answers)).toEqual({ ok: true, answers })
})

test.for(badStates)('a state is refused when $because', ({ answers, fieldErrors }) => {
  expect(check(state, answers)).toEqual({ ok: false, fieldErrors })
})

test.for(goodVisits)('a visit becomes $state with the tick "$tell"', (answers) => {
  expect(check(visit, answers)).toEqual({ ok: true, answers })
})

test.for(badVisits)('a tap on a visit is refused when $because', ({ answers, fieldErrors }) => {
  expect(check(visit, answers)).toEqual({ ok: false, fieldErrors })
})

test.for(goodAppointments)('an appointment is accepted when $because', ({ answers, startsAt, ready = {} }) => {
  for (const place of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', place)
    const checked = checkAppointment(answers, exampleNow)
    expect(checked).toMatchObject({
      ok: true,
      visit: { minutes: Number(answers.minutes), anyway: answers.anyway ? ['closed', 'full'] : [], ...ready },
    })
    expect(checked.ok && new Date(checked.visit.startsAt).toISOString()).toBe(startsAt.replace('Z', '.000Z'))
  }
  vi.unstubAllEnvs()
})

test.for(badAppointments)('an appointment is refused when $because', ({ answers, fieldErrors }) => {
  expect(checkAppointment(answers, exampleNow)).toEqual({ ok: false, fieldErrors })
})

test.for(goodCallBacks)('a call back is accepted when $because', ({ answers, text }) => {
  expect(checkCallBack(answers, exampleNow)).toEqual({ ok: true, text })
})

test.for(badCallBacks)('a call back is refused when $because', ({ answers, fieldErrors }) => {
  expect(checkCallBack(answers, exampleNow)).toEqual({ ok: false, fieldErrors })
})

test.for([
  { now: '2026-11-23T00:00:00Z', last: '2027-11-23', next: '2027-11-24' },
  { now: '2028-02-29T00:00:00Z', last: '2029-02-28', next: '2029-03-01' },
])('visits and calls can be as far ahead as $last, and not on $next', ({ now: moment, last, next }) => {
  const now = Date.parse(moment)
  const visit = { time: '08:30', minutes: '60' }
  const tooFar = { ok: false, fieldErrors: { date: 'That’s more than a year away.' } }
  expect(checkAppointment({ ...visit, date: last }, now)).toMatchObject({ ok: true })
  expect(checkAppointment({ ...visit, date: next }, now)).toEqual(tooFar)
  expect(checkCallBack({ date: last, time: '09:00' }, now)).toMatchObject({ ok: true })
  expect(checkCallBack({ date: next, time: '09:00' }, now)).toEqual(tooFar)
})

test.for(Object.entries({ appointment, callBack, details, find, newJob, note, reply, state, visit }))(
  'no field of %s accepts anything but text',
  ([, { fields }]) => {
    for (const [name, field] of Object.entries(fields as Fields))
      for (const sent of [5, true, null, {}, ['x'], new Date()])
        expect(v.safeParse(field.rule, sent).success, `${name}: ${String(sent)}`).toBe(false)
  },
)
