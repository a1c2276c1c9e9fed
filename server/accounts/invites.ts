import type { Kysely, Transaction } from 'kysely'
import { inviteErrors, inviteForm, inviteLasts, teamErrors } from '../../domain/accounts/invite.ts'
import type { Duplicate, Invite, Refused, Role, StaffMember, TeamResult } from '../../domain/accounts/staff.ts'
import type { Desk } from '../../domain/desk.ts'
import { normalisers } from '../../domain/enquiries/search-keys.ts'
import { check } from '../../domain/form.ts'
import { reliably } from '../database/retry-once.ts'
import type { Store } from '../database/store.ts'
import type { InviteRow, Tables } from '../database/tables.ts'
import { asOwner, withTeamLocked } from './as-owner.ts'
import { newKey, sha256 } from './keys.ts'
import { countEnabled, findStaff, maxStaff } from './staff.ts'

type Options = { form?: string | null; by?: string | null }

type Made = Exclude<Awaited<ReturnType<Desk['invite']>>, { outcome: 'missing' }>

/**
 * Makes a link for a new colleague, or for a new password if the email already has an account.
 * @param form the hidden id of its form
 * @param by the owner who makes it; null for the command, which allows a disabled account, which using the link enables; and with role 'owner',
 * using the link makes the account an owner
 */
export async function invite(store: Store, sent: unknown, { form = null, by = null }: Options = {}): Promise<Made> {
  const checked = check(inviteForm, sent)
  if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
  const email = normalisers.email(checked.answers.email)
  const role = checked.answers.role === 'owner' ? 'owner' : 'staff'
  const key = newKey()
  // Retried with the same key, so that it finds its own invite.
  const given = { hash: sha256(key), email, role, form, by } as const
  const added = await reliably(store, () => storeInvite(store.db, given, store.now()))
  if (added.outcome !== 'invited') return added
  const made = await findInvite(store.db, given.hash, store.now())
  // A newer invite to the same person has just replaced it.
  if (!made) return invite(store, sent, { form, by })
  return { outcome: 'invited', key, invite: made }
}

/** Returns the key of a link for the first owner, or undefined if anyone has an account. Earlier links stop working. */
export async function inviteFirstOwner({ db, now }: Store): Promise<string | undefined> {
  const key = newKey()
  return await withTeamLocked(db, async (trx) => {
    if (await trx.selectFrom('staff').select('id').limit(1).executeTakeFirst()) return undefined
    await addInvite(trx, { hash: sha256(key), role: 'owner', email: null, staffId: null, form: null }, now())
    return key
  })
}

/** `hash`: SHA-256 of its key. `form` and `by`: as in `invite`. */
type GivenInvite = { hash: string; email: string; role: Role; form: string | null; by: string | null }

type Stored = { outcome: 'invited' } | Duplicate | Refused

/** Adds an invite, unless 20 people have accounts or invites. */
export async function storeInvite(db: Kysely<Tables>, given: GivenInvite, now: number): Promise<Stored> {
  const { by } = given
  return await (by === null
    ? withTeamLocked(db, (trx) => storeChecked(trx, given, now))
    : asOwner(db, by, (trx) => storeChecked(trx, given, now)))
}

async function storeChecked(trx: Transaction<Tables>, { hash, role, email, form, by }: GivenInvite, now: number): Promise<Stored> {
  const isCommand = by === null
  const first = form === null ? undefined : await trx.selectFrom('invite').select('hash').where('form_id', '=', form).executeTakeFirst()
  // By this call, if it is retried after a lost connection.
  if (first) return { outcome: first.hash === hash ? 'invited' : 'duplicate' }
  const account = await findStaff(trx, email)
  if (account?.disabled_at && !isCommand) return { outcome: 'refused', fieldErrors: { email: inviteErrors.disabled } }
  if (!account && !mayExceed({ role, form_id: form })) {
    const invited = (await listInvites(trx, now)).filter((one) => one.name === undefined && one.email !== email)
    if ((await countEnabled(trx)) + invited.length >= maxStaff) return { outcome: 'refused', fieldErrors: { email: inviteErrors.full } }
  }
  const newRole = account && !(isCommand && role === 'owner') ? account.role : role
  await addInvite(trx, { hash, email, role: newRole, staffId: account?.id ?? null, form }, now)
  return { outcome: 'invited' }
}

