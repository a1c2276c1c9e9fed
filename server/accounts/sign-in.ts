import type { Kysely } from 'kysely'
import { type ConfirmResult, confirmForm, notYourPassword } from '../../domain/accounts/confirm.ts'
import { signInForm, wrongPassword } from '../../domain/accounts/sign-in.ts'
import type { Busy, Client, Limited, SignInResult, StaffMember } from '../../domain/accounts/staff.ts'
import { normalisers } from '../../domain/enquiries/search-keys.ts'
import { check } from '../../domain/form.ts'
import { senderOf } from '../database/sender-of.ts'
import type { Store } from '../database/store.ts'
import type { StaffRow, Tables } from '../database/tables.ts'
import { newKey, sha256 } from './keys.ts'
import { type KeyedLimiter, type Limiter, QueueFull } from './limiter.ts'
import { dummyHash, verifyPassword } from './passwords.ts'
import { confirmSession, type NewSession, startSession } from './sessions.ts'
import { type AttemptKeys, attemptKeys, countAttempt, refundAttempt } from './sign-in-attempts.ts'
import { findStaff } from './staff.ts'

/** Retry after five seconds, when fewer passwords are waiting to be checked. */
export const busy: Busy = { outcome: 'busy', retryAfter: 5 }

const refused = { outcome: 'refused' as const, fieldErrors: { password: wrongPassword } }

/** `inTurn`: by sender. */
type SignInLimits = { hash: Limiter; inTurn: KeyedLimiter }

type Password = { email: string; password: string }

/** `attempt`: counted until it is refunded. */
type Checked = { outcome: 'right'; account: StaffRow; attempt: AttemptKeys } | { outcome: 'wrong' } | Limited | Busy

/** Checks email and password, and starts a session. An unknown email takes as long, counts as much and gets the same answer as a wrong password. */
export async function signIn(store: Store, limit: SignInLimits, sent: unknown, client: Client): Promise<SignInResult> {
  const checked = check(signInForm, sent)
  if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
  const { email, password, keep } = checked.answers
  return await inTurn(limit, client, async () => {
    const result = await checkPassword(store, limit.hash, { email: normalisers.email(email), password }, client)
    if (result.outcome === 'wrong') return refused
    if (result.outcome !== 'right') return result
    const token = newKey()
    const kept = keep === 'yes'
    const session = { hash: sha256(token), label: client.label, kept }
    const staff = await startSignedIn(store.db, result.account, session, result.attempt, store.now())
    return staff ? { outcome: 'signed in', token, keptForTheDay: kept, staff } : refused
  })
}

/** Starts a session after a correct password. Undefined if the password was changed or the account disabled since it was read. */
async function startSignedIn(
  db: Kysely<Tables>,
  { id, password }: StaffRow,
  session: NewSession,
  attempt: AttemptKeys,
  now: number,
): Promise<StaffMember | undefined> {
  return await db.transaction().execute(async (trx) => {
    // Before the account is locked, as in `countAttempt`.
    await refundAttempt(trx, attempt)
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

const unconfirmed = { outcome: 'refused' as const, fieldErrors: { password: notYourPassword } }

type Confirming = { token: string; staff: StaffMember; client: Client }

/** Checks the password of somebody who is signed in. Attempts count as those to sign in do. */
export async function confirm(
  store: Store,
  limit: SignInLimits,
  { token, staff, client }: Confirming,
  sent: unknown,
): Promise<ConfirmResult> {
  const checked = check(confirmForm, sent)
  if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
  return await inTurn(limit, client, async () => {
    const result = await checkPassword(store, limit.hash, { email: staff.email, ...checked.answers }, client)
    if (result.outcome === 'wrong') return unconfirmed
    if (result.outcome !== 'right') return result
    await refundAttempt(store.db, result.attempt)
    const isConfirmed = await confirmSession(store.db, sha256(token), result.account.id, store.now())
    return isConfirmed ? { outcome: 'confirmed' } : unconfirmed
  })
}

async function inTurn<T>({ inTurn }: SignInLimits, { address }: Client, work: () => Promise<T>): Promise<T | Busy> {
  try {
    return await inTurn(senderOf(address), work)
  } catch (error) {
    if (error instanceof QueueFull) return busy
    throw error
  }
}

async function checkPassword(store: Store, hash: Limiter, { email, password }: Password, client: Client): Promise<Checked> {
  const attempt = attemptKeys({ email, address: client.address }, store.key)
  const retryAfter = await countAttempt(store.db, attempt, store.now())
  if (retryAfter !== undefined) return { outcome: 'limited', retryAfter }

  const account = await findStaff(store.db, email)
  try {
    if (!(await hash(() => verifyPassword(password, account?.password ?? dummyHash)))) return { outcome: 'wrong' }
  } catch (error) {
    await refundAttempt(store.db, attempt)
    throw error
  }
  return account ? { outcome: 'right', account, attempt } : { outcome: 'wrong' }
}
