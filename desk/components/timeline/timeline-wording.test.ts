import { expect, test } from 'vitest'
import type { MailStatus, TimelineEntry } from '../../../domain/desk.ts'
import { describeEntry, describeMail, describeReminder } from './timeline-wording.ts'

// Monday 1 March 2027, 9.00am.
const now = Date.parse('2027-02-28T20:00:00Z')

test.for<[Partial<MailStatus>, string, string]>([
  [{ state: 'due' }, '2027-03-01T20:00:00Z', 'Reminder goes out tomorrow 9.00am'],
  [{ state: 'held' }, '2027-03-04T20:00:00Z', 'Reminder goes out Fri 9.00am'],
  [{ state: 'due' }, '2027-02-28T20:00:00Z', 'Reminder is on its way'],
  [{ state: 'sent', sentAt: now }, '2027-02-28T20:00:00Z', 'Reminder sent today 9.00am'],
  [{ state: 'failed' }, '2027-02-28T20:00:00Z', 'Reminder couldn’t be sent. Call them instead.'],
  [{ state: 'withdrawn' }, '2027-03-04T20:00:00Z', 'This reminder was cancelled'],
])('a reminder that is %o and due at %s: %s', ([status, due, words]) => {
  expect(describeReminder({ kind: 'reminder', state: 'due', mayHaveBeenSent: false, dueAt: Date.parse(due), ...status }, now)).toBe(words)
})

test('an email that is due may have been sent only if a server may be sending it', () => {
  const due = { kind: 'reply', state: 'due' } as const
  expect([false, true].map((mayHaveBeenSent) => describeMail({ ...due, mayHaveBeenSent }, now))).toEqual([
    'Email hasn’t been sent yet',
    'Email is on its way',
  ])
})

test('an action of the next version has a sentence too', () => {
  const entry = { id: '1', at: now, by: 'Mere', undone: true, kind: 'handover' as TimelineEntry['kind'] }
  expect(describeEntry(entry)).toBe('Mere changed something (undone)')
})
