import { sql, type Transaction } from 'kysely'
import { judgeRepeats } from '../suspicion/suspicion.ts'
import type { Entry } from './keep-enquiries.ts'
import type { Tables } from './tables.ts'

/** How much may come. */
export type Limits = {
  /** New enquiries from one sender in one day; more are refused until the day is over. */
  perSenderPerDay: number
  /** Enquiries in one hour from all senders that are mailed at once; more go to quarantine. */
  perHour: number
}

/** Too many enquiries came from one sender. */
export class OverLimit extends Error {
  override name = 'OverLimit'
  /** Seconds until its sender may send again. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('Too many enquiries came from one address.')
    this.retryAfter = retryAfter
  }
}

const hour = 3_600_000
/** In milliseconds. */
export const countedFor = 24 * hour

/**
 * Counts new enquiries for their senders.
 * @returns for the fingerprint of each that is too many, the seconds until its sender may send again
 */
export async function refuseOverLimit(trx: Transaction<Tables>, entries: readonly Entry[], limits: Limits): Promise<Map<string, number>> {
  const bySender = Map.groupBy(
    entries.filter(({ sender }) => sender),
    ({ sender }) => sender ?? '',
  )
  if (bySender.size === 0) return new Map()
  const now = latest(entries)
  // Sorted, so that two processes never wait for each other. The row is locked until the commit: no sender gets more by sending at once.
  const rows = [...bySender]
    .map(([hash, { length }]) => ({ hash, since: now, enquiries: length }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
  const anew = sql`sender.since <= excluded.since - ${sql.lit(countedFor)}`
  const counted = await trx
    .insertInto('sender')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({
        since: sql<number>`case when ${anew} then excluded.since else sender.since end`,
        enquiries: sql<number>`case when ${anew} then excluded.enquiries else sender.enquiries + excluded.enquiries end`,
      }),
    )
    .returningAll()
    .execute()

  return new Map(
    counted.flatMap(({ hash, since, enquiries }) => {
      const mine = bySender.get(hash) ?? []
      const room = Math.max(0, limits.perSenderPerDay - (enquiries - mine.length))
      const retryAfter = Math.max(1, Math.ceil((since + countedFor - now) / 1000))
      return mine.slice(room).map(({ fingerprint }): [string, number] => [fingerprint, retryAfter])
    }),
  )
}

/** Puts into quarantine what comes above the limit of an hour, and what repeats others' words. Who is in it already does not count. */
export async function quarantineFloods(trx: Transaction<Tables>, entries: readonly Entry[], { perHour }: Limits): Promise<Entry[]> {
  const now = latest(entries)
  const { mailed } = await trx
    .selectFrom('enquiry')
    .select((eb) => eb.fn.countAll<number>().as('mailed'))
    .where('received_at', '>', now - hour)
    .where('quarantined_at', 'is', null)
    .executeTakeFirstOrThrow()
  const seen = await trx
    .selectFrom('enquiry')
    .select(['message', sql<number>`count(distinct email)`.as('senders')])
    .where('received_at', '>', now - countedFor)
    .where(
      'message',
      'in',
      entries.map(({ row }) => row.message),
    )
    .groupBy('message')
    .execute()
  const senders = new Map(seen.map((one) => [one.message, one.senders]))

  let room = perHour - mailed
  return entries.map((entry) => {
    const { row } = entry
    if (row.quarantined_at !== null) return entry
    const repeats = judgeRepeats(row.message ?? '', senders.get(row.message) ?? 0) > 0 ? ['repeats'] : []
    const signals = [...(row.spam_signals ? [row.spam_signals] : []), ...repeats]
    if (room-- > 0) return { ...entry, row: { ...row, spam_signals: signals.join(', ') || null } }
    return { ...entry, row: { ...row, spam_signals: [...signals, 'flood'].join(', '), quarantined_at: row.received_at } }
  })
}

function latest(entries: readonly Entry[]): number {
  return Math.max(...entries.map(({ row }) => row.received_at))
}
