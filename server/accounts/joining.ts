import { randomUUIDv7 } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { StaffMember } from '../../domain/accounts/staff.ts'
import type { InviteRow, Tables } from '../database/tables.ts'
import { asOwner, type NotOwner, withTeamLocked } from './as-owner.ts'
import {
  addInvite,
  findInviteOfForm,
  listInvites,
  markInviteUsed,
  type NewInvite,
  openInvite,
  withdrawFirstOwnersInvites,
} from './invites.ts'
import { type NewSession, startSession } from './sessions.ts'
import { deleteAttempts } from './sign-in-attempts.ts'
import { countEnabled, endAccessOf, findStaff, maxStaff } from './staff.ts'

/** What a person joining has entered. `email`: used for the first owner only. `attempts`: the key under which the account's sign-in attempts are counted. */
export type Joining = { name: string; email: string; password: string; session: NewSession; attempts: string }

export type Joined = { outcome: 'joined'; staff: StaffMember } | { outcome: 'missing' | 'taken' | 'full' }

/** Redeems an invite: adds an account, or changes its password and ends all other access to it. Then signs in. */
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
  if (!mayExceed(invite) && (await countEnabled(trx)) >= maxStaff) return 'full'
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
    .set({ password, disabled_at: null, ...(role === 'owner' && { role }) })
    .where('id', '=', staff_id)
    .returning(['id', 'name', 'email', 'role'])
    .executeTakeFirstOrThrow()
  await endAccessOf(trx, staff.id)
  return staff
}

/** An owner's link from the command must work even if the desk is full, because there may be no other way back in. */
function mayExceed({ role, form_id }: Pick<InviteRow, 'role' | 'form_id'>): boolean {
  return role === 'owner' && form_id === null
}

/** `by`: the owner who makes it; null for the command, whose invite may also be for a disabled account, or make its account an owner. */
export type GivenInvite = Pick<NewInvite, 'hash' | 'role' | 'form'> & { email: string; by: string | null }

/** Adds an invite. `full`: there are 20 people, including those invited. `duplicate`: by the same form. */
export async function invite(
  db: Kysely<Tables>,
  given: GivenInvite,
  now: number,
): Promise<'invited' | 'duplicate' | 'full' | 'disabled' | NotOwner> {
  const { by } = given
  return await (by === null
    ? withTeamLocked(db, (trx) => makeInvite(trx, given, now))
    : asOwner(db, by, (trx) => makeInvite(trx, given, now)))
}

async function makeInvite(trx: Transaction<Tables>, { hash, role, email, form, by }: GivenInvite, now: number) {
  const isCommand = by === null
  const first = form === null ? undefined : await findInviteOfForm(trx, form)
  // By this call, if it is retried after a lost connection.
  if (first !== undefined) return first === hash ? 'invited' : 'duplicate'
  const account = await findStaff(trx, email)
  if (account?.disabled_at && !isCommand) return 'disabled'
  if (!account && !mayExceed({ role, form_id: form })) {
    const invited = (await listInvites(trx, now)).filter((one) => one.name === undefined && one.email !== email)
    if ((await countEnabled(trx)) + invited.length >= maxStaff) return 'full'
  }
  const newRole = account && !(isCommand && role === 'owner') ? account.role : role
  await addInvite(trx, { hash, email, role: newRole, staffId: account?.id ?? null, form }, now)
  return 'invited'
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
