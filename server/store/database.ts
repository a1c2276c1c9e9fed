import type { Kysely, RawBuilder } from 'kysely'
import type { Tables } from './tables.ts'
import type { StoreError } from './types.ts'

/** A database under the store, and the few things in which the two differ. */
export type Database = {
  db: Kysely<Tables>
  /** The database's own clock, in milliseconds since 1970: leases of several processes are compared by it. */
  clock: RawBuilder<number>
  /** Whether rows that another process is about to claim must be stepped over. */
  skipsLockedRows: boolean
  /** True when the error lies in the row itself, so that trying again is no use and others are not concerned. */
  isFaultOfRow(error: unknown): boolean
  /** Whether the database's own check finds no damage. */
  checkIntegrity(): Promise<boolean>
  /**
   * Removes what was deleted from all files of the embedded store; in PostgreSQL that is vacuum's part. False when it could not, because
   * another program was reading for too long: then the next call does.
   */
  purgeDeleted(): Promise<boolean>
  /** What an error says of the database. */
  errorOf(error: unknown): StoreError
}
