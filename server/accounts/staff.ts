import type { Kysely } from 'kysely'
import type { Colleague } from '../../domain/desk.ts'
import type { StaffRow, Tables } from '../database/tables.ts'

/** Maximum number of enabled accounts and unused invites together. */
export const maxStaff = 20

export async function findStaff(db: Kysely<Tables>, email: string): Promise<StaffRow | undefined> {
  return await db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst()
}

/** Returns the people who can sign in, by name. */
export async function listColleagues(db: Kysely<Tables>): Promise<Colleague[]> {
  return await db.selectFrom('staff').select(['id', 'name']).where('disabled_at', 'is', null).orderBy('name').orderBy('id').execute()
}

export async function countEnabled(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
