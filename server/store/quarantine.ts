import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { answersOf } from './due-mails.ts'
import { mailsFor } from './keep-enquiries.ts'
import type { KeptEnquiry } from './store.ts'
import type { EnquiryRow } from './tables.ts'

/** An enquiry that waits in quarantine, and why. */
export type Quarantined = KeptEnquiry & { suspicion: number; suspectedFor: string }

/** A report that this process is to send. `messageId` is the same on every try. */
export type DueReport = { since: number; until: number; messageId: string; quarantined: Quarantined[] }

const day = 86_400_000
const betweenReports = day

/** What waits there, the least suspicious first. */
export async function listQuarantine({ db }: Database, since = 0, until = Number.MAX_SAFE_INTEGER): Promise<Quarantined[]> {
  const rows = await db
    .selectFrom('enquiry')
    .selectAll()
    .where('quarantined_at', '>', since)
    .where('quarantined_at', '<=', until)
    .orderBy('suspicion')
    .orderBy('received_at')
    .execute()
  return rows.map(quarantined)
}

/** Lets an enquiry go its way: its mails are due now. False when none of that reference waits in quarantine. */
export async function releaseFromQuarantine({ db }: Database, id: string, now: number, mailDomain: string): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const released = await trx
      .updateTable('enquiry')
      .set({ quarantined_at: null })
      .where('id', '=', id)
      .where('quarantined_at', 'is not', null)
      .returning('id')
      .execute()
    if (released.length === 0) return false
    await trx
      .insertInto('mail')
      .values(mailsFor(id, now, mailDomain))
      .execute()
    return true
  })
}

/**
 * The report that is due, held for this process: one a day at most, about everything since the last one. Undefined
 * when there is nothing new, the last one is not a day old, or another process has it.
 */
export async function claimReport(database: Database, now: number, leaseMs: number, mailDomain: string): Promise<DueReport | undefined> {
  const { db, clock } = database
  const last = await db.selectFrom('quarantine_report').selectAll().orderBy('until', 'desc').limit(1).executeTakeFirst()
  const since = last?.until ?? 0
  if (now - since >= betweenReports && (await listQuarantine(database, since, now)).length > 0) {
    await db
      .insertInto('quarantine_report')
      .values({ since, until: now, message_id: `<${randomUUIDv7()}@${mailDomain}>`, leased_until: null, sent_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const claimed = await db
    .updateTable('quarantine_report')
    .set({ leased_until: sql<number>`${clock} + ${sql.lit(leaseMs)}` })
    .where('since', '=', (qb) => qb.selectFrom('quarantine_report').select('since').where('sent_at', 'is', null).orderBy('since').limit(1))
    .where('sent_at', 'is', null)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', clock)]))
    .returningAll()
    .executeTakeFirst()
  if (!claimed) return undefined
  const quarantined = await listQuarantine(database, claimed.since, claimed.until)
  return { since: claimed.since, until: claimed.until, messageId: claimed.message_id, quarantined }
}

export async function markReportSent({ db }: Database, { since }: DueReport, now: number): Promise<void> {
  await db.updateTable('quarantine_report').set({ sent_at: now, leased_until: null }).where('since', '=', since).execute()
}

/** Gives a report that did not leave back, for the next try. */
export async function releaseReport({ db }: Database, { since }: DueReport): Promise<void> {
  await db.updateTable('quarantine_report').set({ leased_until: null }).where('since', '=', since).where('sent_at', 'is', null).execute()
}

function quarantined(row: EnquiryRow): Quarantined {
  const { id, kind, received_at, suspicion, suspected_for } = row
  return { id, kind, answers: answersOf(row), receivedAt: received_at, suspicion, suspectedFor: suspected_for ?? '' }
}
