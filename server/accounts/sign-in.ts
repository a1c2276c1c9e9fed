import { type SignInAnswers, signInForm, wrongPassword } from '../../domain/accounts/sign-in.ts'
import type { Busy, Client, SignInResult } from '../../domain/accounts/staff.ts'
import { check } from '../../domain/enquiries/enquiry.ts'
import { normalisers } from '../../domain/enquiries/search-keys.ts'
import { senderOf } from '../database/sender-of.ts'
import type { Store } from '../database/store.ts'
import { newKey, sha256 } from './keys.ts'
import { type KeyedLimiter, type Limiter, QueueFull } from './limiter.ts'
import { dummyHash, verifyPassword } from './passwords.ts'
import { attemptKeys, countAttempt, refundAttempt } from './sign-in-attempts.ts'
import { findStaff, signIn as startSignedIn } from './staff.ts'

/** Retry after five seconds, when fewer passwords are waiting to be checked. */
export const busy: Busy = { outcome: 'busy', retryAfter: 5 }

const refused = { outcome: 'refused' as const, fieldErrors: { password: wrongPassword } }

/** `inTurn`: by sender. */
export type SignInLimits = { hash: Limiter; inTurn: KeyedLimiter }

/** Checks email and password, and starts a session. An unknown email takes as long, counts as much and gets the same answer as a wrong password. */
export async function signIn(store: Store, limit: SignInLimits, sent: unknown, client: Client): Promise<SignInResult> {
  const checked = check(signInForm, sent)
  if (!checked.ok) return { outcome: 'refused', fieldErrors: checked.fieldErrors }
  const { answers } = checked
  try {
    return await limit.inTurn(senderOf(client.address), () => checkPassword(store, limit.hash, answers, client))
  } catch (error) {
    if (error instanceof QueueFull) return busy
    throw error
  }
}

async function checkPassword(store: Store, hash: Limiter, answers: SignInAnswers, client: Client): Promise<SignInResult> {
  const { password, keep } = answers
  const email = normalisers.email(answers.email)
  const attempt = attemptKeys({ email, address: client.address }, store.key)
  const retryAfter = await countAttempt(store.db, attempt, store.now())
  if (retryAfter !== undefined) return { outcome: 'limited', retryAfter }

  const account = await findStaff(store.db, email)
  try {
    if (!(await hash(() => verifyPassword(password, account?.password ?? dummyHash)))) return refused
  } catch (error) {
    await refundAttempt(store.db, attempt)
    throw error
  }
  if (!account) return refused

  const token = newKey()
  const kept = keep === 'yes'
  const staff = await startSignedIn(store.db, account, { hash: sha256(token), label: client.label, kept }, attempt, store.now())
  return staff ? { outcome: 'signed in', token, keptForTheDay: kept, staff } : refused
}
