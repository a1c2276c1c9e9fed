import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { enquiriesAndMails } from './migrations/0001-enquiries-and-mails.ts'
import type { Tables } from './tables.ts'

/** In the order in which they run. A migration that has run anywhere is never changed: add another. */
const migrations = {
  '0001-enquiries-and-mails': enquiriesAndMails,
}

/**
 * Brings a database to the present tables. Several processes may do so at once: one runs, the others wait.
 * @throws the first migration's error; then nothing has changed
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
