import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** The person acting was disabled after their request had begun. */
export type NotOwner = 'not an owner'

/** Runs an owner's change to the team. Checks the owner again once no other change can come between. */
export function asOwner<T>(db: Kysely<Tables>, by: string, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T | NotOwner> {
  return withTeamLocked(db, async (trx) => {
    const owner = await enabledStaff(trx, by).where('role', '=', 'owner').executeTakeFirst()
    return owner ? await work(trx) : 'not an owner'
  })
}

/** Selects a person's id, unless they are disabled. */
export function enabledStaff(db: Kysely<Tables>, id: string) {
  return db.selectFrom('staff').select('id').where('id', '=', id).where('disabled_at', 'is', null)
}

/** Runs a transaction that excludes other changes to the team. It locks a row that every database has. */
export function withTeamLocked<T>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('secret')
      .set((eb) => ({ value: eb.ref('value') }))
      .where('name', '=', 'address key')
      .execute()
    return await work(trx)
  })
}
