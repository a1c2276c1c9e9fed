import type { Kysely, Transaction } from 'kysely'
import { inviteLasts } from '../../domain/accounts/invite.ts'
import type { Invite, Role } from '../../domain/accounts/staff.ts'
import type { InviteRow, Tables } from '../database/tables.ts'
import { asOwner, type NotOwner } from './as-owner.ts'

/**
 * An invite to be stored. `hash`: SHA-256 of its key. `email`: null for the first owner. `staffId`: the account whose password is forgotten.
 * `form`: the hidden id of its form, if a form made it.
 */
export type NewInvite = { hash: string; role: Role; email: string | null; staffId: string | null; form: string | null }

/** Adds an invite. It replaces unused ones for the same email; a first owner's invite replaces earlier first owner's invites. */
export async function addInvite(trx: Transaction<Tables>, { hash, role, email, staffId, form }: NewInvite, now: number): Promise<void> {
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

/** Returns the hash of the invite that a form has made, whether it still works or not. */
export async function findInviteOfForm(trx: Transaction<Tables>, form: string): Promise<string | undefined> {
  return (await trx.selectFrom('invite').select('hash').where('form_id', '=', form).executeTakeFirst())?.hash
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

/** Returns the row of an invite that still works. */
export async function openInvite(trx: Transaction<Tables>, hash: string, now: number): Promise<InviteRow | undefined> {
  return await trx
    .selectFrom('invite')
    .selectAll()
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function markInviteUsed(trx: Transaction<Tables>, hash: string, now: number): Promise<void> {
  await trx.updateTable('invite').set({ used_at: now }).where('hash', '=', hash).execute()
}

/** Ends an invite now, unless it was used. It is kept so that a repeat of its form is recognised. */
export async function withdrawInvite(db: Kysely<Tables>, hash: string, by: string): Promise<'withdrawn' | 'used' | NotOwner> {
  return await asOwner(db, by, async (trx) => {
    await trx.updateTable('invite').set({ expires_at: 0 }).where('hash', '=', hash).where('used_at', 'is', null).execute()
    const used = trx.selectFrom('invite').select('hash').where('hash', '=', hash).where('used_at', 'is not', null)
    return (await used.executeTakeFirst()) ? 'used' : 'withdrawn'
  })
}

export async function withdrawInvitesOf(trx: Transaction<Tables>, staffId: string): Promise<void> {
  await trx.deleteFrom('invite').where('staff_id', '=', staffId).execute()
}

/** Called once somebody has joined. */
export async function withdrawFirstOwnersInvites(trx: Transaction<Tables>): Promise<void> {
  await trx.deleteFrom('invite').where('email', 'is', null).execute()
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
