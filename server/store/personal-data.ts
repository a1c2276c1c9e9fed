import type { Database } from './database.ts'
import { storedEnquiry } from './outbox.ts'
import { readReferenced, referenceFrom } from './reference.ts'
import type { OutboxRow } from './tables.ts'
import type { StoredEnquiry } from './types.ts'

export type Person = { email: string } | { phone: string } | { plate: string }

/** Everything stored about one enquiry. */
export type PersonalData = StoredEnquiry & {
  quarantinedAt: number | null
  mails: Pick<OutboxRow, 'id' | 'kind' | 'enquiry_id' | 'recipient' | 'state' | 'due_at' | 'sent_at'>[]
}

/** The normalised search term is too short to identify a person. */
export class SearchTermTooShort extends Error {
  override name = 'SearchTermTooShort'
}

/**
 * Returns everything stored about a person, oldest first. Ignores the case of an address, the country code and punctuation of a
 * phone number, and spaces and hyphens in a plate.
 * @throws SearchTermTooShort
 */
export async function findPerson(database: Database, person: Person): Promise<PersonalData[]> {
  const { db } = database
  const [[column, given]] = Object.entries(person) as [[keyof typeof normalisers, string]]
  const normalise = normalisers[column]
  const term = normalise(given)
  if (term.length < shortest[column].length) throw new SearchTermTooShort(shortest[column].message)
  const candidates = await db.selectFrom('enquiry').select(['id', column]).where(column, 'is not', null).execute()
  const ids = candidates.filter((row) => normalise(String(row[column])) === term).map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await readReferenced(database, () =>
    db.selectFrom('enquiry').selectAll().where('id', 'in', ids).orderBy('received_at').execute(),
  )
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'enquiry_id', 'recipient', 'state', 'due_at', 'sent_at'])
    .where('enquiry_id', 'in', ids)
    .execute()
  const byEnquiry = Map.groupBy(mails, ({ enquiry_id }) => enquiry_id)
  return rows.map((row) => ({
    ...storedEnquiry(row),
    quarantinedAt: row.quarantined_at,
    mails: byEnquiry.get(row.id) ?? [],
  }))
}

/** Finds an enquiry by its id, or by its reference however that is typed. */
export async function findEnquiry(database: Database, idOrReference: string): Promise<StoredEnquiry | undefined> {
  const reference = referenceFrom(idOrReference)
  const [row] = await readReferenced(database, () =>
    database.db
      .selectFrom('enquiry')
      .selectAll()
      .where((eb) => (reference ? eb('reference', '=', reference) : eb('id', '=', idOrReference)))
      .execute(),
  )
  return row && storedEnquiry(row)
}

const normalisers = {
  email: (text: string) => text.trim().toLowerCase(),
  phone: normalisePhone,
  plate: (text: string) => text.toUpperCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, ''),
}

const shortest = {
  email: { length: 3, message: 'Give an email address, like email=hana@example.co.nz.' },
  // As long as a New Zealand number without its area code.
  phone: { length: 7, message: "Give a whole phone number, like phone='021 555 0142'." },
  plate: { length: 1, message: 'Give a plate, like plate=KLM482.' },
}

/**
 * Returns the digits of a number without New Zealand's country code and the leading 0: 215550142 for 021 555 0142, +64 21 555 0142,
 * 0064 (0)21 555 0142 and 64-21-5550142. New Zealand numbers have eight to ten digits after the 0; other countries' keep their code.
 */
function normalisePhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '')
  return digits.replace(/^64(?=0?\d{8,10}$)/, '').replace(/^0/, '')
}
