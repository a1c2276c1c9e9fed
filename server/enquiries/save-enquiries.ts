import { sql, type Transaction } from 'kysely'
import type { Received } from '../../domain/enquiries/receive.ts'
import type { Store } from '../database/store.ts'
import type { RecentEnquiryRow, Tables } from '../database/tables.ts'
import { alertMail } from '../mail/alarm.ts'
import type { NewMail } from '../mail/mail.ts'
import { enqueueMails } from '../mail/stored-mails.ts'
import { assessEnquiries } from './assess-enquiries.ts'
import { betweenFloodAlerts, type Flood, isFloodAlertDue, refuseOverLimit } from './limits.ts'
import type { PreparedEnquiry } from './prepare-enquiry.ts'
import { insertEnquiries } from './reference.ts'

export type SaveResult = Exclude<Received, { outcome: 'invalid' }>

/** Milliseconds within which the same content counts as a duplicate. */
export const duplicateWindow = 10 * 60 * 1000

type SaveOptions = Pick<Store, 'mailDomain' | 'limits'>

/**
 * Writes enquiries with their emails, except duplicates and those over their sender's limit. Quarantined enquiries get none
 * yet.
 * @returns the outcome of each enquiry, in order
 */
export async function saveEnquiries(
  trx: Transaction<Tables>,
  enquiries: readonly PreparedEnquiry[],
  { mailDomain, limits }: SaveOptions,
): Promise<SaveResult[]> {
  // Unique, since an upsert can't touch the same key twice; sorted, so that two servers that lock the same fingerprints
  // can't deadlock.
  const firsts = new Map<string, PreparedEnquiry>()
  for (const enquiry of enquiries) if (!firsts.has(enquiry.fingerprint)) firsts.set(enquiry.fingerprint, enquiry)
  const sorted = [...firsts.values()].sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1))

  // Duplicates don't count towards the limit.
  const over = limits ? await refuseOverLimit(trx, await withoutDuplicates(trx, sorted), limits) : new Map<string, number>()
  const admitted = sorted.filter(({ fingerprint }) => !over.has(fingerprint))
  const claimed = new Set(admitted.length > 0 ? await claimFingerprints(trx, admitted) : [])
  const fresh = admitted.filter(({ fingerprint }) => claimed.has(fingerprint))
  const confirmed = new Set(fresh.length > 0 ? await write(trx, fresh, { mailDomain, limits }) : [])

  const ids = new Map(fresh.map(({ fingerprint, row }) => [fingerprint, row.id]))
  const known = admitted.filter(({ fingerprint }) => !ids.has(fingerprint))
  const duplicates = await recentEnquiries(trx, known)
  for (const row of duplicates) ids.set(row.fingerprint, row.enquiry_id)
  for (const id of await idsWithConfirmation(trx, duplicates)) confirmed.add(id)
  return enquiries.map(({ fingerprint, row }) => {
    const retryAfter = over.get(fingerprint)
    if (retryAfter !== undefined) return { outcome: 'limited', retryAfter }
    const id = ids.get(fingerprint) ?? row.id
    // When the response to a commit was lost, the retry finds its own id and is still 'stored'.
    return { outcome: id === row.id ? 'stored' : 'duplicate', id, confirmation: confirmed.has(id) }
  })
}

/** Returns the ids of the enquiries that have a confirmation in the outbox. */
async function idsWithConfirmation(trx: Transaction<Tables>, recent: readonly RecentEnquiryRow[]): Promise<string[]> {
  if (recent.length === 0) return []
  const ids = recent.map(({ enquiry_id }) => enquiry_id)
  const mails = await trx
    .selectFrom('outbox')
    .select('enquiry_id')
    .where('enquiry_id', 'in', ids)
    .where('kind', '=', 'confirmation')
    .execute()
  return mails.flatMap(({ enquiry_id }) => enquiry_id ?? [])
}

async function recentEnquiries(trx: Transaction<Tables>, enquiries: readonly PreparedEnquiry[]) {
  if (enquiries.length === 0) return []
  const fingerprints = enquiries.map(({ fingerprint }) => fingerprint)
  return await trx.selectFrom('recent_enquiry').selectAll().where('fingerprint', 'in', fingerprints).execute()
}

async function withoutDuplicates(trx: Transaction<Tables>, enquiries: readonly PreparedEnquiry[]): Promise<PreparedEnquiry[]> {
  const times = new Map((await recentEnquiries(trx, enquiries)).map(({ fingerprint, received_at }) => [fingerprint, received_at]))
  return enquiries.filter(({ fingerprint, keyed, row }) => {
    const time = times.get(fingerprint)
    return time === undefined || (!keyed && time <= row.received_at - duplicateWindow)
  })
}

async function claimFingerprints(trx: Transaction<Tables>, enquiries: readonly PreparedEnquiry[]): Promise<string[]> {
  const claimed = await trx
    .insertInto('recent_enquiry')
    .values(
      enquiries.map(({ fingerprint, keyed, row }) => ({
        fingerprint,
        enquiry_id: row.id,
        received_at: row.received_at,
        keyed: keyed ? 1 : 0,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet((eb) => ({ enquiry_id: eb.ref('excluded.enquiry_id'), received_at: eb.ref('excluded.received_at') }))
        .where('recent_enquiry.received_at', '<=', sql<number>`excluded.received_at - ${sql.lit(duplicateWindow)}`)
        .where('recent_enquiry.keyed', '=', 0),
    )
    .returning('fingerprint')
    .execute()
  return claimed.map(({ fingerprint }) => fingerprint)
}

/** Returns the ids of the enquiries that are confirmed to their senders. */
async function write(
  trx: Transaction<Tables>,
  enquiries: readonly PreparedEnquiry[],
  { mailDomain, limits }: SaveOptions,
): Promise<string[]> {
  const { assessed, floods } = await assessEnquiries(trx, enquiries, limits)
  const rows = assessed.map(({ row }) => row)
  const now = Math.max(...rows.map(({ received_at }) => received_at))
  await insertEnquiries(trx, rows)
  const mails = assessed.flatMap(({ row, confirms }) => (row.quarantined_at === null ? mailsFor(row.id, confirms) : []))
  await enqueueMails(trx, [...mails, ...(await floodAlert(trx, floods, now))], now, mailDomain)
  return assessed.filter(({ confirms }) => confirms).map(({ row }) => row.id)
}

async function floodAlert(trx: Transaction<Tables>, [flood]: readonly Flood[], now: number): Promise<NewMail[]> {
  if (!flood || !(await isFloodAlertDue(trx, now))) return []
  return [alertMail({ name: 'flood', facts: flood }, now, betweenFloodAlerts)]
}

/** Returns the emails for an enquiry: the notification, and a confirmation if `confirms`. */
export function mailsFor(enquiryId: string, confirms: boolean): NewMail[] {
  const mails: NewMail[] = [{ kind: 'notification', recipient: 'workshop', enquiryId, onceKey: `notification:${enquiryId}` }]
  if (confirms) mails.push({ kind: 'confirmation', recipient: 'visitor', enquiryId, onceKey: `confirmation:${enquiryId}` })
  return mails
}
