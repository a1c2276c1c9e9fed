import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { enquiriesAndMails } from './migrations/0001-enquiries-and-mails.ts'
import { quarantineAndCounts } from './migrations/0002-quarantine-and-counts.ts'
import { outboxAndRecords } from './migrations/0003-outbox-and-records.ts'
import type { Tables } from './tables.ts'

/** In the order in which they run. A migration that has run anywhere is never changed: add another. */
const migrations = {
  '0001-enquiries-and-mails': enquiriesAndMails,
  '0002-quarantine-and-counts': quarantineAndCounts,
  '0003-outbox-and-records': outboxAndRecords,
}

/** Names of all versions of the tables, the oldest first. */
export const versions: readonly string[] = Object.keys(migrations)

/** Walks a database through the migrations, also to one in the middle. */
export function migratorFor(db: Kysely<Tables>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}

/**
 * Brings a database to the present tables. Several processes may do so at once: one runs, the others wait.
 * @throws the first migration's error; then nothing has changed
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await migratorFor(db).migrateToLatest()
  if (error) throw error
}
