import { sql, type Transaction } from 'kysely'
import type { Instant } from '../../domain/instant.ts'
import type { Tables } from './tables.ts'

/** Milliseconds after which a count has ended. */
export const longestWindow = 24 * 3_600_000

/**
 * Adds to the count of each key, in a window that begins with its first use. The rows stay locked until the commit, so
 * concurrent requests can't exceed a limit. Keys are sorted so that two servers can't deadlock; for the same reason a
 * transaction that counts several kinds of key always counts them in the same order.
 * @param window milliseconds, at most `longestWindow`
 * @returns for each key the count before, and when its window began
 */
export async function count(trx: Transaction<Tables>, amounts: ReadonlyMap<string, number>, now: Instant, window: number) {
  if (amounts.size === 0) return new Map<string, { before: number; since: Instant }>()
  const isOver = sql`counter.since <= excluded.since - ${sql.lit(window)}`
  const rows = await trx
    .insertInto('counter')
    .values([...amounts].map(([hash, count]) => ({ hash, since: now, count })).sort((a, b) => (a.hash < b.hash ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({
        since: sql<number>`case when ${isOver} then excluded.since else counter.since end`,
        count: sql<number>`case when ${isOver} then excluded.count else counter.count + excluded.count end`,
      }),
    )
    .returningAll()
    .execute()
  return new Map(rows.map(({ hash, since, count }) => [hash, { before: count - (amounts.get(hash) ?? 0), since }]))
}

/** Returns the seconds until a window of `window` milliseconds ends that began at `since`, rounded up and at least 1. */
export function secondsLeft(since: Instant, window: number, now: Instant): number {
  return Math.max(1, Math.ceil((since + window - now) / 1000))
}
