import { randomUUIDv7 } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { StaffMember } from '../../desk/actions/desk.ts'
import {
  addInvite,
  findInviteOfForm,
  listInvites,
  markInviteUsed,
  type NewInvite,
  openInvite,
  withdrawFirstOwnersInvites,
} from './invites.ts'
import { endSessionsOf, type NewSession, startSession } from './sessions.ts'
import { deleteAttempts } from './sign-in-attempts.ts'
import { countEnabled, findStaff, maxStaff, withTeamLocked } from './staff.ts'
import type { InviteRow, Tables } from './tables.ts'

/** What a person joining has entered. `email`: used for the first owner only. `attempts`: the key under which the account's sign-in attempts are counted. */
export type Joining = { name: string; email: string; password: string; session: NewSession; attempts: string }

export type Joined = { outcome: 'joined'; staff: StaffMember } | { outcome: 'missing' | 'taken' | 'full' }

/** Redeems an invite: adds an account, or changes its password and ends its sessions. Then signs in. */
export async function join(db: Kysely<Tables>, hash: string, joining: Joining, now: number): Promise<Joined> {
  return await withTeamLocked(db, async (trx) => {
    const invite = await openInvite(trx, hash, now)
    if (!invite) return { outcome: 'missing' }
    const staff = invite.staff_id === null ? await addStaff(trx, invite, joining, now) : await recover(trx, invite, joining)
    if (typeof staff === 'string') return { outcome: staff }
    await markInviteUsed(trx, hash, now)
    await startSession(trx, staff.id, joining.session, now)
    return { outcome: 'joined', staff }
  })
}

async function addStaff(trx: Transaction<Tables>, invite: InviteRow, { name, email, password }: Joining, now: number) {
  const staff: StaffMember = { id: randomUUIDv7(), name, email: invite.email ?? email, role: invite.role }
  if (await findStaff(trx, staff.email)) return 'taken'
  if ((await countEnabled(trx)) >= maxStaff) return 'full'
  await trx
    .insertInto('staff')
    .values({ ...staff, password, created_at: now, disabled_at: null })
    .execute()
  await withdrawFirstOwnersInvites(trx)
  return staff
}

/** Also enables a disabled account: its link can only come from the command, because disabling withdraws all others. */
async function recover(trx: Transaction<Tables>, { role, staff_id }: InviteRow, { password, attempts }: Joining): Promise<StaffMember> {
  await deleteAttempts(trx, attempts)
  const staff = await trx
    .updateTable('staff')
    .set({ password, role, disabled_at: null })
    .where('id', '=', staff_id)
    .returning(['id', 'name', 'email', 'role'])
    .executeTakeFirstOrThrow()
  await endSessionsOf(trx, staff.id)
  return staff
}

/**
 * Adds an invite. `full`: there are 20 people, including those invited. `duplicate`: by the same form. An invite from the command may also be
 * for a disabled account, or make its account an owner.
 */
export async function invite(
  db: Kysely<Tables>,
  given: Pick<NewInvite, 'hash' | 'role' | 'form'> & { email: string; isCommand: boolean },
  now: number,
): Promise<'invited' | 'duplicate' | 'full' | 'disabled'> {
  const { hash, role, email, form, isCommand } = given
  return await withTeamLocked(db, async (trx) => {
    const first = form === null ? undefined : await findInviteOfForm(trx, form)
    // By this call, if it is retried after a lost connection.
    if (first !== undefined) return first === hash ? 'invited' : 'duplicate'
    const account = await findStaff(trx, email)
    if (account?.disabled_at && !isCommand) return 'disabled'
    if (!account) {
      const invited = (await listInvites(trx, now)).filter((one) => one.name === undefined && one.email !== email)
      if ((await countEnabled(trx)) + invited.length >= maxStaff) return 'full'
    }
    const newRole = account && !(isCommand && role === 'owner') ? account.role : role
    await addInvite(trx, { hash, email, role: newRole, staffId: account?.id ?? null, form }, now)
    return 'invited'
  })
}

/** Adds an invite for the first owner, which replaces earlier ones. Returns false if anyone has an account. */
export async function inviteFirstOwner(db: Kysely<Tables>, hash: string, now: number): Promise<boolean> {
  return await withTeamLocked(db, async (trx) => {
    if (await hasStaff(trx)) return false
    await addInvite(trx, { hash, role: 'owner', email: null, staffId: null, form: null }, now)
    return true
  })
}

async function hasStaff(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined
}
