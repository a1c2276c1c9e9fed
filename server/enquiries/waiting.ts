import { type Kysely, sql } from 'kysely'
import type { InboxLine } from '../../domain/desk.ts'
import { openMinutesUntil } from '../../domain/opening-hours/open-minutes.ts'
import type { OpeningTimes } from '../../workshop/facts.ts'
import type { Tables } from '../database/tables.ts'

/** Counts the enquiries that need attention: new ones, and others with a callback due. Reads two indexes. */
export async function countWaiting(db: Kysely<Tables>, now: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select
    (select count(*) from enquiry where state = 'new' and quarantined_at is null) + (${otherCalls(now)}) as waiting`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** SQL that counts the callbacks that are due on enquiries that aren't new. */
export function otherCalls(now: number) {
  return sql<number>`select count(*) from enquiry
    where call_back_at is not null and call_back_at <= ${now} and state <> 'new' and quarantined_at is null`
}

type Waits = Pick<InboxLine, 'state' | 'receivedAt' | 'callBackAt' | 'wroteBack'>

/** Adds how long each enquiry has waited. */
export function withWaiting<Line extends Waits>(
  lines: readonly Line[],
  now: number,
  times: OpeningTimes,
): (Line & { waitedMinutes: number | undefined })[] {
  const openMinutes = openMinutesUntil(now, times)
  return lines.map((line) => {
    const since = waitsSince(line)
    return { ...line, waitedMinutes: since === undefined ? undefined : openMinutes(since) }
  })
}

/** Returns since when an enquiry has waited for an answer. */
function waitsSince({ state, receivedAt, callBackAt, wroteBack }: Waits): number | undefined {
  if (state === 'new') return receivedAt
  return wroteBack ? callBackAt : undefined
}
