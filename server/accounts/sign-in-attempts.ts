import { type Kysely, sql, type Transaction } from 'kysely'
import { keyedHash } from '../database/address-key.ts'
import { senderOf } from '../database/sender-of.ts'
import type { Store } from '../database/store.ts'
import type { Tables } from '../database/tables.ts'

/** An attempt to sign in, of which only keyed hashes are stored. */
export type Attempt = { email: string; address: string }

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
/** More failed attempts than `most` within `window` milliseconds, and even the right password is refused. */
const limits = {
  sender: { most: 10, window: 15 * minute },
  account: { most: 30, window: 60 * minute },
} as const

/**
 * Counts an attempt to sign in before its password is checked, so that many at once can't exceed a limit.
 * @returns undefined, or the seconds to wait when the account or the sender is over its limit; then nothing is counted
 */
export async function countAttempt(db: Kysely<Tables>, keys: AttemptKeys, now: number): Promise<number | undefined> {
  try {
    await db.transaction().execute(async (trx) => {
      for (const { kind, hash } of inOrder(keys)) {
        const { most, window } = limits[kind]
        const { count, since } = await countOne(trx, hash, now, window)
        if (count > most) throw new TooManyAttempts(Math.max(1, Math.ceil((since + window - now) / 1000)))
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
  const { most, window } = limits.sender
  const { count, since } = await db.transaction().execute((trx) => countOne(trx, sender, now(), window))
  return count > most ? Math.max(1, Math.ceil((since + window - now()) / 1000)) : undefined
}

/** Uncounts an attempt that succeeded or whose password wasn't checked. */
export async function refundAttempt(db: Kysely<Tables>, keys: AttemptKeys): Promise<void> {
  for (const { hash } of inOrder(keys)) {
    await db
      .updateTable('sign_in_attempt')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('hash', '=', hash)
      .where('count', '>', 0)
      .execute()
  }
}

/** Deletes an account's failed attempts after the person has set a new password with a link. */
export async function deleteAttempts(trx: Transaction<Tables>, account: string): Promise<void> {
  await trx.deleteFrom('sign_in_attempt').where('hash', '=', account).execute()
}

export async function deleteExpiredAttempts(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('sign_in_attempt')
    .where('since', '<=', now - limits.account.window)
    .execute()
}

/** Rolls back the transaction, so that refused attempts don't prolong the wait. */
class TooManyAttempts extends Error {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('Too many attempts to sign in.')
    this.retryAfter = retryAfter
  }
}

/** The first attempt starts the window. The row stays locked until the commit. */
function countOne(trx: Transaction<Tables>, hash: string, now: number, window: number) {
  const isOver = sql`sign_in_attempt.since <= excluded.since - ${sql.lit(window)}`
  return trx
    .insertInto('sign_in_attempt')
    .values({ hash, since: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({
        since: sql<number>`case when ${isOver} then excluded.since else sign_in_attempt.since end`,
        count: sql<number>`case when ${isOver} then 1 else sign_in_attempt.count + 1 end`,
      }),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow()
}

/** Sorted, so that two servers can't deadlock. */
function inOrder({ account, sender }: AttemptKeys) {
  return [
    { kind: 'account' as const, hash: account },
    { kind: 'sender' as const, hash: sender },
  ].sort((a, b) => (a.hash < b.hash ? -1 : 1))
}
