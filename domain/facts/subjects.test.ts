import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Facts } from '../../workshop/facts.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { factProblems, factsSchema, parseFacts } from './facts-schema.ts'
import { changesBetween, checkSubject, describeSpecialDays, isSubject, type Subject, type SubjectName, subjects } from './subjects.ts'

/** Every optional fact, a lunch break, a short day and a notice. */
const full: Facts = {
  ...firstFacts,
  hours: firstFacts.hours.map((spans, day) =>
    day === 3
      ? [
          { opens: '08:00', closes: '12:00' },
          { opens: '13:00', closes: '18:00' },
        ]
      : spans,
  ),
  specialDays: [{ from: '2027-03-25', to: '2027-03-25', reason: 'Easter', hours: [{ opens: '08:00', closes: '12:00' }] }],
  dropOffWindow: 60,
  beforeYouCome: {
    wofFee: 75,
    hourlyRate: 125.5,
    diagnosticRate: 95,
    courtesyCar: 'Free while we’ve got yours',
    keyDrop: 'Beside the door',
    payment: ['EFTPOS', 'Visa'],
    guarantee: '12 months',
    parking: 'In front',
    reviews: { name: 'Google', url: 'https://www.google.com/maps' },
  },
  notice: { text: 'We’re moving.', from: '2027-03-01', until: '2027-03-08' },
}

test('the first facts are right', () => {
  expect(factProblems(firstFacts)).toEqual([])
  expect(factProblems(full)).toEqual([])
})

test.for(Object.keys(subjects).filter((name) => name !== 'closed-days'))('what the form of %s shows is what it saves', (name) => {
  if (!isSubject(name)) throw new Error(name)
  for (const facts of [firstFacts, full])
    expect(checkSubject(name, (subjects[name] as Subject).show(facts), facts)).toEqual({ ok: true, facts })
})

describe('what is wrong is said at the field', () => {
  test.for<[SubjectName, Record<string, string>, string, string]>([
    ['business', { name: ' ' }, 'name', 'Name is required.'],
    ['business', { name: 'x'.repeat(400) }, 'name', 'Name must be 60 characters or fewer.'],
    ['business', { landline: '555 0100' }, 'landline', 'Enter the whole number with its area code, like 06 555 0100.'],
    ['business', { mobile: '' }, 'mobile', 'Phone number is required.'],
    ['business', { email: 'workshop@' }, 'email', 'Enter an email address, like workshop@example.co.nz.'],
    ['business', { postcode: '44120' }, 'postcode', 'A postcode has four digits, like 4412.'],
    ['business', { X: 'x.com/us' }, 'X', 'Copy the whole address, beginning with https://.'],
    ['hours', { 'opens-1': '' }, 'opens-1', 'Enter the time like this: 08:30.'],
    ['hours', { 'closes-1': '07:00' }, 'closes-1', 'It must close later than it opens.'],
    ['hours', { 'closes-1': '25:00' }, 'closes-1', 'Enter the time like this: 08:30.'],
    ['hours', { 'reopens-1': '17:00', 'recloses-1': '20:00' }, 'reopens-1', 'It must open again after it has closed.'],
    ['closed-days', { from: '2027-02-30', to: '2027-03-01', reason: 'a move' }, 'from', 'Enter the date like this: 2027-03-09.'],
    ['closed-days', { from: '2027-09-09', to: '2027-09-08', reason: 'a move' }, 'to', 'The last day can’t be before the first.'],
    ['closed-days', { from: '2027-09-09', reason: '' }, 'reason', 'Reason is required.'],
    ['closed-days', { from: '2027-03-20', to: '2027-04-10', reason: 'a move' }, 'from', 'a move and Easter overlap. Change one of them.'],
    [
      'closed-days',
      { from: '2027-09-09', reason: 'a course', opens: '12:00', closes: '08:00' },
      'closes',
      'It must close later than it opens.',
    ],
    ['bays', { bays: '0' }, 'bays', 'Enter a whole number from 1 to 50.'],
    ['bays', { bays: 'three' }, 'bays', 'Enter a whole number from 1 to 50.'],
    ['bays', { dropOffWindow: '5' }, 'dropOffWindow', 'Enter a whole number from 15 to 240.'],
    ['bays', { 'minutes-2': '5' }, 'minutes-2', 'Enter a whole number from 15 to 600.'],
    ['prices', { wofFee: '-5' }, 'wofFee', 'Enter dollars, like 75 or 89.50.'],
    ['prices', { reviewsAt: 'Google', reviewsUrl: 'google' }, 'reviewsUrl', 'Copy the whole address, beginning with https://.'],
    ['notice', { text: 'Back soon.', until: '2027-03-08' }, 'from', 'Enter the date like this: 2027-03-09.'],
    ['notice', { text: 'Back soon.', from: '2027-03-09', until: '2027-03-08' }, 'until', 'The last day can’t be before the first.'],
  ])('%s with %j: %s: %s', ([name, sent, field, message]) => {
    const shown = (subjects[name] as Subject).show(firstFacts)
    expect(checkSubject(name, { ...shown, ...sent }, firstFacts)).toEqual({ ok: false, fieldErrors: { [field]: message } })
  })

  test('a week without any hours is refused at its first day', () => {
    expect(checkSubject('hours', {}, firstFacts)).toEqual({ ok: false, fieldErrors: { 'opens-0': 'Give the hours of at least one day.' } })
  })
})

