import type { Kysely, Transaction } from 'kysely'
import type { StaffMember, Team } from '../../domain/accounts/staff.ts'
import type { Colleague } from '../../domain/desk.ts'
import type { StaffRow, Tables } from '../database/tables.ts'
import { asOwner, type NotOwner } from './as-owner.ts'
import { feedFrom, removeFeedsOf } from './feeds.ts'
import { listInvites, withdrawInvitesOf } from './invites.ts'
import { endSessionsOf, listSessions, type NewSession, startSession } from './sessions.ts'
import { type AttemptKeys, refundAttempt } from './sign-in-attempts.ts'

/** Maximum number of enabled accounts and unused invites together. */
export const maxStaff = 20

export async function findStaff(db: Kysely<Tables>, email: string): Promise<StaffRow | undefined> {
  return await db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst()
}

/** Starts a session after a correct password. Undefined if the password was changed or the account disabled since it was read. */
export async function signIn(
  db: Kysely<Tables>,
  { id, password }: StaffRow,
  session: NewSession,
  attempts: AttemptKeys,
  now: number,
): Promise<StaffMember | undefined> {
  return await db.transaction().execute(async (trx) => {
    // Before the account is locked, as in `countAttempt`.
    await refundAttempt(trx, attempts)
    const staff = await trx
      .updateTable('staff')
      .set({ password })
      .where('id', '=', id)
      .where('password', '=', password)
      .where('disabled_at', 'is', null)
      .returning(['id', 'name', 'email', 'role'])
      .executeTakeFirst()
    if (staff) await startSession(trx, id, session, now)
    return staff
  })
}

export async function team(db: Kysely<Tables>, now: number): Promise<Team> {
  const rows = await db.selectFrom('staff').select(['id', 'name', 'email', 'role', 'disabled_at']).orderBy('name').orderBy('id').execute()
  const sessions = await listSessions(db, now)
  const feeds = await db.selectFrom('feed').selectAll().orderBy('created_at').orderBy('hash').execute()
  return {
    staff: rows.map(({ id, name, email, role, disabled_at }) => ({
      id,
      name,
      email,
      role,
      disabled: disabled_at !== null,
      feeds: feeds.filter(({ staff_id }) => staff_id === id).map(feedFrom),
      sessions: sessions
        .filter(({ staff_id }) => staff_id === id)
        .map(({ hash, label, seen_at }) => ({ id: hash, label, seenAt: seen_at })),
    })),
    invites: await listInvites(db, now),
  }
}

/** Returns the people who can sign in, by name. */
export async function listColleagues(db: Kysely<Tables>): Promise<Colleague[]> {
  return await db.selectFrom('staff').select(['id', 'name']).where('disabled_at', 'is', null).orderBy('name').orderBy('id').execute()
}

export type PersonChange = Pick<StaffMember, 'name' | 'email' | 'role'>

/** Changes a person's name, email and role. Links to set a password that were made for the account no longer work after a new email. */
export async function changePerson(
  db: Kysely<Tables>,
  id: string,
  to: PersonChange,
  by: string,
): Promise<'changed' | 'missing' | 'taken' | 'last owner' | NotOwner> {
  return await asOwner(db, by, async (trx) => {
    const before = await trx.selectFrom('staff').select(['email', 'role']).where('id', '=', id).executeTakeFirst()
    if (!before) return 'missing'
    const sameEmail = trx.selectFrom('staff').select('id').where('email', '=', to.email).where('id', '<>', id)
    if (await sameEmail.executeTakeFirst()) return 'taken'
    const otherOwner = trx
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'owner')
      .where('disabled_at', 'is', null)
      .where('id', '<>', id)
    if (before.role === 'owner' && to.role !== 'owner' && !(await otherOwner.executeTakeFirst())) return 'last owner'
    await trx.updateTable('staff').set({ name: to.name, email: to.email, role: to.role }).where('id', '=', id).execute()
    if (before.email !== to.email) await withdrawInvitesOf(trx, id)
    return 'changed'
  })
}

/** Disables an account and ends all its access. `self`: owners can't disable themselves, so there is always an enabled owner. */
export async function disable(
  db: Kysely<Tables>,
  id: string,
  by: string,
  now: number,
): Promise<'disabled' | 'missing' | 'self' | NotOwner> {
  return await asOwner(db, by, async (trx) => {
    if (id === by) return 'self'
    const { numUpdatedRows } = await trx
      .updateTable('staff')
      .set((eb) => ({ disabled_at: eb.fn.coalesce('disabled_at', eb.val(now)) }))
      .where('id', '=', id)
      .executeTakeFirst()
    await endAccessOf(trx, id)
    return numUpdatedRows > 0 ? 'disabled' : 'missing'
  })
}

/** Ends every kind of access of a person but the password: sessions, links to set one, and calendar links. */
export async function endAccessOf(trx: Transaction<Tables>, id: string): Promise<void> {
  await endSessionsOf(trx, id)
  await withdrawInvitesOf(trx, id)
  await removeFeedsOf(trx, id)
}

/** Enables an account, unless there are 20 people. */
export async function enable(db: Kysely<Tables>, id: string, by: string): Promise<'enabled' | 'full' | 'missing' | NotOwner> {
  return await asOwner(db, by, async (trx) => {
    const account = await trx.selectFrom('staff').select('disabled_at').where('id', '=', id).executeTakeFirst()
    if (!account) return 'missing'
    if (account.disabled_at === null) return 'enabled'
    if ((await countEnabled(trx)) >= maxStaff) return 'full'
    await trx.updateTable('staff').set({ disabled_at: null }).where('id', '=', id).execute()
    return 'enabled'
  })
}

export async function countEnabled(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
