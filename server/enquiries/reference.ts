import { randomInt } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type Database, forUpdate } from '../database/database.ts'
import type { EnquiryRow, Tables } from '../database/tables.ts'

/** A row of an enquiry that has its reference. */
export type ReferencedRow = EnquiryRow & { reference: string }

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
export async function insertEnquiries(trx: Kysely<Tables>, rows: readonly EnquiryRow[], draw = newReference): Promise<void> {
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

/** Reads rows of enquiries, and assigns references to those that a server of the previous version has stored without one. */
export async function readReferenced<Row extends Pick<EnquiryRow, 'reference'>>(
  database: Database,
  read: () => Promise<Row[]>,
): Promise<(Row & { reference: string })[]> {
  for (;;) {
    const rows = await read()
    if (rows.every((row): row is Row & { reference: string } => row.reference !== null)) return rows
    await assignReferences(database)
  }
}

/** Assigns a reference to every enquiry without one. Several processes may run it at the same time. */
export async function assignReferences({ db, isRowError, hasRowLocks }: Database, draw = newReference): Promise<void> {
  const batchSize = 500
  for (let collisions = 0; ; ) {
    try {
      const assigned = await db.transaction().execute(async (trx) => {
        const found = trx.selectFrom('enquiry').select('id').where('reference', 'is', null).orderBy('id').limit(batchSize)
        // In order, so that processes that run it at the same time can't deadlock.
        const rows = await forUpdate(hasRowLocks, found).execute()
        if (rows.length === 0) return 0
        const drawn = sql.join(rows.map(({ id }) => sql`(${id}, ${draw()})`))
        await sql`with drawn (id, reference) as (values ${drawn})
          update enquiry set reference = drawn.reference from drawn where enquiry.id = drawn.id`.execute(trx)
        return rows.length
      })
      if (assigned === 0) return
    } catch (error) {
      // One of the references is taken: draw all of them again.
      if (!isRowError(error) || ++collisions > 5) throw error
    }
  }
}
