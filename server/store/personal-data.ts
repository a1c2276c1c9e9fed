import type { Database } from './database.ts'
import { keptEnquiry } from './outbox.ts'
import type { OutboxRow } from './tables.ts'
import type { KeptEnquiry } from './types.ts'

/** One of the three by which a person can be found. */
export type Person = { email: string } | { phone: string } | { plate: string }

/** Everything that is kept about one enquiry. */
export type PersonalData = KeptEnquiry & {
  quarantinedAt: number | null
  mails: Pick<OutboxRow, 'id' | 'kind' | 'enquiry_id' | 'recipient' | 'state' | 'due_at' | 'sent_at'>[]
}

/**
 * Everything that is kept about a person, oldest first. However they wrote it: capitals of an address, spaces, hyphens and
 * the country code of a phone number, spaces and hyphens of a plate make no difference.
 */
export async function findPerson({ db }: Database, person: Person): Promise<PersonalData[]> {
  const [[column, sought]] = Object.entries(person) as [[keyof typeof plain, string]]
  const same = plain[column]
  const candidates = await db.selectFrom('enquiry').select(['id', column]).where(column, 'is not', null).execute()
  const ids = candidates.filter((row) => same(String(row[column])) === same(sought)).map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db.selectFrom('enquiry').selectAll().where('id', 'in', ids).orderBy('received_at').execute()
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'enquiry_id', 'recipient', 'state', 'due_at', 'sent_at'])
    .where('enquiry_id', 'in', ids)
    .execute()
  const byEnquiry = Map.groupBy(mails, ({ enquiry_id }) => enquiry_id)
  return rows.map((row) => ({
    ...keptEnquiry(row),
    quarantinedAt: row.quarantined_at,
    mails: byEnquiry.get(row.id) ?? [],
  }))
}

export async function findEnquiry({ db }: Database, id: string): Promise<KeptEnquiry | undefined> {
  const row = await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst()
  return row && keptEnquiry(row)
}

const plain = {
  email: (text: string) => text.trim().toLowerCase(),
  phone: (text: string) => text.replaceAll(/[^\d+]/g, '').replace(/^(?:\+|00)?64(?=\d{8})/, '0'),
  plate: (text: string) => text.toUpperCase().replaceAll(/[\s-]/g, ''),
}
