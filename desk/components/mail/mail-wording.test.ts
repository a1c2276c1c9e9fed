import { expect, test } from 'vitest'
import type { UnsentMail } from '../../../domain/mail-page.ts'
import { describeReason, describeUnsent } from './mail-wording.ts'

// Monday 1 March 2027, 9.00am.
const now = Date.parse('2027-02-28T20:00:00Z')

const failed: UnsentMail = {
  id: '1',
  kind: 'confirmation',
  recipient: 'visitor',
  state: 'failed',
  to: 'hana@example.nz',
  canMove: true,
  isOutdated: false,
  createdAt: now,
  dueAt: now,
  attempts: 1,
  isSending: false,
  mayHaveArrived: false,
  needsAttention: true,
}
const due = { state: 'due', needsAttention: false } as const

test.for<[Partial<UnsentMail>, string]>([
  [{ error: 'EENVELOPE RCPT TO 550 5.1.1' }, 'There’s no such address. It may be misspelt. (550 5.1.1)'],
  [{ error: 'EENVELOPE RCPT TO 550' }, 'There’s no such address. It may be misspelt. (550)'],
  [{ error: 'EENVELOPE RCPT TO 550 5.7.1' }, 'This address takes no email from us. (550 5.7.1)'],
  [{ error: 'EENVELOPE RCPT TO 552 5.2.2' }, 'Their mailbox is full. (552 5.2.2)'],
  [{ error: 'EMESSAGE DATA 554' }, 'Their mail server refused what’s in it. (554)'],
  [{ error: 'EENVELOPE API' }, 'This can’t be an email address.'],
  [{ error: 'EENVELOPE RCPT TO 451, given up' }, 'The mail server asked us to try again later. (451) We’ve stopped trying.'],
  [
    { error: 'EENVELOPE RCPT TO 530, given up' },
    'The mail server takes no email from us. Check the account and the addresses in the website’s settings. (530) We’ve stopped trying.',
  ],
  [
    { ...due, recipient: 'workshop', error: 'EENVELOPE RCPT TO 550 5.1.1', dueAt: now + 3_600_000 },
    'The mail server takes no email from us. Check the account and the addresses in the website’s settings. (550 5.1.1) We’ll try again today 10.00am.',
  ],
  [
    { error: 'ETIMEDOUT DATA, given up', mayHaveArrived: true },
    'Our mail server took it, but never said whether it accepted it. They may have it already. We’ve stopped trying.',
  ],
  [{ ...due }, 'Our mail server isn’t taking emails at the moment. We keep trying.'],
  [{ ...due, attempts: 0 }, 'It hasn’t been tried yet.'],
  [{ ...due, isSending: true }, 'It’s on its way.'],
])('an email with %o says why', ([mail, words]) => {
  expect(describeReason({ ...failed, ...mail }, now)).toBe(words)
})

test('an email says what it is and where it goes', () => {
  expect(describeUnsent(failed)).toBe('Confirmation to hana@example.nz')
  expect(describeUnsent({ ...failed, kind: 'notification', recipient: 'workshop', to: undefined })).toBe('Enquiry to the workshop')
})
