import type { DatabaseSync } from 'node:sqlite'
import { deleteEnquiries } from '../../server/store/forget.ts'
import { openDatabase, type Place } from '../../server/store/open-database.ts'
import type { ErasureRow } from '../../server/store/tables.ts'

/** What became of the erasures that the replaced store knew of; `unreadable`: it was too damaged to say. */
export type Restored = { erasures: 'applied' | 'unreadable' }

/** What was erased on a person's wish, as an embedded store or a backup of one remembers it. None before there was such a table. */
export function readErasures(store: DatabaseSync): ErasureRow[] {
  const table = store.prepare("select 1 from sqlite_schema where type = 'table' and name = 'erasure'").get()
  return table ? (store.prepare('select enquiry_id, erased_at from erasure').all() as ErasureRow[]) : []
}

/** Erases in a restored store what was erased after its backup, and notes it there, so that the next backup knows it too. */
export async function eraseAgain(place: Place, erasures: readonly ErasureRow[]): Promise<void> {
  const { database } = await openDatabase(place)
  try {
    for (let start = 0; start < erasures.length; start += 500) {
      await database.db
        .insertInto('erasure')
        .values(erasures.slice(start, start + 500))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    await deleteEnquiries(
      database,
      erasures.map(({ enquiry_id }) => enquiry_id),
    )
  } finally {
    await database.db.destroy()
  }
}
