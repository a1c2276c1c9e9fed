import { inviteErrors, inviteForm, teamErrors } from '../../domain/accounts/invite.ts'
import type { Desk } from '../../domain/desk.ts'
import { check } from '../../domain/enquiries/enquiry.ts'
import { normalisers } from '../../domain/enquiries/search-keys.ts'
import { reliably } from '../database/retry-once.ts'
import type { Store } from '../database/store.ts'
import { findInvite } from './invites.ts'
import { inviteFirstOwner as addFirstOwner, invite as addInvite } from './joining.ts'
import { newKey, sha256 } from './keys.ts'

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
  const outcome = await reliably(store, () => addInvite(store.db, given, store.now()))
  if (outcome === 'duplicate') return { outcome }
  if (outcome === 'not an owner') return { outcome: 'refused', fieldErrors: { account: teamErrors.notOwner } }
  if (outcome !== 'invited') return { outcome: 'refused', fieldErrors: { email: inviteErrors[outcome] } }
  const made = await findInvite(store.db, sha256(key), store.now())
  // A newer invite to the same person has just replaced it.
  if (!made) return invite(store, sent, { form, by })
  return { outcome: 'invited', key, invite: made }
}

/** Returns the key of a link for the first owner, or undefined if anyone has an account. Earlier links stop working. */
export async function inviteFirstOwner(store: Store): Promise<string | undefined> {
  const key = newKey()
  return (await addFirstOwner(store.db, sha256(key), store.now())) ? key : undefined
}
