import { expect, test } from 'vitest'
import type { ActionRow, EnquiryRow, OutboxRow } from '../../server/database/tables.ts'
import { findStaffViolations } from './find-staff-violations.ts'
import type { Stored } from './find-violations.ts'
import type { Act } from './staff.ts'

const act: Act = { id: 'a', enquiry: 'e', kind: 'reply', version: 0, fields: { text: 'Kia ora' }, answered: 1, errorStatuses: [0, 503] }
const action = { id: 'a', enquiry_id: 'e', kind: 'reply', text: 'Kia ora' } as ActionRow
const mail = { action_id: 'a', kind: 'reply' } as OutboxRow
const enquiry = { id: 'e', version: 1 } as EnquiryRow
const stored = { enquiries: [enquiry], mails: [mail], actions: [action] }

test('there are no violations when each answered action is stored once, as it was sent, with its email', () => {
  expect(findStaffViolations([act], stored)).toEqual([])
  expect(findStaffViolations([{ ...act, answered: 0 }], stored)).toEqual([])
})

test.for<[string, Act, Stored]>([
  ['was answered, but is not stored', act, { ...stored, actions: [] }],
  ['is stored 2 times', act, { ...stored, actions: [action, action] }],
  ['is stored with changes', act, { ...stored, actions: [{ ...action, text: 'Kia' }] }],
  ['has the emails', act, { ...stored, mails: [] }],
  ['has the emails', act, { ...stored, mails: [mail, mail] }],
  ['nobody sent it', { ...act, id: 'b', answered: 0 }, stored],
  ['got status 409', { ...act, errorStatuses: [409] }, stored],
  ['has version 2 after 1 actions', act, { ...stored, enquiries: [{ ...enquiry, version: 2 }] }],
])('reports: %s', ([violation, sent, found]) => {
  expect(findStaffViolations([sent], found)).toContainEqual(expect.stringContaining(violation))
})
