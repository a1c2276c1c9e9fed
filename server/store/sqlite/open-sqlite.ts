import { mkdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { StoreError } from '../types.ts'
import { constraint, ioError, mismatch, resultCodeOf, tooBig } from './result-code.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

/** By SQLite's result codes: https://www.sqlite.org/rescode.html */
const errors: Readonly<Record<number, StoreError>> = {
  5: 'locked',
  6: 'locked',
  8: 'read-only',
  11: 'damaged',
  13: 'full',
  14: 'unreachable',
  26: 'damaged',
}

/** @param dataDir absolute path; made when it is missing. The file is workshop.sqlite in it. */
export function openSqlite(dataDir: string): Database {
  // The file holds what people wrote to the workshop: nobody else on the machine reads it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const db = new Kysely<Tables>({ dialect: sqliteDialect(join(dataDir, 'workshop.sqlite')) })
  return {
    db,
    clock: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    skipsLockedRows: false,
    isFaultOfRow(error) {
      const code = resultCodeOf(error)
      return code !== undefined && [constraint, mismatch, tooBig].includes(code)
    },
    async checkIntegrity() {
      const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
      return rows[0]?.quick_check === 'ok'
    },
    errorOf(error) {
      const code = resultCodeOf(error) ?? 0
      // Beside 'full' SQLite has another word for it, when it is the log or the index of the log that cannot grow.
      if (code === ioError && statfsSync(dataDir).bavail === 0) return 'full'
      return errors[code] ?? 'error'
    },
  }
}
