import type { Kysely, Transaction } from 'kysely'
import { keyedHash } from '../database/address-key.ts'
import { count, secondsLeft } from '../database/count.ts'
import { senderOf } from '../database/sender-of.ts'
import type { Store } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'

/** An attempt to sign in, of which only keyed hashes are stored. */
type Attempt = { email: string; address: string }

export function attemptKeys({ email, address }: Attempt, key: string): AttemptKeys {
  return { account: accountKey(email, key), sender: keyedHash(`sign-in:${senderOf(address)}`, key) }
}

/** Returns the key under which an account's attempts are counted. */
export function accountKey(email: string, key: string): string {
  return keyedHash(`account:${email}`, key)
}

/** Keyed hashes of an account's email and of the sender's address. */
export type AttemptKeys = { account: string; sender: string }

const minute = 60_000
type Limit = { most: number; window: number }
/** More failed attempts than `most` within `window` milliseconds, and even the right password is refused. */
const limits = {
  sender: { most: 10, window: 15 * minute },
  account: { most: 30, window: 60 * minute },
} satisfies Record<string, Limit>

/**
 * Counts an attempt to sign in before its password is checked, so that many at once can't exceed a limit.
 * @returns undefined, or the seconds to wait when the account or the sender is over its limit; then nothing is counted
 */
export async function countAttempt(db: Kysely<Tables>, keys: AttemptKeys, now: number): Promise<number | undefined> {
  try {
    await db.transaction().execute(async (trx) => {
      for (const { kind, hash } of inOrder(keys)) {
        const retryAfter = await countOne(trx, hash, limits[kind], now)
        if (retryAfter) throw new TooManyAttempts(retryAfter)
      }
    })
    return undefined
  } catch (error) {
    if (error instanceof TooManyAttempts) return error.retryAfter
    throw error
  }
}

/**
 * Counts a guess at a secret. A right one is never refused: 256 bits can't be guessed, and the phones of one workshop share an address.
 * @returns undefined, or the seconds to wait when the sender is over the limit
 */
export async function countGuess({ db, key, now }: Store, address: string): Promise<number | undefined> {
  const sender = keyedHash(`feed:${senderOf(address)}`, key)
  return await db.transaction().execute((trx) => countOne(trx, sender, limits.sender, now()))
}

/** Uncounts an attempt that succeeded or whose password wasn't checked. */
export async function refundAttempt(db: Kysely<Tables>, keys: AttemptKeys): Promise<void> {
  for (const { hash } of inOrder(keys)) {
    await db
      .updateTable('counter')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('hash', '=', hash)
      .where('count', '>', 0)
      .execute()
  }
}

/** Deletes an account's failed attempts after the person has set a new password with a link. */
export async function deleteAttempts(trx: Transaction<Tables>, account: string): Promise<void> {
  await trx.deleteFrom('counter').where('hash', '=', account).execute()
}

/** Rolls back the transaction, so that refused attempts don't prolong the wait. */
class TooManyAttempts extends Error {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('Too many attempts to sign in.')
    this.retryAfter = retryAfter
  }
}

/** Returns undefined, or the seconds to wait when it is over the limit. */
async function countOne(trx: Transaction<Tables>, hash: string, { most, window }: Limit, now: number): Promise<number | undefined> {
  const { before = 0, since = now } = (await count(trx, new Map([[hash, 1]]), now, window)).get(hash) ?? {}
  return before < most ? undefined : secondsLeft(since, window, now)
}

/** Sorted, so that two servers can't deadlock. */
function inOrder({ account, sender }: AttemptKeys) {
  return [
    { kind: 'account' as const, hash: account },
    { kind: 'sender' as const, hash: sender },
  ].sort((a, b) => (a.hash < b.hash ? -1 : 1))
}
