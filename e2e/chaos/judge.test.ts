import { expect, test } from 'vitest'
import { goodBooking } from '../../enquiries/booking/booking.examples.ts'
import type { EnquiryRow, OutboxRow, Recipient } from '../../server/store/tables.ts'
import { type Arrived, judge } from './judge.ts'
import type { Sending } from './posters.ts'

const desk = 'counter@example.nz'
const sending: Sending = { answers: goodBooking, successes: ['id-1'], refusals: [0, 503] }
const trusted = { quarantined_at: null, spam_signals: null }
const row: EnquiryRow = { id: 'id-1', kind: 'booking', ...goodBooking, subject: null, received_at: 1, ...trusted, reference: 'BCD-FGHJ' }

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
    ...times,
  }
}

const mails = [mail('workshop'), mail('visitor')]
const arrived = (...more: string[]): Arrived =>
  new Map([`<workshop@x> about BCD-FGHJ to ${desk}`, `<visitor@x> about BCD-FGHJ to ${goodBooking.email}`, ...more].map((key) => [key, 1]))

test('all is well when what was told is stored once and whole, and both its mails arrived', () => {
  expect(judge([sending], { enquiries: [row], mails }, arrived(), desk)).toEqual([])
})

test('an enquiry that nobody was told of may be stored, once', () => {
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
  ['is stored torn: message', sending, [{ ...row, message: 'WoF is due' }], mails, arrived()],
  ['got the id id-0', { ...sending, successes: ['id-0'] }, [row], mails, arrived()],
  ['was answered with 500', { ...sending, refusals: [500] }, [row], mails, arrived()],
  ['nobody sent it', { ...sending, answers: { ...goodBooking, email: 'x@x.nz' }, successes: [] }, [row], mails, arrived()],
  ["owes mails to 'workshop'", sending, [row], mails.slice(0, 1), arrived()],
  ['is due in the end', sending, [row], [mail('workshop'), { ...mail('visitor'), state: 'due' }], arrived()],
  ['never arrived', sending, [row], mails, new Map()],
  ['does not know', sending, [row], mails, arrived(`<other@x> about BCD-FGHJ to ${desk}`)],
])('what hurts somebody is said: %s', ([said, sending, enquiries, mails, arrived]) => {
  expect(judge([sending], { enquiries, mails }, arrived, desk)).toContainEqual(expect.stringContaining(said))
})
