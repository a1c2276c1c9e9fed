import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../database/open-database.ts'
import type { ErasureRow } from '../database/tables.ts'
import { deleteEnquiries } from '../privacy/delete-expired.ts'

/**
 * Whether the erasures recorded in the replaced store were repeated; `unreadable` if it was too damaged. `newPasswords`: the emails of people who have
 * to set a new password.
 */
export type RestoreResult = { erasures: 'applied' | 'unreadable'; newPasswords: readonly string[] }

/** `keepAccess`: for a restore drill, whose result is compared with the store. */
export type RestoreOptions = { keepAccess?: boolean }

/** Returns the erasures recorded in an embedded database or its backup. */
export function readErasures(store: DatabaseSync): ErasureRow[] {
  return store.prepare('select enquiry_id, erased_at from erasure').all() as ErasureRow[]
}

/** Repeats erasures in a restored embedded store and records them there, so that its next backup has them too. */
export async function eraseAgain(dataDir: string, erasures: readonly ErasureRow[]): Promise<void> {
  const { database } = await openDatabase({ dataDir })
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
