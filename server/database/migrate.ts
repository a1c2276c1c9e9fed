import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { schema } from './migrations/0001-schema.ts'
import type { Tables } from './tables.ts'

/** In order. Never change a migration that has been released; add another. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-schema': schema,
}

/** Names of all schema versions, oldest first. */
export const versions: readonly string[] = Object.keys(migrations)

/** The store has a schema that this version doesn't know, because an older or a newer version made it. */
export class StoreOfAnotherVersion extends Error {
  override name = 'StoreOfAnotherVersion'

  constructor(schema: string) {
    super(`another version of this program made the store: its schema is ${schema}. Run that version, or start with an empty store.`)
  }
}

/**
 * Migrates a database to the latest schema. Several processes may call it at the same time: one migrates, the others wait.
 * @throws StoreOfAnotherVersion, or the error of the migration that failed; then nothing has changed
 */
export async function migrate(db: Kysely<Tables>, known = migrations): Promise<void> {
  const unknown = (await appliedIn(db)).find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined) throw new StoreOfAnotherVersion(unknown)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...known }) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Returns the names of the migrations that have been applied; none in a new database. */
async function appliedIn(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
