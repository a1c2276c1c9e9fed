import type { Kysely, RawBuilder } from 'kysely'
import type { Tables } from './tables.ts'
import type { StoreError } from './types.ts'

/** A database under the store, with the few things in which SQLite and PostgreSQL differ. */
export type Database = {
  db: Kysely<Tables>
  /** SQL for the database's clock, in milliseconds since 1970, on which all processes' leases are based. */
  clock: RawBuilder<number>
  /** Whether transactions run at the same time, so that they have to lock rows. In SQLite, one waits for the other. */
  hasRowLocks: boolean
  /** SQL for the ids of the rows in `find_text` whose text has all of these trigrams, from the index. */
  withTrigrams(trigrams: readonly string[]): RawBuilder<number>
  /** Whether the row itself caused the error, so that a retry can't help and other rows are not affected. */
  isRowError(error: unknown): boolean
  /** Whether the database's own check finds no damage. */
  checkIntegrity(): Promise<boolean>
  /**
   * Removes deleted data from all files of the embedded store; in PostgreSQL vacuum does that. Resolves to false when another
   * program was reading for too long; then the next call tries again.
   */
  purgeDeleted(): Promise<boolean>
  /** Classifies an error of this database. */
  errorOf(error: unknown): StoreError
}

/** Returns a query that also locks the rows it reads, until the end of its transaction. */
export function forUpdate<Query extends { forUpdate(): Query }>(hasRowLocks: boolean, query: Query): Query {
  return hasRowLocks ? query.forUpdate() : query
}
