import { type Kysely, sql } from 'kysely'
import { asciiAddress } from '../../domain/enquiries/fields/email.ts'
import { searchKeysOf } from '../../domain/enquiries/search-keys.ts'
import type { Database } from '../database/database.ts'
import type { EnquiryRow, Tables } from '../database/tables.ts'

/** Rows per transaction. Few, because in the embedded store visitors' enquiries wait for it. */
const batchSize = 100

const columns = ['plate', 'phone', 'email', 'name', 'subject', 'message'] as const

/** Letters whose stroke, hook or ligature Unicode doesn't decompose, as people type them without. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ɖ: 'd',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ĸ: 'k',
  ƙ: 'k',
  ɓ: 'b',
  ɗ: 'd',
  ƴ: 'y',
  ɨ: 'i',
  ʉ: 'u',
  ɛ: 'e',
  ɔ: 'o',
  ə: 'e',
  ς: 'σ',
}

/** Apostrophes, ʻokinas, primes and other letters' marks, which people leave out or type as whatever is on their keyboard. */
const apostrophes = /['‘’‛`´ʹ-ˀˈ′‵＇\p{Default_Ignorable_Code_Point}]/gu

/** Of any kind: hyphens, dashes and minus signs. */
const hyphens = /[\p{Dash_Punctuation}−]/gu

/**
 * Returns a text as its primary strength in the Unicode collation algorithm would compare it: without capitals, macrons and other marks,
 * apostrophes and the kind of a hyphen. On one line, with one space between words. Each Chinese character counts as a word, since nothing
 * separates them.
 */
export function fold(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(apostrophes, '')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(hyphens, ' ')
    .replaceAll(/\p{Ideographic}/gu, ' $& ')
  return plain.replaceAll(/\s+/g, ' ').trim()
}

/** What stands before each word of a search text, so that a word's first letter or two make a trigram too: '  n', ' ng'. */
export const wordStart = '  '

/**
 * Returns the text an enquiry is found by, one line per answer, with `wordStart` before each word: plates without spaces, phone numbers as dialled
 * in New Zealand.
 */
export function searchTextOf(row: Pick<EnquiryRow, (typeof columns)[number]>): string {
  const { plate_key, phone_key } = searchKeysOf(row)
  const { email, name, subject, message } = row
  const addresses = [...new Set([email ?? '', asciiAddress(email ?? '')])].join(' ')
  const lines = [plate_key, phone_key && `0${phone_key}`, addresses, name, subject, message]
  return lines.map((line) => wordStart + fold(line ?? '').replaceAll(' ', wordStart)).join('\n')
}

/**
 * Fills in the texts of enquiries that have none, latest first: new ones, and after an update all of them. Several processes may run it at once.
 * @param limit maximum number of rows
 * @returns whether none is left
 */
export async function fillSearchTexts({ db, hasRowLocks }: Database, limit = Number.POSITIVE_INFINITY): Promise<boolean> {
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
