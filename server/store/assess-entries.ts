import { sql, type Transaction } from 'kysely'
import { assess, longText, marksOf } from '../spam/assess.ts'
import { admitConfirmations, countedFor, type Flood, findFloods, type Limits } from './limits.ts'
import type { Tables } from './tables.ts'
import type { Entry } from './types.ts'

/** An entry with its assessment in `row`. `confirms`: whether the visitor gets a confirmation. */
export type AssessedEntry = Entry & { confirms: boolean }

/** Decides which new enquiries are mailed or quarantined, and which are confirmed to the visitors. */
export async function assessEntries(
  trx: Transaction<Tables>,
  entries: readonly Entry[],
  limits: Limits | undefined,
): Promise<{ assessed: AssessedEntry[]; floods: Flood[] }> {
  const addresses = limits ? await countAddressesWithSameText(trx, entries) : new Map<string, number>()
  const assessOne = ({ observed, fingerprint }: Entry, flood: boolean) =>
    assess({ ...observed, addressesWithSameText: addresses.get(fingerprint) ?? 0, flood })

  // Enquiries that are quarantined anyway don't count towards the hourly limits.
  const accepted = entries.filter((entry) => assessOne(entry, false).outcome === 'accept')
  const { over, floods } = limits ? await findFloods(trx, accepted, limits) : { over: new Set<string>(), floods: [] }
  const assessed = entries.map((entry) => {
    const { outcome, signals } = assessOne(entry, over.has(entry.fingerprint))
    const isAccepted = outcome === 'accept'
    const quarantined_at = isAccepted ? null : entry.row.received_at
    const spam_signals = signals.join(', ') || null
    return { ...entry, row: { ...entry.row, quarantined_at, spam_signals }, confirms: isAccepted && marksOf(signals).length === 0 }
  })
  const confirmable = assessed.filter(({ confirms }) => confirms)
  if (!limits || confirmable.length === 0) return { assessed, floods }
  const admitted = await admitConfirmations(trx, confirmable, Math.max(...entries.map(({ row }) => row.received_at)))
  return { assessed: assessed.map((entry) => ({ ...entry, confirms: admitted.has(entry.fingerprint) })), floods }
}

/** Returns, by fingerprint, how many email addresses sent the enquiry's long text within a day. */
async function countAddressesWithSameText(trx: Transaction<Tables>, entries: readonly Entry[]): Promise<Map<string, number>> {
  const long = entries.filter(({ row }) => (row.message ?? '').length >= longText)
  if (long.length === 0) return new Map()
  const received = Math.max(...long.map(({ row }) => row.received_at))
  const email = sql<string>`lower(email)`
  const earlier = await trx
    .selectFrom('enquiry')
    .select(['message', sql<number>`count(distinct ${email})`.as('addresses')])
    .where('received_at', '>', received - countedFor)
    .where('message', 'in', [...new Set(long.map(({ row }) => row.message))])
    // The addresses in this batch are counted below.
    .where(email, 'not in', [...new Set(long.map(({ row }) => row.email?.toLowerCase() ?? ''))])
    .groupBy('message')
    .execute()
  const before = new Map(earlier.map(({ message, addresses }) => [message, addresses]))
  const now = new Map<string | null, Set<string | undefined>>()
  return new Map(
    long.map(({ fingerprint, row: { message, email } }) => {
      const sent = now.get(message) ?? new Set()
      now.set(message, sent.add(email?.toLowerCase()))
      return [fingerprint, (before.get(message) ?? 0) + sent.size]
    }),
  )
}