test('phone numbers and prices are taken as people write them', () => {
  const shown = subjects.business.show(firstFacts)
  for (const typed of ['(06) 555-0123', '065550123', '+64 6 555 0123', 'tel: 06 555 0123']) {
    const checked = checkSubject('business', { ...shown, landline: typed }, firstFacts)
    expect(checked.ok && checked.facts.business.landline).toEqual({ shown: '06 555 0123', dial: '+6465550123' })
  }
  const prices = checkSubject('prices', { wofFee: '$ 89.50', payment: 'EFTPOS,, Visa ' }, firstFacts)
  expect(prices.ok && prices.facts.beforeYouCome).toEqual({ wofFee: 89.5, payment: ['EFTPOS', 'Visa'] })
})

test('special days are added in order, changed and removed', () => {
  const days = (sent: Record<string, string>, facts: Facts) => {
    const checked = checkSubject('closed-days', sent, facts)
    if (!checked.ok) throw new Error(JSON.stringify(checked.fieldErrors))
    return checked.facts
  }
  const added = days({ from: '2026-03-25', to: '', reason: 'a course', opens: '08:00', closes: '12:00' }, full)
  expect(added.specialDays.map(describeSpecialDays)).toEqual([
    'Wed 25 Mar 2026, a course: 8.00am - 12.00pm',
    'Thu 25 Mar 2027, Easter: 8.00am - 12.00pm',
  ])
  const changed = days({ replaces: '2026-03-25', from: '2028-03-25', to: '2028-03-27', reason: 'a course' }, added)
  expect(changed.specialDays.map(({ from }) => from)).toEqual(['2027-03-25', '2028-03-25'])
  expect(days({ remove: '2028-03-25' }, changed).specialDays).toEqual(full.specialDays)
  expect(days({ confirm: 'yes' }, full)).toEqual(full)
})

test('every change is said in a line', () => {
  expect(changesBetween(full, full)).toEqual([])
  const { notice: _, ...without } = full
  const after = { ...without, bays: 4, beforeYouCome: { ...full.beforeYouCome, hourlyRate: 135 }, specialDays: [] }
  expect(changesBetween(full, after)).toEqual([
    'What it says: We’re moving. → none',
    'From: Mon 1 Mar → none',
    'Until, this day included: Mon 8 Mar → none',
    'Prices, Labour, per hour: 125.5 → 135',
    'Cars that you can work on at once: 3 → 4',
    'Removed: Thu 25 Mar 2027, Easter: 8.00am - 12.00pm',
  ])
})

test('facts that an older version stored are completed with the first ones', () => {
  const { notice: _, beforeYouCome: __, ...older } = full
  expect(parseFacts(JSON.stringify({ ...older, usualMinutes: {} }), firstFacts)).toEqual({
    ...older,
    usualMinutes: firstFacts.usualMinutes,
    beforeYouCome: {},
  })
  expect(() => parseFacts('{"bays":0}', firstFacts)).toThrow(v.ValiError)
  expect(v.is(factsSchema, {})).toBe(false)
})
