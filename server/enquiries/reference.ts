import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { NewEnquiryRow, Tables } from '../database/tables.ts'

/** No 0, O, 1, I or L, which look alike, and no other vowels, so that no reference spells a word. */
const characters = '23456789BCDFGHJKMNPQRSTVWXYZ'

/** Returns a random reference such as 'K7M-4QXR', one of 13 billion. Seven characters, because six look like a plate. */
export function newReference(): string {
  const drawn = Array.from({ length: 7 }, () => characters[randomInt(characters.length)]).join('')
  return `${drawn.slice(0, 3)}-${drawn.slice(3)}`
}

/** Returns the reference that somebody typed, as it is stored; case, spaces and hyphens don't matter. Undefined for anything else. */
export function referenceFrom(typed: string): string | undefined {
  if (typed.length > 40) return undefined
  const plain = typed.toUpperCase().replaceAll(/[\s\p{Dash_Punctuation}]/gu, '')
  return new RegExp(`^[${characters}]{7}$`).test(plain) ? `${plain.slice(0, 3)}-${plain.slice(3)}` : undefined
}

/** Inserts enquiries, each with its own reference. */
export async function insertEnquiries(trx: Kysely<Tables>, rows: readonly NewEnquiryRow[], draw = newReference): Promise<void> {
  for (let left = rows; left.length > 0; ) {
    const inserted = await trx
      .insertInto('enquiry')
      .values(left.map((row) => ({ ...row, reference: draw() })))
      // A row whose reference is taken is left out here and inserted with another one.
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('id')
      .execute()
    const ids = new Set(inserted.map(({ id }) => id))
    left = left.filter(({ id }) => !ids.has(id))
  }
}
