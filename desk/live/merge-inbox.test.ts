import { expect, test } from 'vitest'
import type { Inbox, InboxLine } from '../../domain/desk.ts'
import type { EnquiryState } from '../../domain/enquiries/state.ts'
import { mergeInbox } from './merge-inbox.ts'

const unmarked = { urgent: false, wroteBack: false }

function line(id: string, receivedAt: number, state: EnquiryState = 'new', callBackAt?: number): InboxLine {
  return {
    id,
    reference: 'BCD-FGHJ',
    kind: 'booking',
    source: 'website',
    state,
    name: 'Hana',
    about: '',
    receivedAt,
    callBackAt,
    ...unmarked,
  }
}

function inbox(lines: InboxLine[], callBacks: InboxLine[] = [], more: Partial<Inbox> = {}): Inbox {
  return {
    lines,
    urgent: [],
    callBacks,
    orderedBy: 'receivedAt',
    mine: 0,
    moreCalls: 0,
    counts: { new: 0, answered: 0, booked: 0, done: 0, declined: 0 },
    waiting: 0,
    unreached: [],
    moreUnreached: 0,
    quarantined: 0,
    ...more,
  }
}

const ids = (lines: readonly InboxLine[]) => lines.map(({ id }) => id)

test('new lines wait, and the others are updated in place', () => {
  const first = inbox([line('b', 2), line('a', 1)])
  const fresh = inbox([line('d', 4), line('c', 3), line('b', 2), line('a', 1, 'answered')], [], {
    counts: { ...first.counts, answered: 1 },
  })
  const { shown, unseen } = mergeInbox(first, fresh)
  expect(unseen).toBe(2)
  expect(ids(shown.lines)).toEqual(['b', 'a'])
  expect(shown.lines[1]?.state).toBe('answered')
  expect(shown.counts.answered).toBe(1)
})

test('a line that has left the list stays and says so, and older ones that move up do not count as new', () => {
  const first = inbox([line('c', 3), line('b', 2)], [], { next: '2_b' })
  const { shown, unseen } = mergeInbox(first, inbox([line('c', 3), line('a', 1)]))
  expect([ids(shown.lines), unseen]).toEqual([['c', 'b'], 0])
  expect(shown.lines.map(({ noLongerListed }) => noLongerListed)).toEqual([undefined, true])
})

test('a line that may only have moved to the next page does not count as gone', () => {
  const first = inbox([line('c', 3), line('b', 2), line('a', 1)])
  const { shown } = mergeInbox(first, inbox([line('d', 4), line('b', 2)], [], { next: '2_b' }))
  expect(shown.lines.map(({ noLongerListed }) => noLongerListed)).toEqual([true, undefined, undefined])
})

test('in the order of appointments, a new one may be anywhere, and later ones that move up do not count', () => {
  const booked = (id: string, appointmentAt: number) => ({ ...line(id, 1, 'booked'), appointmentAt })
  const soonest = (lines: InboxLine[], next?: string) => inbox(lines, [], { orderedBy: 'appointmentAt', next })
  const first = soonest([booked('b', 2), booked('d', 4)], '4_d')
  expect(mergeInbox(first, soonest([booked('b', 2), booked('c', 3), booked('d', 4)], '4_d')).unseen).toBe(1)
  const collected = mergeInbox(first, soonest([booked('d', 4), booked('e', 5)], '5_e'))
  expect([collected.unseen, collected.shown.lines.map(({ noLongerListed }) => noLongerListed)]).toEqual([0, [true, undefined]])
  expect(mergeInbox(soonest([booked('b', 2)]), soonest([booked('b', 2), booked('e', 5)])).unseen).toBe(1)
})

test('an enquiry that a colleague marks as urgent shows it in its place, and waits to move to the top', () => {
  const first = inbox([line('b', 2), line('a', 1)])
  const { shown, unseen } = mergeInbox(first, inbox([line('b', 2)], [], { urgent: [{ ...line('a', 1), urgent: true }] }))
  expect([ids(shown.lines), shown.lines[1]?.urgent, ids(shown.urgent), unseen]).toEqual([['b', 'a'], true, [], 1])
})

test('the first line of an empty inbox is new', () => {
  expect(mergeInbox(inbox([]), inbox([line('a', 1)])).unseen).toBe(1)
})

test('a call that has become due waits, because it goes to the top', () => {
  const first = inbox([line('b', 2), line('a', 1, 'new', 9)])
  const fresh = inbox([line('b', 2)], [line('a', 1, 'new', 9)])
  const { shown, unseen } = mergeInbox(first, fresh)
  expect([ids(shown.lines), ids(shown.callBacks), unseen]).toEqual([['b', 'a'], [], 1])
  const over = mergeInbox(fresh, inbox([line('b', 2)], [], { next: '2_b' }))
  expect([over.unseen, over.shown.callBacks[0]?.noLongerListed]).toEqual([0, true])
})

test('the notice of an email that could not be sent waits, because it is above the lines', () => {
  const { shown, unseen } = mergeInbox(inbox([]), inbox([], [], { unreached: [{ id: 'a', name: 'Hana' }] }))
  expect([shown.unreached, unseen]).toEqual([[], 1])
})
