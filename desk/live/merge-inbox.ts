import type { Inbox, InboxLine } from '../../domain/desk.ts'
import type { Deferred } from './use-deferred-updates.ts'

/**
 * Updates the lines in place. New lines and customers whom an email didn't reach wait, because they would move the others. A line that no longer
 * belongs in the list stays where it is, and says so.
 */
export function mergeInbox(first: Inbox, fresh: Inbox): Deferred<Inbox> {
  const known = new Map([...fresh.lines, ...fresh.callBacks].map((line) => [line.id, line]))
  const newest = Math.max(0, ...first.lines.map(({ receivedAt }) => receivedAt))
  // With another page, older lines may only have moved there.
  const oldest = fresh.next === undefined ? 0 : Math.min(...fresh.lines.map(({ receivedAt }) => receivedAt))
  const current = (lines: readonly InboxLine[], after = 0) =>
    lines.map((line) => known.get(line.id) ?? (line.receivedAt > after ? { ...line, noLongerListed: true } : line))
  const isIn = (lines: readonly InboxLine[], { id }: InboxLine) => lines.some((line) => line.id === id)
  const newLines = fresh.lines.filter((line) => line.receivedAt >= newest && !isIn([...first.lines, ...first.callBacks], line))
  const newCalls = fresh.callBacks.filter((line) => !isIn(first.callBacks, line))
  const newlyUnreached = fresh.unreached.filter(({ id }) => !first.unreached.some((one) => one.id === id))
  return {
    shown: {
      ...first,
      counts: fresh.counts,
      waiting: fresh.waiting,
      lines: current(first.lines, oldest),
      callBacks: current(first.callBacks),
    },
    unseen: newLines.length + newCalls.length + newlyUnreached.length,
  }
}
