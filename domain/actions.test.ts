import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { badVisits, exampleNow, goodVisits } from './appointments/visit.examples.ts'
import { checkVisit, visitForm } from './appointments/visit.ts'
import { badVisitStates, goodVisitStates } from './appointments/visit-state.examples.ts'
import { visitStateForm } from './appointments/visit-state.ts'
import { badCallBacks, goodCallBacks } from './enquiries/call-back.examples.ts'
import { callBackForm, checkCallBack } from './enquiries/call-back.ts'
import { badDetails, detailsSoFar, goodDetails, laxDetails } from './enquiries/details.examples.ts'
import { checkDetails, describeDetails, detailsActionText, detailsForm, detailsOf } from './enquiries/details.ts'
import { check, type Fields } from './enquiries/enquiry.ts'
import { findForm } from './enquiries/find.ts'
import { badNewJobs, goodNewJobs } from './enquiries/new-job.examples.ts'
import { checkNewJob, newJobForm } from './enquiries/new-job.ts'
import { badNotes, goodNotes } from './enquiries/note.examples.ts'
import { checkNote, noteForm, noteText } from './enquiries/note.ts'
import { badReplies, goodReplies } from './enquiries/reply.examples.ts'
import { replyForm } from './enquiries/reply.ts'
import { badStates, goodStates } from './enquiries/state.examples.ts'
import { stateForm } from './enquiries/state.ts'

test.for(goodReplies)('a reply is accepted when $because', ({ answers }) => {
  expect(check(replyForm, answers)).toEqual({ ok: true, answers })
})

test.for(badReplies)('a reply is refused when $because', ({ answers, fieldErrors }) => {
  expect(check(replyForm, answers)).toEqual({ ok: false, fieldErrors })
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

test.for(goodVisitStates)('a visit becomes $state with the tick "$tell"', (answers) => {
  expect(check(visitStateForm, answers)).toEqual({ ok: true, answers })
})

test.for(badVisitStates)('a status change of a visit is refused when $because', ({ answers, fieldErrors }) => {
  expect(check(visitStateForm, answers)).toEqual({ ok: false, fieldErrors })
})

test.for(goodVisits)('a visit is accepted when $because', ({ answers, startsAt, ready = {} }) => {
  for (const place of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', place)
    const checked = checkVisit(answers, exampleNow)
    expect(checked).toMatchObject({
      ok: true,
      visit: { minutes: Number(answers.minutes), anyway: answers.anyway ? ['closed', 'full', 'twice'] : [], ...ready },
    })
    expect(checked.ok && new Date(checked.visit.startsAt).toISOString()).toBe(startsAt.replace('Z', '.000Z'))
  }
  vi.unstubAllEnvs()
})

test.for(badVisits)('a visit is refused when $because', ({ answers, fieldErrors }) => {
  expect(checkVisit(answers, exampleNow)).toEqual({ ok: false, fieldErrors })
})

test.for(goodCallBacks)('a callback is accepted when $because', ({ answers, text }) => {
  expect(checkCallBack(answers, exampleNow)).toEqual({ ok: true, text })
})

test.for(badCallBacks)('a callback is refused when $because', ({ answers, fieldErrors }) => {
  expect(checkCallBack(answers, exampleNow)).toEqual({ ok: false, fieldErrors })
})

test.for([
  { now: '2026-11-23T00:00:00Z', last: '2027-11-23', next: '2027-11-24' },
  { now: '2028-02-29T00:00:00Z', last: '2029-02-28', next: '2029-03-01' },
])('visits and calls can be as far ahead as $last, and not on $next', ({ now: moment, last, next }) => {
  const now = Date.parse(moment)
  const visit = { time: '08:30', minutes: '60' }
  const tooFar = { ok: false, fieldErrors: { date: 'That’s more than a year away.' } }
  expect(checkVisit({ ...visit, date: last }, now)).toMatchObject({ ok: true })
  expect(checkVisit({ ...visit, date: next }, now)).toEqual(tooFar)
  expect(checkCallBack({ date: last, time: '09:00' }, now)).toMatchObject({ ok: true })
  expect(checkCallBack({ date: next, time: '09:00' }, now)).toEqual(tooFar)
})

test.for(
  Object.entries({
    visit: visitForm,
    callBack: callBackForm,
    details: detailsForm,
    find: findForm,
    newJob: newJobForm,
    note: noteForm,
    reply: replyForm,
    state: stateForm,
    visitState: visitStateForm,
  }),
)('no field of %s accepts anything but text', ([, { fields }]) => {
  for (const [name, field] of Object.entries(fields as Fields))
    for (const sent of [5, true, null, {}, ['x'], new Date()])
      expect(v.safeParse(field.rule, sent).success, `${name}: ${String(sent)}`).toBe(false)
})
