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

/** Too few characters are left of what is sought to tell one person from another. */
export class SearchTermTooShort extends Error {
  override name = 'SearchTermTooShort'
}

/**
 * Everything that is kept about a person, oldest first. However they wrote it: capitals of an address, the country code of a phone number
 * and what stands between its digits, spaces and hyphens of a plate make no difference.
 * @throws SearchTermTooShort
 */
export async function findPerson({ db }: Database, person: Person): Promise<PersonalData[]> {
  const [[column, given]] = Object.entries(person) as [[keyof typeof plain, string]]
  const same = plain[column]
  const sought = same(given)
  if (sought.length < shortest[column].length) throw new SearchTermTooShort(shortest[column].message)
  const candidates = await db.selectFrom('enquiry').select(['id', column]).where(column, 'is not', null).execute()
  const ids = candidates.filter((row) => same(String(row[column])) === sought).map(({ id }) => id)
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
  phone: plainPhone,
  plate: (text: string) => text.toUpperCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, ''),
}

const shortest = {
  email: { length: 3, message: 'An e-mail address is needed, like email=hana@example.co.nz.' },
  // A New Zealand number without its area code.
  phone: { length: 7, message: "A whole phone number is needed, like phone='021 555 0142'." },
  plate: { length: 1, message: 'A plate is needed, like plate=KLM482.' },
}

/**
 * The digits of a number as it is dialled within its country: 215550142 for 021 555 0142, +64 21 555 0142, 0064 (0)21 555 0142 and
 * 64-21-5550142. After the 0, New Zealand numbers have eight to ten digits; other countries' keep their code.
 */
function plainPhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '')
  return digits.replace(/^64(?=0?\d{8,10}$)/, '').replace(/^0/, '')
}
