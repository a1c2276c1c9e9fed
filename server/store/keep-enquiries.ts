import { randomUUIDv7 } from 'node:crypto'
import { type Insertable, sql, type Transaction } from 'kysely'
import type { Kept } from './store.ts'
import type { EnquiryRow, MailRow, Recipient, Tables } from './tables.ts'

/** The same content within this time is the same enquiry: ten minutes, in milliseconds. */
export const repeatWindow = 10 * 60 * 1000

export type Entry = { fingerprint: string; row: EnquiryRow }

const recipients: readonly Recipient[] = ['workshop', 'visitor']

/**
 * Writes enquiries and the mails that they call for, leaving out those that came a short while ago.
 * @param mailDomain stands behind the @ of the mails' Message-IDs
 * @returns what became of each entry, in their order
 */
export async function keepEnquiries(trx: Transaction<Tables>, entries: readonly Entry[], mailDomain: string): Promise<Kept[]> {
  // Once each, since a statement must not meet the same key twice; sorted, since two processes that take the
  // same fingerprints in different orders would wait for each other for ever.
  const firsts = new Map<string, Entry>()
  for (const entry of entries) if (!firsts.has(entry.fingerprint)) firsts.set(entry.fingerprint, entry)
  const sorted = [...firsts.values()].sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1))

  const taken = await trx
    .insertInto('recent_enquiry')
    .values(sorted.map(({ fingerprint, row }) => ({ fingerprint, enquiry_id: row.id, received_at: row.received_at })))
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet((eb) => ({ enquiry_id: eb.ref('excluded.enquiry_id'), received_at: eb.ref('excluded.received_at') }))
        .where('recent_enquiry.received_at', '<=', sql<number>`excluded.received_at - ${sql.lit(repeatWindow)}`),
    )
    .returning('fingerprint')
    .execute()
  const takenNow = new Set(taken.map(({ fingerprint }) => fingerprint))
  const fresh = sorted.filter(({ fingerprint }) => takenNow.has(fingerprint))

  if (fresh.length > 0) {
    await trx
      .insertInto('enquiry')
      .values(fresh.map(({ row }) => row))
      .execute()
    await trx
      .insertInto('mail')
      .values(fresh.flatMap(({ row }) => recipients.map((recipient) => mailFor(row, recipient, mailDomain))))
      .execute()
  }

  const ids = new Map(fresh.map(({ fingerprint, row }) => [fingerprint, row.id]))
  const known = sorted.filter(({ fingerprint }) => !ids.has(fingerprint)).map(({ fingerprint }) => fingerprint)
  if (known.length > 0) {
    const rows = await trx.selectFrom('recent_enquiry').select(['fingerprint', 'enquiry_id']).where('fingerprint', 'in', known).execute()
    for (const row of rows) ids.set(row.fingerprint, row.enquiry_id)
  }
  return entries.map(({ fingerprint, row }) => {
    const id = ids.get(fingerprint) ?? row.id
    // Also after a commit whose answer was lost: the second try finds its own id.
    return { outcome: id === row.id ? 'kept' : 'repeated', id }
  })
}

function mailFor(row: EnquiryRow, recipient: Recipient, domain: string): Insertable<MailRow> {
  const id = randomUUIDv7()
  return {
    id,
    enquiry_id: row.id,
    recipient,
    message_id: `<${id}@${domain}>`,
    state: 'due',
    attempts: 0,
    due_at: row.received_at,
    leased_until: null,
    last_error: null,
    created_at: row.received_at,
    sent_at: null,
  }
}
