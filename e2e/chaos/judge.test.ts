import { expect, test } from 'vitest'
import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import type { EnquiryRow, OutboxRow, Recipient } from '../../server/store/tables.ts'
import { type Arrived, judge } from './judge.ts'
import type { Sending } from './posters.ts'

const desk = 'counter@example.nz'
const sending: Sending = { answers: goodBooking, successes: ['id-1'], refusals: [0, 503] }
const trusted = { quarantined_at: null, spam_signals: null }
const unread = { state: 'new', version: 0, source: 'website', plate_key: null, phone_key: null, email_key: null } as const
const row: EnquiryRow = {
  id: 'id-1',
  kind: 'booking',
  ...goodBooking,
  subject: null,
  received_at: 1,
  reference: 'BCD-FGHJ',
  ...trusted,
  ...unread,
}

function mail(recipient: Recipient): OutboxRow {
  const times = { attempts: 1, due_at: 1, leased_until: null, created_at: 1, sent_at: 2 }
  const what = { kind: recipient === 'workshop' ? 'notification' : 'confirmation', content: null, once_key: null, unanswered: 0 }
  return {
    id: recipient,
    enquiry_id: 'id-1',
    recipient,
    ...what,
    message_id: `<${recipient}@x>`,
    state: 'sent',
    last_error: null,
    action_id: null,
    ...times,
  }
}

const mails = [mail('workshop'), mail('visitor')]
const arrived = (...more: string[]): Arrived =>
  new Map([`<workshop@x> about BCD-FGHJ to ${desk}`, `<visitor@x> about BCD-FGHJ to ${goodBooking.email}`, ...more].map((key) => [key, 1]))

test('there are no errors when each acknowledged enquiry is stored once and intact, and both its mails were delivered', () => {
  expect(judge([sending], { enquiries: [row], mails }, arrived(), desk)).toEqual([])
})

test('an enquiry whose response was lost may be stored, but only once', () => {
  expect(judge([{ ...sending, successes: [] }], { enquiries: [row], mails }, arrived(), desk)).toEqual([])
  expect(
    judge(
      [sending, { ...sending, answers: { ...goodBooking, email: 'x@x.nz' }, successes: [] }],
      { enquiries: [row], mails },
      arrived(),
      desk,
    ),
  ).toEqual([])
})

test.for<[string, Sending, EnquiryRow[], OutboxRow[], Arrived]>([
  ['it is not stored', sending, [], [], new Map()],
  ['is stored 2 times', sending, [row, { ...row, id: 'id-1' }], mails, arrived()],
  ['is stored with changes: message', sending, [{ ...row, message: 'WoF is due' }], mails, arrived()],
  ['got the id id-0', { ...sending, successes: ['id-0'] }, [row], mails, arrived()],
  ['got status 500', { ...sending, refusals: [500] }, [row], mails, arrived()],
  ['nobody sent it', { ...sending, answers: { ...goodBooking, email: 'x@x.nz' }, successes: [] }, [row], mails, arrived()],
  ["has mails to 'workshop'", sending, [row], mails.slice(0, 1), arrived()],
  ['is still due at the end', sending, [row], [mail('workshop'), { ...mail('visitor'), state: 'due' }], arrived()],
  ['was never delivered', sending, [row], mails, new Map()],
  ['is not in the store', sending, [row], mails, arrived(`<other@x> about BCD-FGHJ to ${desk}`)],
])('reports: %s', ([said, sending, enquiries, mails, arrived]) => {
  expect(judge([sending], { enquiries, mails }, arrived, desk)).toContainEqual(expect.stringContaining(said))
})
