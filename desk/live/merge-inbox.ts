import type { Inbox, InboxLine } from '../../domain/desk.ts'
import type { Deferred } from './use-deferred-updates.ts'

/**
 * Updates the lines in place. New lines and customers whom an email didn't reach wait, because they would move the others. A line that no longer
 * belongs in the list stays where it is, and says so.
 */
export function mergeInbox(first: Inbox, fresh: Inbox): Deferred<Inbox> {
  const known = new Map(allOf(fresh).map((line) => [line.id, line]))
  const current = (lines: readonly InboxLine[], isListed: (line: InboxLine) => boolean) =>
    lines.map((line) => known.get(line.id) ?? (isListed(line) ? { ...line, noLongerListed: true } : line))
  const isIn = (lines: readonly InboxLine[]) => (line: InboxLine) => lines.some(({ id }) => id === line.id)
  const isOnPage = isIn(allOf(first))
  const wasAtTop = isIn([...first.urgent, ...first.callBacks])
  const newLines = fresh.lines.filter((line) => !isOnPage(line) && isWithin(line, first))
  const newAtTop = [...fresh.urgent.filter((line) => !isIn(first.urgent)(line)), ...fresh.callBacks.filter((line) => !wasAtTop(line))]
  const newlyUnreached = fresh.unreached.filter(({ id }) => !first.unreached.some((one) => one.id === id))
  return {
    shown: {
      ...first,
      counts: fresh.counts,
      waiting: fresh.waiting,
      mine: fresh.mine,
      lines: current(first.lines, (line) => isWithin(line, fresh)),
      urgent: current(first.urgent, () => true),
      callBacks: current(first.callBacks, () => true),
    },
    unseen: newLines.length + newAtTop.length + newlyUnreached.length,
  }
}

function allOf({ urgent, callBacks, lines }: Inbox): InboxLine[] {
  return [...urgent, ...callBacks, ...lines]
}

/** Whether a line's place is before the end of a page. Those after it may only have moved to or from the next one. */
function isWithin(line: InboxLine, { orderedBy, next }: Inbox): boolean {
  if (next === undefined) return true
  const end = Number(next.split('_')[0])
  const at = line[orderedBy] ?? 0
  return orderedBy === 'appointmentAt' ? at < end : at > end
}
