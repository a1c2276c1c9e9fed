import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The key under which this database's processes hash addresses; made by the first of them. */
export async function addressKey(db: Kysely<Tables>): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name: 'address key', value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('secret').select('value').where('name', '=', 'address key').executeTakeFirstOrThrow()
  return value
}

/** What is kept of an address, a network or a mailbox: the same for the same one, and no way back without the key. */
export function keyedHash(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
