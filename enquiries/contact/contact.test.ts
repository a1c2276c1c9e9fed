import { expect, test } from 'vitest'
import { check, readBack, readBackConfirmed } from '../enquiry.ts'
import { badContacts, goodContact, goodContacts } from './contact.examples.ts'
import { contact } from './contact.ts'

test.for(goodContacts)('a contact enquiry is accepted when $because', ({ answers }) => {
  expect(check(contact, answers)).toEqual({ ok: true, answers: { phone: '', ...answers } })
})

test.for(badContacts)('a contact enquiry is refused when $because', ({ answers, faults }) => {
  expect(check(contact, answers)).toEqual({ ok: false, faults })
})

test('the visitor gets no free text and no unanswered field of a contact enquiry', () => {
  expect(readBackConfirmed(contact, goodContact)).toEqual([{ label: 'Phone', answer: '06 555 0173' }])
  expect(readBackConfirmed(contact, { ...goodContact, phone: '' })).toEqual([])
  expect(readBack(contact, goodContact)).toHaveLength(5)
})
