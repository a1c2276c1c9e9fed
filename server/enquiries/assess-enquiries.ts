import { sql, type Transaction } from 'kysely'
import { assess, flagsOf, longText } from '../../domain/enquiries/assess.ts'
import { longestWindow } from '../database/count.ts'
import type { Limits } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'
import { admitConfirmations, type Flood, findFloods } from './limits.ts'
import type { PreparedEnquiry } from './prepare-enquiry.ts'

/** An enquiry with its assessment in `row`. `confirms`: whether the visitor gets a confirmation. */
type AssessedEnquiry = PreparedEnquiry & { confirms: boolean }

/** Decides which new enquiries are emailed or quarantined, and which are confirmed to the visitors. */
export async function assessEnquiries(
  trx: Transaction<Tables>,
  enquiries: readonly PreparedEnquiry[],
  limits: Limits | undefined,
): Promise<{ assessed: AssessedEnquiry[]; floods: Flood[] }> {
  const addresses = limits ? await countAddressesWithSameText(trx, enquiries) : new Map<string, number>()
  const assessOne = ({ observed, fingerprint }: PreparedEnquiry, flood: boolean) =>
    assess({ ...observed, addressesWithSameText: addresses.get(fingerprint) ?? 0, flood })

  // Enquiries that are quarantined anyway don't count towards the hourly limits.
  const accepted = enquiries.filter((enquiry) => assessOne(enquiry, false).outcome === 'accept')
  const { over, floods } = limits ? await findFloods(trx, accepted, limits) : { over: new Set<string>(), floods: [] }
  const assessed = enquiries.map((enquiry) => {
    const { outcome, signals } = assessOne(enquiry, over.has(enquiry.fingerprint))
    const isAccepted = outcome === 'accept'
    const quarantined_at = isAccepted ? null : enquiry.row.received_at
    const spam_signals = signals.join(', ') || null
    return { ...enquiry, row: { ...enquiry.row, quarantined_at, spam_signals }, confirms: isAccepted && flagsOf(signals).length === 0 }
  })
  const confirmable = assessed.filter(({ confirms }) => confirms)
  if (!limits || confirmable.length === 0) return { assessed, floods }
  const admitted = await admitConfirmations(trx, confirmable, Math.max(...enquiries.map(({ row }) => row.received_at)))
  return { assessed: assessed.map((enquiry) => ({ ...enquiry, confirms: admitted.has(enquiry.fingerprint) })), floods }
}

/** Returns, by fingerprint, how many email addresses sent the enquiry's long text within a day. */
async function countAddressesWithSameText(trx: Transaction<Tables>, enquiries: readonly PreparedEnquiry[]): Promise<Map<string, number>> {
  const long = enquiries.filter(({ row }) => (row.message ?? '').length >= longText)
  if (long.length === 0) return new Map()
  const received = Math.max(...long.map(({ row }) => row.received_at))
  const earlier = await trx
    .selectFrom('enquiry')
    .select(['message', sql<number>`count(distinct email_key)`.as('addresses')])
    .where('received_at', '>', received - longestWindow)
    .where('message', 'in', [...new Set(long.map(({ row }) => row.message))])
    // The addresses in this batch are counted below.
    .where('email_key', 'not in', [...new Set(long.map(({ row }) => row.email_key ?? ''))])
    .groupBy('message')
    .execute()
  const before = new Map(earlier.map(({ message, addresses }) => [message, addresses]))
  const now = new Map<string | null, Set<string | null>>()
  return new Map(
    long.map(({ fingerprint, row: { message, email_key } }) => {
      const sent = now.get(message) ?? new Set()
      now.set(message, sent.add(email_key))
      return [fingerprint, (before.get(message) ?? 0) + sent.size]
    }),
  )
}
