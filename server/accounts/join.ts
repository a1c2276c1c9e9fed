import { randomUUIDv7 } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { inviteErrors } from '../../domain/accounts/invite.ts'
import { emailTaken, joinFormOf } from '../../domain/accounts/join.ts'
import { guessablePassword } from '../../domain/accounts/password.ts'
import type { Client, Refused, StaffMember } from '../../domain/accounts/staff.ts'
import type { Desk } from '../../domain/desk.ts'
import { normalisers } from '../../domain/enquiries/search-keys.ts'
import { check } from '../../domain/form.ts'
import type { Store } from '../database/store.ts'
import type { InviteRow, Tables } from '../database/tables.ts'
import { withTeamLocked } from './as-owner.ts'
import { isGuessable } from './guessable.ts'
import { findInvite, mayExceed } from './invites.ts'
import { newKey, sha256 } from './keys.ts'
import { type Limiter, QueueFull } from './limiter.ts'
import { hashPassword } from './passwords.ts'
import { type NewSession, startSession } from './sessions.ts'
import { busy } from './sign-in.ts'
import { accountKey, deleteAttempts } from './sign-in-attempts.ts'
import { countEnabled, findStaff, maxStaff } from './staff.ts'
import { endAccessOf } from './team.ts'

/** Uses an invite: adds an account, or sets a new password and ends the account's sessions. Then signs in. */
export async function join(
  store: Store,
  limit: { check: Limiter; hash: Limiter },
  key: string,
  sent: unknown,
  client: Client,
): ReturnType<Desk['join']> {
  // Checked before anything slow, so that nobody without a link can keep the server busy.
  const invite = await findInvite(store.db, sha256(key), store.now())
  if (!invite) return { outcome: 'missing' }
  const checked = check(joinFormOf(invite), sent)
  if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
  const { name = invite.name ?? '', email: typed = '', password = '' } = checked.answers
  const email = invite.email || normalisers.email(typed)

  let hashed: string
  try {
    if (await limit.check(() => isGuessable(password, { name, email }, store.facts().business))) {
      return { outcome: 'refused', fieldErrors: { password: guessablePassword } }
    }
    hashed = await limit.hash(() => hashPassword(password))
  } catch (error) {
    if (error instanceof QueueFull) return busy
    throw error
  }

  const token = newKey()
  const session = { hash: sha256(token), label: client.label, kept: false }
  const joining = { name, email, password: hashed, session, attempts: accountKey(email, store.key) }
  const joined = await redeem(store.db, invite.id, joining, store.now())
  return joined.outcome === 'joined' ? { outcome: 'signed in', token, keptForTheDay: false, staff: joined.staff } : joined
}

/** What a person joining has entered. `email`: used for the first owner only. `attempts`: the key under which the account's sign-in attempts are counted. */
type Joining = { name: string; email: string; password: string; session: NewSession; attempts: string }

type Joined = { outcome: 'joined'; staff: StaffMember } | { outcome: 'missing' } | Refused

/** Adds the account, or changes its password and ends all other access to it. Then signs in. `hash`: of the invite's key. */
export async function redeem(db: Kysely<Tables>, hash: string, joining: Joining, now: number): Promise<Joined> {
  return await withTeamLocked(db, async (trx) => {
    const open = trx.selectFrom('invite').selectAll().where('hash', '=', hash).where('used_at', 'is', null).where('expires_at', '>', now)
    const invite = await open.executeTakeFirst()
    if (!invite) return { outcome: 'missing' }
    const staff = invite.staff_id === null ? await addStaff(trx, invite, joining, now) : await recover(trx, invite, joining)
    if ('outcome' in staff) return staff
    await trx.updateTable('invite').set({ used_at: now }).where('hash', '=', hash).execute()
    await startSession(trx, staff.id, joining.session, now)
    return { outcome: 'joined', staff }
  })
}

async function addStaff(
  trx: Transaction<Tables>,
  invite: InviteRow,
  { name, email, password }: Joining,
  now: number,
): Promise<StaffMember | Refused> {
  const staff: StaffMember = { id: randomUUIDv7(), name, email: invite.email ?? email, role: invite.role }
  if (await findStaff(trx, staff.email)) return { outcome: 'refused', fieldErrors: { email: emailTaken } }
  if (!mayExceed(invite) && (await countEnabled(trx)) >= maxStaff) return { outcome: 'refused', fieldErrors: { name: inviteErrors.full } }
  await trx
    .insertInto('staff')
    .values({ ...staff, password, created_at: now, disabled_at: null })
    .execute()
  // Links for a first owner.
  await trx.deleteFrom('invite').where('email', 'is', null).execute()
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
