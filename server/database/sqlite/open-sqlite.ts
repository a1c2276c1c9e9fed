import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { StoreError } from '../types.ts'
import { checkIntegrityOf, damageIn, quickCheck } from './integrity.ts'
import {
  busy,
  cannotOpen,
  constraint,
  corrupt,
  full,
  ioError,
  locked,
  mismatch,
  notADatabase,
  readOnly,
  resultCodeOf,
  tooBig,
} from './result-code.ts'
import { checkNothingIsMissing } from './saved-count.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

const errors: Readonly<Record<number, StoreError>> = {
  [busy]: 'locked',
  [locked]: 'locked',
  [readOnly]: 'read-only',
  [corrupt]: 'damaged',
  [full]: 'full',
  [cannotOpen]: 'unreachable',
  [notADatabase]: 'damaged',
}

export function storeFileIn(dataDir: string): string {
  return join(dataDir, 'workshop.sqlite')
}

/**
 * @param dataDir absolute path, created if missing
 * @throws StoreDamaged when the file is damaged, or StoreIncomplete when it has lost what was saved; then nothing is written to it
 */
export function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = storeFileIn(dataDir)
  if (!existsSync(file)) checkNothingIsMissing(file)
  makePrivate(file)
  checkIntegrityOf(file)
  checkNothingIsMissing(file)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) })
  return {
    db,
    clock: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    hasRowLocks: false,
    withTrigrams(trigrams) {
      const all = trigrams.map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ')
      return sql<number>`(select rowid from find_index where find_index match ${all})`
    },
    isRowError(error) {
      const code = resultCodeOf(error)
      return code !== undefined && [constraint, mismatch, tooBig].includes(code)
    },
    async checkIntegrity() {
      // Drops cached pages, so that all are read from the file.
      await sql`pragma shrink_memory`.execute(db)
      try {
        const { rows } = await sql.raw<Record<string, unknown>>(quickCheck).execute(db)
        return damageIn(rows[0]) === undefined
      } catch (error) {
        if (errors[resultCodeOf(error) ?? 0] === 'damaged') return false
        throw error
      }
    },
    async purgeDeleted() {
      // secure_delete overwrites data in the database file, but not in the write-ahead log.
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
      return rows[0]?.busy === 0
    },
    errorOf(error) {
      const code = resultCodeOf(error) ?? 0
      // When the write-ahead log or its index can't grow, SQLite reports a full disk as an I/O error.
      if (code === ioError && statfsSync(dataDir).bavail === 0) return 'full'
      return errors[code] ?? 'error'
    },
  }
}

/** Creates the file with mode 600 before SQLite opens it, because it contains personal data, and repairs the mode of existing files. */
function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  // SQLite creates the -wal and -shm files with the same mode, but leaves that of existing ones.
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0
    if (mode & 0o077) chmodSync(path, 0o600)
  }
}
