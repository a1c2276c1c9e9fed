import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { flagsOf } from '../../domain/enquiries/assess.ts'
import type { EnquiryState } from '../../domain/enquiries/state.ts'
import type { HeldBack, Listed } from '../../domain/mail-page.ts'
import type { Database } from '../database/database.ts'
import type { Store } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'
import type { StoredEnquiry } from '../database/types.ts'
import { hashMailbox } from '../mail/mailbox.ts'
import { enqueueMails, storedEnquiry } from '../mail/stored-mails.ts'
import { findEnquiry } from './find-enquiry.ts'
import { admitConfirmations } from './limits.ts'
import { mailsFor } from './save-enquiries.ts'

const betweenReports = 86_400_000

/** The state of a quarantined enquiry that an owner has marked as advertising. The others are new. */
export const advertising = 'declined' satisfies EnquiryState

/** Returns enquiries quarantined after `since` and up to `until`, oldest first, without those marked as advertising. */
export async function listQuarantine(database: Database, since = 0, until = Number.MAX_SAFE_INTEGER): Promise<StoredEnquiry[]> {
  const rows = await database.db
    .selectFrom('enquiry')
    .selectAll()
    .where('quarantined_at', '>', since)
    .where('quarantined_at', '<=', until)
    .where('state', '<>', advertising)
    .orderBy('quarantined_at')
    .orderBy('id')
    .execute()
  return rows.map(storedEnquiry)
}

/** Characters of a message: enough to tell whether a person wrote it. */
const excerpt = 300

/** Returns quarantined enquiries with the beginnings of their messages, newest first. */
export async function readHeldBack(db: Kysely<Tables>, condition: RawBuilder<unknown>, limit: number): Promise<Listed<HeldBack>> {
  const where = sql<boolean>`(quarantined_at is not null and ${condition})`
  const rows = await db
    .selectFrom('enquiry')
    .select(['id', 'kind', 'plate', 'name', 'service', 'subject', 'received_at', 'spam_signals'])
    .select(sql<string | null>`substr(message, 1, ${sql.lit(excerpt)})`.as('message'))
    .where(where)
    .orderBy('quarantined_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const counted = db.selectFrom('enquiry').select((eb) => eb.fn.countAll<number>().as('count'))
  const { count } = await counted.where(where).executeTakeFirstOrThrow()
  return {
    listed: rows.map(({ id, kind, plate, name, service, subject, message, received_at, spam_signals }) => ({
      id,
      kind,
      plate: plate ?? undefined,
      name: name ?? '',
      about: service ?? subject ?? '',
      message: message ?? '',
      receivedAt: received_at,
      signals: spam_signals?.split(', ') ?? [],
    })),
    more: count - rows.length,
  }
}

/**
 * Releases an enquiry by its id or its reference: its emails are due now, with a confirmation unless it was flagged. Resolves to false
 * when it isn't in quarantine.
 */
export async function releaseFromQuarantine(store: Store, idOrReference: string): Promise<boolean> {
  const enquiry = await findEnquiry(store, idOrReference)
  return enquiry !== undefined && (await store.db.transaction().execute((trx) => release(trx, store, enquiry)))
}

/** Releases an enquiry. Resolves to false when it isn't in quarantine. */
export async function release(
  trx: Transaction<Tables>,
  { mailDomain, key, limits, now: clock }: Store,
  { id, signals, answers }: StoredEnquiry,
): Promise<boolean> {
  const now = clock()
  const released = await trx
    .updateTable('enquiry')
    .set({ quarantined_at: null, state: sql<EnquiryState>`case when state = ${advertising} then 'new' else state end` })
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
}

/** Marks a quarantined enquiry as advertising, or takes that back. Resolves to false when it isn't in quarantine. */
export async function setAdvertising(trx: Transaction<Tables>, id: string, isAdvertising: boolean): Promise<boolean> {
  const marked = await trx
    .updateTable('enquiry')
    .set({ state: isAdvertising ? advertising : 'new' })
    .where('id', '=', id)
    .where('quarantined_at', 'is not', null)
    .returning('id')
    .execute()
  return marked.length > 0
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
