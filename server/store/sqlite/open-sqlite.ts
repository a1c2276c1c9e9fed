import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { constraint, mismatch, resultCodeOf, tooBig } from './result-code.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

/** @param dataDir absolute path; made when it is missing. The file is workshop.sqlite in it. */
export function openSqlite(dataDir: string): Database {
  // The file holds what people wrote to the workshop: nobody else on the machine reads it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const db = new Kysely<Tables>({ dialect: sqliteDialect(join(dataDir, 'workshop.sqlite')) })
  return {
    db,
    clock: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    skipsLockedRows: false,
    // A number in the file's head that nobody uses; a row that stays the same SQLite would not write.
    writeTrial: () => sql`pragma user_version = 0`.execute(db),
    isFaultOfRow(error) {
      const code = resultCodeOf(error)
      return code !== undefined && [constraint, mismatch, tooBig].includes(code)
    },
  }
}
