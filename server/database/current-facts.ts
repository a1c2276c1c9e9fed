import type { Kysely } from 'kysely'
import { parseFacts } from '../../domain/facts/facts-schema.ts'
import type { Facts } from '../../workshop/facts.ts'
import type { Tables } from './tables.ts'

/** The workshop's facts in memory. */
export type CurrentFacts = {
  /** The same object until they change. */
  facts(): Facts
  /** Counts the changes; 0 for the first facts. */
  factsVersion(): number
  /** Reads what this or another server has saved since. */
  readFacts(): Promise<void>
}

/** Returns the latest facts in the store, or the first ones if nobody has changed any. */
export async function currentFacts(db: Kysely<Tables>, first: Facts): Promise<CurrentFacts> {
  let current = { version: 0, facts: first }

  async function readFacts(): Promise<void> {
    const newer = db.selectFrom('facts').select(['version', 'facts']).where('version', '>', current.version)
    const row = await newer.orderBy('version', 'desc').limit(1).executeTakeFirst()
    if (row) current = { version: row.version, facts: parseFacts(row.facts, first) }
  }

  await readFacts()
  return { facts: () => current.facts, factsVersion: () => current.version, readFacts }
}
