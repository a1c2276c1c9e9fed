import { expect, test } from 'vitest'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import type { EnquiryRow, OutboxRow, Recipient } from '../../server/database/tables.ts'
import type { Submission } from './clients.ts'
import { type Deliveries, findViolations } from './find-violations.ts'

const desk = 'counter@example.nz'
const submission: Submission = { answers: goodBooking, successes: ['id-1'], errorStatuses: [0, 503] }
const trusted = { quarantined_at: null, spam_signals: null }
const unread = {
  state: 'new',
  version: 0,
  source: 'website',
  plate_key: '',
  phone_key: '',
  email_key: '',
  call_back_at: null,
  assignee_id: null,
  urgent: 0,
  appointment_at: 0,
} as const
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
  const rest = { kind: recipient === 'workshop' ? 'notification' : 'confirmation', content: null, once_key: null, unanswered: 0 }
  return {
    id: recipient,
    enquiry_id: 'id-1',
    recipient,
    ...rest,
    message_id: `<${recipient}@x>`,
    state: 'sent',
    last_error: null,
    action_id: null,
    appointment_id: null,
    version: null,
    expires_at: null,
    sent_to: null,
    ...times,
  }
}

const mails = [mail('workshop'), mail('visitor')]
const deliveries = (...more: string[]): Deliveries =>
  new Map([`<workshop@x> about BCD-FGHJ to ${desk}`, `<visitor@x> about BCD-FGHJ to ${goodBooking.email}`, ...more].map((key) => [key, 1]))

test('there are no errors when each acknowledged enquiry is stored once and intact, and both its emails were delivered', () => {
  expect(findViolations([submission], { enquiries: [row], mails }, deliveries(), desk)).toEqual([])
})

test('an enquiry whose response was lost may be stored, but only once', () => {
  expect(findViolations([{ ...submission, successes: [] }], { enquiries: [row], mails }, deliveries(), desk)).toEqual([])
  expect(
    findViolations(
      [submission, { ...submission, answers: { ...goodBooking, email: 'x@x.nz' }, successes: [] }],
      { enquiries: [row], mails },
      deliveries(),
      desk,
    ),
  ).toEqual([])
})

test.for<[string, Submission, EnquiryRow[], OutboxRow[], Deliveries]>([
  ['but is not stored', submission, [], [], new Map()],
  ['is stored 2 times', submission, [row, { ...row, id: 'id-1' }], mails, deliveries()],
  ['is stored with changes: message', submission, [{ ...row, message: 'WoF is due' }], mails, deliveries()],
  ['got the id id-0', { ...submission, successes: ['id-0'] }, [row], mails, deliveries()],
  ['got status 500', { ...submission, errorStatuses: [500] }, [row], mails, deliveries()],
  ['nobody sent it', { ...submission, answers: { ...goodBooking, email: 'x@x.nz' }, successes: [] }, [row], mails, deliveries()],
  ["has emails to 'workshop'", submission, [row], mails.slice(0, 1), deliveries()],
  ['is still due at the end', submission, [row], [mail('workshop'), { ...mail('visitor'), state: 'due' }], deliveries()],
  ['was never delivered', submission, [row], mails, new Map()],
  ['is not in the store', submission, [row], mails, deliveries(`<other@x> about BCD-FGHJ to ${desk}`)],
])('reports: %s', ([violation, submission, enquiries, mails, deliveries]) => {
  expect(findViolations([submission], { enquiries, mails }, deliveries, desk)).toContainEqual(expect.stringContaining(violation))
})
