import { inviteErrors } from '../../domain/accounts/invite.ts'
import { emailTaken, joinFormOf } from '../../domain/accounts/join.ts'
import { guessablePassword } from '../../domain/accounts/password.ts'
import type { Client } from '../../domain/accounts/staff.ts'
import type { Desk } from '../../domain/desk.ts'
import { check } from '../../domain/enquiries/enquiry.ts'
import { normalisers } from '../../domain/enquiries/search-keys.ts'
import type { Store } from '../database/store.ts'
import { isGuessable } from './guessable.ts'
import { findInvite } from './invites.ts'
import { join as redeem } from './joining.ts'
import { newKey, sha256 } from './keys.ts'
import { type Limiter, QueueFull } from './limiter.ts'
import { hashPassword } from './passwords.ts'
import { busy } from './sign-in.ts'
import { accountKey } from './sign-in-attempts.ts'

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
  if (joined.outcome === 'taken') return { outcome: 'refused', fieldErrors: { email: emailTaken } }
  if (joined.outcome === 'full') return { outcome: 'refused', fieldErrors: { name: inviteErrors.full } }
  return joined.outcome === 'joined' ? { outcome: 'signed in', token, keptForTheDay: false, staff: joined.staff } : { outcome: 'missing' }
}
