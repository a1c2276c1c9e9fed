import type { Kysely, RawBuilder } from 'kysely'
import type { Tables } from './tables.ts'

/** A database under the store, and the few things in which the two differ. */
export type Database = {
  db: Kysely<Tables>
  /** The database's own clock, in milliseconds since 1970: leases of several processes are compared by it. */
  clock: RawBuilder<number>
  /** Whether rows that another process is about to claim must be stepped over. */
  skipsLockedRows: boolean
  /** Changes nothing, and needs all that keeping an enquiry needs: the lock, the right and the room to write, and the disk. */
  writeTrial(): Promise<unknown>
  /** True when the fault lies in the row itself, so that trying again is no use and others are not concerned. */
  isFaultOfRow(error: unknown): boolean
}
