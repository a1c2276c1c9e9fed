import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Returns the key for hashing addresses, shared by all servers on this database and created by the first. */
export async function addressKey(db: Kysely<Tables>): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name: 'address key', value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('secret').select('value').where('name', '=', 'address key').executeTakeFirstOrThrow()
  return value
}

/** Returns the HMAC-SHA-256 under which an address, network or mailbox is stored. */
export function keyedHash(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
