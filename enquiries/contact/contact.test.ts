import { expect, test } from 'vitest'
import { check, readBack, readBackConfirmed } from '../enquiry.ts'
import { badContacts, goodContact, goodContacts } from './contact.examples.ts'
import { contact } from './contact.ts'

test.for(goodContacts)('a contact enquiry goes through when $because', ({ answers }) => {
  expect(check(contact, answers)).toEqual({ ok: true, answers: { phone: '', ...answers } })
})

test.for(badContacts)('a contact enquiry is refused when $because', ({ answers, faults }) => {
  expect(check(contact, answers)).toEqual({ ok: false, faults })
})

test('a contact enquiry reads back no free text to the visitor, and no question that was not answered', () => {
  expect(readBackConfirmed(contact, goodContact)).toEqual([{ label: 'Phone', answer: '06 555 0173' }])
  expect(readBackConfirmed(contact, { ...goodContact, phone: '' })).toEqual([])
  expect(readBack(contact, goodContact)).toHaveLength(5)
})
