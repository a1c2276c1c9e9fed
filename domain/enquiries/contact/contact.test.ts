import { expect, test } from 'vitest'
import { check } from '../../form.ts'
import { confirmationSummaryOf, summaryOf } from '../enquiry.ts'
import { badContacts, goodContact, goodContacts } from './contact.examples.ts'
import { contact } from './contact.ts'

test.for(goodContacts)('a contact enquiry is accepted when $because', ({ answers }) => {
  expect(check(contact, answers)).toEqual({ ok: true, answers: { phone: '', ...answers } })
})

test.for(badContacts)('a contact enquiry is refused when $because', ({ answers, fieldErrors }) => {
  expect(check(contact, answers)).toEqual({ ok: false, fieldErrors })
})

test('the visitor gets no free text and no unanswered field of a contact enquiry', () => {
  expect(confirmationSummaryOf(contact, goodContact)).toEqual([{ label: 'Phone', answer: '06 555 0173' }])
  expect(confirmationSummaryOf(contact, { ...goodContact, phone: '' })).toEqual([])
  expect(summaryOf(contact, goodContact)).toHaveLength(5)
})
