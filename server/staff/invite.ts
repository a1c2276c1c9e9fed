import type { Desk } from '../../desk/actions/desk.ts'
import { invite as form, inviteErrors } from '../../desk/actions/invite.ts'
import { check } from '../../enquiries/enquiry.ts'
import { normalisers } from '../store/search-keys.ts'
import type { StaffStore } from '../store/staff-store.ts'
import { newKey, sha256 } from './keys.ts'

/**
 * Makes a link for a new colleague, or for a new password when the email has an account.
 * @param isCommand also for a disabled account, which is enabled when the link is used; and a link for an owner makes the account one
 */
export async function invite(store: StaffStore, sent: unknown, { isCommand = false } = {}): ReturnType<Desk['invite']> {
  const checked = check(form, sent)
  if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
  const email = normalisers.email(checked.answers.email)
  const role = checked.answers.role === 'owner' ? 'owner' : 'staff'
  const key = newKey()
  const outcome = await store.invite({ hash: sha256(key), email, role, isCommand })
  if (outcome !== 'invited') return { outcome: 'refused', fieldErrors: { email: inviteErrors[outcome] } }
  const made = await store.findInvite(sha256(key))
  // A newer one to the same person has replaced it in this very moment.
  if (!made) return invite(store, sent, { isCommand })
  return { outcome: 'invited', key, invite: made }
}

/** Returns the key of the first owner's link, or undefined when there is staff. Earlier ones stop working. */
export async function inviteFirstOwner(store: StaffStore): Promise<string | undefined> {
  const key = newKey()
  return (await store.inviteFirstOwner(sha256(key))) ? key : undefined
}

/** Returns the link that an invite is opened by. */
export function joinLink(origin: string, key: string): string {
  return `${origin}/desk/join?key=${key}`
}
