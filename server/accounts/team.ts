import type { Transaction } from 'kysely'
import { teamErrors } from '../../domain/accounts/invite.ts'
import { emailTaken } from '../../domain/accounts/join.ts'
import { lastOwner, personForm } from '../../domain/accounts/person.ts'
import type { Role, StaffMember, Team, TeamResult } from '../../domain/accounts/staff.ts'
import { normalisers } from '../../domain/enquiries/search-keys.ts'
import { check } from '../../domain/form.ts'
import type { Store } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'
import { asOwner } from './as-owner.ts'
import { feedFrom, removeFeedsOf } from './feeds.ts'
import { listInvites, withdrawInvitesOf } from './invites.ts'
import { endSessionsOf, listSessions } from './sessions.ts'
import { countEnabled, maxStaff } from './staff.ts'

export async function readTeam({ db, now }: Store): Promise<Team> {
  const rows = await db.selectFrom('staff').select(['id', 'name', 'email', 'role', 'disabled_at']).orderBy('name').orderBy('id').execute()
  const sessions = await listSessions(db, now())
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
    invites: await listInvites(db, now()),
  }
}

/** Changes somebody's name, email and role. There is always an owner. Links to set a password no longer work after a new email. */
export async function changePerson({ db }: Store, id: string, sent: unknown, by: StaffMember): Promise<TeamResult> {
  const checked = check(personForm, sent)
  if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
  const { name, role } = checked.answers
  const email = normalisers.email(checked.answers.email)
  return await asOwner(db, by.id, async (trx): Promise<TeamResult> => {
    const before = await trx.selectFrom('staff').select(['email', 'role']).where('id', '=', id).executeTakeFirst()
    if (!before) return { outcome: 'missing' }
    const others = trx.selectFrom('staff').select('id').where('id', '<>', id)
    if (await others.where('email', '=', email).executeTakeFirst()) return { outcome: 'refused', fieldErrors: { email: emailTaken } }
    const otherOwners = others.where('role', '=', 'owner').where('disabled_at', 'is', null)
    if (before.role === 'owner' && role !== 'owner' && !(await otherOwners.executeTakeFirst())) {
      return { outcome: 'refused', fieldErrors: { role: lastOwner } }
    }
    await trx
      .updateTable('staff')
      .set({ name, email, role: role as Role })
      .where('id', '=', id)
      .execute()
    if (before.email !== email) await withdrawInvitesOf(trx, id)
    return { outcome: 'done' }
  })
}

/** Disables an account and ends all its access. Owners can't disable themselves, so there is always an enabled owner. */
export async function disable({ db, now }: Store, id: string, by: StaffMember): Promise<TeamResult> {
  return await asOwner(db, by.id, async (trx): Promise<TeamResult> => {
    if (id === by.id) return { outcome: 'refused', fieldErrors: { account: teamErrors.self } }
    const { numUpdatedRows } = await trx
      .updateTable('staff')
      .set((eb) => ({ disabled_at: eb.fn.coalesce('disabled_at', eb.val(now())) }))
      .where('id', '=', id)
      .executeTakeFirst()
    await endAccessOf(trx, id)
    return { outcome: numUpdatedRows > 0 ? 'done' : 'missing' }
  })
}

/** Enables an account, unless there are 20 people. */
export async function enable({ db }: Store, id: string, by: StaffMember): Promise<TeamResult> {
  return await asOwner(db, by.id, async (trx): Promise<TeamResult> => {
    const account = await trx.selectFrom('staff').select('disabled_at').where('id', '=', id).executeTakeFirst()
    if (!account) return { outcome: 'missing' }
    if (account.disabled_at === null) return { outcome: 'done' }
    if ((await countEnabled(trx)) >= maxStaff) return { outcome: 'refused', fieldErrors: { account: teamErrors.full } }
    await trx.updateTable('staff').set({ disabled_at: null }).where('id', '=', id).execute()
    return { outcome: 'done' }
  })
}

/** Ends every kind of access of a person but the password: sessions, links to set one, and calendar links. */
export async function endAccessOf(trx: Transaction<Tables>, id: string): Promise<void> {
  await endSessionsOf(trx, id)
  await withdrawInvitesOf(trx, id)
  await removeFeedsOf(trx, id)
}
