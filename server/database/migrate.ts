import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { enquiriesAndMails } from './migrations/0001-enquiries-and-mails.ts'
import { quarantineAndCounts } from './migrations/0002-quarantine-and-counts.ts'
import { outboxAndRecords } from './migrations/0003-outbox-and-records.ts'
import { references } from './migrations/0004-references.ts'
import { desk } from './migrations/0005-desk.ts'
import { appointments } from './migrations/0006-appointments.ts'
import { find } from './migrations/0007-find.ts'
import { callBacks } from './migrations/0008-call-backs.ts'
import { linkForms } from './migrations/0009-link-forms.ts'
import { mailAddresses } from './migrations/0010-mail-addresses.ts'
import { foldAgain } from './migrations/0011-fold-again.ts'
import type { Tables } from './tables.ts'

/** In order. Never change a migration that has been released; add another. */
const migrations = {
  '0001-enquiries-and-mails': enquiriesAndMails,
  '0002-quarantine-and-counts': quarantineAndCounts,
  '0003-outbox-and-records': outboxAndRecords,
  '0004-references': references,
  '0005-desk': desk,
  '0006-appointments': appointments,
  '0007-find': find,
  '0008-call-backs': callBacks,
  '0009-link-forms': linkForms,
  '0010-mail-addresses': mailAddresses,
  '0011-fold-again': foldAgain,
}

/** Names of all schema versions, oldest first. */
export const versions: readonly string[] = Object.keys(migrations)

/** Returns a migrator, which can also stop at an intermediate version. */
export function migratorFor(db: Kysely<Tables>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}

/**
 * Migrates a database to the latest schema. Several processes may call it at the same time: one migrates, the others wait.
 * @throws the error of the migration that failed; then nothing has changed
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await migratorFor(db).migrateToLatest()
  if (error) throw error
}
