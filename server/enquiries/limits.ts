import type { Transaction } from 'kysely'
import type { Instant } from '../../domain/instant.ts'
import { count, longestWindow, secondsLeft } from '../database/count.ts'
import type { Limits } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'
import type { PreparedEnquiry } from './prepare-enquiry.ts'

/** An exceeded hourly limit. `count`: enquiries since `since`. */
export type Flood = { from: 'network' | 'everywhere'; count: number; since: Instant }

const hour = 3_600_000
/** Confirmations to one mailbox per day, so that strangers can't flood it through us. */
const confirmationsPerDay = 3
/** Milliseconds. */
export const betweenFloodAlerts = 6 * hour

/** Returns, by fingerprint, the enquiries over their sender's limit with the seconds until that sender may send again. */
export async function refuseOverLimit(
  trx: Transaction<Tables>,
  enquiries: readonly PreparedEnquiry[],
  limits: Limits,
): Promise<Map<string, number>> {
  const now = latest(enquiries)
  const bySender = groupBy(enquiries, ({ sender }) => sender)
  const counted = await count(trx, sizes(bySender), now, longestWindow)
  return new Map(
    [...bySender].flatMap(([hash, mine]) => {
      const { before, since } = counted.get(hash) ?? { before: 0, since: now }
      const retryAfter = secondsLeft(since, longestWindow, now)
      return mine.slice(Math.max(0, limits.perSenderPerDay - before)).map(({ fingerprint }): [string, number] => [fingerprint, retryAfter])
    }),
  )
}

/**
 * Returns the fingerprints of the enquiries above an hourly limit, and their floods. Those above their network's limit don't
 * count towards the overall one.
 */
export async function findFloods(
  trx: Transaction<Tables>,
  enquiries: readonly PreparedEnquiry[],
  { perNetworkPerHour, perHour }: Limits,
): Promise<{ over: Set<string>; floods: Flood[] }> {
  const over = new Set<string>()
  const floods: Flood[] = []
  if (enquiries.length === 0) return { over, floods }
  const now = latest(enquiries)
  const byNetwork = groupBy(enquiries, ({ network }) => network)
  const counted = await count(trx, sizes(byNetwork), now, hour)
  for (const [hash, mine] of byNetwork) {
    const { before, since } = counted.get(hash) ?? { before: 0, since: now }
    const tooMany = mine.slice(Math.max(0, perNetworkPerHour - before))
    for (const { fingerprint } of tooMany) over.add(fingerprint)
    if (tooMany.length > 0) floods.push({ from: 'network', count: before + mine.length, since })
  }

  // Quarantined enquiries don't count. Servers that commit at the same moment may each let one more batch through.
  const { mailed } = await trx
    .selectFrom('enquiry')
    .select((eb) => eb.fn.countAll<number>().as('mailed'))
    .where('received_at', '>', now - hour)
    .where('received_at', '<=', now)
    .where('quarantined_at', 'is', null)
    .where('source', '=', 'website')
    .executeTakeFirstOrThrow()
  const others = enquiries.filter(({ fingerprint }) => !over.has(fingerprint))
  const tooMany = others.slice(Math.max(0, perHour - mailed))
  for (const { fingerprint } of tooMany) over.add(fingerprint)
  if (tooMany.length > 0) floods.push({ from: 'everywhere', count: mailed + others.length, since: now - hour })
  return { over, floods }
}

/** Whether to alert the workshop about a flood now: at most once in six hours. Counts the alert. */
export async function isFloodAlertDue(trx: Transaction<Tables>, now: number): Promise<boolean> {
  const counted = await count(trx, new Map([['flood alert', 1]]), now, betweenFloodAlerts)
  return counted.get('flood alert')?.before === 0
}

/** Returns the fingerprints of the enquiries whose mailbox may get another confirmation today, and counts them. */
export async function admitConfirmations(
  trx: Transaction<Tables>,
  enquiries: readonly Pick<PreparedEnquiry, 'fingerprint' | 'mailbox'>[],
  now: number,
) {
  const byMailbox = groupBy(enquiries, ({ mailbox }) => mailbox)
  const counted = await count(trx, sizes(byMailbox), now, longestWindow)
  return new Set(
    [...byMailbox].flatMap(([hash, mine]) => {
      const room = confirmationsPerDay - (counted.get(hash)?.before ?? 0)
      return mine.slice(0, Math.max(0, room)).map(({ fingerprint }) => fingerprint)
    }),
  )
}

function groupBy<T>(enquiries: readonly T[], key: (enquiry: T) => string | undefined): Map<string, T[]> {
  const groups = Map.groupBy(enquiries, (enquiry) => key(enquiry) ?? '')
  groups.delete('')
  return groups
}

function sizes(groups: ReadonlyMap<string, readonly unknown[]>): Map<string, number> {
  return new Map([...groups].map(([key, { length }]) => [key, length]))
}

function latest(enquiries: readonly PreparedEnquiry[]): number {
  return Math.max(...enquiries.map(({ row }) => row.received_at))
}
