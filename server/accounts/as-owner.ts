import type { Kysely, Transaction } from 'kysely'
import { teamErrors } from '../../domain/accounts/invite.ts'
import type { Refused } from '../../domain/accounts/staff.ts'
import type { Tables } from '../database/tables.ts'

/** Runs an owner's change. Checks the owner again once no other change can come between: they may have been disabled since their request began. */
export function asOwner<T>(db: Kysely<Tables>, by: string, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T | Refused> {
  return withTeamLocked(db, async (trx) => {
    const owner = await enabledStaff(trx, by).where('role', '=', 'owner').executeTakeFirst()
    return owner ? await work(trx) : { outcome: 'refused', fieldErrors: { account: teamErrors.notOwner } }
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
