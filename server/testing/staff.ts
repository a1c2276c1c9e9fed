import { argon2Sync, randomBytes } from 'node:crypto'
import { goodSignIn } from '../../domain/accounts/sign-in.examples.ts'
import type { Role, StaffMember } from '../../domain/accounts/staff.ts'
import { storeInvite } from '../accounts/invites.ts'
import { redeem } from '../accounts/join.ts'
import { newKey, sha256 } from '../accounts/keys.ts'
import type { Store } from '../database/store.ts'

/** Matches `goodSignIn.password`, at the lowest cost. */
const password = cheaplyHashed(goodSignIn.password)

/** Adds an account with the password of `goodSignIn`, and signs it in. */
export async function addStaff(
  store: Store,
  { email = goodSignIn.email, name = 'Aroha Ngata', role = 'staff' as Role } = {},
): Promise<StaffMember & { token: string }> {
  const [key, token] = [newKey(), newKey()]
  await storeInvite(store.db, { hash: sha256(key), email, role, form: null, by: null }, store.now())
  const session = { hash: sha256(token), label: 'Firefox on Linux', kept: false }
  const joined = await redeem(store.db, sha256(key), { name, email, password, session, attempts: '' }, store.now())
  if (joined.outcome !== 'joined') throw new Error(joined.outcome)
  return { ...joined.staff, token }
}

function cheaplyHashed(text: string): string {
  const nonce = randomBytes(16)
  const hash = argon2Sync('argon2id', { message: text, nonce, parallelism: 1, tagLength: 32, memory: 8, passes: 1 })
  const [salt, tag] = [nonce, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${tag}`
}