/** An owner's link from the command must work even if the desk is full, because there may be no other way back in. */
export function mayExceed({ role, form_id }: Pick<InviteRow, 'role' | 'form_id'>): boolean {
  return role === 'owner' && form_id === null
}

/** `email`: null for the first owner. `staffId`: the account whose password is forgotten. */
type NewInvite = { hash: string; role: Role; email: string | null; staffId: string | null; form: string | null }

/** Adds an invite. It replaces unused ones for the same email; a first owner's invite replaces earlier first owner's invites. */
async function addInvite(trx: Transaction<Tables>, { hash, role, email, staffId, form }: NewInvite, now: number): Promise<void> {
  await trx
    .updateTable('invite')
    .set({ expires_at: 0 })
    .where('used_at', 'is', null)
    .where((eb) => (email === null ? eb('email', 'is', null) : eb('email', '=', email)))
    .execute()
  await trx
    .insertInto('invite')
    .values({ hash, role, email, staff_id: staffId, created_at: now, expires_at: now + inviteLasts, used_at: null, form_id: form })
    .execute()
}

export async function findInvite(db: Kysely<Tables>, hash: string, now: number): Promise<Invite | undefined> {
  const [found] = await openInvites(db, now).where('invite.hash', '=', hash).execute()
  return found && inviteFrom(found)
}

/** Returns the invites that still work, for colleagues and for forgotten passwords, newest first. */
export async function listInvites(db: Kysely<Tables>, now: number): Promise<Invite[]> {
  const rows = await openInvites(db, now).where('invite.email', 'is not', null).orderBy('invite.created_at', 'desc').execute()
  return rows.map(inviteFrom)
}

/** Ends an invite now. One that was used is refused. It is kept so that a repeat of its form is recognised. */
export async function withdrawInvite({ db }: Store, hash: string, by: StaffMember): Promise<TeamResult> {
  return await asOwner(db, by.id, async (trx): Promise<TeamResult> => {
    await trx.updateTable('invite').set({ expires_at: 0 }).where('hash', '=', hash).where('used_at', 'is', null).execute()
    const used = trx.selectFrom('invite').select('hash').where('hash', '=', hash).where('used_at', 'is not', null)
    if (await used.executeTakeFirst()) return { outcome: 'refused', fieldErrors: { link: teamErrors.used } }
    return { outcome: 'done' }
  })
}

export async function withdrawInvitesOf(trx: Transaction<Tables>, staffId: string): Promise<void> {
  await trx.deleteFrom('invite').where('staff_id', '=', staffId).execute()
}

/** Deletes the invites that would have expired by now, including those that were used or withdrawn. */
export async function deleteExpiredInvites(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('invite')
    .where('created_at', '<=', now - inviteLasts)
    .execute()
}

function openInvites(db: Kysely<Tables>, now: number) {
  return db
    .selectFrom('invite')
    .leftJoin('staff', 'staff.id', 'invite.staff_id')
    .select(['invite.hash', 'invite.email', 'invite.role', 'invite.expires_at', 'staff.name'])
    .where('invite.used_at', 'is', null)
    .where('invite.expires_at', '>', now)
}

function inviteFrom(row: Pick<InviteRow, 'hash' | 'email' | 'role' | 'expires_at'> & { name: string | null }): Invite {
  return { id: row.hash, email: row.email ?? '', role: row.role, name: row.name ?? undefined, expiresAt: row.expires_at }
}
