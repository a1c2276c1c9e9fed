import { sql } from 'kysely'
import { enquiries } from '../../enquiries/enquiries.ts'
import type { Database } from './database.ts'
import type { DueMail } from './store.ts'
import type { EnquiryRow, MailRow } from './tables.ts'

/**
 * Takes mails that are due, the oldest first, for as long as the lease lasts. No two claimers get the same one.
 * @param now milliseconds since 1970: what is due by then
 * @param leaseMs milliseconds, counted by the database's clock
 */
export async function claimDueMails({ db, clock, skipsLockedRows }: Database, now: number, limit: number, leaseMs: number) {
  const claimed = await db
    .with('claimable', (qb) => {
      const oldest = qb
        .selectFrom('mail')
        .select('id')
        .where('state', '=', sql.lit('due'))
        .where('due_at', '<=', now)
        .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', clock)]))
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
      return skipsLockedRows ? oldest.forUpdate().skipLocked() : oldest
    })
    .updateTable('mail')
    .set((eb) => ({ leased_until: sql<number>`${clock} + ${sql.lit(leaseMs)}`, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (qb) => qb.selectFrom('claimable').select('claimable.id'))
    .returning(['id', 'enquiry_id', 'recipient', 'message_id', 'attempts', 'created_at'])
    .execute()
  if (claimed.length === 0) return []

  const rows = await db
    .selectFrom('enquiry')
    .selectAll()
    .where(
      'id',
      'in',
      claimed.map(({ enquiry_id }) => enquiry_id),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return claimed.flatMap((mail): DueMail[] => {
    const row = byId.get(mail.enquiry_id)
    if (!row) return []
    return [
      {
        id: mail.id,
        attempt: mail.attempts,
        recipient: mail.recipient,
        messageId: mail.message_id,
        createdAt: mail.created_at,
        enquiry: { id: row.id, kind: row.kind, answers: answersOf(row), receivedAt: row.received_at },
      },
    ]
  })
}

/** Writes what became of a claimed mail. Does nothing when another claimer has it by now. */
export async function settleMail({ db }: Database, mail: DueMail, change: Partial<MailRow>): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...change, leased_until: null })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempt)
    .where('state', '=', sql.lit('due'))
    .execute()
}

/** The answers of an enquiry by its form's fields; empty where none was given. */
export function answersOf(row: EnquiryRow): Record<string, string> {
  const names = Object.keys(enquiries[row.kind].fields) as (keyof EnquiryRow)[]
  return Object.fromEntries(names.map((name) => [name, String(row[name] ?? '')]))
}
