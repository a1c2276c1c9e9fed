import { flagsOf } from '../../domain/enquiries/assess.ts'
import type { Database } from '../database/database.ts'
import type { Store } from '../database/store.ts'
import type { Quarantined } from '../database/types.ts'
import { hashMailbox } from '../mail/mailbox.ts'
import { enqueueMails, storedEnquiry } from '../mail/stored-mails.ts'
import { findEnquiry } from './find-enquiry.ts'
import { admitConfirmations } from './limits.ts'
import { mailsFor } from './save-enquiries.ts'

const betweenReports = 86_400_000

/** Returns enquiries quarantined after `since` and up to `until`, oldest first. */
export async function listQuarantine(database: Database, since = 0, until = Number.MAX_SAFE_INTEGER): Promise<Quarantined[]> {
  const rows = await database.db
    .selectFrom('enquiry')
    .selectAll()
    .where('quarantined_at', '>', since)
    .where('quarantined_at', '<=', until)
    .orderBy('quarantined_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...storedEnquiry(row), quarantinedAt: row.quarantined_at ?? 0 }))
}

/**
 * Releases an enquiry by its id or its reference: its emails are due now, with a confirmation unless it was flagged. Resolves to false
 * when it isn't in quarantine.
 */
export async function releaseFromQuarantine(store: Store, idOrReference: string): Promise<boolean> {
  const { mailDomain, key, limits } = store
  const now = store.now()
  const enquiry = await findEnquiry(store, idOrReference)
  if (!enquiry) return false
  const { id, signals, answers } = enquiry
  return await store.db.transaction().execute(async (trx) => {
    const released = await trx
      .updateTable('enquiry')
      .set({ quarantined_at: null })
      .where('id', '=', id)
      .where('quarantined_at', 'is not', null)
      .returning('id')
      .execute()
    if (released.length === 0) return false
    const flagged = flagsOf(signals).length > 0
    const mailbox = hashMailbox(answers.email ?? '', key)
    const confirms = !flagged && (!limits || (await admitConfirmations(trx, [{ fingerprint: id, mailbox }], now)).has(id))
    await enqueueMails(trx, mailsFor(id, confirms), now, mailDomain)
    return true
  })
}

/**
 * Adds the quarantine report to the outbox when it is due: at most one a day, covering everything since the last one.
 */
export async function enqueueReport(store: Store): Promise<void> {
  const { db, mailDomain } = store
  const now = store.now()
  const last = await db.selectFrom('quarantine_report').select('until').orderBy('until', 'desc').limit(1).executeTakeFirst()
  const since = last?.until ?? 0
  if (now - since < betweenReports || (await listQuarantine(store, since, now)).length === 0) return
  await db.transaction().execute(async (trx) => {
    const begun = await trx
      .insertInto('quarantine_report')
      .values({ since, until: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('since')
      .execute()
    // Another server has created the same report.
    if (begun.length === 0) return
    await enqueueMails(trx, [{ kind: 'quarantine-report', recipient: 'workshop', content: { since, until: now } }], now, mailDomain)
  })
}
