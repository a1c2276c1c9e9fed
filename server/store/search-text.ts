import { type Kysely, sql } from 'kysely'
import { asciiAddress } from '../../enquiries/fields/email.ts'
import type { Database } from './database.ts'
import { searchKeysOf } from './search-keys.ts'
import type { EnquiryRow, Tables } from './tables.ts'

/** Rows per transaction. Few, because in the embedded store visitors' enquiries wait for it. */
const batchSize = 100

const columns = ['plate', 'phone', 'email', 'name', 'message'] as const

/** Returns a text without capitals, macrons and other marks, on one line. */
export function fold(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('’', "'")
  return plain.replaceAll(/\s+/g, ' ').trim()
}

/** Returns the text an enquiry is found by, one line per answer: plates without spaces, phone numbers as dialled in New Zealand. */
export function searchTextOf(row: Pick<EnquiryRow, (typeof columns)[number]>): string {
  const { plate_key, phone_key } = searchKeysOf(row)
  const { email, name, message } = row
  const addresses = [...new Set([email ?? '', asciiAddress(email ?? '')])].join(' ')
  return [fold(plate_key), phone_key && `0${phone_key}`, fold(addresses), fold(name ?? ''), fold(message ?? '')].join('\n')
}

/**
 * Fills in the texts of enquiries that have none, latest first: new ones, and after an update all of them. Several processes may run it at once.
 * @param limit maximum number of rows
 * @returns whether none is left
 */
export async function fillSearchTexts({ db, hasRowLocks }: Database, limit: number): Promise<boolean> {
  for (let left = limit; ; left -= batchSize) {
    // A cheap query without a transaction first, since there is often nothing.
    const any = await db.selectFrom('find_text').select('id').where('text', 'is', null).limit(1).execute()
    if (any.length === 0) return true
    if (left <= 0) return false
    const filled = await db.transaction().execute((trx) => fillSome(trx, Math.min(left, batchSize), hasRowLocks))
    // Another process has locked the rest and is filling them in.
    if (filled === 0) return false
  }
}

async function fillSome(trx: Kysely<Tables>, limit: number, hasRowLocks: boolean): Promise<number> {
  const found = trx
    .selectFrom('find_text')
    .innerJoin('enquiry', 'enquiry.id', 'find_text.enquiry_id')
    .select('find_text.id as id')
    .select(columns)
    .where('text', 'is', null)
    .orderBy('find_text.id', 'desc')
    .limit(limit)
  const rows = await (hasRowLocks ? found.forUpdate('find_text').skipLocked() : found).execute()
  if (rows.length === 0) return 0
  const values = rows.map((row) => sql`(cast(${row.id} as bigint), ${searchTextOf(row)})`)
  await sql`with filled (id, text) as (values ${sql.join(values)})
    update find_text set text = filled.text from filled where find_text.id = filled.id`.execute(trx)
  return rows.length
}
